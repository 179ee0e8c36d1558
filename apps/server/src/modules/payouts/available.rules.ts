import { USUAL_PAYOUTS } from '@tailgate/contract';
import { cents, subtractCents, sumCents, type Cents } from '@tailgate/values/money';
import type { Income } from '../ledger/index.ts';

const DAY_MS = 86_400_000;

/** What an instant payout does not take yet, and when it does or a weekly one does. */
export interface Waiting {
  readonly amountCents: Cents;
  readonly from: Date;
}

export interface Balance {
  /** All that is owed; negative where the party owes. */
  readonly owedCents: Cents;
  /** What an instant payout takes now. */
  readonly availableCents: Cents;
  /** The soonest first. With what is available, it is all that is owed. */
  readonly waiting: readonly Waiting[];
}

interface Facts {
  readonly owedCents: Cents;
  /** Not paid out yet, the oldest first. */
  readonly income: readonly Income[];
  readonly holdDays: number;
  /** What instant payouts may still take this week. */
  readonly allowedCents: Cents;
  readonly nextWeeklyAt: Date;
  readonly now: Date;
}

/** Days of 24 hours, so that a change of the clocks makes nothing wait longer or shorter. */
export const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS);

const median = (amounts: readonly Cents[]): number => {
  const sorted = amounts.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
};

/** The most that instant payouts take in seven days, by what left in earlier weeks. */
export const usualWeekOf = (weeks: readonly Cents[]): Cents =>
  cents(Math.max(USUAL_PAYOUTS.floorCents, Math.round(USUAL_PAYOUTS.times * median(weeks))));

const atLeastNothing = (amount: Cents): Cents => cents(Math.max(0, amount));

/**
 * What is available now and what waits. Refunds, disputes and fees are taken from what is available first, and then from
 * what is available next. Nobody waits longer than until the weekly payout, which takes everything.
 */
export const balanceOfFacts = ({ owedCents, income, holdDays, allowedCents, nextWeeklyAt, now }: Facts): Balance => {
  const held = income
    .map(({ occurredAt, amountCents }) => ({ amountCents, from: daysAfter(occurredAt, holdDays) }))
    .filter(({ from }) => from > now);
  const heldCents = sumCents(held.map(({ amountCents }) => amountCents));
  const old = atLeastNothing(subtractCents(owedCents, heldCents));
  const availableCents = cents(Math.min(old, allowedCents));
  let missing = atLeastNothing(subtractCents(heldCents, atLeastNothing(owedCents)));
  const waiting = held.map(({ amountCents, from }) => {
    const taken = cents(Math.min(missing, amountCents));
    missing = subtractCents(missing, taken);
    const soonest = from < nextWeeklyAt ? from : nextWeeklyAt;
    return { amountCents: subtractCents(amountCents, taken), from: soonest };
  });
  const beyondUsual = { amountCents: subtractCents(old, availableCents), from: nextWeeklyAt };
  return {
    owedCents,
    availableCents,
    waiting: [...waiting, beyondUsual]
      .filter(({ amountCents }) => amountCents > 0)
      .toSorted((one, other) => one.from.getTime() - other.from.getTime()),
  };
};
