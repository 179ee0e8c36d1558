import type { Place } from '@tailgate/values';
import type { DriveQuestion } from './drive-legs.ts';
import { hourIn } from './drive.rules.ts';

export interface DrivenStop {
  readonly id: string;
  readonly start: Date;
  readonly end: Date;
  readonly place: Place;
}

export interface DayDrives {
  readonly to: readonly (DriveQuestion | undefined)[];
  readonly home: DriveQuestion | undefined;
}

/** To each stop from the one before; to the first from the base, and home from the last. */
export const dayDrives = (stops: readonly DrivenStop[], base: Place | null, timeZone: string): DayDrives => {
  const to = stops.map((stop, index): DriveQuestion | undefined => {
    const before = stops[index - 1];
    const from = before?.place ?? base;
    return from ? { from, to: stop.place, hour: hourIn(timeZone, before?.end ?? stop.start) } : undefined;
  });
  const last = stops.at(-1);
  const home = last && base ? { from: last.place, to: base, hour: hourIn(timeZone, last.end) } : undefined;
  return { to, home };
};

export const questionsOf = ({ to, home }: DayDrives): DriveQuestion[] =>
  [...to, home].filter((drive) => drive !== undefined);
