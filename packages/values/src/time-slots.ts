import { showMinutes } from './local-time.ts';

const DAY_MINUTES = 24 * 60;

const slots = (count: number, intervalMinutes: number) =>
  Array.from({ length: count }, (_, index) => showMinutes(index * intervalMinutes));

/** The times of a day at this interval, from 00:00. */
export const timeSlots = (intervalMinutes: number): readonly string[] => {
  if (!Number.isInteger(intervalMinutes) || intervalMinutes < 1) throw new RangeError('interval should be in minutes');
  return slots(Math.ceil(DAY_MINUTES / intervalMinutes), intervalMinutes);
};

export const halfHourSlots = (): readonly string[] => timeSlots(30);

/** 96: the quarter hours of a day. */
export const quarterHourSlots = (): readonly string[] => timeSlots(15);

/** The specification counts 100, so this list ends at 24:45. For choices use `quarterHourSlots`. */
export const hundredQuarterHourSlots = (): readonly string[] => slots(100, 15);

/** Durations in minutes to choose from: one step, two steps … the maximum. */
export const durationSteps = (stepMinutes: number, maximumMinutes: number): readonly number[] =>
  Array.from({ length: Math.floor(maximumMinutes / stepMinutes) }, (_, index) => (index + 1) * stepMinutes);
