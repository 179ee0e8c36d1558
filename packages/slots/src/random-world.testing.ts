import { randomFrom } from '@tailgate/kit';
import { type Busy, type Window, type World, MINUTES_PER_DAY } from './world.ts';
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

export const randomWorld = (seed: number): RandomWorld => {
  const { integer, pick, chance } = randomFrom(seed);
  const timeZone = pick(ZONES);
  const fromDay = pick(DAYS) - integer(0, 2);
  const toDay = fromDay + integer(1, 4);
  const [low, high] = [(fromDay - 3) * MINUTES_PER_DAY, (toDay + 4) * MINUTES_PER_DAY];

  const windows: Window[] = [];
  for (let day = 1; day <= 7; day += 1) {
    for (let count = integer(0, 3); count > 0; count -= 1) {
      // Some overlap, some touch, some begin or end at midnight, a few are empty.
      const start = pick([0, integer(0, 1439), 15 * integer(0, 95)]);
      const end = pick([1440, integer(0, 1440), Math.min(1440, start + integer(0, 600))]);
      windows.push({ day: day as Window['day'], start, end });
    }
  }
  const busy: Busy[] = [];
  let at = low;
  for (let count = integer(0, 30); count > 0 && at < high; count -= 1) {
    const start = at + pick([0, integer(0, 60), integer(0, 900)]);
    const end = start + integer(1, 240);
    const hasPlace = chance(0.8);
    busy.push({ start, end, legTo: hasPlace ? integer(0, 90) : 0, legFrom: hasPlace ? integer(0, 90) : 0 });
    at = end;
  }
  // Drawn last, so that the worlds without vans stay what they were.
  const vansOf = () => {
    const vans: { from: number; to: number }[] = [];
    let from = low + integer(-2000, 4000);
    while (from < high) {
      const to = from + pick([integer(1, 600), MINUTES_PER_DAY, integer(600, 6000)]);
      vans.push({ from, to });
      // Some touch: one van is given back and another taken.
      from = to + pick([0, 0, integer(1, 300), MINUTES_PER_DAY]);
    }
    return vans;
  };
  return {
    timeZone,
    fromDay,
    toDay,
    world: {
      zone: zoneOffsets(timeZone, low - MINUTES_PER_DAY, high + MINUTES_PER_DAY),
      windows,
      zoneDays: [1, 2, 3, 4, 5, 6, 7].filter(() => chance(0.8)),
      timeOff: chance(0.3) ? [{ from: fromDay + integer(-1, 2), to: fromDay + integer(-1, 3) }] : [],
      busy,
      serviceMinutes: pick([integer(1, 300), 15 * integer(1, 20)]),
      gridMinutes: pick([5, 15, 30, 60]),
      notBefore: chance(0.3) ? integer(low, high) : Number.NEGATIVE_INFINITY,
      ...(chance(0.4) && { vans: vansOf() }),
    },
  };
};
