import { splitOf, totalsOf } from '@tailgate/pricing';
import { cents, type Cents } from '@tailgate/values/money';
import type { SignedIn, TestApi } from '../../../testing/index.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { completionEntries, noShowEntries, recordInLedger, recordLatePayment, recordRefund } from '../ledger/index.ts';

interface GivenOrder {
  readonly time: string;
  readonly customerId: string;
  readonly ownerId?: string;
  readonly services?: number;
  readonly tip?: number;
  readonly tender?: 'card' | 'cash' | 'check' | 'later';
  readonly couponPercent?: number;
  readonly giftCardCents?: number;
  readonly loyaltyCents?: number;
  readonly isNoShow?: boolean;
  readonly appointmentId?: string;
}

/** What tests of reports book. */
export const ledgerBook = (api: TestApi) => {
  const inSite = <T>(work: (tx: Tx) => Promise<T>) => api.platform.db.inSite(api.site.id, work);
  const at = (time: string) => ({ clock: { ...api.clock, now: () => new Date(time) } });
  /** A completed order in the ledger: 8.25 % taxes, 5 % for the platform, 2.9 % and 30 cents for the card. */
  const complete = async (groomer: SignedIn, given: GivenOrder) => {
    const tender = given.tender ?? 'card';
    const totals = totalsOf({
      petServices: [cents(given.services ?? 10_000)],
      travelFeeCents: cents(500),
      customCharges: [],
      taxPercent: 8.25,
      tipCents: cents(given.tip ?? 1500),
      coupon: given.couponPercent === undefined ? null : { modifierType: 'percentage', percent: given.couponPercent },
      giftCardCents: cents(given.giftCardCents ?? 0),
      loyaltyCents: cents(given.loyaltyCents ?? 0),
    });
    const split = splitOf(totals, {
      managementFee: { percent: 5, fixedCents: cents(0) },
      processingFee: { percent: 2.9, fixedCents: cents(30) },
      ownerPlan: given.ownerId === undefined ? null : { kind: 'percentage', percent: 20 },
      isProcessed: tender === 'card',
    });
    const { customerId, ownerId } = given;
    const kind = given.isNoShow ? 'no_show' : 'completion';
    const entriesOf = given.isNoShow ? noShowEntries : completionEntries;
    const entries = entriesOf({ totals, split, tender, customerId, ownerId, groomerId: groomer.account.id });
    const appointmentId = given.appointmentId ?? newId();
    const cause = `${kind}:${appointmentId}`;
    const about = { purpose: kind === 'no_show' ? kind : 'order', subjectId: appointmentId } as const;
    await inSite((tx) => recordInLedger(tx, { kind, cause, about, entries }, at(given.time)));
    return { id: appointmentId, total: totals.total, due: totals.due };
  };
  /** By card, of which the groomer pays 50 cents. */
  const payLate = (groomer: SignedIn, customerId: string, order: { id: string; due: Cents }, time: string) =>
    inSite((tx) =>
      recordLatePayment(
        tx,
        {
          appointmentId: order.id,
          customerId,
          groomerId: groomer.account.id,
          by: 'card',
          amountCents: order.due,
          processingFeeCents: cents(50),
        },
        at(time),
      ),
    );
  /** To the card; answers what it was booked for, if the card has paid as much. */
  const refund = async (appointmentId: string, amountCents: number, time: string) => {
    const cause = newId();
    const outcome = await inSite((tx) =>
      recordRefund(
        tx,
        { cause, purpose: 'order', subjectId: appointmentId, amountCents: cents(amountCents), to: 'card' },
        at(time),
      ),
    );
    return outcome === 'booked' ? cause : undefined;
  };

  const people = async () => {
    const [groomer, owner, customer] = [
      await api.as('groomer'),
      await api.as('fleet_owner'),
      await api.account({ roles: ['customer'], firstName: 'Bea', lastName: 'Castillo' }),
    ];
    return { groomer, owner, customer };
  };

  return { inSite, at, complete, payLate, refund, people };
};
export type LedgerBook = ReturnType<typeof ledgerBook>;
