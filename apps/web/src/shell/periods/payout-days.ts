import { addDays, localDateAt } from '@tailgate/values/local-time';
import type { Days } from './period.ts';

interface PaidOut {
  readonly date: string;
}

/** A payout takes all that is owed: what came in since the one before, or in a week. */
export const daysPaidBy = (payout: PaidOut, before: PaidOut | undefined, timeZone: string): Days => {
  const to = localDateAt(new Date(payout.date), timeZone);
  return { from: before ? localDateAt(new Date(before.date), timeZone) : addDays(to, -7), to };
};
