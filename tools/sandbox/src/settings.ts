export type SandboxSettings = {
  host: string;
  /** 0 picks a free port */
  port: number;
  /** 0 picks a free port */
  smtpPort: number;
  smsAccountSid: string;
  smsAuthToken: string;
  /** Where incoming calls are reported; empty when nobody answers */
  smsVoiceUrl: string;
  fcmProject: string;
  fcmClientEmail: string;
  /** Of the service account that may send: base64 of its PEM; empty when there is none */
  fcmPublicKey: string;
  addressSearchKey: string;
  ipDetailsToken: string;
  mapKey: string;
  stripeSecretKey: string;
  stripePublishableKey: string;
  /** Where events are sent; empty when nobody listens */
  stripeWebhookUrl: string;
  stripeWebhookSecret: string;
};

export const defaultSettings: SandboxSettings = {
  host: '127.0.0.1',
  port: 45041,
  smtpPort: 45042,
  smsAccountSid: 'ACsandbox0000000000000000000000000',
  smsAuthToken: 'sandbox-token',
  smsVoiceUrl: '',
  fcmProject: 'sandbox',
  fcmClientEmail: 'push@sandbox.iam.gserviceaccount.com',
  fcmPublicKey: '',
  addressSearchKey: 'prj_test_pk_sandbox',
  ipDetailsToken: 'sandbox-ip-token',
  mapKey: 'sandbox-map-key',
  stripeSecretKey: 'sk_test_sandbox',
  stripePublishableKey: 'pk_test_sandbox',
  stripeWebhookUrl: '',
  stripeWebhookSecret: 'whsec_sandbox',
};

const loopbackHosts = new Set(['127.0.0.1', '::1', 'localhost']);

/** The outbox shows sign-in codes without authentication, so it must never be reachable from another machine. */
export function requireLoopback(host: string): void {
  if (!loopbackHosts.has(host)) throw new Error(`The sandbox binds to loopback only, not to ${host}`);
}

export function settingsFromEnvironment(env: NodeJS.ProcessEnv): SandboxSettings {
  if (env['NODE_ENV'] === 'production') {
    throw new Error('The sandbox stands in for real vendors and refuses to start with NODE_ENV=production');
  }
  return {
    host: env['SANDBOX_HOST'] ?? defaultSettings.host,
    port: portFrom(env, 'SANDBOX_PORT', defaultSettings.port),
    smtpPort: portFrom(env, 'SANDBOX_SMTP_PORT', defaultSettings.smtpPort),
    smsAccountSid: env['SANDBOX_SMS_ACCOUNT_SID'] ?? defaultSettings.smsAccountSid,
    smsAuthToken: env['SANDBOX_SMS_AUTH_TOKEN'] ?? defaultSettings.smsAuthToken,
    smsVoiceUrl: env['SANDBOX_SMS_VOICE_URL'] ?? defaultSettings.smsVoiceUrl,
    fcmProject: env['SANDBOX_FCM_PROJECT'] ?? defaultSettings.fcmProject,
    fcmClientEmail: env['SANDBOX_FCM_CLIENT_EMAIL'] ?? defaultSettings.fcmClientEmail,
    fcmPublicKey: env['SANDBOX_FCM_PUBLIC_KEY'] ?? defaultSettings.fcmPublicKey,
    addressSearchKey: env['SANDBOX_ADDRESS_SEARCH_KEY'] ?? defaultSettings.addressSearchKey,
    ipDetailsToken: env['SANDBOX_IP_DETAILS_TOKEN'] ?? defaultSettings.ipDetailsToken,
    mapKey: env['SANDBOX_MAP_KEY'] ?? defaultSettings.mapKey,
    stripeSecretKey: env['SANDBOX_STRIPE_SECRET_KEY'] ?? defaultSettings.stripeSecretKey,
    stripePublishableKey: env['SANDBOX_STRIPE_PUBLISHABLE_KEY'] ?? defaultSettings.stripePublishableKey,
    stripeWebhookUrl: env['SANDBOX_STRIPE_WEBHOOK_URL'] ?? defaultSettings.stripeWebhookUrl,
    stripeWebhookSecret: env['SANDBOX_STRIPE_WEBHOOK_SECRET'] ?? defaultSettings.stripeWebhookSecret,
  };
}

function portFrom(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const raw = env[name];
  if (raw === undefined) return fallback;
  const port = Number(raw);
  if (!/^\d+$/.test(raw) || port > 65_535) throw new Error(`${name} must be a port number, not "${raw}"`);
  return port;
}
