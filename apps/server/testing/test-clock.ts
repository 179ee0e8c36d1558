import type { Clock } from '../src/platform/clock.ts';

export interface MovableClock extends Clock {
  advance(seconds: number): void;
  /** Returns to real time and clears `slept`. */
  reset(): void;
  /** The delays the server requested, in seconds and in order; it never actually waits. */
  readonly slept: readonly number[];
}

/** Follows real time until a test moves it. */
export const movableClock = (): MovableClock => {
  let offsetMs = 0;
  const slept: number[] = [];
  return {
    now: () => new Date(new Date().getTime() + offsetMs),
    advance: (seconds) => {
      offsetMs += seconds * 1000;
    },
    reset: () => {
      offsetMs = 0;
      slept.length = 0;
    },
    slept,
    sleep: (seconds) => {
      slept.push(seconds);
      return Promise.resolve();
    },
  };
};
