import type { Busy, Window, World } from './world.ts';
import { MINUTES_PER_DAY } from './world.ts';
import { zoneOffsets } from './zone-offsets.ts';

/** Zones that change their clocks at different hours, by an hour or by half of one, or never. */
const ZONES = [
  'America/Chicago',
  'America/Phoenix',
  'America/St_Johns',
  'Europe/Lisbon',
  'Australia/Lord_Howe',
  'America/Havana',
  'Asia/Kathmandu',
  'Pacific/Chatham',
] as const;

/** Days since 1970 around which clocks change somewhere among them in 2026, and an ordinary one. */
const DAYS = ['2026-03-08', '2026-03-29', '2026-04-05', '2026-10-04', '2026-10-25', '2026-11-01', '2026-06-11'].map(
  (date) => Date.parse(date) / 86_400_000,
);

export interface RandomWorld {
  readonly timeZone: string;
  readonly world: World;
  readonly fromDay: number;
  readonly toDay: number;
}

/** mulberry32: the same seed gives the same world. */
const randomFrom = (seed: number) => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

export const randomWorld = (seed: number): RandomWorld => {
  const next = randomFrom(seed);
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const pick = <T>(list: readonly T[]): T => list[between(0, list.length - 1)] as T;
  const timeZone = pick(ZONES);
  const fromDay = pick(DAYS) - between(0, 2);
  const toDay = fromDay + between(1, 4);
  const [low, high] = [(fromDay - 3) * MINUTES_PER_DAY, (toDay + 4) * MINUTES_PER_DAY];

  const windows: Window[] = [];
  for (let day = 1; day <= 7; day += 1) {
    for (let count = between(0, 3); count > 0; count -= 1) {
      // Some overlap, some touch, some begin or end at midnight, a few are empty.
      const start = pick([0, between(0, 1439), 15 * between(0, 95)]);
      const end = pick([1440, between(0, 1440), Math.min(1440, start + between(0, 600))]);
      windows.push({ day: day as Window['day'], start, end });
    }
  }
  const busy: Busy[] = [];
  let at = low;
  for (let count = between(0, 30); count > 0 && at < high; count -= 1) {
    const start = at + pick([0, between(0, 60), between(0, 900)]);
    const end = start + between(1, 240);
    const hasPlace = next() < 0.8;
    busy.push({ start, end, legTo: hasPlace ? between(0, 90) : 0, legFrom: hasPlace ? between(0, 90) : 0 });
    at = end;
  }
  return {
    timeZone,
    fromDay,
    toDay,
    world: {
      zone: zoneOffsets(timeZone, low - MINUTES_PER_DAY, high + MINUTES_PER_DAY),
      windows,
      zoneDays: [1, 2, 3, 4, 5, 6, 7].filter(() => next() < 0.8),
      timeOff: next() < 0.3 ? [{ from: fromDay + between(-1, 2), to: fromDay + between(-1, 3) }] : [],
      busy,
      serviceMinutes: pick([between(1, 300), 15 * between(1, 20)]),
      gridMinutes: pick([5, 15, 30, 60]),
      notBefore: next() < 0.3 ? between(low, high) : Number.NEGATIVE_INFINITY,
    },
  };
};
