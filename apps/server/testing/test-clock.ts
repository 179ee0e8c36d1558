import { clockOffsetMs } from '@tailgate/kit/instant';
import { clockAhead, type Clock } from '../src/platform/clock.ts';

export interface MovableClock extends Clock {
  advance(seconds: number): void;
  /** Returns to the time of the run and clears `slept`. */
  reset(): void;
  /** The delays the server requested, in seconds and in order; it never actually waits. */
  readonly slept: readonly number[];
}

/** Follows the time of the run until a test moves it. Engines do not follow: they know the time of the run alone. */
export const movableClock = (): MovableClock => {
  const ofRun = clockAhead(clockOffsetMs());
  let movedMs = 0;
  const slept: number[] = [];
  return {
    ...ofRun,
    now: () => new Date(ofRun.now().getTime() + movedMs),
    advance: (seconds) => {
      movedMs += seconds * 1000;
    },
    reset: () => {
      movedMs = 0;
      slept.length = 0;
    },
    slept,
    sleep: (seconds) => {
      slept.push(seconds);
      return Promise.resolve();
    },
  };
};
