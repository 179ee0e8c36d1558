import { cents } from '@tailgate/values/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { ofParty, ofSite } from './completion.rules.ts';
import { closeLedgerMonth } from './ledger.jobs.ts';
import { balanceOf } from './ledger.queries.ts';
import { recordInLedger } from './record-in-ledger.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const inSite = <T>(work: (tx: Tx) => Promise<T>) => api.platform.db.inSite(api.site.id, work);
const asOwner = (statement: string, values: readonly unknown[] = []) =>
  api.database.asOwner((owner) => owner.query(statement, [...values]));
const pair = (groomerId: string) => [
  ofParty('groomer_payable', groomerId, cents(3), 'services'),
  ofSite('platform_revenue', cents(-3), 'management_fee'),
];

describe('a closed month', () => {
  const close = () => closeLedgerMonth.run({ siteId: api.site.id, dueAt: api.clock.now().toISOString() }, api.platform);
  const startOfMonth = () => new Date(`${api.clock.now().toISOString().slice(0, 7)}-01T00:00:00Z`);
  const bookAt = (occurredAt: Date, site = api.site) =>
    api.database.asOwner(async (owner) => {
      const id = newId();
      await owner.query('begin');
      try {
        await owner.query(
          `insert into ledger_transactions (id, site_id, kind, cause, occurred_at, entries) values ($1::uuid, $2, 'payout', $1::text, $3, 2)`,
          [id, site.id, occurredAt],
        );
        await owner.query(
          `insert into ledger_entries (site_id, transaction_id, line, account, amount_cents, reason, occurred_at)
           values ($2, $1, 1, 'processor_clearing', 5, 'card', $3), ($2, $1, 2, 'platform_revenue', -5, 'card', $3)`,
          [id, site.id, occurredAt],
        );
        await owner.query('commit');
      } catch (error) {
        await owner.query('rollback');
        throw error;
      }
    });

  it('takes nothing of its time or before, while the open month and other sites do', async () => {
    const last = new Date(startOfMonth().getTime() - 1);
    await bookAt(last);
    await close();
    await close();
    for (const time of [last, new Date('2001-01-01')])
      await expect(bookAt(time)).rejects.toMatchObject({ code: '23001' });
    await bookAt(startOfMonth());
    await bookAt(last, api.otherSite);
  });

  it('leaves what belongs to it to the open month', async () => {
    const groomer = await api.account();
    const open = startOfMonth();
    const late = { clock: { ...api.clock, now: () => new Date(open.getTime() - 86_400_000) } };
    const cause = newId();
    await inSite((tx) => recordInLedger(tx, { kind: 'completion', cause, entries: pair(groomer.id) }, late));
    const { rows } = await asOwner('select occurred_at from ledger_transactions where cause = $1', [cause]);
    expect(rows).toEqual([{ occurred_at: open }]);
  });

  it('waits for bookings that have begun', async () => {
    const groomer = await api.account();
    const [begun, commit] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    const booking = inSite(async (tx) => {
      await recordInLedger(tx, { kind: 'completion', cause: newId(), entries: pair(groomer.id) }, api.platform);
      begun.resolve(undefined);
      await commit.promise;
    });
    await begun.promise;
    api.clock.advance(40 * 86_400);
    let isClosed = false;
    const closing = close().then(() => (isClosed = true));
    await expect
      .poll(async () => (await asOwner(`select from pg_locks where locktype = 'advisory' and not granted`)).rowCount)
      .toBe(1);
    expect(isClosed).toBe(false);
    commit.resolve(undefined);
    await booking;
    await closing;
    expect(await inSite((tx) => balanceOf(tx, 'groomer_payable', groomer.id))).toBe(3);
  });
});
