import type { Config } from '../config.ts';
import { isThisMachine } from './is-this-machine.ts';

type Names<Value> = { [Name in keyof Config]-?: Config[Name] extends Value ? Name : never }[keyof Config];

/** Vendors, as the server or browsers reach them. */
const VENDOR_ADDRESSES = [
  'SMS_API_URL',
  'SMTP_URL',
  'ADDRESS_SEARCH_API_URL',
  'ROUTING_API_URL',
  'IP_DETAILS_API_URL',
  'VIN_API_URL',
  'STRIPE_API_URL',
  'STRIPE_PUBLIC_API_URL',
  'STRIPE_PUBLIC_UPLOADS_URL',
  'STRIPE_JS_URL',
  'FCM_API_URL',
  'FCM_TOKEN_URL',
  'MAP_TILEJSON_URL',
] as const satisfies readonly Names<string | undefined>[];

/** What the stand-ins call themselves by says so. */
const VENDOR_KEYS = [
  'SMS_AUTH_TOKEN',
  'ADDRESS_SEARCH_KEY',
  'IP_DETAILS_TOKEN',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const satisfies readonly Names<string>[];

const SCALES = [
  'RATE_LIMIT_SCALE',
  'VENDOR_TIMEOUT_SCALE',
  'DATABASE_TIMEOUT_SCALE',
] as const satisfies readonly Names<number>[];

/** Key ids used by `npm run services` and in examples. */
const DEVELOPMENT_KEYS = ['token1', 'seal1'];

const OF_SANDBOX = /sandbox/i;

export interface Problem {
  readonly name: string;
  readonly message: string;
}

const when = (isWrong: boolean, name: keyof Config, message: string): Problem[] => (isWrong ? [{ name, message }] : []);

/** As far as it could be read. */
type Given = { readonly [Name in keyof Config]?: Config[Name] | undefined };

const standIns = (config: Given): Problem[] => [
  ...VENDOR_ADDRESSES.flatMap((name) =>
    when(
      OF_SANDBOX.test(config[name] ?? '') || isThisMachine(config[name] ?? ''),
      name,
      'production must not use the sandbox, nor a vendor on this machine',
    ),
  ),
  ...VENDOR_KEYS.flatMap((name) =>
    when(OF_SANDBOX.test(config[name] ?? ''), name, "production must not use the sandbox's key"),
  ),
  ...when(
    (config.WEB_PUSH_ALLOWED_ORIGINS ?? []).length > 0,
    'WEB_PUSH_ALLOWED_ORIGINS',
    'production must not call push services on its own network',
  ),
];

const ofTests = (config: Given): Problem[] => [
  ...SCALES.flatMap((name) => when((config[name] ?? 1) !== 1, name, 'must be 1 in production')),
  ...when((config.CLOCK_OFFSET_MS ?? 0) !== 0, 'CLOCK_OFFSET_MS', 'must be 0 in production'),
  ...(['TOKEN_SECRETS', 'SEAL_SECRETS'] as const).flatMap((name) =>
    when(
      (config[name] ?? []).some(({ kid }) => DEVELOPMENT_KEYS.includes(kid)),
      name,
      `production must not use keys named like those of development (${DEVELOPMENT_KEYS.join(', ')})`,
    ),
  ),
];

const unprotected = (config: Given): Problem[] => [
  ...(['PUBLIC_WEB_ORIGIN_PATTERN', 'S3_PUBLIC_ENDPOINT'] as const).flatMap((name) =>
    when(!(config[name] ?? 'https:').startsWith('https:'), name, 'must start with https: in production'),
  ),
  ...when(
    !(config.NATS_WS_URLS ?? []).every((url) => url.startsWith('wss:')),
    'NATS_WS_URLS',
    'must start with wss: in production',
  ),
];

/** What keeps a configuration out of production; values that are invalid by themselves are left out. */
export const problemsInProduction = (config: Given, isGiven: (name: keyof Config) => boolean): Problem[] => [
  ...standIns(config),
  ...ofTests(config),
  ...unprotected(config),
  // Behind an unlisted proxy all callers have its address and share one rate limit.
  ...when(
    !isGiven('TRUSTED_PROXIES'),
    'TRUSTED_PROXIES',
    'production requires the addresses of its proxies, or none where callers connect directly',
  ),
];
