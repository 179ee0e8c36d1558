import { USUAL_TIP_CENTS } from '@tailgate/contract';
import type { OrderTotals } from '@tailgate/pricing';
import { addCents, cents, percentOf, sumCents, type Cents } from '@tailgate/values/money';
import type { OrderContents } from '../../appointments/index.ts';
import type { Consent } from '../../payments/index.ts';

/** How far a charge may go without asking, as the site says. */
export interface Allowance {
  /** Above the estimate. */
  readonly percent: number;
  /** As a tip, of the estimate. */
  readonly tipPercent: number;
  /** The most that an estimate counts to which the customer never said yes. */
  readonly unconfirmedCents: Cents;
}

export interface ConsentBasis {
  readonly allowance: Allowance;
  readonly taxPercent: number;
  /** The most that this customer agreed to by their own act for another visit of this groomer, within a year. */
  readonly usualCents: Cents;
  /** What they confirmed for this visit. */
  readonly confirmed: Consent | null;
}

const larger = (one: Cents, other: Cents): Cents => cents(Math.max(one, other));
const smaller = (one: Cents, other: Cents): Cents => cents(Math.min(one, other));

/**
 * What follows from the booking: the estimate with what the site allows above it, and the tax on that. What a groomer booked
 * and the customer was only told counts up to a limit, or as much as they agreed to themselves before.
 */
export const consentByBooking = (
  estimate: OrderContents['estimate'],
  { allowance, taxPercent, usualCents }: Omit<ConsentBasis, 'confirmed'>,
): Consent | null => {
  if (!estimate) return null;
  const { amountCents, isOwn, toldAt } = estimate;
  const work = addCents(amountCents, percentOf(amountCents, allowance.percent));
  const withTax = addCents(work, percentOf(work, taxPercent));
  return {
    way: isOwn ? 'booking' : 'message',
    mostCents: isOwn ? withTax : smaller(withTax, larger(allowance.unconfirmedCents, usualCents)),
    mostTipCents: larger(percentOf(amountCents, allowance.tipPercent), cents(USUAL_TIP_CENTS)),
    givenAt: toldAt,
  };
};

/** What of a charge is a tip: what is due is paid with the tip last. */
export const chargedParts = ({ due, tipAmount }: Pick<OrderTotals, 'due' | 'tipAmount'>) => {
  const tipCents = smaller(tipAmount, due);
  return { tipCents, workCents: cents(due - tipCents) };
};

export const covers = (
  { mostCents, mostTipCents }: Consent,
  totals: Pick<OrderTotals, 'due' | 'tipAmount'>,
): boolean => {
  const { tipCents, workCents } = chargedParts(totals);
  return workCents <= mostCents && tipCents <= mostTipCents;
};

/** The consent that a charge of what is due can name; undefined where the customer has to be asked. */
export const consentFor = ({ contents, consents, totals }: ConsentedOrder): Consent | undefined =>
  [consentByBooking(contents.estimate, consents), consents.confirmed].find(
    (consent): consent is Consent => consent !== null && covers(consent, totals),
  );

export interface ConsentedOrder {
  readonly contents: Pick<OrderContents, 'estimate'>;
  readonly consents: ConsentBasis;
  readonly totals: Pick<OrderTotals, 'due' | 'tipAmount'>;
}

/** What may be charged without asking, for people to read: what they confirmed last, or what they booked. */
export const standingConsent = ({ contents, consents }: Omit<ConsentedOrder, 'totals'>): Consent | null => {
  const booked = consentByBooking(contents.estimate, consents);
  const { confirmed } = consents;
  return confirmed && (!booked || totalOf(confirmed) > totalOf(booked)) ? confirmed : booked;
};

export const totalOf = ({ mostCents, mostTipCents }: Pick<Consent, 'mostCents' | 'mostTipCents'>): Cents =>
  sumCents([mostCents, mostTipCents]);
