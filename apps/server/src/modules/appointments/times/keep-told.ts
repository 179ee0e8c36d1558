import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

export interface ToldStart {
  readonly id: string;
  readonly start: Date;
  readonly at: Date;
  /** The message names the estimate, too. */
  readonly namesEstimate: boolean;
}

/** What a customer knows who chose a time, as columns of the appointment. */
export const chosenTime = (start: Date, at: Date) =>
  ({ told_starts_at: start, told_at: at, told_is_chosen: true }) as const;

/**
 * Keeps the time that a message to the customer says, and that it named the estimate: fees rely on the one, what a card may
 * be charged on the other. Told again, it stays known since it was told first.
 */
export const keepTold = async (tx: Tx, { id, start, at, namesEstimate }: ToldStart): Promise<void> => {
  const isNews = sql<boolean>`told_starts_at is distinct from ${start}`;
  await tx
    .updateTable('appointments')
    .set({
      told_starts_at: start,
      told_at: sql`case when ${isNews} then ${at} else told_at end`,
      told_is_chosen: sql`told_is_chosen and not ${isNews}`,
      ...(namesEstimate && { estimate_told_at: sql`coalesce(estimate_told_at, ${at})` }),
    })
    .where('id', '=', id)
    .execute();
};

/** Of appointments that are booked together, the first one's message tells about all. */
export const keepToldWith = async (tx: Tx, firstId: string, ids: readonly string[]): Promise<void> => {
  await tx
    .updateTable('appointments')
    .from((from) =>
      from
        .selectFrom('appointments')
        .select(['told_at', 'estimate_cents', 'estimate_told_at'])
        .where('id', '=', firstId)
        .as('first'),
    )
    .set((row) => ({
      told_starts_at: row.ref('appointments.starts_at'),
      told_at: row.ref('first.told_at'),
      // It named the estimate of the first.
      estimate_told_at: sql<Date | null>`case when appointments.estimate_cents <= first.estimate_cents
        then first.estimate_told_at end`,
    }))
    .where('appointments.id', 'in', ids)
    .where('first.told_at', 'is not', null)
    .where('appointments.told_at', 'is', null)
    .execute();
};
