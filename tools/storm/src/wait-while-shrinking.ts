import { setTimeout as delay } from 'node:timers/promises';

export interface Shrinking {
  /** How long the count may stay as it is. */
  readonly patienceMs: number;
  readonly everyMs: number;
}

interface Time {
  now(): number;
  sleep(ms: number): Promise<unknown>;
}

const REAL_TIME: Time = { now: () => performance.now(), sleep: (ms) => delay(ms) };

/** Waits until nothing is left, for as long as it becomes less: how long that takes depends on how much there was. */
export async function waitWhileShrinking(
  count: () => Promise<number>,
  { patienceMs, everyMs }: Shrinking,
  time: Time = REAL_TIME,
): Promise<void> {
  let least = Infinity;
  let shrunkAt = time.now();
  for (let left = await count(); left > 0; left = await count()) {
    if (left < least) {
      least = left;
      shrunkAt = time.now();
    }
    if (time.now() - shrunkAt >= patienceMs) return;
    await time.sleep(everyMs);
  }
}
