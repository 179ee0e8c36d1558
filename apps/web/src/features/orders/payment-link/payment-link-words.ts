import { centsOf, showMoney } from '@tailgate/values/money';
import type { LocalDate } from '@tailgate/values';
import { longDate } from '#features/appointments/index.ts';
import type { LinkedPayment } from './payment-link-query.ts';

const LIST = new Intl.ListFormat('en-US');

/** 'Biscuit and Milo, Tuesday, June 2' */
const visitOf = ({ petNames, date }: LinkedPayment): string =>
  [LIST.format(petNames), longDate(date as LocalDate)].filter((part) => part !== '').join(', ');

export const amountOf = ({ amount, currency }: LinkedPayment): string => showMoney(centsOf(amount), currency);

const OWED_FOR: Readonly<Record<LinkedPayment['owedFor'], string>> = {
  visit: 'For',
  no_show: 'No-show fee for',
  cancellation: 'Cancellation fee for',
};

/** What the page says first. */
export const headingOf = (payment: LinkedPayment, hasPaid: boolean): { title: string; lead: string } => {
  const { businessName, owedFor, state } = payment;
  const what = `${OWED_FOR[owedFor]} ${visitOf(payment)}`;
  if (state === 'to_pay') return { title: `Pay ${businessName}`, lead: what };
  if (state === 'processing') return { title: 'Your payment is being processed', lead: what };
  return { title: hasPaid ? 'Paid. Thank you!' : 'This is already paid', lead: what };
};

const PAID_ON = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** '$90.00 to Rosie Mobile Grooming on June 2, 2026 at 2:05 PM' */
export const receiptOf = (payment: LinkedPayment): string =>
  `${amountOf(payment)} to ${payment.businessName}${
    payment.paidAt === null ? '' : ` on ${PAID_ON.format(new Date(payment.paidAt))}`
  }`;
