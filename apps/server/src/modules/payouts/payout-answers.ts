import { localDateAt } from '@tailgate/values';
import { addCents, cents, dollarsOf, subtractCents, type Cents } from '@tailgate/values/money';
import type { ConnectedAccount } from '../merchant/index.ts';
import type { Waiting } from './available.rules.ts';
import type { PayoutRow } from './payouts.queries.ts';
import { instantFeeOf } from './payouts.rules.ts';

export const payoutAnswer = (row: PayoutRow) => ({
  id: row.id,
  kind: row.kind,
  status: row.status,
  amount: dollarsOf(row.amountCents),
  fee: dollarsOf(row.feeCents),
  bankLastFour: row.bankLastFour,
  date: row.openedAt.toISOString(),
  arrivesAt: row.arrivesAt?.toISOString() ?? null,
});

export const accountAnswer = ({ bankLastFour, isReady }: Pick<ConnectedAccount, 'bankLastFour' | 'isReady'>) => ({
  bankLastFour,
  isReady,
});

/** What an instant payout would send and cost. */
export const instantAnswer = (available: Cents) => {
  const fee = instantFeeOf(available);
  return available > fee ? { amount: dollarsOf(subtractCents(available, fee)), fee: dollarsOf(fee) } : null;
};

/** By the day on which the provider can have it. */
export const waitingAnswer = (waiting: readonly Waiting[], timeZone: string) => {
  const byDay = new Map<string, Cents>();
  for (const { amountCents, from } of waiting) {
    const date = localDateAt(from, timeZone);
    byDay.set(date, addCents(byDay.get(date) ?? cents(0), amountCents));
  }
  return [...byDay].map(([date, amount]) => ({ date, amount: dollarsOf(amount) }));
};
