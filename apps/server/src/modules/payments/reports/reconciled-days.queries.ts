import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

/** The last day that was compared, as a day in UTC. */
export const lastReconciledDay = async (tx: Tx): Promise<string | undefined> => {
  const { day } = await tx
    .selectFrom('reconciled_days')
    .select(sql<string | null>`max(day)::text`.as('day'))
    .executeTakeFirstOrThrow();
  return day ?? undefined;
};

export interface ReconciledDay {
  readonly day: string;
  readonly compared: number;
  readonly differences: number;
  readonly finishedAt: Date;
}

export const recordReconciledDay = async (
  tx: Tx,
  { day, compared, differences, finishedAt }: ReconciledDay,
): Promise<void> => {
  const result = { compared, differences, finished_at: finishedAt };
  await tx
    .insertInto('reconciled_days')
    .values({ day: sql<Date>`${day}::date`, ...result })
    .onConflict((conflict) => conflict.columns(['site_id', 'day']).doUpdateSet(result))
    .execute();
};
