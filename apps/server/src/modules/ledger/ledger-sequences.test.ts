import { randomFrom, testSeed, type Random } from '@tailgate/kit';
import { splitOf, totalsOf, type OrderTotals } from '@tailgate/pricing';
import { cents, multiplyCents } from '@tailgate/values/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { completionEntries, noShowEntries } from './completion.rules.ts';
import { balanceOf } from './ledger.queries.ts';
import type { LedgerAccount, PaidBy, Tender } from './ledger.terms.ts';
import { recordInLedger } from './record-in-ledger.ts';
import { recordLatePayment } from './record-late-payment.ts';
import { recordPayout } from './record-payout.ts';
import { recordRefund } from './record-refund.ts';
import { recordReversal } from './record-reversal.ts';

const SEQUENCES = process.env['TEST_LONG'] ? 10_000 : 200;
const SEED = testSeed();

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
const inSite = <T>(work: (tx: Tx) => Promise<T>) => api.platform.db.inSite(api.site.id, work);

interface People {
  readonly customerId: string;
  readonly groomerId: string;
  readonly ownerId: string;
}
/** What the test itself knows of an order: what was paid, and what was given back, each way. */
interface KnownOrder {
  readonly appointmentId: string;
  readonly totals: OrderTotals;
  readonly paid: Record<PaidBy, number>;
  readonly back: Record<PaidBy, number>;
  /** What the customer has not paid yet. */
  owed: number;
}

const WAYS: readonly PaidBy[] = ['card', 'cash', 'check', 'gift_card', 'loyalty'];
const NOTHING = { card: 0, cash: 0, check: 0, gift_card: 0, loyalty: 0 };

const randomOrder = (random: Random, people: People) => {
  const amount = (most: number) => cents(random.integer(0, most));
  const fee = () => ({ percent: random.integer(0, 100_000) / 10_000, fixedCents: amount(100) });
  const [managementFee, processingFee] = [fee(), fee()];
  const isNoShow = random.chance(0.15);
  const tender = random.pick<Tender>(['card', 'card', 'card', 'cash', 'check', 'later']);
  const isProcessed = tender === 'card';
  const totals = totalsOf({
    petServices: Array.from({ length: isNoShow ? 1 : random.integer(0, 4) }, () => amount(30_000)),
    products: isNoShow
      ? []
      : Array.from({ length: random.integer(0, 4) }, () => multiplyCents(amount(20_000), random.integer(1, 20))),
    travelFeeCents: isNoShow ? cents(0) : amount(4000),
    customCharges: Array.from({ length: random.integer(0, 2) }, () => ({
      type: random.pick(['discount', 'other'] as const),
      amountCents: amount(20_000),
    })),
    coupon: random.chance(0.3) ? { modifierType: 'percentage', percent: random.integer(0, 100) } : null,
    taxPercent: random.integer(0, 120_000) / 10_000,
    managementFee: random.chance(0.3) ? managementFee : null,
    processingFee: isProcessed && random.chance(0.5) ? processingFee : null,
    loyaltyCents: random.chance(0.3) ? amount(10_000) : cents(0),
    giftCardCents: random.chance(0.3) ? amount(20_000) : cents(0),
    tipCents: amount(5000),
  });
  const ownerPlan = random.pick([
    null,
    { kind: 'flat' as const },
    { kind: 'percentage' as const, percent: random.integer(0, 600_000) / 10_000 },
  ]);
  const split = splitOf(totals, { managementFee, processingFee, ownerPlan, isProcessed });
  const couponPaidBy = random.pick(['groomer', 'site'] as const);
  const given = { totals, split, tender, couponPaidBy, ...people };
  const kind = isNoShow ? 'no_show' : 'completion';
  const appointmentId = newId();
  const transaction = {
    kind,
    cause: `${kind}:${appointmentId}`,
    about: { purpose: isNoShow ? ('no_show' as const) : ('order' as const), subjectId: appointmentId },
    entries: isNoShow ? noShowEntries(given) : completionEntries(given),
  } as const;
  const paid = { ...NOTHING, gift_card: totals.giftCardDiscount, loyalty: totals.loyaltyDiscount };
  if (tender !== 'later') paid[tender] = totals.due;
  return {
    transaction,
    order: { appointmentId, totals, paid, back: { ...NOTHING }, owed: tender === 'later' ? totals.due : 0 },
  };
};

/** Whatever is done may come again: at once, or later, or at the same time. */
const withRetries = async <T>(random: Random, act: () => Promise<T>): Promise<T> => {
  const answer = await act();
  if (random.chance(0.2)) expect(await act()).toEqual(answer);
  if (random.chance(0.05)) expect(await Promise.all([act(), act()])).toEqual([answer, answer]);
  return answer;
};

const payLate = async (random: Random, order: KnownOrder, people: People) => {
  const by = random.pick(['card', 'cash', 'check'] as const);
  const processingFeeCents = cents(by === 'card' ? random.integer(0, 500) : 0);
  const { appointmentId } = order;
  const payment = { appointmentId, ...people, by, amountCents: cents(order.owed), processingFeeCents };
  await withRetries(random, () => inSite((tx) => recordLatePayment(tx, payment, api.platform)));
  order.paid[by] += order.owed;
  order.owed = 0;
};

const giveBack = async (random: Random, order: KnownOrder) => {
  const way = random.pick(WAYS);
  const left = order.paid[way] - order.back[way];
  const isDispute = way === 'card' && random.chance(0.3);
  const amount = random.chance(0.3) ? left : random.integer(1, Math.max(2, Math.ceil(order.paid[way] * 0.8)));
  if (amount === 0) return;
  const cause = `refund:${newId()}`;
  const answer = await withRetries(random, () =>
    inSite((tx) =>
      recordRefund(
        tx,
        {
          cause,
          purpose: 'order',
          subjectId: order.appointmentId,
          amountCents: cents(amount),
          to: isDispute ? { disputeFeeCents: cents(1500) } : way,
        },
        api.platform,
      ),
    ),
  );
  expect(answer).toBe(amount > left ? 'exceeds_payment' : 'booked');
  if (answer === 'booked') order.back[way] += amount;
  if (answer !== 'booked' || !isDispute || random.chance(0.5)) return;
  await withRetries(random, () => inSite((tx) => recordReversal(tx, cause, api.platform)));
  order.back[way] -= amount;
};

/** Sums by another way than the module goes: everything of these people, by SQL as the owner. */
const directSums = async (people: People) => {
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<{ account: LedgerAccount; party: string; sum: number }>(
      `select account, party_id as party, sum(amount_cents)::float8 as sum from ledger_entries
       where party_id = any($1) group by 1, 2`,
      [Object.values(people)],
    ),
  );
  return rows;
};

const checkOrder = async ({ appointmentId, totals, paid, back, owed: unpaid }: KnownOrder) => {
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<{ account: LedgerAccount; reason: string; sum: number }>(
      `select account, reason, sum(amount_cents)::float8 as sum from ledger_entries e
       join ledger_transactions t on t.id = e.transaction_id where t.subject_id = $1 group by 1, 2`,
      [appointmentId],
    ),
  );
  const sumOf = (isCounted: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(isCounted).reduce((all, { sum }) => all + sum, 0);
  const given = WAYS.reduce((all, way) => all + back[way], 0);
  const owed = sumOf(({ account, reason }) => account === 'customer_receivable' && reason === 'order');
  expect(owed, 'what is charged is the total less refunds').toBe(totals.total - given);
  expect(
    owed + sumOf(({ account, reason }) => account === 'customer_receivable' && WAYS.includes(reason as PaidBy)),
  ).toBe(unpaid);
  const held = sumOf(({ account, reason }) => account !== 'customer_receivable' && reason === 'held');
  expect(held, 'no more is held than is owed').toBeLessThanOrEqual(unpaid);
  if (unpaid === 0) expect(held, 'what was held is released').toBe(0);
  const isPart = ({ account, reason }: (typeof rows)[number]) =>
    account !== 'customer_receivable' && ![...WAYS, 'held', 'dispute_fee'].includes(reason);
  expect(sumOf(isPart), 'the parts are what is charged').toBe(given - totals.total);
  for (const way of WAYS) {
    const captured = sumOf(({ account, reason }) => account === 'customer_receivable' && reason === way);
    expect(captured, `paid by ${way}`).toBe(back[way] - paid[way]);
    expect(captured, 'never more back than was paid').toBeLessThanOrEqual(0);
  }
  const ofRewards = sumOf(({ account, reason }) => account === 'groomer_payable' && reason === 'loyalty');
  expect(ofRewards, 'the groomer bears the rewards').toBe(paid.loyalty - back.loyalty);
  if (given === 0) {
    const reason = (name: string) => sumOf((row) => row.reason === name && row.account !== 'customer_receivable');
    expect([0 - reason('tax'), 0 - reason('tip')]).toEqual([totals.taxAmount, totals.tipAmount]);
  }
  if (given > 0 && given === totals.total) for (const row of rows.filter(isPart)) expect(row.sum).toBe(0);
};

const runSequence = async (number: number, people: People) => {
  const random = randomFrom(SEED, number);
  const orders: KnownOrder[] = [];
  for (let step = random.integer(1, 8); step > 0; step -= 1) {
    const order = orders.length > 0 && random.chance(0.6) ? random.pick(orders) : undefined;
    if (order && order.owed > 0 && random.chance(0.5)) await payLate(random, order, people);
    else if (order) await giveBack(random, order);
    else if (random.chance(0.2)) {
      const [cause, partyId] = [`payout:${newId()}`, random.pick([people.groomerId, people.ownerId])];
      const feeCents = cents(random.pick([0, 0, 150]));
      await withRetries(random, async () => {
        const sent = await inSite((tx) => recordPayout(tx, { cause, partyId, feeCents }, api.platform));
        expect(sent ?? 1).toBeGreaterThan(0);
        return sent;
      });
    } else {
      const { transaction, order: placed } = randomOrder(random, people);
      await withRetries(random, () => inSite((tx) => recordInLedger(tx, transaction, api.platform)));
      orders.push(placed);
    }
  }
  for (const order of orders) await checkOrder(order);
};

const PEOPLE = 20;

it(
  `${SEQUENCES} random sequences of orders, refunds, disputes and payouts add up (seed ${SEED})`,
  { timeout: 3_600_000 },
  async () => {
    let people: People | undefined;
    for (let number = 1; number <= SEQUENCES; number += 1) {
      if (!people || number % PEOPLE === 0) {
        const [customer, groomer, owner] = [
          await api.account({ roles: ['customer'] }),
          await api.account(),
          await api.account(),
        ];
        people = { customerId: customer.id, groomerId: groomer.id, ownerId: owner.id };
      }
      const known = people;
      await runSequence(number, known).catch((error: unknown) => {
        throw new Error(`Sequence ${number} of TEST_SEED=${SEED} failed`, { cause: error });
      });
      if (number % PEOPLE !== PEOPLE - 1) continue;
      for (const { account, party, sum } of await directSums(known))
        expect(await inSite((tx) => balanceOf(tx, account, party)), account).toBe(sum);
    }
    const { rows } = await api.database.asOwner((owner) =>
      owner.query<{ transactions: number; unbalanced: number }>(
        `select count(*)::int as transactions, count(*) filter (where sum <> 0)::int as unbalanced from
         (select sum(amount_cents) from ledger_entries where site_id = $1 group by transaction_id) each`,
        [api.site.id],
      ),
    );
    expect(rows[0]).toMatchObject({ unbalanced: 0 });
    expect(rows[0]?.transactions).toBeGreaterThan(SEQUENCES);
  },
);
