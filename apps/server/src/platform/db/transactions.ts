import { CompiledQuery, type Dialect, type Kysely } from 'kysely';
import type { Logger } from 'pino';
import { collectCommitCallbacks, type CommitCallbacks } from './after-commit.ts';
import type { Tx } from './database.ts';
import { whileTransactionIsOpen } from './open-transaction.ts';
import type { PreparingPool } from './preparing-pool.ts';
import type { Tables } from './tables.ts';
import { transactionHandle } from './transaction-handle.ts';

/** Opens a transaction with the statements in `begin`, runs the work, and commits or rolls back. */
export type RunTransaction = <T>(begin: string, work: (tx: Tx) => Promise<T>) => Promise<T>;

/** The statement was prepared before a migration changed its result columns. */
const isOutdatedPlan = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '0A000' && error.message.includes('cached plan');

/** PostgreSQL turns the `commit` of a failed transaction into a rollback without an error. */
const commit = async (connection: Kysely<Tables>) => {
  const { rows } = await connection.executeQuery<{ command?: string }>(CompiledQuery.raw('commit'));
  if (rows[0]?.command !== 'COMMIT') throw new Error('Rolled back: the current transaction is aborted');
};

/** Runs the work again on a new connection if its statement is outdated: what failed so must not have had any effect. */
export const orOnNewConnection = async <T>(connections: PreparingPool, work: () => Promise<T>): Promise<T> => {
  const { generation } = connections;
  try {
    return await work();
  } catch (error) {
    if (!isOutdatedPlan(error)) throw error;
    connections.retire(generation);
    return await work();
  }
};

export const transactionsOn = (
  kysely: Kysely<Tables>,
  dialect: Dialect,
  connections: PreparingPool,
  log: Logger,
): RunTransaction => {
  const attempt: RunTransaction = async (begin, work) => {
    let callbacks: CommitCallbacks | undefined;
    const result = await kysely.connection().execute(async (connection) => {
      const { tx, end } = transactionHandle(connection, dialect);
      callbacks = collectCommitCallbacks(tx);
      try {
        // One round trip opens the transaction and sets the site, as one simple query.
        await connection.executeQuery(CompiledQuery.raw(begin));
        const answer = await whileTransactionIsOpen(() => work(tx));
        end();
        await commit(connection);
        return answer;
      } catch (error) {
        end();
        // A broken connection is rolled back by the server; report the original error.
        await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined);
        throw error;
      } finally {
        callbacks.close();
      }
    });
    callbacks?.run(log);
    return result;
  };
  // Nothing was committed, so it can be retried on a new connection.
  return (begin, work) => orOnNewConnection(connections, () => attempt(begin, work));
};
