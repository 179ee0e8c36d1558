import type { EarningKind, EarningLine, PaymentWay, PayoutKind } from '@tailgate/contract';
import { localDateAt } from '@tailgate/values/local-time';
import { showDate } from '@tailgate/values/date-text';
import { centsOf, dollarsOf, sumCents } from '@tailgate/values/money';
import {
  Award,
  CalendarX,
  Car,
  CircleUserRound,
  CreditCard,
  Heart,
  Percent,
  Scissors,
  ShoppingBag,
  Ticket,
  Truck,
  UserRoundX,
  type LucideIcon,
} from 'lucide-react';
import type { Tone } from '#ui/badges/badge.tsx';
import type { EarningLines } from './reports-query.ts';

export const LINE_ICONS: Readonly<Record<EarningLine, LucideIcon>> = {
  services: Scissors,
  products: ShoppingBag,
  otherCharges: Car,
  noShowFees: UserRoundX,
  cancellationFees: CalendarX,
  vanShare: Truck,
  tips: Heart,
  coupons: Ticket,
  loyalty: Award,
  vanOwnerShare: CircleUserRound,
  platformFee: Percent,
  cardProcessing: CreditCard,
};

export const KIND_TONES: Readonly<Record<EarningKind, Tone>> = {
  completion: 'complete',
  noShow: 'noshow',
  cancellation: 'cancelled',
  payment: 'complete',
  tip: 'complete',
  refund: 'cancelled',
  dispute: 'rejected',
  correction: 'reschedule',
};
export const PAYOUT_TONES: Readonly<Record<PayoutKind, Tone>> = { payout: 'complete', returned: 'rejected' };

export const WAY_WORDS: Readonly<Record<PaymentWay, string>> = {
  card: 'Card',
  cash: 'Cash',
  check: 'Check',
  giftCard: 'Gift card',
  loyalty: 'Loyalty reward',
};

/** Cents are added, not dollars, which are not exact. */
export const sumOf = (amounts: readonly number[]): number => dollarsOf(sumCents(amounts.map(centsOf)));

const TAKEN: ReadonlySet<EarningLine> = new Set([
  'coupons',
  'loyalty',
  'vanOwnerShare',
  'platformFee',
  'cardProcessing',
]);

/** The lines of something earned in three sums: work, tips, and what is taken from both. */
export const inThree = (lines: EarningLines) => {
  const of = (matches: (line: EarningLine) => boolean) =>
    sumOf(lines.filter(({ line }) => matches(line)).map(({ amount }) => amount));
  return {
    work: of((line) => line !== 'tips' && !TAKEN.has(line)),
    tips: of((line) => line === 'tips'),
    taken: of((line) => TAKEN.has(line)),
  };
};

export const isTaken = (line: EarningLine): boolean => TAKEN.has(line);

const WHOLE = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const SHORT = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
});
/** Above bars: `$1,235`. */
export const wholeDollars = (amount: number): string => WHOLE.format(amount).replace('-', '−');
/** For axes: `$850`, `$1.2k`. */
export const shortDollars = (amount: number): string =>
  Math.abs(amount) < 1000 ? wholeDollars(amount) : SHORT.format(amount).replace('-', '−').replace('K', 'k');

export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** The day of an instant, where the provider works. */
export const dayOf = (instant: string, timeZone: string): string => showDate(localDateAt(new Date(instant), timeZone));

const MILES = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
/** `1,204.5 miles` */
export const milesOf = (miles: number): string => `${MILES.format(miles)} miles`;
