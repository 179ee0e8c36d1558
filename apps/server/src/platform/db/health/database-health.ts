import { inTime } from './in-time.ts';
import { knownMigrations } from '../known-migrations.ts';
import type { WatchedPool } from './watched-pool.ts';

/** Shorter than a platform waits for the answer of a probe. */
const PROBE_WITHIN_MS = 2_000;

export interface DatabaseHealth {
  /** Whether requests get their connection, and an answer on it. */
  readonly database: boolean;
  /** Whether every migration that this version needs was applied; newer ones do not matter. */
  readonly schema: boolean;
}

type Answer = 'migrated' | 'too old' | 'no answer' | 'no connection';

/** The table does not exist yet, or may not be read yet. */
const isOfAnEmptyDatabase = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '42P01' || error.code === '42501');

const askFor = async (pool: WatchedPool): Promise<Answer> => {
  const known = await knownMigrations();
  const connecting = pool.connect();
  const client = await inTime(connecting, PROBE_WITHIN_MS);
  if (!client) {
    // One that comes too late is for others.
    connecting.then((late) => late.release()).catch(() => undefined);
    return 'no connection';
  }
  const question = {
    text: `select from unnest($1::text[]) known
      where not exists (select from schema_migrations applied where applied.name = known) limit 1`,
    values: [known],
    query_timeout: PROBE_WITHIN_MS,
  };
  const answer = await client.query(question).then(
    ({ rowCount }): Answer => (rowCount === 0 ? 'migrated' : 'too old'),
    (error: unknown): Answer => (isOfAnEmptyDatabase(error) ? 'too old' : 'no answer'),
  );
  client.release(answer === 'no answer');
  return answer;
};

/**
 * Asks on a connection of the pool that requests use. With all connections busy the process is slow and stays in service,
 * as long as they are given back.
 */
export const databaseHealthOf = (pool: WatchedPool): (() => Promise<DatabaseHealth>) => {
  let asking: Promise<Answer> | undefined;
  let isMigrated = false;
  return async () => {
    // Probes that wait must not take the connections of requests.
    const answer = await (asking ??= askFor(pool).finally(() => (asking = undefined)));
    const isAnswered = answer === 'migrated' || answer === 'too old';
    if (isAnswered) isMigrated = answer === 'migrated';
    const isBusy = answer === 'no connection' && pool.hasLentOne;
    return { database: !pool.isFailing && (isAnswered || isBusy), schema: isMigrated };
  };
};
