import { type ConnectionProvider, DummyDriver, Kysely, type Dialect } from 'kysely';
import type { Tx } from './database.ts';
import type { Tables } from './tables.ts';

export interface TransactionHandle {
  readonly tx: Tx;
  /** Makes further statements through `tx` throw. */
  end(): void;
}

/**
 * A handle for one transaction. Its connection returns to the pool and serves the next transaction, possibly of another
 * site; a branch of `Promise.all` that is still running must not use it there.
 */
export const transactionHandle = (connection: Kysely<Tables>, dialect: Dialect): TransactionHandle => {
  let hasEnded = false;
  const executor = connection.getExecutor();
  const whileRunning: ConnectionProvider = {
    provideConnection: (consume, options) =>
      // Checked when the statement is executed, because it may have been queued behind another one.
      executor.provideConnection((single) => {
        if (hasEnded) throw new Error('The transaction has ended: its handle can no longer be used');
        return consume(single);
      }, options),
  };
  return {
    // A handle must not open or close connections.
    tx: new Kysely<Tables>({
      config: { dialect },
      dialect,
      driver: new DummyDriver(),
      executor: executor.withConnectionProvider(whileRunning),
    }) as Tx,
    end: () => {
      hasEnded = true;
    },
  };
};
