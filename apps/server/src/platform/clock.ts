import { setTimeout } from 'node:timers/promises';

/** The only source of the current time and of delays. Tests inject a movable clock. */
export interface Clock {
  now(): Date;
  sleep(seconds: number): Promise<void>;
  /** Engines and vendors live in real time, also when this clock does not: what they call an instant of ours. */
  toRealTime(instant: Date): Date;
}

/** A clock that is ahead of real time by this much, or behind it. */
export const clockAhead = (offsetMs: number): Clock => ({
  now: () => new Date(Date.now() + offsetMs),
  sleep: (seconds) => setTimeout(seconds * 1000),
  toRealTime: (instant) => new Date(instant.getTime() - offsetMs),
});

export const systemClock: Clock = clockAhead(0);

export const secondsAfter = (instant: Date, seconds: number): Date => new Date(instant.getTime() + seconds * 1000);
