import type { ZoneColor } from '@tailgate/contract';
import { localMinutesAt, parseMinutes, type LocalDate } from '@tailgate/values/local-time';
import { minutesOf } from '../appointment-words.ts';
import type { Appointment } from '../appointments-query.ts';

/** A day as it will be worked. */
export interface PlannedDay {
  readonly date: LocalDate;
  readonly isOff: boolean;
  readonly windows: readonly { readonly start: string; readonly end: string }[];
  readonly zones: readonly { readonly name: string; readonly color: ZoneColor }[];
}

interface Stretch {
  /** Minutes since midnight. */
  readonly from: number;
  readonly to: number;
}

export interface Block extends Stretch {
  readonly appointment: Appointment;
}

const HOUR = 60;

const overlap = (one: Stretch, other: Stretch): number =>
  Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from));

export const windowsOf = ({ windows }: PlannedDay): readonly Stretch[] =>
  windows.map(({ start, end }) => ({ from: parseMinutes(start) ?? 0, to: parseMinutes(end) ?? 0 }));

export const blocksOf = (stops: readonly Appointment[], timeZone: string): readonly Block[] =>
  stops.map((appointment) => {
    const from = localMinutesAt(new Date(appointment.appointmentStart), timeZone);
    return { appointment, from, to: from + minutesOf(appointment) };
  });

/** Whole hours within the working hours of a day that no appointment takes; drives are not counted. */
export const freeHours = (day: PlannedDay, blocks: readonly Stretch[]): number => {
  const windows = windowsOf(day);
  const open = windows.reduce((sum, { from, to }) => sum + to - from, 0);
  const taken = windows.flatMap((window) => blocks.map((block) => overlap(window, block)));
  return Math.max(0, Math.floor((open - taken.reduce((sum, minutes) => sum + minutes, 0)) / HOUR));
};

const ORDINARY: Stretch = { from: 8 * HOUR, to: 18 * HOUR };

/** What the tracks of all days cover, so that equal lengths are equal times. */
export const axisOf = (days: readonly PlannedDay[], blocks: readonly Stretch[]): Stretch => {
  const all = [ORDINARY, ...days.flatMap(windowsOf), ...blocks];
  return { from: Math.min(...all.map(({ from }) => from)), to: Math.max(...all.map(({ to }) => to)) };
};

/** Where on the axis a stretch is, in percent. */
export const placeOn = (axis: Stretch, { from, to }: Stretch): { readonly left: string; readonly width: string } => {
  const length = axis.to - axis.from;
  const percent = (minutes: number) => `${Math.round((minutes / length) * 10_000) / 100}%`;
  return { left: percent(from - axis.from), width: percent(to - from) };
};
