import { readFileSync } from 'node:fs';
import { z } from 'zod';

const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  );

/** `kid:base64url,…`: the first key signs, the others only verify, so that secrets can be rotated. */
const keyRing = z.string().transform((text, context) => {
  const keys = text.split(',').map((entry) => {
    const [kid = '', secret = ''] = entry.trim().split(':');
    return { kid, secret: Buffer.from(secret, 'base64url') };
  });
  if (keys.some((key) => !key.kid || key.secret.length < 32)) {
    context.addIssue({
      code: 'custom',
      message: 'must be kid:secret with at least 32 random bytes, base64url',
      input: text,
    });
  }
  return keys;
});

/** A Firebase service account as downloaded: JSON, or its base64 where a single line is needed. */
const serviceAccount = z
  .string()
  .transform((given) => {
    try {
      const json = given.startsWith('{') ? given : Buffer.from(given, 'base64').toString('utf8');
      return JSON.parse(json) as unknown;
    } catch {
      return undefined;
    }
  })
  .pipe(
    z.object({
      project_id: z.string().min(1),
      client_email: z.email(),
      private_key: z.string().includes('PRIVATE KEY'),
      private_key_id: z.string().optional(),
    }),
  );

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(45_050),
  /** Serves metrics and, in production, the API documentation. Must not be reachable from outside. */
  INTERNAL_PORT: z.coerce.number().int().min(0).max(65_535).default(45_051),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),

  DATABASE_URL: z.url(),
  DATABASE_URL_JOBS: z.url(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(16),
  /** Prepared statements per connection; 0 behind a pooler that does not support them. */
  DATABASE_PREPARED_STATEMENTS: z.coerce.number().int().min(0).max(10_000).default(256),
  /** Multiplies the time limits of connections and statements; tests raise it for busy machines. */
  DATABASE_TIMEOUT_SCALE: z.coerce.number().min(0.01).max(1_000).default(1),

  NATS_URLS: list,
  NATS_WS_URLS: list,
  NATS_ACCOUNT_SEED: z.string().min(20),
  NATS_SERVER_CREDS: z.string().min(20),

  S3_ENDPOINT: z.url(),
  S3_PUBLIC_ENDPOINT: z.url(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string(),
  S3_ACCESS_KEY_ID: z.string().min(1),
  S3_SECRET_ACCESS_KEY: z.string().min(1),

  SMS_API_URL: z.url(),
  SMS_ACCOUNT_SID: z.string().min(1),
  SMS_AUTH_TOKEN: z.string().min(1),
  SMS_FROM: z.string().min(1),
  /** Numbers at the SMS vendor, with voice, that connect groomers and customers; `SMS_FROM` without any. */
  CALL_NUMBERS: list.pipe(z.array(z.string().regex(/^\+[1-9]\d{6,14}$/))),
  /** The voice webhook exactly as the vendor calls it, where a gateway changes the URL of requests. */
  CALLS_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMTP_URL: z.string().regex(/^smtps?:\/\//),
  MAIL_FROM: z.email(),

  ADDRESS_SEARCH_API_URL: z.url(),
  ADDRESS_SEARCH_KEY: z.string().min(1),
  ROUTING_API_URL: z.url(),
  IP_DETAILS_API_URL: z.url(),
  IP_DETAILS_TOKEN: z.string().min(1),

  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.stripe.com'),
  /** The same as browsers reach it: bank accounts and people go from there to the processor, never to us. */
  STRIPE_PUBLIC_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.stripe.com'),
  /** Where browsers hand photos of IDs over. */
  STRIPE_PUBLIC_UPLOADS_URL: z.url({ protocol: /^https?$/ }).default('https://uploads.stripe.com'),
  /** The processor's script, which puts its own fields for cards into our pages. */
  STRIPE_JS_URL: z.url({ protocol: /^https?$/ }).default('https://js.stripe.com'),
  STRIPE_SECRET_KEY: z.string().regex(/^(sk|rk)_\w+$/),
  STRIPE_PUBLISHABLE_KEY: z.string().regex(/^pk_\w+$/),
  STRIPE_WEBHOOK_SECRET: z.string().regex(/^whsec_\w+$/),

  FCM_API_URL: z.url().default('https://fcm.googleapis.com'),
  FCM_TOKEN_URL: z.url().default('https://oauth2.googleapis.com/token'),
  FCM_SERVICE_ACCOUNT: serviceAccount,
  VAPID_PUBLIC_KEY: z.string().regex(/^[\w-]{87}$/),
  VAPID_PRIVATE_KEY: z.string().regex(/^[\w-]{43}$/),
  /** Contact of the operator for push services. */
  VAPID_SUBJECT: z.string().regex(/^(mailto:|https:\/\/)/),
  /** Push services outside the public internet that may be called: the sandbox in development. */
  WEB_PUSH_ALLOWED_ORIGINS: list,

  TOKEN_SECRETS: keyRing,
  SEAL_SECRETS: keyRing,

  DEFAULT_SITE: z.string().default('tailgate'),
  /** Additional prefixes of the two namespaces behind a gateway; `/v1` and `/v2` always work. */
  V1_PREFIX: z
    .string()
    .regex(/^\/[\w/-]+$/)
    .default('/content-management/v1'),
  V2_PREFIX: z
    .string()
    .regex(/^\/[\w/-]+$/)
    .default('/services/v2'),
  /** Addresses of proxies whose X-Forwarded-For is trusted; `none` if callers connect directly. */
  TRUSTED_PROXIES: list.transform((proxies) => (proxies.join() === 'none' ? [] : proxies)),
  /** Origins of the native apps: Capacitor's defaults on iOS and Android. */
  NATIVE_ORIGINS: list.default(['capacitor://localhost', 'https://localhost']),
  /** Multiplies every rate limit; raised by load tests only. */
  RATE_LIMIT_SCALE: z.coerce.number().min(0.01).max(1_000_000).default(1),
  /** How far the server's clock is ahead of real time; tests and journeys take place at an instant of their own. */
  CLOCK_OFFSET_MS: z.coerce.number().int().default(0),
  /** Multiplies the time limit of every vendor call; tests raise it for busy machines. */
  VENDOR_TIMEOUT_SCALE: z.coerce.number().min(0.01).max(1_000).default(1),
  WEB_DIST: z.string().optional(),
  /** TileJSON URL, including its key, of vector tiles in the OpenMapTiles schema; without it maps show no streets. */
  MAP_TILEJSON_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Shown on maps if the TileJSON has no attribution. */
  MAP_ATTRIBUTION: z.string().optional(),
  /** Origins of the tiles that differ from the origin of the TileJSON. */
  MAP_ORIGINS: list,
  /** Public URL of a site: {site} is its slug, {host} its first host name. Used for links in emails. */
  PUBLIC_WEB_ORIGIN_PATTERN: z.string().regex(/^https?:\/\/.*\{(site|host)\}/),

  SENTRY_DSN: z.url().optional(),
  /** What error reports call this installation; `NODE_ENV` without it. */
  SENTRY_ENVIRONMENT: z.string().max(60).optional(),
  /** Commit or version of the build: shown in metrics and error reports. */
  RELEASE: z
    .string()
    .regex(/^[\w.+-]{1,60}$/)
    .default('unknown'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
});

export type Config = Readonly<z.output<typeof schema>>;

const SAFE_ONLY_OUTSIDE_PRODUCTION = /sandbox|localhost|127\.0\.0\.1/;

/** Key ids used by `npm run services` and in examples. */
const DEVELOPMENT_KEYS = ['token1', 'seal1'];

const problemsInProduction = (config: Config): string[] => [
  ...(['RATE_LIMIT_SCALE', 'VENDOR_TIMEOUT_SCALE', 'DATABASE_TIMEOUT_SCALE'] as const).filter(
    (name) => config[name] !== 1,
  ),
  ...(config.CLOCK_OFFSET_MS === 0 ? [] : ['CLOCK_OFFSET_MS']),
  ...(['PUBLIC_WEB_ORIGIN_PATTERN', 'S3_PUBLIC_ENDPOINT'] as const).filter(
    (name) => !config[name].startsWith('https:'),
  ),
  ...(config.NATS_WS_URLS.every((url) => url.startsWith('wss:')) ? [] : ['NATS_WS_URLS']),
  ...(['TOKEN_SECRETS', 'SEAL_SECRETS'] as const).filter((name) =>
    config[name].some(({ kid }) => DEVELOPMENT_KEYS.includes(kid)),
  ),
];

/** Reads and validates the whole configuration; errors contain names, never values. */
export const readConfig = (environment: NodeJS.ProcessEnv): Config => {
  const withSecretFiles = { ...environment };
  // Container platforms mount secrets as files: NAME_FILE is the path of a file with the value of NAME.
  for (const name of Object.keys(schema.shape)) {
    const path = environment[`${name}_FILE`];
    if (path) withSecretFiles[name] = readFileSync(path, 'utf8').trim();
  }
  const parsed = schema.safeParse(withSecretFiles);
  if (!parsed.success) {
    const reasons = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Invalid configuration:\n${reasons.join('\n')}`);
  }
  const config = parsed.data;
  if (config.NODE_ENV === 'production') {
    const unsafe = (
      [
        'SMS_API_URL',
        'SMTP_URL',
        'SMS_AUTH_TOKEN',
        'ADDRESS_SEARCH_API_URL',
        'ADDRESS_SEARCH_KEY',
        'ROUTING_API_URL',
        'IP_DETAILS_API_URL',
        'IP_DETAILS_TOKEN',
        'STRIPE_API_URL',
        'STRIPE_PUBLIC_API_URL',
        'STRIPE_PUBLIC_UPLOADS_URL',
        'STRIPE_JS_URL',
        'STRIPE_SECRET_KEY',
        'STRIPE_PUBLISHABLE_KEY',
        'STRIPE_WEBHOOK_SECRET',
        'FCM_API_URL',
        'FCM_TOKEN_URL',
        'MAP_TILEJSON_URL',
      ] as const
    ).filter((name) => SAFE_ONLY_OUTSIDE_PRODUCTION.test(config[name] ?? ''));
    if (unsafe.length > 0) throw new Error(`Production must not use the sandbox: ${unsafe.join(', ')}`);
    if (config.WEB_PUSH_ALLOWED_ORIGINS.length > 0)
      throw new Error('Production must not call push services on its own network: WEB_PUSH_ALLOWED_ORIGINS');
    const misconfigured = problemsInProduction(config);
    if (misconfigured.length > 0) throw new Error(`Production must not use ${misconfigured.join(', ')}`);
    // Behind an unlisted proxy all callers have its address and share one rate limit.
    if (!withSecretFiles['TRUSTED_PROXIES'])
      throw new Error('Production requires TRUSTED_PROXIES: the addresses of its proxies, or none');
  }
  return config;
};
