import { MINUTES_PER_DAY, wallMinuteOf, type ZoneOffsets } from '@tailgate/slots';

export const HORIZON_DAYS = 30;
export const GRID_MINUTES = 15;
/** Minimum notice before an appointment. */
export const NOTICE_MINUTES = 120;
export const SHOWN_SLOTS = 3;

const MINUTE_MS = 60_000;

/** The local day as a number. Formatting dates by time zone would cost more than computing the slots. */
export const todayIn = (zone: ZoneOffsets, now: Date): number =>
  Math.floor(wallMinuteOf(zone, now.getTime() / MINUTE_MS) / MINUTES_PER_DAY);
export const todayInUtc = (now: Date): number => Math.floor(now.getTime() / (MINUTES_PER_DAY * MINUTE_MS));

/** An instant in the provider's local time with its offset: `2026-06-01T09:00:00-05:00`. */
export const wallTimeOf = (minute: number, zone: ZoneOffsets): string => {
  const offset = wallMinuteOf(zone, minute) - minute;
  const two = (value: number) => String(value).padStart(2, '0');
  const wall = new Date((minute + offset) * MINUTE_MS).toISOString().slice(0, 19);
  const distance = Math.abs(offset);
  return `${wall}${offset < 0 ? '-' : '+'}${two(Math.floor(distance / 60))}:${two(distance % 60)}`;
};

export const slotAt = (minute: number, serviceMinutes: number, zone: ZoneOffsets) => ({
  start: wallTimeOf(minute, zone),
  end: wallTimeOf(minute + serviceMinutes, zone),
});
