import { dollarsOf, centsOf, sumCents } from '@tailgate/values/money';
import { localDateAt } from '@tailgate/values/local-time';
import { timeOf, shortDayOfMonth } from '#features/appointments/index.ts';
import type { Booking, OrderMoney, Refund } from './order-money-query.ts';

type Entry = Booking['entries'][number];

export const ACCOUNT_WORDS: Readonly<Record<Entry['account'], string>> = {
  customer_receivable: 'Customer receivable',
  groomer_payable: 'Groomer payable',
  owner_payable: 'Van owner payable',
  tax_payable: 'Tax payable',
  tips_payable: 'Tips payable',
  processor_clearing: 'Processor clearing',
  platform_revenue: 'Platform revenue',
  gift_card_liability: 'Gift-card liability',
  coupon_expense: 'Coupon expense',
  processing_fees: 'Processing fees',
};

export const WAY_WORDS: Readonly<Record<Refund['way'], string>> = {
  card: 'Card',
  cash: 'Cash',
  check: 'Check',
  gift_card: 'Gift card',
  loyalty: 'Loyalty reward',
};

const MOVE_WORDS: Readonly<Partial<Record<string, string>>> = {
  place: 'Requested',
  book: 'Booked',
  accept: 'Accepted',
  reject: 'Declined',
  expire: 'Not answered in time',
  grab: 'Taken over',
  lapse: 'Nobody took it',
  cancel: 'Canceled',
  withdraw: 'Withdrawn',
  runLate: 'Running late',
  changeServices: 'Services changed',
  reschedule: 'Rescheduled',
  complete: 'Completed',
  markNoShow: 'Marked as no-show',
};

/** 'acceptMove' reads as 'Accept move' where there is no word of its own. */
export const moveInWords = (move: string): string => {
  const spaced = move.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return MOVE_WORDS[move] ?? `${spaced.charAt(0).toUpperCase()}${spaced.slice(1)}`;
};

/** 'Apr 30, 9:12 AM', in the time zone of the appointment. */
export const momentOf = (instant: string, timeZone: string): string =>
  `${shortDayOfMonth(localDateAt(new Date(instant), timeZone))}, ${timeOf(instant, timeZone, '12')}`;

/** Debits, or credits without their sign. */
export const sumOf = (entries: readonly Entry[], side: 'debit' | 'credit'): number =>
  dollarsOf(
    sumCents(
      entries
        .filter(({ amount }) => (side === 'debit' ? amount > 0 : amount < 0))
        .map(({ amount }) => centsOf(Math.abs(amount))),
    ),
  );

/** Where the refunds of an order leave it. */
export const refundState = ({ refunds, refundable }: OrderMoney): string | null => {
  if (refunds.some(({ status }) => status === 'pending')) return 'Refund pending';
  if (!refunds.some(({ status }) => status === 'succeeded')) return null;
  return refundable.length === 0 ? 'Refunded' : 'Partly refunded';
};
