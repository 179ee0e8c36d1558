import { setTimeout } from 'node:timers/promises';

/** The only source of the current time and of delays. Tests inject a movable clock. */
export interface Clock {
  now(): Date;
  sleep(seconds: number): Promise<void>;
}

export const systemClock: Clock = { now: () => new Date(), sleep: (seconds) => setTimeout(seconds * 1000) };

export const secondsAfter = (instant: Date, seconds: number): Date => new Date(instant.getTime() + seconds * 1000);
