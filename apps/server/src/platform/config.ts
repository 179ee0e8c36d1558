import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { problemsInProduction, type Problem } from './config/production.ts';
import {
  addressList,
  httpUrl,
  keyRing,
  list,
  networkList,
  originList,
  postgresUrl,
  serviceAccount,
} from './config/value-types.ts';

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(45_050),
  /** Serves metrics and, in production, the API documentation. Must not be reachable from outside. */
  INTERNAL_PORT: z.coerce.number().int().min(0).max(65_535).default(45_051),
  /** How long the API serves on after SIGTERM, so that nobody sends it anything new when it stops; 10 in production. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(600).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),

  DATABASE_URL: postgresUrl,
  DATABASE_URL_JOBS: postgresUrl,
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(8),
  /** Prepared statements per connection; 0 behind a pooler that does not support them. */
  DATABASE_PREPARED_STATEMENTS: z.coerce.number().int().min(0).max(10_000).default(256),
  /** Multiplies the time limits of connections and statements; tests raise it for busy machines. */
  DATABASE_TIMEOUT_SCALE: z.coerce.number().min(0.01).max(1_000).default(1),

  NATS_URLS: addressList('nats:', 'tls:'),
  NATS_WS_URLS: addressList('ws:', 'wss:'),
  NATS_ACCOUNT_SEED: z.string().min(20),
  NATS_SERVER_CREDS: z.string().min(20),

  S3_ENDPOINT: httpUrl,
  S3_PUBLIC_ENDPOINT: httpUrl,
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().min(1),
  S3_ACCESS_KEY_ID: z.string().min(1),
  S3_SECRET_ACCESS_KEY: z.string().min(1),

  SMS_API_URL: httpUrl,
  SMS_ACCOUNT_SID: z.string().min(1),
  SMS_AUTH_TOKEN: z.string().min(1),
  SMS_FROM: z.string().min(1),
  /** Numbers at the SMS vendor, with voice, that connect groomers and customers; `SMS_FROM` without any. */
  CALL_NUMBERS: list.pipe(z.array(z.string().regex(/^\+[1-9]\d{6,14}$/))),
  /** The voice webhook exactly as the vendor calls it, where a gateway changes the URL of requests. */
  CALLS_WEBHOOK_URL: httpUrl.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  /** The sender of all mail, of each site its own: `{site}` is its slug, `{host}` its first host. */
  MAIL_FROM: z
    .string()
    .refine(
      (pattern) => z.email().safeParse(pattern.replace(/\{site\}|\{host\}/, 'site')).success,
      'is no email address',
    ),

  ADDRESS_SEARCH_API_URL: httpUrl,
  ADDRESS_SEARCH_KEY: z.string().min(1),
  ROUTING_API_URL: httpUrl,
  IP_DETAILS_API_URL: httpUrl,
  IP_DETAILS_TOKEN: z.string().min(1),
  VIN_API_URL: httpUrl.default('https://vpic.nhtsa.dot.gov'),

  STRIPE_API_URL: httpUrl.default('https://api.stripe.com'),
  /** The same as browsers reach it: bank accounts and people go from there to the processor, never to us. */
  STRIPE_PUBLIC_API_URL: httpUrl.default('https://api.stripe.com'),
  /** Where browsers hand photos of IDs over. */
  STRIPE_PUBLIC_UPLOADS_URL: httpUrl.default('https://uploads.stripe.com'),
  /** The processor's script, which puts its own fields for cards into our pages. */
  STRIPE_JS_URL: httpUrl.default('https://js.stripe.com'),
  STRIPE_SECRET_KEY: z.string().regex(/^(sk|rk)_\w+$/),
  STRIPE_PUBLISHABLE_KEY: z.string().regex(/^pk_\w+$/),
  STRIPE_WEBHOOK_SECRET: z.string().regex(/^whsec_\w+$/),

  FCM_API_URL: httpUrl.default('https://fcm.googleapis.com'),
  FCM_TOKEN_URL: httpUrl.default('https://oauth2.googleapis.com/token'),
  FCM_SERVICE_ACCOUNT: serviceAccount,
  VAPID_PUBLIC_KEY: z.string().regex(/^[\w-]{87}$/),
  VAPID_PRIVATE_KEY: z.string().regex(/^[\w-]{43}$/),
  /** Contact of the operator for push services. */
  VAPID_SUBJECT: z.string().regex(/^(mailto:|https:\/\/)/),
  /** Push services outside the public internet that may be called: the sandbox in development. */
  WEB_PUSH_ALLOWED_ORIGINS: originList,

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
  TRUSTED_PROXIES: networkList,
  /** Origins of the native apps: Capacitor's defaults on iOS and Android. */
  NATIVE_ORIGINS: originList.default(['capacitor://localhost', 'https://localhost']),
  /** Multiplies every rate limit; raised by load tests only. */
  RATE_LIMIT_SCALE: z.coerce.number().min(0.01).max(1_000_000).default(1),
  /** How far the server's clock is ahead of real time; tests and journeys take place at an instant of their own. */
  CLOCK_OFFSET_MS: z.coerce.number().int().default(0),
  /** Multiplies the time limit of every vendor call; tests raise it for busy machines. */
  VENDOR_TIMEOUT_SCALE: z.coerce.number().min(0.01).max(1_000).default(1),
  WEB_DIST: z.string().optional(),
  /** TileJSON URL, including its key, of vector tiles in the OpenMapTiles schema; without it maps show no streets. */
  MAP_TILEJSON_URL: httpUrl.optional(),
  /** Shown on maps if the TileJSON has no attribution. */
  MAP_ATTRIBUTION: z.string().optional(),
  /** Origins of the tiles that differ from the origin of the TileJSON. */
  MAP_ORIGINS: originList,
  /** Public URL of a site: {site} is its slug, {host} its first host name. Used for links in emails. */
  PUBLIC_WEB_ORIGIN_PATTERN: z.string().regex(/^https?:\/\/.*\{(site|host)\}/),

  SENTRY_DSN: httpUrl.optional(),
  /** What error reports call this installation; `NODE_ENV` without it. */
  SENTRY_ENVIRONMENT: z.string().max(60).optional(),
  /** Commit or version of the build: shown in metrics and error reports. */
  RELEASE: z
    .string()
    .regex(/^[\w.+-]{1,60}$/)
    .default('unknown'),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
});

export type Config = Readonly<z.output<typeof schema>>;

const NAMES = schema.keyof().options;

/** Container platforms mount secrets as files: NAME_FILE is the path of a file with the value of NAME. */
const readFiles = (environment: NodeJS.ProcessEnv) => {
  const problems: Problem[] = [];
  const contents = NAMES.flatMap((name) => {
    const path = environment[`${name}_FILE`];
    if (!path) return [];
    try {
      return [[name, readFileSync(path, 'utf8').trim()]];
    } catch (error) {
      const { code = 'error' } = error as NodeJS.ErrnoException;
      problems.push({ name: `${name}_FILE`, message: `names a file that cannot be read (${code})` });
      return [];
    }
  });
  return { values: Object.fromEntries(contents) as Record<string, string>, problems };
};

const isOf = (names: ReadonlySet<unknown>) => (name: string) => names.has(name) || names.has(`${name}_FILE`);

/** Reads and validates the whole configuration; one error has all problems, with names and never values. */
export const readConfig = (environment: NodeJS.ProcessEnv): Config => {
  const files = readFiles(environment);
  const given = Object.fromEntries(
    NAMES.flatMap((name) => {
      // Lines like NAME= of an environment file mean that there is no value.
      const value = files.values[name] ?? environment[name];
      return value ? [[name, value]] : [];
    }),
  );
  const parsed = schema.safeParse(given);
  if (parsed.success && parsed.data.NODE_ENV !== 'production' && files.problems.length === 0) return parsed.data;

  const unreadable = isOf(new Set(files.problems.map(({ name }) => name)));
  const issues = (parsed.error?.issues ?? []).filter(({ path: [name] }) => !unreadable(String(name)));
  const invalid = isOf(new Set(parsed.error?.issues.map(({ path: [name] }) => name)));
  const valid = schema.partial().parse(Object.fromEntries(Object.entries(given).filter(([name]) => !invalid(name))));
  const problems = [
    ...files.problems,
    ...issues.map(({ path, message }) => ({ name: path.join('.'), message })),
    // Whoever forgot to say where this runs is not told half.
    ...(valid.NODE_ENV === undefined || valid.NODE_ENV === 'production'
      ? problemsInProduction(valid, (name) => name in given || unreadable(name))
      : []),
  ];
  if (parsed.success && problems.length === 0) return parsed.data;
  throw new Error(`Invalid configuration:\n${problems.map(({ name, message }) => `  ${name}: ${message}`).join('\n')}`);
};
