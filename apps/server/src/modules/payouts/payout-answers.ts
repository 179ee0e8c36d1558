import { dollarsOf, subtractCents, type Cents } from '@tailgate/values/money';
import type { ConnectedAccount } from '../merchant/index.ts';
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
export const instantAnswer = (owed: Cents) => {
  const fee = instantFeeOf(owed);
  return owed > fee ? { amount: dollarsOf(subtractCents(owed, fee)), fee: dollarsOf(fee) } : null;
};
