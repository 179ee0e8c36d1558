import { join } from 'node:path';

import type { Engine } from './engine.ts';
import { repositoryRoot } from './places.ts';
import { ports } from './ports.ts';
import type { Launch } from './processes.ts';
import { sandboxPushEnvironment } from './push-identity.ts';
import { ensureSecrets } from './secrets.ts';

const CHECK_TIMEOUT_MS = 5_000;

// They open nothing but the stand-ins, and production refuses them by name.
export const ADDRESS_SEARCH_KEY = 'prj_test_pk_sandbox';
export const IP_DETAILS_TOKEN = 'sandbox-ip-token';
export const MAP_KEY = 'sandbox-map-key';
export const STRIPE_KEYS = { secret: 'sk_test_sandbox', publishable: 'pk_test_sandbox', webhook: 'whsec_sandbox' };

export const voiceUrlOf = (api: string) => `http://${api}/v1/webhooks/calls`;

export const sandboxStripeEnvironment = (api: string) => ({
  SANDBOX_STRIPE_SECRET_KEY: STRIPE_KEYS.secret,
  SANDBOX_STRIPE_PUBLISHABLE_KEY: STRIPE_KEYS.publishable,
  SANDBOX_STRIPE_WEBHOOK_SECRET: STRIPE_KEYS.webhook,
  SANDBOX_STRIPE_WEBHOOK_URL: `http://${api}/v1/webhooks/stripe`,
});

async function check(): Promise<string> {
  const url = `http://127.0.0.1:${ports().sandboxHttp}/health`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(CHECK_TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`/health answers ${answer.status}`);
  return `vendors' stand-ins, SMTP ${ports().sandboxSmtp}`;
}

/** The sandbox checks credentials as the vendors do, so it gets the ones that the server uses. */
async function prepare(): Promise<Launch> {
  const { sms, push } = await ensureSecrets();
  return {
    command: process.execPath,
    args: [join(repositoryRoot, 'tools/sandbox/src/main.ts')],
    env: {
      PATH: process.env.PATH,
      SANDBOX_HOST: '127.0.0.1',
      SANDBOX_PORT: String(ports().sandboxHttp),
      SANDBOX_SMTP_PORT: String(ports().sandboxSmtp),
      SANDBOX_SMS_ACCOUNT_SID: sms.accountSid,
      SANDBOX_SMS_AUTH_TOKEN: sms.authToken,
      SANDBOX_SMS_VOICE_URL: voiceUrlOf(`127.0.0.1:${ports().api}`),
      ...sandboxPushEnvironment(push),
      SANDBOX_ADDRESS_SEARCH_KEY: ADDRESS_SEARCH_KEY,
      SANDBOX_IP_DETAILS_TOKEN: IP_DETAILS_TOKEN,
      SANDBOX_MAP_KEY: MAP_KEY,
      ...sandboxStripeEnvironment(`127.0.0.1:${ports().api}`),
    },
  };
}

export function sandboxEngine(): Engine {
  return {
    name: 'sandbox',
    port: ports().sandboxHttp,
    stopSignal: 'SIGTERM',
    prepare,
    check,
  };
}
