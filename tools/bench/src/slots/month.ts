import { availableDays, MINUTES_PER_DAY, slotsBetween, zoneOffsets, type Busy, type World } from '@tailgate/slots';
import { bareSlots } from './bare-loop.ts';
import { obviousSlots } from './obvious.ts';

const ZONE = 'America/Chicago';
const FIRST_DATE = '2026-06-01';
const DAYS = 30;
const FIRST_DAY = Date.parse(FIRST_DATE) / 86_400_000;
const OFFSET = -300;

const zone = zoneOffsets(ZONE, (FIRST_DAY - 5) * MINUTES_PER_DAY, (FIRST_DAY + DAYS + 5) * MINUTES_PER_DAY);

/** Spread evenly over working time, each with a 15-minute drive before and after. */
const busyOf = (count: number): Busy[] => {
  const perDay = count / DAYS;
  return Array.from({ length: count }, (_, index) => {
    const day = Math.floor(index / perDay);
    const place = index - day * perDay;
    const start = (FIRST_DAY + day) * MINUTES_PER_DAY + 480 + Math.floor((place * 600) / Math.max(perDay, 1)) - OFFSET;
    return { start, end: start + 15, legTo: 5, legFrom: 5 };
  });
};

const worldOf = (busy: number, gridMinutes: number): World => ({
  zone,
  windows: ([1, 2, 3, 4, 5, 6, 7] as const).map((day) => ({ day, start: 480, end: 1080 })),
  zoneDays: [1, 2, 3, 4, 5, 6, 7],
  timeOff: [],
  busy: busyOf(busy),
  serviceMinutes: 60,
  gridMinutes,
  notBefore: Number.NEGATIVE_INFINITY,
});

export const GRIDS = [15, 30, 60];
export const BUSY = [0, 100, 500];

/** One month of slots, computed by us, by a date library and by a bare loop over integers. */
export const monthOf = (busy: number, grid: number) => {
  const world = worldOf(busy, grid);
  return {
    ours: () => slotsBetween(world, FIRST_DAY, FIRST_DAY + DAYS),
    obvious: () => obviousSlots(world, ZONE, FIRST_DATE, DAYS),
    bare: () => bareSlots(world, OFFSET, FIRST_DAY, DAYS),
    /** Whether each day has a slot, by us and as the given slots say. */
    days: () => availableDays(world, FIRST_DAY, FIRST_DAY + DAYS),
    daysIn: (slots: readonly number[]) => {
      const open = new Set(slots.map((minute) => Math.floor((minute + OFFSET) / MINUTES_PER_DAY) - FIRST_DAY));
      return Array.from({ length: DAYS }, (_, day) => open.has(day));
    },
  };
};
