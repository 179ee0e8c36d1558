import { localDateAt } from '@tailgate/values';
import { startSandbox, type Sandbox } from '@tailgate/sandbox';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditMoney } from '../../../testing/audit-money.ts';
import { buildCatalogue } from '../../../testing/builders/build-catalogue.ts';
import { addCardOf } from '../../../testing/builders/build-card.ts';
import { buildOrder, SIGNATURE } from '../../../testing/builders/build-order.ts';
import { connectBank, earn, someDaysAgo } from '../../../testing/builders/build-payout.ts';
import { startPrivateTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import { newId } from '../../platform/ids.ts';
import { payWeek } from './payouts.jobs.ts';
import { nextWeekly } from './payouts.rules.ts';

const LIST = 'GET /v2/service-payment/payouts';
const INSTANT = 'POST /v2/service-payment/payouts/instant';
const ORDER = '/v2/service-checkout/pet-service/service-provider/order/:id';
const ZONE = 'America/Chicago';
const DAY_MS = 86_400_000;

let api: TestApi;
let vendor: Sandbox;
let groomer: SignedIn;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
beforeAll(async () => {
  vendor = await startSandbox({ port: 0, smtpPort: 0 });
  api = await startPrivateTestApi({
    because: 'it pays out at a processor of its own',
    environment: { STRIPE_API_URL: vendor.url, STRIPE_PUBLIC_API_URL: vendor.url },
  });
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
});
afterAll(async () => {
  await api.close();
  await vendor.close();
});
beforeEach(async () => {
  groomer = await api.as('groomer');
  await connectBank(api, groomer);
});
afterEach(async () => {
  expect(await api.database.asOwner(auditMoney)).toEqual([]);
});

const asOwner = (text: string, values: unknown[]) => api.database.asOwner((owner) => owner.query(text, values));
const list = async () => (await groomer.call(LIST, {})).body;
const payOut = () => groomer.call(INSTANT, {});
const runWeek = () => payWeek.run({ siteId: api.site.id, dueAt: api.clock.now().toISOString() }, api.platform);
const hoursAgo = (hours: number) => someDaysAgo(api, hours / 24);
/** The day on which what was earned then can leave: two days later, or with the weekly payout. */
const dayFor = (earnedAt: Date) => {
  const day = localDateAt(new Date(earnedAt.getTime() + 2 * DAY_MS), ZONE);
  const weekly = nextWeekly(api.clock.now());
  return day < weekly ? day : weekly;
};
/** A payout of an earlier week. */
const paidEarlier = (cents: number, weeks: number, kind: 'weekly' | 'instant' = 'weekly') =>
  asOwner(
    `insert into payouts (id, site_id, provider_id, kind, currency, week, amount_cents, stripe_account_id, bank_last_four, status,
       opened_at, settled_at, arrives_at)
     select $1, $2, $3, $4, 'USD', case when $4 = 'weekly' then date_trunc('week', at)::date end, $5, 'acct', '6789', 'sent', at, at, at
     from (select $6::timestamptz as at) t`,
    [newId(), api.site.id, groomer.account.id, kind, cents, someDaysAgo(api, 7 * weeks)],
  );

describe('new income', () => {
  it('does not leave with an instant payout a minute after a card was charged', async () => {
    const order = await buildOrder(api, groomer, ids);
    const params = { id: order.id };
    const customer = await api.as(order.account);
    const sourceId = await addCardOf(api, customer);
    await groomer.call(`POST ${ORDER}/payment`, { params, body: { paymentMethodId: 'card', sourceId } });
    const done = await groomer.call(`POST ${ORDER}/complete-order`, { params, body: { signature: SIGNATURE } });
    expect(done.body, done.raw).toMatchObject({ status: 'complete', settlement: { tender: 'card' } });
    const { balance, available, waiting, instant } = await list();
    expect(balance).toBeGreaterThan(80);
    expect({ available, waiting, instant }).toEqual({
      available: 0,
      waiting: [{ amount: balance, date: dayFor(api.clock.now()) }],
      instant: null,
    });
    const refused = await payOut();
    expect(refused.error, refused.raw).toMatchObject({ code: 'nothing_to_pay_out' });
    expect(await list()).toMatchObject({ balance, total: 0 });
  });

  it('waits while what is older leaves, under the account that earned it', async () => {
    await earn(api, groomer, 10_000, 'groomer_payable', hoursAgo(49));
    await earn(api, groomer, 3_000, 'tips_payable', hoursAgo(47));
    await earn(api, groomer, 5_000, 'groomer_payable', hoursAgo(1));
    await earn(api, await api.as('groomer'), 7_000, 'groomer_payable', hoursAgo(1));
    const { balance, available, waiting } = await list();
    expect([balance, available]).toEqual([180, 100]);
    expect(waiting.map(({ amount }) => amount)).toEqual(dayFor(hoursAgo(47)) === dayFor(hoursAgo(1)) ? [80] : [30, 50]);
    expect((await payOut()).body).toMatchObject({ status: 'sent', amount: 98.5, fee: 1.5 });
    expect(await list()).toMatchObject({ balance: 80, available: 0, instant: null });
    expect((await payOut()).error.code).toBe('nothing_to_pay_out');
  });

  it('waits as long as the site says', async () => {
    await earn(api, groomer, 10_000, 'groomer_payable', hoursAgo(60));
    const holdFor = (days: number) =>
      asOwner('update sites set instant_payout_hold_days = $2 where id = $1', [api.site.id, days]);
    await holdFor(3);
    expect(await list()).toMatchObject({ available: 0 });
    await holdFor(2);
    expect(await list()).toMatchObject({ available: 100 });
  });

  it('is taken back from what is available first', async () => {
    await earn(api, groomer, 10_000);
    await earn(api, groomer, 8_000, 'groomer_payable', hoursAgo(1));
    await earn(api, groomer, -4_000, 'groomer_payable', hoursAgo(1));
    expect(await list()).toMatchObject({ balance: 140, available: 60, waiting: [{ amount: 80 }] });
    await earn(api, groomer, -9_000, 'groomer_payable', hoursAgo(1));
    expect(await list()).toMatchObject({ balance: 50, available: 0, waiting: [{ amount: 50 }], instant: null });
    await earn(api, groomer, -6_000, 'groomer_payable', hoursAgo(1));
    expect(await list()).toMatchObject({ balance: -10, available: 0, waiting: [], instant: null });
    expect((await payOut()).error.code).toBe('nothing_to_pay_out');
  });

  it('leaves with the weekly payout, and what comes after it waits again', async () => {
    await earn(api, groomer, 8_000, 'groomer_payable', hoursAgo(1));
    await runWeek();
    expect(await list()).toMatchObject({ balance: 0, waiting: [], items: [{ kind: 'weekly', amount: 80 }] });
    await earn(api, groomer, 2_000, 'groomer_payable', api.clock.now());
    expect(await list()).toMatchObject({ balance: 20, available: 0, waiting: [{ amount: 20 }] });
  });

  it('is shared with the weekly payout at the same moment, to the cent', async () => {
    await earn(api, groomer, 10_000);
    await earn(api, groomer, 8_000, 'groomer_payable', hoursAgo(1));
    await Promise.all([payOut(), runWeek(), payOut(), runWeek()]);
    const { balance, items } = await list();
    expect(balance).toBe(0);
    expect(items.reduce((sum, { amount, fee }) => sum + amount + fee, 0)).toBeCloseTo(180, 2);
    expect(items.filter(({ kind }) => kind === 'instant').map(({ amount, fee }) => amount + fee)).toEqual(
      items.length === 2 ? [100] : [],
    );
  });
});

describe('more than usual', () => {
  it('waits for the weekly payout: a new account gets no more than the floor within seven days', async () => {
    await earn(api, groomer, 120_000);
    const weekly = nextWeekly(api.clock.now());
    expect(await list()).toMatchObject({ available: 500, waiting: [{ amount: 700, date: weekly }] });
    expect((await payOut()).body).toMatchObject({ status: 'sent', amount: 492.5, fee: 7.5 });
    expect(await list()).toMatchObject({ balance: 700, available: 0, waiting: [{ amount: 700, date: weekly }] });
    expect((await payOut()).error.code).toBe('nothing_to_pay_out');
    await asOwner(`update payouts set opened_at = opened_at - interval '7 days' where provider_id = $1`, [
      groomer.account.id,
    ]);
    // Last week 500 dollars left, so 750 are usual.
    expect(await list()).toMatchObject({ available: 700, waiting: [] });
  });

  it('is measured by the weeks before', async () => {
    for (const [week, cents] of [100_000, 60_000, 80_000].entries()) await paidEarlier(cents, week + 1);
    await paidEarlier(999_999, 9);
    await earn(api, groomer, 200_000);
    expect(await list()).toMatchObject({ balance: 2000, available: 1200 });
  });

  it('takes a part of what is owed where something is owed to us on another account', async () => {
    await earn(api, groomer, -5_000);
    await earn(api, groomer, 90_000, 'tips_payable');
    expect(await list()).toMatchObject({ balance: 850, available: 500 });
    expect((await payOut()).body).toMatchObject({ status: 'sent', amount: 492.5 });
    expect(await list()).toMatchObject({ balance: 350, available: 0 });
  });
});
