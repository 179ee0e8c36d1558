import type { Clock } from '../src/platform/clock.ts';

/** Runs with real time until a test moves it. */
export const movableClock = () => {
  let offsetMs = 0;
  const clock: Clock & { advance(seconds: number): void } = {
    now: () => new Date(new Date().getTime() + offsetMs),
    advance: (seconds) => {
      offsetMs += seconds * 1000;
    },
  };
  return clock;
};
