import { addDays, localDateAt, parseLocalDate, type LocalDate } from '@tailgate/values/local-time';
import type { Days } from './period.ts';

interface PaidOut {
  readonly date: string;
}

/** A payout takes all that is owed: what came in since the one before, or in a week. */
export const daysPaidBy = (payout: PaidOut, before: PaidOut | undefined, timeZone: string): Days => {
  const to = localDateAt(new Date(payout.date), timeZone);
  return { from: before ? localDateAt(new Date(before.date), timeZone) : addDays(to, -7), to };
};

interface Payouts {
  /** The latest first. */
  readonly items: readonly {
    readonly date: string;
    readonly kind: 'weekly' | 'instant';
    readonly status: 'pending' | 'sent' | 'failed';
  }[];
  readonly total: number;
  readonly balance: number;
  readonly nextWeeklyDate: string;
  readonly account: { readonly isReady: boolean } | null;
}

/**
 * With which payout income leaves: a weekly one takes all that is owed. Null where that is not certain: what was paid out
 * instantly since, is set off against a debt, or waits for a bank account.
 */
export const payoutOf = (
  earnedAt: string,
  { items, total, balance, nextWeeklyDate, account }: Payouts,
  timeZone: string,
): { readonly date: LocalDate; readonly isPast: boolean } | null => {
  const since = items.filter(({ date, status }) => status !== 'failed' && date > earnedAt);
  const first = since.at(-1);
  if (!first) {
    const date = parseLocalDate(nextWeeklyDate);
    return date && balance > 0 && account?.isReady === true ? { date, isPast: false } : null;
  }
  // An earlier one may be on another page.
  const isFirst = since.length < items.length || items.length === total;
  return isFirst && first.kind === 'weekly'
    ? { date: localDateAt(new Date(first.date), timeZone), isPast: true }
    : null;
};
