import type { LocalDate } from '@tailgate/values/local-time';
import { describe, expect, it } from 'vitest';
import { axisOf, placeOn, planInWords, plansOf, shownWeek, weekInTitle } from './schedule.rules.ts';
import { weekOf } from './week.ts';

const date = (text: string) => text as LocalDate;
const TODAY = date('2026-06-11');
const WEEK = weekOf([
  { day: 2, start: '09:00', end: '12:00' },
  { day: 2, start: '13:00', end: '17:00' },
  { day: 5, start: '07:30', end: '19:15' },
]);
const ZONES = [
  { id: 'a', name: 'South Austin', availableDays: [2, 5], color: 1 as const },
  { id: 'b', name: 'North Loop', availableDays: [5], color: 1 as const },
];

describe('the week of an address', () => {
  it.each([
    [undefined, 1, '2026-06-07'],
    [undefined, 2, '2026-06-08'],
    ['2026-06-16', 1, '2026-06-14'],
    ['2026-06-14', 2, '2026-06-08'],
    ['2026-06-15', 2, '2026-06-15'],
    ['2020-01-01', 1, '2026-06-07'],
    ['2026-02-30', 1, '2026-06-07'],
    ['next', 1, '2026-06-07'],
  ] as const)('%s, weeks from day %i, is %s', (asked, firstDay, week) => {
    expect(shownWeek(asked, TODAY, firstDay)).toBe(week);
  });

  it.each([
    ['2026-06-08', 'June 8–14, 2026'],
    ['2026-06-29', 'June 29 – July 5, 2026'],
    ['2026-12-28', 'December 28, 2026 – January 3, 2027'],
  ])('%s has the title %s', (first, title) => {
    expect(weekInTitle(date(first))).toBe(title);
  });
});

describe('a week as it is worked', () => {
  const plans = plansOf(date('2026-06-07'), {
    today: TODAY,
    week: WEEK,
    timeOff: [{ startDate: '2026-06-12', endDate: '2026-06-14' }],
    zones: ZONES,
  });

  it('describes every day in words', () => {
    expect(plans.map((plan) => planInWords(plan, (time) => time))).toEqual([
      'Sun, Jun 7, 2026: not working',
      'Mon, Jun 8, 2026: 09:00 – 12:00, 13:00 – 17:00; South Austin',
      'Tue, Jun 9, 2026: not working',
      'Wed, Jun 10, 2026: not working',
      'Thu, Jun 11, 2026, today: 07:30 – 19:15; South Austin, North Loop',
      'Fri, Jun 12, 2026: time off, all day',
      'Sat, Jun 13, 2026: time off, all day',
    ]);
    expect(plans.map(({ isPast }) => isPast)).toEqual([true, true, true, true, false, false, false]);
  });

  it('says so when it is worked nowhere', () => {
    const [, monday] = plansOf(date('2026-06-07'), { today: TODAY, week: WEEK, timeOff: [], zones: [] });
    expect(monday && planInWords(monday, (time) => time)).toContain('; no work zone');
  });

  it.each([
    [[], { from: 8, to: 18 }],
    [[{ day: 2, start: '09:00', end: '17:00' }], { from: 8, to: 18 }],
    [[{ day: 2, start: '06:45', end: '21:15' }], { from: 6, to: 22 }],
    [[{ day: 2, start: '00:00', end: '24:00' }], { from: 0, to: 24 }],
  ])('of %j is drawn on the axis %j', (windows, axis) => {
    expect(axisOf(weekOf(windows))).toEqual(axis);
  });

  it.each([
    ['08:00', '18:00', 0, 100],
    ['13:00', '18:00', 50, 50],
    ['08:30', '09:30', 5, 10],
  ])('%s – %s starts at %d and is %d long', (start, end, top, height) => {
    expect(placeOn({ from: 8, to: 18 }, { start, end })).toEqual({ top, height });
  });
});
