import { INSTANT_PAYOUT_FEE_PERCENT, MIN_INSTANT_PAYOUT_FEE_CENTS } from '@tailgate/contract';
import { cents, percentOf, type Cents } from '@tailgate/values/money';

export const SETTLE_PAYOUT_TASK = 'payouts.settle';
export const CLOSE_ACCOUNT_TASK = 'payouts.close-account';

const DAY_MS = 86_400_000;
/** Mondays at 13:00 UTC: morning in America, as the round says. */
const PAID_AT_HOUR = 13;

/** The Monday on or before this moment, as a day in UTC. */
export const weekOf = (now: Date): string => {
  const sinceMonday = (now.getUTCDay() + 6) % 7;
  return new Date(now.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
};

export const nextWeeklyAt = (now: Date): Date => {
  const monday = new Date(`${weekOf(now)}T${PAID_AT_HOUR}:00:00Z`);
  return now < monday ? monday : new Date(monday.getTime() + 7 * DAY_MS);
};

/** The day of the next weekly payout. */
export const nextWeekly = (now: Date): string => nextWeeklyAt(now).toISOString().slice(0, 10);

/** What an instant payout of this much costs. */
export const instantFeeOf = (amount: Cents): Cents =>
  cents(Math.max(MIN_INSTANT_PAYOUT_FEE_CENTS, percentOf(amount, INSTANT_PAYOUT_FEE_PERCENT)));
