import { testSeed } from '@tailgate/kit';
import { describe, expect, it } from 'vitest';
import {
  availableDays,
  MINUTES_PER_DAY,
  offsetAt,
  slotsBetween,
  wallMinuteOf,
  weekdayOf,
  whyNot,
  zoneOffsets,
  type World,
} from './index.ts';
import { slotsByMinute } from './oracle.testing.ts';
import { randomWorld } from './random-world.testing.ts';

const WORLDS = process.env['TEST_LONG'] ? 20_000 : 2_000;
const FIRST = testSeed();
const wallDayOf = ({ zone }: World, minute: number): number => Math.floor(wallMinuteOf(zone, minute) / MINUTES_PER_DAY);

describe(`${WORLDS} random worlds from seed ${FIRST}`, () => {
  it('have the same slots and days as the reference implementation', { timeout: 600_000 }, () => {
    let slots = 0;
    for (let seed = FIRST; seed < FIRST + WORLDS; seed += 1) {
      const { world, timeZone, fromDay, toDay } = randomWorld(seed);
      const expected = slotsByMinute(world, timeZone, fromDay, toDay);
      const found = slotsBetween(world, fromDay, toDay);
      if (JSON.stringify(found) !== JSON.stringify(expected))
        expect({ seed, found }).toEqual({ seed, found: expected });
      const days = new Set(expected.map((start) => wallDayOf(world, start)));
      const hasSlot = Array.from({ length: toDay - fromDay }, (_, index) => days.has(fromDay + index));
      const answered = availableDays(world, fromDay, toDay);
      if (String(answered) !== String(hasSlot)) expect({ seed, answered }).toEqual({ seed, answered: hasSlot });
      for (let day = fromDay; day < toDay; day += 1)
        if ((whyNot(world, day) === null) !== hasSlot[day - fromDay]) expect({ seed, day }).toBe('explained');
      slots += expected.length;
    }
    expect(slots, 'the worlds are not all empty').toBeGreaterThan(WORLDS * 5);
  });
});

it('offsets agree with the time zone on both sides of a clock change', () => {
  const day = Date.parse('2026-03-08') / 86_400_000;
  const [from, to] = [day * MINUTES_PER_DAY, (day + 1) * MINUTES_PER_DAY];
  const zone = zoneOffsets('America/Chicago', from - MINUTES_PER_DAY, to + MINUTES_PER_DAY);
  for (let minute = from; minute < to; minute += 1)
    expect(wallMinuteOf(zone, minute)).toBe(minute + offsetAt('America/Chicago', minute));
});

describe('a day', () => {
  const day = Date.parse('2026-06-11') / 86_400_000;
  const zone = zoneOffsets('America/Chicago', (day - 30) * MINUTES_PER_DAY, (day + 30) * MINUTES_PER_DAY);
  const at = (hour: number) => day * MINUTES_PER_DAY + hour * 60 + 300;
  const thursday = weekdayOf(day);
  const world: World = {
    zone,
    windows: [{ day: 5, start: 540, end: 720 }],
    zoneDays: [1, 2, 3, 4, 5, 6, 7],
    timeOff: [],
    busy: [],
    serviceMinutes: 60,
    gridMinutes: 30,
    notBefore: Number.NEGATIVE_INFINITY,
  };

  it('is a Thursday', () => expect(thursday).toBe(5));

  it('offers starts that fit into working hours', () => {
    expect(slotsBetween(world, day, day + 1)).toEqual([at(9), at(9.5), at(10), at(10.5), at(11)]);
  });

  it('leaves room for the drives from and to the neighbors', () => {
    const busy = [
      { start: at(8), end: at(9), legTo: 20, legFrom: 20 },
      { start: at(11), end: at(12), legTo: 40, legFrom: 25 },
    ];
    expect(slotsBetween({ ...world, busy }, day, day + 1)).toEqual([at(9.5)]);
  });

  it('offers starts in one stretch of a van, and none across two', () => {
    const vans = [
      { from: at(8), to: at(10.5) },
      { from: at(10.5), to: at(12) },
    ];
    expect(slotsBetween({ ...world, vans }, day, day + 1)).toEqual([at(9), at(9.5), at(10.5), at(11)]);
  });

  it.each<[string, Partial<World>]>([
    ['past', { notBefore: at(30) }],
    ['past', { notBefore: at(11.5) }],
    ['not_working', { windows: [{ day: 4, start: 540, end: 720 }] }],
    ['time_off', { timeOff: [{ from: day, to: day }] }],
    ['zone_not_served', { zoneDays: [1, 2] }],
    ['no_van', { vans: [] }],
    [
      'no_van',
      {
        vans: [
          { from: at(9), to: at(9.5) },
          { from: at(9.5), to: at(10) },
          { from: at(11.5), to: at(13) },
        ],
      },
    ],
    ['too_long', { serviceMinutes: 240 }],
    ['too_long', { serviceMinutes: 240, vans: [{ from: at(0), to: at(24) }] }],
    ['fully_booked', { busy: [{ start: at(9.5), end: at(11.5), legTo: 0, legFrom: 0 }] }],
  ])('without a slot has the reason %s', (reason, given) => {
    expect(whyNot({ ...world, ...given }, day)).toBe(reason);
  });
});
