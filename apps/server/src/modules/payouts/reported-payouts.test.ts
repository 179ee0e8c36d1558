import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectBank, earn, TEST_BANKS } from '../../../testing/builders/build-payout.ts';
import { startReportingApi, type ReportingApi } from '../../../testing/start-reporting-api.ts';
import { settlePayout } from './settle-payout.ts';

const LIST = 'GET /v2/service-payment/payouts';
const INSTANT = 'POST /v2/service-payment/payouts/instant';

let running: ReportingApi;
beforeAll(async () => {
  running = await startReportingApi('its processor reports to it, in every order');
});
afterAll(() => running.close());

const reversals = async (payoutId: string) => {
  const { rows } = await running.api.database.asOwner((owner) =>
    owner.query('select 1 from ledger_transactions where cause = $1', [`reversal:payout:${payoutId}`]),
  );
  return rows.length;
};

it.each([[[]], [['delayed']], [['repeated']], [['reordered']], [['repeated', 'reordered']], [['dropped']]] as const)(
  'a payout that comes back is reversed once with reports that are %j',
  async (switches) => {
    const { api, switchTo } = running;
    const groomer = await api.as('groomer');
    await connectBank(api, groomer, TEST_BANKS.returning);
    await earn(api, groomer, 10_000);
    await switchTo(...switches);
    const { body: payout } = await groomer.call(INSTANT, {});
    expect(['sent', 'failed']).toContain(payout.status);
    // Nobody reports: the worker looks by itself, half a minute later and after it should have arrived.
    if (switches.some((name) => name === 'dropped'))
      await settlePayout({ siteId: api.site.id, payoutId: payout.id }, api.platform);
    const shown = async () => (await groomer.call(LIST, {})).body;
    await expect.poll(async () => (await shown()).items[0]?.status).toBe('failed');
    expect(await shown()).toMatchObject({ available: 100, total: 1 });
    await switchTo();
    expect(await reversals(payout.id)).toBe(1);
  },
);
