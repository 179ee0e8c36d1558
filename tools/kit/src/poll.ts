import { setTimeout as delay } from 'node:timers/promises';

export interface Patience {
  readonly timeoutMs: number;
  readonly everyMs?: number;
  /** Ends the waiting with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** For conditions without an event: whether it held before the timeout. Polls at least once. */
export const becomesTrue = async (
  condition: () => boolean | Promise<boolean>,
  { timeoutMs, everyMs = 25, signal }: Patience,
): Promise<boolean> => {
  const deadline = performance.now() + timeoutMs;
  while (!(await condition())) {
    if (performance.now() > deadline) return false;
    await delay(everyMs, undefined, { signal });
  }
  return true;
};
