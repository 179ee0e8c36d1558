import {
  activityWords,
  billOf,
  cardBrandWord,
  REFUND_WAYS,
  type AnswerOf,
  type refundsContract,
} from '@tailgate/contract';
import { cents, dollarsOf, negateCents, subtractCents, sumCents, type Cents } from '@tailgate/values/money';
import type { Rows } from '../../platform/access/policy.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { namesOf } from '../accounts/index.ts';
import { orderContents } from '../appointments/index.ts';
import { LEDGER_KINDS, refundableOf, type LedgerEntry } from '../ledger/index.ts';
import { appointmentAnswer, orderAsOfNow, settlementOf } from '../orders/index.ts';
import * as view from '../../views/order-money.ts';

type Money = AnswerOf<typeof refundsContract.getOrderMoney>;
type Names = ReadonlyMap<string, string>;
type Entries = view.Booking['entries'];

const personOf = (names: Names, personId: string | null) =>
  personId === null ? null : { id: personId, displayName: names.get(personId) ?? '' };

const bookingAnswer = (names: Names, { id, kind, occurredAt, entries }: view.Booking) => ({
  id,
  kind,
  date: occurredAt.toISOString(),
  entries: entries.map(({ account, partyId, amountCents, reason }) => ({
    account,
    party: personOf(names, partyId),
    amount: dollarsOf(amountCents),
    reason,
  })),
});

const sumOf = (entries: Entries, of: (entry: Entries[number]) => boolean): Cents =>
  sumCents(entries.filter(of).map(({ amountCents }) => amountCents));

/** Ways in which money changes hands. Rewards are none: the groomer bears them. */
const MONEY: readonly string[] = REFUND_WAYS.filter((way) => way !== 'loyalty');
/** Nobody earns by these, or by what waits to change hands. */
const MOVED: readonly string[] = [...MONEY, 'held'];

const sumsOf = (entries: Entries, groomerId: string): Money['sums'] => ({
  customerPaid: dollarsOf(
    negateCents(sumOf(entries, ({ account, reason }) => account === 'customer_receivable' && MONEY.includes(reason))),
  ),
  groomerGets: dollarsOf(
    negateCents(
      sumOf(
        entries,
        ({ account, partyId, reason }) =>
          partyId === groomerId && ['groomer_payable', 'tips_payable'].includes(account) && !MOVED.includes(reason),
      ),
    ),
  ),
  platformKeeps: dollarsOf(
    negateCents(sumOf(entries, ({ account }) => account === 'platform_revenue' || account === 'coupon_expense')),
  ),
});

/** What is left of what was paid for the order, less what is on its way back. A later tip is not given back. */
const refundableAnswer = (
  bookings: readonly view.Booking[],
  refunds: readonly view.OrderRefund[],
): Money['refundable'] => {
  const entries = bookings
    .filter(({ purpose }) => purpose !== null && billOf(purpose) === 'order')
    .flatMap((booking) => booking.entries);
  return REFUND_WAYS.map((way) => {
    const pending = refunds.filter((refund) => refund.way === way && refund.status === 'pending');
    const paid = refundableOf(entries as readonly LedgerEntry[], way);
    return { way, amount: dollarsOf(subtractCents(paid, sumCents(pending.map(({ amountCents }) => amountCents)))) };
  }).filter(({ amount }) => amount > 0);
};

const chargeAnswer = ({ amountCents, brand, lastFour, openedAt, settledAt, ...charge }: view.OrderCharge) => ({
  ...charge,
  amount: dollarsOf(amountCents),
  card: `${cardBrandWord(brand)} ending in ${lastFour}`,
  openedAt: openedAt.toISOString(),
  settledAt: settledAt?.toISOString() ?? null,
});

/** Since the order was paid: what is held is in no payout. */
const payoutsAfter = async (tx: Tx, bookings: readonly view.Booking[], groomerId: string) => {
  const held = bookings.flatMap(({ entries }) => entries).filter(({ reason }) => reason === 'held');
  const paid = bookings.findLast(({ kind }) => LEDGER_KINDS[kind].settlesOrder);
  if (!paid || sumOf(held, ({ account }) => account === 'groomer_payable') > 0) return [];
  return await view.payoutsSince(tx, groomerId, paid.occurredAt);
};

/** A payout takes everything that is owed: the first one after the completion had the order in it, or its successor. */
const payoutsWithOrder = (payouts: readonly view.Booking[]) => {
  const returned = new Set(payouts.map(({ cause }) => cause).filter((cause) => cause.startsWith('reversal:')));
  const sent = payouts.filter(({ kind }) => kind === 'payout');
  const arrived = sent.findIndex(({ cause }) => !returned.has(`reversal:${cause}`));
  return sent.slice(0, arrived < 0 ? sent.length : arrived + 1).map((payout) => ({
    payout,
    reversal: payouts.find(({ cause }) => cause === `reversal:${payout.cause}`),
  }));
};

const sentBy = ({ entries }: view.Booking): Cents =>
  negateCents(sumOf(entries, ({ account }) => account === 'processor_clearing'));

const splitAnswer = async (tx: Tx, appointmentId: string): Promise<Money['split']> => {
  const settled = await settlementOf(tx, appointmentId);
  const { split } = settled ?? (await orderAsOfNow(tx, await orderContents(tx, appointmentId)));
  return Object.fromEntries(
    Object.entries<Cents>({ ...split }).map(([name, amount]) => [name, dollarsOf(amount)]),
  ) as Money['split'];
};

/** Everything about the money of an order, and what was booked for each part of it. */
export const orderMoneyAnswer = async (
  tx: Tx,
  viewer: Viewer,
  { appointment }: { readonly appointment: Rows<'appointments'> },
  platform: Platform,
): Promise<Money> => {
  const order = await appointmentAnswer(tx, viewer.accountId, appointment, platform);
  const { id, customer, serviceProvider } = order;
  const refunds = await view.refundsOfOrder(tx, id);
  const bookings = await view.bookingsOfOrder(tx, id);
  const moves = await view.movesOfOrder(tx, id);
  const payouts = await payoutsAfter(tx, bookings, serviceProvider.id);
  const people = [customer.id, serviceProvider.id, ...refunds.map(({ openedBy }) => openedBy)];
  const by = [...new Set([...people, ...moves.map(({ accountId }) => accountId)])].filter((one) => one !== null);
  const writes = await view.writesToOrder(tx, { appointmentId: id, since: new Date(order.bookedAt), by });
  const entries = bookings.flatMap((booking) => booking.entries);
  const named = [...by, ...entries.map(({ partyId }) => partyId), ...writes.map((write) => write.impersonatorId)];
  const names = await namesOf(tx, [...new Set(named.filter((one) => one !== null))]);
  const bookingsFor = (cause: string) =>
    bookings
      .filter((booking) => booking.cause === cause || booking.cause === `reversal:${cause}`)
      .map((booking) => bookingAnswer(names, booking));
  return {
    order,
    split: await splitAnswer(tx, id),
    timeline: moves.map(({ at, name, toStatus, actor, accountId }) => ({
      date: at.toISOString(),
      move: name,
      status: toStatus,
      actor,
      by: personOf(names, accountId),
    })),
    activity: writes.map((write) => ({
      id: write.id,
      date: write.at.toISOString(),
      title: activityWords(write.endpoint),
      by: personOf(names, write.accountId),
      bySupport:
        write.impersonatorId === null
          ? null
          : { displayName: names.get(write.impersonatorId) ?? '', reason: write.impersonationReason },
    })),
    charges: (await view.chargesOfOrder(tx, id)).map(chargeAnswer),
    bookings: bookings
      .filter(({ kind }) => LEDGER_KINDS[kind].settlesOrder === true || LEDGER_KINDS[kind].charges === true)
      .map((booking) => bookingAnswer(names, booking)),
    refunds: refunds.map(({ amountCents, openedBy, openedAt, settledAt, ...refund }) => ({
      ...refund,
      amount: dollarsOf(amountCents),
      by: personOf(names, openedBy),
      openedAt: openedAt.toISOString(),
      settledAt: settledAt?.toISOString() ?? null,
      bookings: bookingsFor(`refund:${refund.id}`),
    })),
    disputes: (await view.disputesOfOrder(tx, id)).map(({ amountCents, feeCents, openedAt, closedAt, ...dispute }) => ({
      ...dispute,
      amount: dollarsOf(amountCents),
      fee: dollarsOf(feeCents),
      openedAt: openedAt.toISOString(),
      closedAt: closedAt?.toISOString() ?? null,
      bookings: bookingsFor(`dispute:${dispute.id}`),
    })),
    payouts: payoutsWithOrder(payouts).map(({ payout, reversal }) => ({
      id: payout.id,
      date: payout.occurredAt.toISOString(),
      amount: dollarsOf(sentBy(payout)),
      isReturned: reversal !== undefined,
      bookings: [payout, ...(reversal ? [reversal] : [])].map((booking) => bookingAnswer(names, booking)),
    })),
    refundable: refundableAnswer(bookings, refunds),
    sums: sumsOf(entries, serviceProvider.id),
    isBalanced: sumOf(entries, () => true) === cents(0),
  };
};
