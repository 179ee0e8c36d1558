import type { ZoneOffsets } from './zone-offsets.ts';

/** 1 is Sunday, 7 is Saturday. */
type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Local minutes of a day; 1440 is its end. */
export interface Window {
  readonly day: Weekday;
  readonly start: number;
  readonly end: number;
}

/**
 * Something that occupies the provider, in minutes since 1970 (UTC). The legs are the drive between its place and the
 * customer's address: 0 when it has no place. Entries are in order of time and do not overlap.
 */
export interface Busy {
  readonly start: number;
  readonly end: number;
  /** From there to the customer's address. */
  readonly legTo: number;
  /** From the customer's address to there. */
  readonly legFrom: number;
  /** The drives themselves where the legs are longer, because the place is farther than the provider wants to drive. */
  readonly driveTo?: number;
  readonly driveFrom?: number;
}

/** Everything that determines when one provider can come to one address for these pets. */
export interface World {
  readonly zone: ZoneOffsets;
  readonly windows: readonly Window[];
  /** Weekdays on which the work zone around the address is served. */
  readonly zoneDays: readonly number[];
  /** Days off, both included, as whole days since 1970 in the provider's time zone. */
  readonly timeOff: readonly { readonly from: number; readonly to: number }[];
  readonly busy: readonly Busy[];
  /**
   * When a provider who works with vans has one, in minutes since 1970 (UTC), in order: a visit takes place in one of
   * these stretches, which may touch where one van is given back and another taken. Absent where none is needed.
   */
  readonly vans?: readonly { readonly from: number; readonly to: number }[];
  readonly serviceMinutes: number;
  /** Appointments begin at whole multiples of this in local time. */
  readonly gridMinutes: number;
  /** Nothing begins before this minute (UTC). */
  readonly notBefore: number;
}

export const MINUTES_PER_DAY = 1440;

/** 1970-01-01 was a Thursday. */
export const weekdayOf = (day: number): number => ((((day + 4) % 7) + 7) % 7) + 1;
