import { startServer } from '@tailgate/kit';
import { startSandbox, type Sandbox } from '@tailgate/sandbox';
import { sandbox as clientOf, type SandboxClient } from '@tailgate/sandbox/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPrivateTestApi, type TestApi } from '../../../testing/index.ts';
import { secondsAfter } from '../../platform/clock.ts';
import { LANES } from '../../platform/jobs/jobs.ts';
import type { ProvedEmail } from './deliveries.ts';
import { notify } from './notify.ts';

let vendors: Sandbox;
let outbox: SandboxClient;
let api: TestApi;
const settings = { SMS_ACCOUNT_SID: 'ACfaults', SMS_AUTH_TOKEN: 'faults-token' };
const vendorSettings = () => ({ ...settings, SMS_API_URL: vendors.url, SMTP_URL: vendors.smtpUrl });
beforeAll(async () => {
  vendors = await startSandbox({
    port: 0,
    smtpPort: 0,
    smsAccountSid: settings.SMS_ACCOUNT_SID,
    smsAuthToken: settings.SMS_AUTH_TOKEN,
  });
  outbox = clientOf(vendors.url);
  api = await startPrivateTestApi({ because: 'the vendors hang on command', environment: vendorSettings() });
});
afterAll(async () => {
  await api.close();
  await vendors.close();
});

const code = (phone: string) =>
  api.platform.db.inSite(api.site.id, (tx) =>
    notify(tx, api.platform, 'phoneCode', {
      to: { phone },
      variables: { code: '482913', minutes: 10 },
      expiresAt: secondsAfter(api.clock.now(), 600),
    }),
  );
const email = (to: string) =>
  api.platform.db.inSite(api.site.id, (tx) =>
    notify(tx, api.platform, 'passwordChanged', { to: { email: to as ProvedEmail }, variables: {} }),
  );
const lockedJobs = async () => {
  const { rows } = await api.database.asOwner((owner) =>
    owner.query('select id from graphile_worker._private_jobs where locked_at is not null'),
  );
  return rows.length;
};

it('loses no message when the worker is killed while sending', async () => {
  await outbox.setFault({ vendor: 'sms', mode: 'timeout', times: 1 });
  await code('+15125550180');
  const environment = { ...api.database.environment, ...vendorSettings(), DEFAULT_SITE: api.site.slug };
  const killed = await startServer('worker', { environment, output: 'ignore' });
  await expect.poll(lockedJobs).toBe(1);
  await killed.kill();
  await outbox.setFault({ vendor: 'sms', mode: 'none' });
  expect(await outbox.messages({ to: '+15125550180' })).toEqual([]);
  const worker = await api.startWorker();
  await expect.poll(() => outbox.messages({ to: '+15125550180' })).toHaveLength(1);
  await worker.stop();
  expect(await outbox.messages({ to: '+15125550180' })).toHaveLength(1);
});

it('delivers a text message while nine emails hang', async () => {
  const worker = await api.startWorker();
  await outbox.setFault({ vendor: 'mail', mode: 'timeout', times: 9 });
  for (let count = 0; count < 9; count += 1) await email(`hanging-${count}@example.test`);
  try {
    await expect.poll(lockedJobs).toBeGreaterThanOrEqual(4);
    await code('+15125550181');
    await expect.poll(() => outbox.messages({ to: '+15125550181' })).toHaveLength(1);
    expect(await lockedJobs()).toBeGreaterThanOrEqual(4);
  } finally {
    await outbox.clear();
    await worker.stop();
  }
});

it('delivers a password reset while ordinary emails hang and fill their queue', async () => {
  const worker = await api.startWorker();
  await outbox.setFault({ vendor: 'mail', mode: 'timeout', times: LANES.email });
  for (let count = 0; count < 9; count += 1) await email(`stuck-${count}@example.test`);
  try {
    await expect.poll(lockedJobs).toBe(LANES.email);
    const { email: to } = await api.account();
    expect((await api.call('POST /v2/account/request-password-reset', { body: { email: to } })).status).toBe(204);
    await expect.poll(() => outbox.messages({ to })).toHaveLength(1);
    expect(await lockedJobs()).toBeGreaterThanOrEqual(LANES.email);
  } finally {
    await outbox.clear();
    await worker.stop();
  }
});
