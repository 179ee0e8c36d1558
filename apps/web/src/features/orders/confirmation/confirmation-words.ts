import { CONFIRMATION_HOURS } from '@tailgate/contract/facts';
import { centsOf, showMoney } from '@tailgate/values/money';
import type { LocalDate } from '@tailgate/values';
import { longDate } from '#features/appointments/index.ts';
import type { Confirmation } from './confirmation-query.ts';

const LIST = new Intl.ListFormat('en-US');

export const dollarsIn = ({ currency }: Pick<Confirmation, 'currency'>, amount: number): string =>
  showMoney(centsOf(amount), currency);

/** 'For Biscuit and Milo, Tuesday, June 2' */
export const visitWords = ({ petNames, date }: Confirmation): string =>
  `For ${[LIST.format(petNames), longDate(date as LocalDate)].filter((part) => part !== '').join(', ')}`;

const TITLES: Readonly<Record<Confirmation['state'], (confirmation: Confirmation) => string>> = {
  waiting: (confirmation) =>
    `Confirm ${dollarsIn(confirmation, confirmation.amount)} for ${confirmation.businessName}?`,
  confirmed: () => 'Confirmed. Thank you!',
  declined: () => 'Declined',
  expired: () => 'This link no longer works',
};

/** What the page of a link says first. */
export const headingOf = (confirmation: Confirmation): { title: string; lead: string } => ({
  title: TITLES[confirmation.state](confirmation),
  lead: visitWords(confirmation),
});

/** What may be charged without asking, where this is more. */
export const agreedWords = (confirmation: Confirmation): string | null => {
  const { agreed, amount, businessName } = confirmation;
  return agreed === null || amount <= agreed
    ? null
    : `Without your confirmation, ${businessName} can charge up to ${dollarsIn(confirmation, agreed)}, tip included.`;
};

/** What an answer means, once it is given. The total may be another one by then. */
export const OUTCOME_WORDS: Readonly<
  Record<Exclude<Confirmation['state'], 'waiting'>, (businessName: string) => string>
> = {
  confirmed: (name) => `${name} charges your card on file when the appointment is completed.`,
  declined: (name) => `${name} was told. Your card isn’t charged this amount.`,
  expired: (name) => `Links work for ${CONFIRMATION_HOURS} hours. Ask ${name} to send a new one.`,
};
