import { testSeed } from '@tailgate/kit';
import { describe, expect, it } from 'vitest';
import { MINUTES_PER_DAY, slotsBetween, whyNotAt, zoneOffsets, type World, type WhyNotAt } from './index.ts';
import { randomWorld } from './random-world.testing.ts';

/** A Monday; the provider works Mondays and Tuesdays from 8 to 12 and comes to the address on Mondays. */
const MONDAY = 20_780;
const at = (day: number, hour: number) => day * MINUTES_PER_DAY + hour * 60;
const stop = { start: at(MONDAY, 9), end: at(MONDAY, 10), legTo: 15, legFrom: 25 };
const world: World = {
  zone: zoneOffsets('UTC', at(MONDAY - 30, 0), at(MONDAY + 30, 0)),
  windows: [
    { day: 2, start: 480, end: 720 },
    { day: 3, start: 480, end: 720 },
  ],
  zoneDays: [2],
  timeOff: [{ from: MONDAY + 7, to: MONDAY + 7 }],
  busy: [stop],
  serviceMinutes: 30,
  gridMinutes: 15,
  notBefore: at(MONDAY - 1, 0),
};
const far = { ...stop, legTo: 300, legFrom: 300, driveTo: 15, driveFrom: 25 };

describe('a start', () => {
  it.each<[string, number, number, WhyNotAt | null, Partial<World>?]>([
    ['is free', MONDAY, 10.5, null],
    ['is off the grid and free', MONDAY, 10.35, null],
    ['overlaps', MONDAY, 9.5, { cause: 'busy', busy: stop }],
    ['is too close to what is before', MONDAY, 10, { cause: 'drive_from', busy: stop, minutes: 15, gap: 0 }],
    ['is too close to what is after', MONDAY, 8.25, { cause: 'drive_to', busy: stop, minutes: 25, gap: 15 }],
    ['is beyond the longest drive', MONDAY, 10.5, { cause: 'too_far', busy: far, minutes: 15 }, { busy: [far] }],
    ['is before a stop too far away', MONDAY, 8, { cause: 'too_far', busy: far, minutes: 25 }, { busy: [far] }],
    ['ends after hours', MONDAY, 11.75, { cause: 'outside_hours' }],
    ['is on a day without hours', MONDAY + 2, 9, { cause: 'outside_hours' }],
    ['is on a day off', MONDAY + 7, 9, { cause: 'time_off' }],
    ['is on a day of another zone', MONDAY + 1, 9, { cause: 'zone_not_served' }],
    ['is without a van', MONDAY, 10.5, { cause: 'no_van' }, { vans: [] }],
    [
      'crosses a change of vans',
      MONDAY,
      10.5,
      { cause: 'no_van' },
      { vans: [0, 1].map((half) => ({ from: at(MONDAY, 10.75 * half), to: at(MONDAY, 10.75 + half) })) },
    ],
    ['overlaps without a van', MONDAY, 9.5, { cause: 'no_van' }, { vans: [] }],
    ['is outside of all zones', MONDAY, 10.5, { cause: 'outside_zones' }, { zoneDays: [] }],
    ['has passed', MONDAY - 7, 9, { cause: 'past' }],
    ['overlaps outside of hours', MONDAY, 9.5, { cause: 'busy', busy: stop }, { windows: [] }],
  ])('that %s says its one cause', (_, day, hour, why, given = {}) => {
    expect(whyNotAt({ ...world, ...given }, day, at(day, hour))).toEqual(why);
  });
});

it('has a cause in random worlds exactly where there is no slot', { timeout: 600_000 }, () => {
  const first = testSeed();
  for (let seed = first; seed < first + 200; seed += 1) {
    const { world: random, fromDay } = randomWorld(seed);
    const starts = new Set(slotsBetween({ ...random, gridMinutes: 1 }, fromDay, fromDay + 1));
    const [opens] = [...starts];
    const noon = opens ?? fromDay * MINUTES_PER_DAY + 720;
    for (let minute = noon - 90; minute < noon + 600; minute += 7)
      expect({ seed, minute, free: whyNotAt(random, fromDay, minute) === null }).toEqual({
        seed,
        minute,
        free: starts.has(minute),
      });
  }
});
