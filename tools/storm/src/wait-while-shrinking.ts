import { setTimeout as delay } from 'node:timers/promises';

export interface Shrinking {
  /** How long the count may stay as it is. */
  readonly patienceMs: number;
  readonly everyMs: number;
}

/** Waits until nothing is left, for as long as it becomes less: how long that takes depends on how much there was. */
export async function waitWhileShrinking(
  count: () => Promise<number>,
  { patienceMs, everyMs }: Shrinking,
): Promise<void> {
  let least = Infinity;
  let shrunkAt = performance.now();
  for (let left = await count(); left > 0; left = await count()) {
    if (left < least) {
      least = left;
      shrunkAt = performance.now();
    }
    if (performance.now() - shrunkAt > patienceMs) return;
    await delay(everyMs);
  }
}
