import { MONEY_ROUNDS, type MoneyRound } from '@tailgate/contract';
import { secondsAfter } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { OVERDUE_AFTER_S } from '../../platform/jobs/rounds.ts';
import { overdueRounds } from '../../platform/jobs/rounds.queries.ts';

const TASKS: Readonly<Record<MoneyRound, string>> = {
  payouts: 'payouts.pay-week',
  ledgerMonth: 'ledger.close-month',
  reconciliation: 'payments.reconcile',
};

/** Late enough that retries and a restart are no reason for alarm. */
export const overdueMoneyRounds = async (tx: Tx, now: Date) => {
  const overdue = await overdueRounds(tx, Object.values(TASKS), secondsAfter(now, -OVERDUE_AFTER_S));
  return MONEY_ROUNDS.flatMap((name) =>
    overdue
      .filter(({ round }) => round === TASKS[name])
      .map(({ dueAt, lastRunAt }) => ({
        name,
        dueAt: dueAt.toISOString(),
        lastRunAt: lastRunAt?.toISOString() ?? null,
      })),
  );
};
