import { splitOf, totalsOf } from '@tailgate/pricing';
import { cents, type Cents } from '@tailgate/values/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { completionEntries } from './completion.rules.ts';
import { balanceOf } from './ledger.queries.ts';
import type { Tender } from './ledger.terms.ts';
import { recordInLedger } from './record-in-ledger.ts';
import { recordLatePayment } from './record-late-payment.ts';
import { recordPayout } from './record-payout.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const inSite = <T>(work: (tx: Tx) => Promise<T>) => api.platform.db.inSite(api.site.id, work);

/** An order of $128.66 between new people: $78.75 are the groomer's, $21 the owner's, $15 are the tip. */
const complete = async (tender: Tender, giftCardCents = cents(0)) => {
  const [customer, groomer, owner] = [
    await api.account({ roles: ['customer'] }),
    await api.account(),
    await api.account({ roles: ['fleet_owner'] }),
  ];
  const people = { customerId: customer.id, groomerId: groomer.id, ownerId: owner.id };
  const totals = totalsOf({
    petServices: [cents(10_500)],
    travelFeeCents: cents(0),
    customCharges: [],
    taxPercent: 8.25,
    tipCents: cents(1500),
    giftCardCents,
  });
  const split = splitOf(totals, {
    managementFee: { percent: 5, fixedCents: cents(0) },
    processingFee: { percent: 2.9, fixedCents: cents(30) },
    ownerPlan: { kind: 'percentage', percent: 20 },
    isProcessed: tender === 'card',
  });
  const appointmentId = newId();
  const entries = completionEntries({ totals, split, tender, ...people });
  const about = { purpose: 'order', subjectId: appointmentId } as const;
  const booking = { kind: 'completion', cause: `completion:${appointmentId}`, about, entries } as const;
  await inSite((tx) => recordInLedger(tx, booking, api.platform));
  const balances = () =>
    inSite(async (tx) => ({
      customer: await balanceOf(tx, 'customer_receivable', customer.id),
      groomer: await balanceOf(tx, 'groomer_payable', groomer.id),
      owner: await balanceOf(tx, 'owner_payable', owner.id),
      tips: await balanceOf(tx, 'tips_payable', groomer.id),
      held: [
        await balanceOf(tx, 'customer_receivable', groomer.id),
        await balanceOf(tx, 'customer_receivable', owner.id),
      ],
    }));
  const payout = (partyId: string) => inSite((tx) => recordPayout(tx, { cause: newId(), partyId }, api.platform));
  const pay = (by: Exclude<Tender, 'later'>, processingFeeCents: Cents) =>
    inSite((tx) =>
      recordLatePayment(
        tx,
        { appointmentId, ...people, by, amountCents: totals.due, processingFeeCents },
        api.platform,
      ),
    );
  return { ...people, balances, payout, pay };
};

describe('an order that is paid later', () => {
  it('is owed by the customer, and nobody is paid before it is paid', async () => {
    const { groomerId, ownerId, balances, payout, pay } = await complete('later');
    const { customer, groomer, tips, owner, held } = await balances();
    expect([customer, groomer + tips, owner]).toEqual([12_866, 0, 0]);
    expect(held).toEqual([-(7875 + 1500), -2100]);
    expect([await payout(groomerId), await payout(ownerId)]).toEqual([undefined, undefined]);
    await pay('card', cents(403));
    expect([await payout(groomerId), await payout(ownerId)]).toEqual([7875 + 1500 - 403, 2100]);
  });

  it.each([
    ['card', 403],
    ['cash', 0],
    ['check', 0],
  ] as const)('by %s is like one paid at once, however often it is booked', async (by, processing) => {
    const later = await complete('later');
    await later.pay(by, cents(processing));
    const once = await later.balances();
    expect(once).toMatchObject({ customer: 0, held: [0, 0] });
    await later.pay(by, cents(processing));
    expect(await later.balances()).toEqual(once);
    expect(once).toEqual(await (await complete(by)).balances());
  });

  it('pays out what a gift card paid of it', async () => {
    const { balances } = await complete('later', cents(12_000));
    const { customer, groomer, tips, owner } = await balances();
    // A gift card pays no tip.
    expect(customer).toBe(1500);
    expect(groomer + tips + owner).toBe(-(7875 + 2100));
  });
});
