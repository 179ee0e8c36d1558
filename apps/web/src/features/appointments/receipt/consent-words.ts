import type { ConsentWay } from '@tailgate/contract/facts';
import { centsOf, showMoney } from '@tailgate/values/money';
import { dayOf } from '../appointment-words.ts';
import { shortDayOfMonth } from '../calendar/calendar-days.ts';
import type { OwnReceipt } from '../own/own-query.ts';

const WORDS: Readonly<Record<ConsentWay, (most: string, day: string) => string>> = {
  booking: (most, day) => `You agreed to up to ${most} when you booked, ${day}`,
  message: (most, day) => `Estimate sent to you on ${day}: up to ${most}`,
  request: (most, day) => `You asked to cancel with a fee of up to ${most}, ${day}`,
  link: (most, day) => `You confirmed ${most} by link, ${day}`,
  app: (most, day) => `You confirmed ${most} in the app, ${day}`,
};

/** A receipt that an earlier version kept on this device says nothing of consents. */
type Consents = Pick<OwnReceipt, 'currency' | 'timeZone'> & Partial<Pick<OwnReceipt, 'consents'>>;

/** What a customer agreed to, for each payment by card. */
export const consentWords = ({ consents = [], currency, timeZone }: Consents): readonly string[] =>
  consents.map(({ way, most, givenAt }) =>
    WORDS[way](showMoney(centsOf(most), currency), shortDayOfMonth(dayOf(givenAt, timeZone))),
  );
