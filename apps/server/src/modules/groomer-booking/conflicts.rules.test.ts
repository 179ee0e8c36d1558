import { zoneOffsets, MINUTES_PER_DAY, type World } from '@tailgate/slots';
import { describe, expect, it } from 'vitest';
import { conflictAt, freeStartNear, freeStartOn, stretchesOf, waived } from './conflicts.rules.ts';

/** A Monday; the groomer works Mondays and Tuesdays from 8 to 12 and comes to the address on Mondays. */
const MONDAY = 20_780;
const at = (day: number, hour: number) => day * MINUTES_PER_DAY + hour * 60;
const world: World = {
  zone: zoneOffsets('UTC', at(MONDAY - 30, 0), at(MONDAY + 30, 0)),
  windows: [
    { day: 2, start: 480, end: 720 },
    { day: 3, start: 480, end: 720 },
  ],
  zoneDays: [2],
  timeOff: [{ from: MONDAY + 7, to: MONDAY + 7 }],
  busy: [{ start: at(MONDAY, 9), end: at(MONDAY, 10), legTo: 15, legFrom: 15 }],
  serviceMinutes: 60,
  gridMinutes: 15,
  notBefore: at(MONDAY - 1, 0),
};

describe('a start', () => {
  it.each([
    ['is free', MONDAY, 10.5, null],
    ['is off the grid and free', MONDAY, 10.35, null],
    ['is too close to the drive from the visit before', MONDAY, 10, 'slot_taken'],
    ['is taken', MONDAY, 9.5, 'slot_taken'],
    ['ends after hours', MONDAY, 11.5, 'outside_hours'],
    ['is on a day without hours', MONDAY + 2, 9, 'outside_hours'],
    ['is on a day off', MONDAY + 7, 9, 'time_off'],
    ['is on a day on which the zone is not served', MONDAY + 1, 9, 'zone_not_served'],
    ['has passed', MONDAY - 7, 9, 'past'],
  ])('%s', (_, day, hour, conflict) => {
    expect(conflictAt(world, day, at(day, hour))).toBe(conflict);
  });

  it.each([
    ['taken', MONDAY, 9.5, 'slot_taken'],
    ['after hours', MONDAY, 20, null],
    ['on a day off', MONDAY + 7, 9, null],
    ['in an area that is not served', MONDAY + 1, 9, null],
  ])('%s, where only other appointments count', (_, day, hour, conflict) => {
    expect(conflictAt(waived(world), day, at(day, hour))).toBe(conflict);
  });
});

describe('a free start instead', () => {
  it('is the next one of the day, or the last one before', () => {
    expect(freeStartOn(world, MONDAY, at(MONDAY, 9))).toBe(at(MONDAY, 10.25));
    expect(freeStartOn(world, MONDAY, at(MONDAY, 11.5))).toBe(at(MONDAY, 11));
    expect(freeStartOn(world, MONDAY + 1, at(MONDAY + 1, 9))).toBeUndefined();
  });

  it('is on the nearest day', () => {
    expect(freeStartNear(world, MONDAY + 2, at(MONDAY + 2, 10.5), 7)).toBe(at(MONDAY, 10.5));
    expect(freeStartNear(world, MONDAY + 10, at(MONDAY + 10, 9), 3)).toBeUndefined();
  });
});

it.each([
  [[5, 3, 4, 3], [{ fromDay: 3, toDay: 6 }]],
  [
    [1, 5, 12],
    [
      { fromDay: 1, toDay: 6 },
      { fromDay: 12, toDay: 13 },
    ],
  ],
])('days %j are asked as %j', (days, stretches) => {
  expect(stretchesOf(days)).toEqual(stretches);
});
