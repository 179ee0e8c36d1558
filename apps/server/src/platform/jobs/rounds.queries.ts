import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';

export interface DueRound {
  readonly round: string;
  readonly dueAt: Date;
  readonly nextDueAt: Date;
}

/** Takes due rounds for the caller: of several workers one gets each. Answers those that nobody had taken. */
export const takeDueRounds = async (tx: Tx, rounds: readonly DueRound[]): Promise<ReadonlySet<string>> => {
  const taken = await tx
    .insertInto('site_rounds')
    .values(
      rounds.map(({ round, dueAt, nextDueAt }) => ({
        round,
        due_at: dueAt,
        next_due_at: nextDueAt,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'round'])
        .doUpdateSet((row) => ({
          due_at: row.ref('excluded.due_at'),
          next_due_at: row.ref('excluded.next_due_at'),
        }))
        .whereRef('site_rounds.due_at', '<', 'excluded.due_at'),
    )
    .returning('round')
    .execute();
  return new Set(taken.map(({ round }) => round));
};

/** Whether this time of the round was finished, or a later one, which made up for it. */
export const isRoundFinished = async (tx: Tx, round: string, dueAt: Date): Promise<boolean> => {
  const row = await tx
    .selectFrom('site_rounds')
    .select('round')
    .where('round', '=', round)
    .where('finished_due_at', '>=', dueAt)
    .executeTakeFirst();
  return row !== undefined;
};

export const finishRound = async (tx: Tx, round: string, dueAt: Date, now: Date): Promise<void> => {
  await tx
    .updateTable('site_rounds')
    .set({ finished_due_at: dueAt, finished_at: now })
    .where('round', '=', round)
    .where((row) => row.or([row('finished_due_at', 'is', null), row('finished_due_at', '<', dueAt)]))
    .execute();
};

export interface OverdueRound {
  readonly round: string;
  /** When it should have run. */
  readonly dueAt: Date;
  readonly lastRunAt: Date | null;
}

/** Rounds of the site that were due before this time and are not finished, whether or not a worker has noticed. */
export const overdueRounds = async (tx: Tx, rounds: readonly string[], since: Date): Promise<OverdueRound[]> => {
  const rows = await tx
    .selectFrom('site_rounds as r')
    .innerJoin('sites as s', 's.id', 'r.site_id')
    .select((row) => [
      'r.round',
      row
        .case()
        .when(sql<boolean>`r.due_at > coalesce(r.finished_due_at, s.created_at)`)
        .then(row.ref('r.due_at'))
        .else(row.ref('r.next_due_at'))
        .end()
        .as('dueAt'),
      'r.finished_at as lastRunAt',
    ])
    .where('r.round', 'in', [...rounds])
    .orderBy('r.round')
    .execute();
  return rows.filter(({ dueAt }) => dueAt < since);
};

export interface RoundFreshness {
  readonly round: string;
  readonly succeededAt: Date;
  readonly overdue: number;
}

/** Of all sites, for operators. */
export const roundFreshness = (db: Pick<Database, 'ask'>, overdueSince: Date): Promise<readonly RoundFreshness[]> =>
  db.ask<RoundFreshness>('select round, succeeded_at as "succeededAt", overdue from app.round_freshness($1)', [
    overdueSince,
  ]);
