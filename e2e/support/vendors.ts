import { startSandbox } from '@tailgate/sandbox';
import { ports } from '@tailgate/services';
import { SANDBOX_PORT, WEB_PORT } from './places.ts';

const SHARED = `http://127.0.0.1:${ports().sandboxHttp}`;

/**
 * Stand-ins of the vendors for this run alone. The card processor reports to the API of the journeys; texts, mails and
 * faults of tests that use the shared ones at the same time do not arrive here.
 */
export const startOwnVendors = async (environment: Readonly<Record<string, string>>) => {
  const sandbox = await startSandbox({
    port: SANDBOX_PORT,
    smtpPort: 0,
    smsAccountSid: environment['SMS_ACCOUNT_SID'] ?? '',
    smsAuthToken: environment['SMS_AUTH_TOKEN'] ?? '',
    stripeWebhookUrl: `http://127.0.0.1:${WEB_PORT}/v1/webhooks/stripe`,
    stripeWebhookSecret: environment['STRIPE_WEBHOOK_SECRET'] ?? '',
  });
  const moved = Object.entries(environment).map(([name, value]) => [name, value.replaceAll(SHARED, sandbox.url)]);
  return {
    environment: { ...(Object.fromEntries(moved) as Record<string, string>), SMTP_URL: sandbox.smtpUrl },
    close: () => sandbox.close(),
  };
};
