import { natsNodeCount } from './nats.ts';
import { ports } from './ports.ts';
import { DATABASE } from './places.ts';
import { serviceAccountOf } from './push-identity.ts';
import { S3_BUCKET, S3_KEY, S3_REGION } from './s3.ts';
import { ADDRESS_SEARCH_KEY, IP_DETAILS_TOKEN, MAP_KEY, STRIPE_KEYS } from './sandbox.ts';
import { readSecrets, type Secrets } from './secrets.ts';

export type DatabaseRole = 'owner' | 'app' | 'jobs';

/** Where the parts find each other; `public` addresses are the ones a browser uses. */
export interface Addresses {
  bindHost: string;
  apiPort: number;
  postgres: string;
  nats: readonly string[];
  publicNatsWebsockets: readonly string[];
  s3: string;
  publicS3: string;
  sandboxHttp: string;
  publicSandboxHttp: string;
  sandboxSmtp: string;
  webPort: number;
}

const SITES = ['tailgate', 'saguaro'] as const;

function databaseUrlAt(address: string, role: DatabaseRole, secrets: Secrets): string {
  return `postgres://tailgate_${role}:${secrets.postgres[role]}@${address}/${DATABASE}`;
}

export function environmentFor(addresses: Addresses, secrets: Secrets): Record<string, string> {
  return {
    NODE_ENV: 'development',
    LOG_LEVEL: 'info',
    HOST: addresses.bindHost,
    PORT: String(addresses.apiPort),
    TRUSTED_PROXIES: '',
    DEFAULT_SITE: SITES[0],
    PUBLIC_WEB_ORIGIN_PATTERN: `http://{site}.localhost:${addresses.webPort}`,
    DATABASE_URL: databaseUrlAt(addresses.postgres, 'app', secrets),
    DATABASE_URL_JOBS: databaseUrlAt(addresses.postgres, 'jobs', secrets),
    DATABASE_URL_OWNER: databaseUrlAt(addresses.postgres, 'owner', secrets),
    NATS_URLS: addresses.nats.map((address) => `nats://${address}`).join(','),
    NATS_WS_URLS: addresses.publicNatsWebsockets.map((address) => `ws://${address}`).join(','),
    NATS_ACCOUNT_SEED: secrets.nats.account.seed,
    NATS_SERVER_CREDS: secrets.nats.serverCreds,
    S3_ENDPOINT: `http://${addresses.s3}`,
    S3_PUBLIC_ENDPOINT: `http://${addresses.publicS3}`,
    S3_REGION,
    S3_BUCKET,
    S3_ACCESS_KEY_ID: S3_KEY.accessKeyId,
    S3_SECRET_ACCESS_KEY: S3_KEY.secretAccessKey,
    SMS_API_URL: `http://${addresses.sandboxHttp}`,
    SMS_ACCOUNT_SID: secrets.sms.accountSid,
    SMS_AUTH_TOKEN: secrets.sms.authToken,
    SMS_FROM: '+15005550006',
    SMTP_URL: `smtp://${addresses.sandboxSmtp}`,
    MAIL_FROM: 'no-reply@{site}.example',
    ADDRESS_SEARCH_API_URL: `http://${addresses.sandboxHttp}`,
    ADDRESS_SEARCH_KEY,
    ROUTING_API_URL: `http://${addresses.sandboxHttp}`,
    IP_DETAILS_API_URL: `http://${addresses.sandboxHttp}`,
    IP_DETAILS_TOKEN,
    VIN_API_URL: `http://${addresses.sandboxHttp}`,
    STRIPE_API_URL: `http://${addresses.sandboxHttp}`,
    STRIPE_PUBLIC_API_URL: `http://${addresses.publicSandboxHttp}`,
    STRIPE_PUBLIC_UPLOADS_URL: `http://${addresses.publicSandboxHttp}`,
    STRIPE_JS_URL: `http://${addresses.publicSandboxHttp}/stripe-js/stripe.js`,
    STRIPE_SECRET_KEY: STRIPE_KEYS.secret,
    STRIPE_PUBLISHABLE_KEY: STRIPE_KEYS.publishable,
    STRIPE_WEBHOOK_SECRET: STRIPE_KEYS.webhook,
    MAP_TILEJSON_URL: `http://${addresses.publicSandboxHttp}/tiles/v3/tiles.json?key=${MAP_KEY}`,
    FCM_API_URL: `http://${addresses.sandboxHttp}`,
    FCM_TOKEN_URL: `http://${addresses.sandboxHttp}/token`,
    FCM_SERVICE_ACCOUNT: serviceAccountOf(secrets.push),
    VAPID_PUBLIC_KEY: secrets.push.vapid.publicKey,
    VAPID_PRIVATE_KEY: secrets.push.vapid.privateKey,
    VAPID_SUBJECT: 'mailto:no-reply@tailgate.example',
    WEB_PUSH_ALLOWED_ORIGINS: `http://${addresses.sandboxHttp}`,
    TOKEN_SECRETS: secrets.tokenSecrets,
    SEAL_SECRETS: secrets.sealSecrets,
  };
}

export function databaseUrl(role: DatabaseRole): string {
  return databaseUrlAt(`127.0.0.1:${ports().postgres}`, role, readSecrets());
}

export function developmentEnvironment(): Record<string, string> {
  const all = ports();
  const natsNodes = all.nats.slice(0, natsNodeCount());
  const addresses: Addresses = {
    bindHost: '127.0.0.1',
    apiPort: all.api,
    postgres: `127.0.0.1:${all.postgres}`,
    nats: natsNodes.map((node) => `127.0.0.1:${node.client}`),
    publicNatsWebsockets: natsNodes.map((node) => `127.0.0.1:${node.websocket}`),
    s3: `127.0.0.1:${all.s3}`,
    publicS3: `127.0.0.1:${all.s3}`,
    sandboxHttp: `127.0.0.1:${all.sandboxHttp}`,
    publicSandboxHttp: `127.0.0.1:${all.sandboxHttp}`,
    sandboxSmtp: `127.0.0.1:${all.sandboxSmtp}`,
    webPort: all.web,
  };
  return environmentFor(addresses, readSecrets());
}

/** Lines that a shell, Node's --env-file and Docker all read alike. */
export function dotenvLines(environment: Record<string, string>): string {
  return Object.entries(environment)
    .map(([name, value]) => `${name}=${/^[\w.:/,@+=-]*$/.test(value) ? value : `"${value}"`}\n`)
    .join('');
}
