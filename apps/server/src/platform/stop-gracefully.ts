import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';

/** Longer than the longest request: an upload that is inspected last of all. */
const FINISH_WITHIN_MS = 40_000;

export interface Stopping {
  /** Makes readiness say so; the process serves on meanwhile. */
  leave(): void;
  readonly drainSeconds: number;
  /** Finishes running work and frees everything. */
  stop(): Promise<void>;
}

/**
 * On SIGTERM or SIGINT: leaves service, serves on until nobody sends anything new, finishes running work, then exits;
 * exits in any case when work takes too long after that.
 */
export const stopGracefully = (log: Logger, { leave, drainSeconds, stop }: Stopping): void => {
  let stopping = false;
  const begin = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal, drainSeconds }, 'Shutting down');
    leave();
    // real time: whoever routes requests lives in it
    delay(drainSeconds * 1000)
      .then(async () => {
        setTimeout(() => process.exit(1), FINISH_WITHIN_MS).unref();
        await stop();
      })
      .then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'Shutdown failed');
          process.exit(1);
        },
      );
  };
  process.on('SIGTERM', begin);
  process.on('SIGINT', begin);
};
