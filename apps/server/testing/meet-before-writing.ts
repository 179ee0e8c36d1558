import { becomesTrue } from '@tailgate/kit';
import type { TestDatabase } from './test-database.ts';

/**
 * Makes calls that read a table before they write to it, and lets none of them write until all of them wait:
 * for the table, or for the lock under test. Merely started together, one often ends before the next begins.
 */
export const meetBeforeWriting = <T>(
  database: TestDatabase,
  table: string,
  calls: readonly (() => Promise<T>)[],
): Promise<T[]> =>
  database.asOwner(async (owner) => {
    await owner.query('begin');
    await owner.query(`lock table ${table} in share mode`);
    const answers = Promise.all(calls.map((call) => call()));
    const allWait = async () => {
      // A transaction sees the connections of its first look until this.
      await owner.query('select pg_stat_clear_snapshot()');
      const { rowCount } = await owner.query(
        `select distinct pid from pg_locks join pg_stat_activity using (pid)
         where not granted and datname = current_database()`,
      );
      return rowCount === calls.length;
    };
    const haveMet = await becomesTrue(allWait, { timeoutMs: 30_000 });
    await owner.query('commit');
    const answered = await answers;
    if (!haveMet) throw new Error(`The calls did not all wait for a lock of ${table}`);
    return answered;
  });
