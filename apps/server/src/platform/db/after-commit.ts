import type { Logger } from 'pino';
import type { Tx } from './database.ts';

const callbacksOf = new WeakMap<Tx, (() => void)[]>();

/**
 * Runs a callback after the transaction has committed and released its connection; never after a rollback. For immediate
 * effects that cannot be undone, like a live message. Use a job for anything slow or that must not be lost: callbacks
 * are not awaited.
 */
export const afterCommit = (tx: Tx, callback: () => void): void => {
  const callbacks = callbacksOf.get(tx);
  if (!callbacks) throw new Error('afterCommit requires a running transaction');
  callbacks.push(callback);
};

export interface CommitCallbacks {
  /** Rejects further callbacks. */
  close(): void;
  run(log: Logger): void;
}

export const collectCommitCallbacks = (tx: Tx): CommitCallbacks => {
  const callbacks: (() => void)[] = [];
  callbacksOf.set(tx, callbacks);
  return {
    close: () => void callbacksOf.delete(tx),
    run: (log) => {
      for (const callback of callbacks) {
        try {
          callback();
        } catch (error) {
          // The change is committed, so the call must not fail.
          log.error({ err: error }, 'afterCommit callback failed');
        }
      }
    },
  };
};
