import { startSandbox, type Sandbox } from '@tailgate/sandbox';
import { sandbox as clientOf } from '@tailgate/sandbox/client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectBank, earn as credit, openPayoutAccount, TEST_BANKS } from '../../../testing/builders/build-payout.ts';
import { startPrivateTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import { payWeek } from './payouts.jobs.ts';
import { nextWeekly, weekOf } from './payouts.rules.ts';
import { settlePayout } from './settle-payout.ts';

const LIST = 'GET /v2/service-payment/payouts';
const INSTANT = 'POST /v2/service-payment/payouts/instant';
const { fine: FINE_BANK, returning: RETURNING_BANK } = TEST_BANKS;

let api: TestApi;
let vendor: Sandbox;
let worker: { stop(): Promise<void> };
let groomer: SignedIn;
beforeAll(async () => {
  vendor = await startSandbox({ port: 0, smtpPort: 0 });
  api = await startPrivateTestApi({
    because: 'its processor hangs, and reports to it',
    environment: { STRIPE_API_URL: vendor.url, STRIPE_PUBLIC_API_URL: vendor.url, VENDOR_TIMEOUT_SCALE: '0.1' },
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
});
afterEach(() => clientOf(vendor.url).clear());

const asOwner = <T extends object>(text: string, values: unknown[] = []) =>
  api.database.asOwner(async (owner) => (await owner.query<T>(text, values)).rows);
const connect = (person: SignedIn, number: string) => connectBank(api, person, number);
const earn = (person: SignedIn, amountCents: number, account?: string) => credit(api, person, amountCents, account);
const list = async (person = groomer) => {
  const answer = await person.call(LIST, {});
  expect(answer.status, answer.raw).toBe(200);
  return answer.body;
};
const atProcessor = async (path: string) => {
  const answer = await fetch(`${vendor.url}${path}`, {
    headers: { authorization: `Bearer ${api.platform.config.STRIPE_SECRET_KEY}` },
  });
  return ((await answer.json()) as { data: { metadata: Record<string, string>; amount: number; reversed: boolean }[] })
    .data;
};
const transfersOf = async (payoutId: string) =>
  (await atProcessor('/v1/transfers?limit=100')).filter(({ metadata }) => metadata['payout_id'] === payoutId);
const bookedFor = (payoutId: string) =>
  asOwner<{ kind: string; cause: string }>(
    `select kind, cause from ledger_transactions where cause like '%' || $1 order by occurred_at, cause desc`,
    [payoutId],
  );
const settle = (payoutId: string) => settlePayout({ siteId: api.site.id, payoutId }, api.platform);
const runWeek = () => payWeek.run({ siteId: api.site.id, dueAt: api.clock.now().toISOString() }, api.platform);
/** What a groomer is texted, also where it would wait for the morning. */
const textTo = async (person: SignedIn, contains: string) => {
  await api.makeJobsDue();
  return await clientOf(api.platform.config.SMS_API_URL).waitForSms({ to: person.account.phone, contains });
};
/** The first payout of somebody, once it is no longer in this state. */
const settled = async (person = groomer) => {
  await expect.poll(async () => (await list(person)).items[0]?.status).not.toBe('pending');
  return (await list(person)).items[0];
};

describe('an instant payout', () => {
  it('sends all that is owed less the fee, and books it', async () => {
    expect((await groomer.call(INSTANT, {})).error.code).toBe('payout_account_missing');
    const connected = await connect(groomer, FINE_BANK);
    expect(connected.body, connected.raw).toMatchObject({ bank: { lastFour: '6789' }, isReady: true });
    expect((await groomer.call(INSTANT, {})).error.code).toBe('nothing_to_pay_out');
    await earn(groomer, 18_000);
    await earn(groomer, 2_000, 'tips_payable');
    expect(await list()).toMatchObject({
      balance: 200,
      available: 200,
      waiting: [],
      instant: { amount: 197, fee: 3 },
      items: [],
    });
    const sent = await groomer.call(INSTANT, {});
    expect(sent.body, sent.raw).toMatchObject({
      kind: 'instant',
      status: 'sent',
      amount: 197,
      fee: 3,
      bankLastFour: '6789',
    });
    expect((await transfersOf(sent.body.id)).map(({ amount }) => amount)).toEqual([19_700]);
    expect(await list()).toMatchObject({
      available: 0,
      instant: null,
      total: 1,
      nextWeeklyDate: nextWeekly(api.clock.now()),
    });
    expect(await bookedFor(sent.body.id)).toMatchObject([{ kind: 'payout' }]);
    expect((await textTo(groomer, 'your payout of')).text).toContain('$197.00 is on its way to your bank account');
  });

  it('is one, whatever is asked at the same moment', async () => {
    await connect(groomer, FINE_BANK);
    await earn(groomer, 10_000);
    const calls = await Promise.all(Array.from({ length: 10 }, () => groomer.call(INSTANT, {})));
    expect(calls.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await list()).toMatchObject({ available: 0, total: 1 });
  });

  it('is not made of less than its fee, nor of what is owed to us', async () => {
    await connect(groomer, FINE_BANK);
    await earn(groomer, 50);
    expect((await groomer.call(INSTANT, {})).error.code).toBe('nothing_to_pay_out');
    await earn(groomer, -5_000);
    expect((await groomer.call(INSTANT, {})).error.code).toBe('nothing_to_pay_out');
    expect(await list()).toMatchObject({ balance: -49.5, available: 0, instant: null, total: 0 });
  });

  it('stays pending while the processor hangs, and is sent once when it is back', async () => {
    await connect(groomer, FINE_BANK);
    await earn(groomer, 10_000);
    await clientOf(vendor.url).setFault({ vendor: 'stripe', mode: 'timeout' });
    const asked = await groomer.call(INSTANT, {});
    expect(asked.body, asked.raw).toMatchObject({ status: 'pending' });
    await clientOf(vendor.url).clear();
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => settle(asked.body.id)));
    expect(outcomes).toContain('sent');
    expect(await transfersOf(asked.body.id)).toHaveLength(1);
  });

  it('is sent once although the answer came too late', async () => {
    await connect(groomer, FINE_BANK);
    await earn(groomer, 10_000);
    await clientOf(vendor.url).setFault({ vendor: 'stripe', mode: 'slow', delayMs: 1_200, times: 1 });
    const asked = await groomer.call(INSTANT, {});
    expect(asked.body, asked.raw).toMatchObject({ status: 'pending' });
    await expect.poll(() => settle(asked.body.id)).toBe('sent');
    expect(await transfersOf(asked.body.id)).toHaveLength(1);
  });

  it('that was asked for more than a day ago is looked up, never sent a second time', async () => {
    await connect(groomer, FINE_BANK);
    await earn(groomer, 10_000);
    await clientOf(vendor.url).setFault({ vendor: 'stripe', mode: 'timeout' });
    const { id } = (await groomer.call(INSTANT, {})).body;
    await clientOf(vendor.url).clear();
    await asOwner(`update payouts set opened_at = opened_at - interval '21 hours' where id = $1`, [id]);
    expect(await settle(id)).toBe('failed');
    expect(await transfersOf(id)).toEqual([]);
    expect(await list()).toMatchObject({ available: 100, items: [{ status: 'failed' }] });
  });

  it('whose transfer is refused is reversed and told', async () => {
    await connect(groomer, FINE_BANK);
    await earn(groomer, 10_000);
    await asOwner(`update connected_accounts set stripe_account_id = $2 where provider_id = $1`, [
      groomer.account.id,
      `acct_gone${groomer.account.id}`,
    ]);
    const asked = await groomer.call(INSTANT, {});
    expect(asked.body, asked.raw).toMatchObject({ status: 'failed' });
    expect(await bookedFor(asked.body.id)).toMatchObject([{ kind: 'payout' }, { kind: 'reversal' }]);
    expect(await list()).toMatchObject({ available: 100 });
  });
});

describe('a payout that the bank sends back', () => {
  it('is taken back from the account and reversed, once', async () => {
    await connect(groomer, RETURNING_BANK);
    await earn(groomer, 10_000);
    const asked = await groomer.call(INSTANT, {});
    expect(asked.body, asked.raw).toMatchObject({ status: 'sent' });
    expect(await Promise.all([settle(asked.body.id), settle(asked.body.id)])).toContain('failed');
    expect(await settle(asked.body.id)).toBe('failed');
    expect(await transfersOf(asked.body.id)).toMatchObject([{ reversed: true }]);
    expect(await bookedFor(asked.body.id)).toMatchObject([{ kind: 'payout' }, { kind: 'reversal' }]);
    expect(await list()).toMatchObject({ available: 100, items: [{ status: 'failed' }] });
    expect((await textTo(groomer, 'did not arrive')).text).toContain('your payout of $98.50');
    await connect(groomer, FINE_BANK);
    expect((await groomer.call(INSTANT, {})).body).toMatchObject({
      status: 'sent',
      amount: 98.5,
      bankLastFour: '6789',
    });
  });
});

it('a payout is reversed when the bank was replaced before it was sent, and the new one is not proved', async () => {
  await connect(groomer, FINE_BANK);
  await earn(groomer, 10_000);
  await clientOf(vendor.url).setFault({ vendor: 'stripe', mode: 'timeout' });
  const { id } = (await groomer.call(INSTANT, {})).body;
  await clientOf(vendor.url).clear();
  await openPayoutAccount(api, groomer, RETURNING_BANK);
  expect(await settle(id)).toBe('failed');
  expect(await transfersOf(id)).toMatchObject([{ reversed: true }]);
  expect(await list()).toMatchObject({ available: 100, account: { isReady: false } });
});

describe('the weekly payout', () => {
  it('pays everybody who is owed something and has a bank, once a week', async () => {
    const [other, poor, bankless, blocked, owner] = [
      await api.as('groomer'),
      await api.as('groomer'),
      await api.as('groomer'),
      await api.as('groomer'),
      await api.as('fleet_owner'),
    ];
    for (const person of [groomer, other, poor, blocked, owner]) await connect(person, FINE_BANK);
    await asOwner('update connected_accounts set payouts_enabled = false where provider_id = $1', [blocked.account.id]);
    await earn(blocked, 5_000);
    await earn(groomer, 12_345);
    await earn(other, 700);
    await earn(poor, -300);
    await earn(bankless, 5_000);
    await earn(owner, 900, 'owner_payable');
    await Promise.all([runWeek(), runWeek(), runWeek()]);
    expect(await settled()).toMatchObject({ kind: 'weekly', status: 'sent', amount: 123.45, fee: 0 });
    expect(await settled(other)).toMatchObject({ amount: 7 });
    expect(await settled(owner)).toMatchObject({ amount: 9 });
    expect(await list(poor)).toMatchObject({ items: [], balance: -3 });
    expect(await list(bankless)).toMatchObject({ items: [], balance: 50, account: null });
    expect(await list(blocked)).toMatchObject({ items: [], balance: 50, account: { isReady: false } });
    expect((await blocked.call(INSTANT, {})).error.code).toBe('payout_account_missing');
    await earn(groomer, 1_000);
    await expect(runWeek()).resolves.toBeUndefined();
    expect(await list()).toMatchObject({ total: 1, available: 10 });
    await asOwner('update payouts set week = week - 7 where provider_id = $1', [groomer.account.id]);
    await runWeek();
    expect(await list()).toMatchObject({ total: 2, available: 0 });
  });

  it('is on Mondays', () => {
    expect(weekOf(new Date('2026-11-16T12:00:00Z'))).toBe('2026-11-16');
    expect(weekOf(new Date('2026-11-22T23:59:00Z'))).toBe('2026-11-16');
    expect(nextWeekly(new Date('2026-11-16T12:59:00Z'))).toBe('2026-11-16');
    expect(nextWeekly(new Date('2026-11-16T13:00:00Z'))).toBe('2026-11-23');
    expect(nextWeekly(new Date('2026-11-22T23:59:00Z'))).toBe('2026-11-23');
  });
});

it('own payouts alone are listed', async () => {
  const other = await api.as('groomer');
  await connect(groomer, FINE_BANK);
  await earn(groomer, 10_000);
  await groomer.call(INSTANT, {});
  expect(await list(other)).toMatchObject({ items: [], total: 0, available: 0, account: null });
});
