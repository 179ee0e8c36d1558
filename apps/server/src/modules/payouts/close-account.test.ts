import { startSandbox, type Sandbox } from '@tailgate/sandbox';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { connectBank, earn } from '../../../testing/builders/build-payout.ts';
import { startPrivateTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import { emit } from '../../platform/events/events.ts';
import { accountDeleted } from '../accounts/accounts.events.ts';
import { payWeek } from './payouts.jobs.ts';

let api: TestApi;
let vendor: Sandbox;
let worker: { stop(): Promise<void> };
let groomer: SignedIn;
beforeAll(async () => {
  vendor = await startSandbox({ port: 0, smtpPort: 0 });
  api = await startPrivateTestApi({
    because: 'it closes accounts at a processor of its own',
    environment: { STRIPE_API_URL: vendor.url, STRIPE_PUBLIC_API_URL: vendor.url },
  });
  worker = await api.startWorker();
});
afterAll(async () => {
  await worker.stop();
  await api.close();
  await vendor.close();
});
beforeEach(async () => {
  groomer = await api.as('groomer');
  expect((await connectBank(api, groomer)).body).toMatchObject({ isReady: true });
});

const accountId = async () => {
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<{ id: string }>('select stripe_account_id as id from connected_accounts where provider_id = $1', [
      groomer.account.id,
    ]),
  );
  return rows[0]?.id;
};
const isKnownToProcessor = async (id: string) =>
  (
    await fetch(`${vendor.url}/v1/accounts/${id}`, {
      headers: { authorization: `Bearer ${api.platform.config.STRIPE_SECRET_KEY}` },
    })
  ).status === 200;
const leave = () =>
  api.platform.db.inSite(api.site.id, (tx) => emit(tx, accountDeleted, { accountId: groomer.account.id }));
const closings = async () => (await api.waitingJobs()).filter(({ task }) => task === 'payouts.close-account');

it('the payout account of somebody who left is closed when nothing is owed to them', async () => {
  const id = (await accountId()) ?? '';
  await leave();
  await expect.poll(accountId).toBeUndefined();
  expect(await isKnownToProcessor(id)).toBe(false);
});

it('what is owed to somebody who left is paid first', async () => {
  const id = (await accountId()) ?? '';
  await earn(api, groomer, 5_000);
  await leave();
  await expect.poll(closings).toMatchObject([{ payload: { providerId: groomer.account.id } }]);
  expect(await isKnownToProcessor(id)).toBe(true);
  await payWeek.run({ siteId: api.site.id, dueAt: api.clock.now().toISOString() }, api.platform);
  const status = async () => {
    const { rows } = await api.database.asOwner((owner) =>
      owner.query<{ status: string }>('select status from payouts where provider_id = $1', [groomer.account.id]),
    );
    return rows.map((row) => row.status);
  };
  await expect.poll(status).toEqual(['sent']);
  await api.database.asOwner((owner) =>
    owner.query(`update payouts set arrives_at = app.now() - interval '2 days' where provider_id = $1`, [
      groomer.account.id,
    ]),
  );
  await api.makeJobsDue();
  await expect.poll(accountId).toBeUndefined();
  expect(await isKnownToProcessor(id)).toBe(false);
});
