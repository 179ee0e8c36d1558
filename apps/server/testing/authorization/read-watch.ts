import { CompiledQuery } from 'kysely';
import type { Database, Tx } from '../../src/platform/db/database.ts';
import type { Platform } from '../../src/platform/platform.ts';

export interface WriteWatch {
  /** Whether a transaction of this work has written, and committed it. */
  during<T>(work: () => Promise<T>): Promise<readonly [answer: T, hasWritten: boolean]>;
}

// PostgreSQL numbers a transaction when it first writes, and also when it locks rows.
const NUMBER = 'select pg_current_xact_id_if_assigned()::text as number';

/** Looks into the transactions of the server, whoever opens them: the handler of a call, or a stage of it. */
export const watchWrites = (platform: Platform): WriteWatch => {
  let isWatching = false;
  let hasWritten = false;
  const { db } = platform;
  const watched =
    <T>(work: (tx: Tx) => Promise<T>) =>
    async (tx: Tx): Promise<T> => {
      const answer = await work(tx);
      if (!isWatching) return answer;
      const { rows } = await tx.executeQuery<{ number: string | null }>(CompiledQuery.raw(NUMBER));
      hasWritten ||= rows[0]?.number !== null;
      return answer;
    };
  const watching: Database = {
    ...db,
    inSite: (siteId, work, options) => db.inSite(siteId, watched(work), options),
    withoutSite: (work) => db.withoutSite(watched(work)),
  };
  Object.assign(platform, { db: watching } satisfies Pick<Platform, 'db'>);
  return {
    during: async (work) => {
      [isWatching, hasWritten] = [true, false];
      try {
        return [await work(), hasWritten];
      } finally {
        isWatching = false;
      }
    },
  };
};
