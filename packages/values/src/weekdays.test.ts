import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, weekdayOf, type LocalDate } from './local-time.ts';
import { startOfWeek, weekAround, weekdayName, weekdayOnOrAfter, weekdaysFrom } from './weekdays.ts';

describe('weekdays', () => {
  it('start with the given first day of the week', () => {
    expect(weekdaysFrom(1)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(weekdaysFrom(2)).toEqual([2, 3, 4, 5, 6, 7, 1]);
  });

  it.each([
    ['2026-11-15', 1, '2026-11-15'],
    ['2026-11-15', 7, '2026-11-21'],
    ['2026-11-16', 1, '2026-11-22'],
    ['2026-12-30', 6, '2027-01-01'],
  ])('from %s the next day %i is %s', (start, weekday, expected) => {
    expect(weekdayOnOrAfter(start, weekday)).toBe(expected);
  });

  it.each([undefined, '', '2026-02-30', 20_261_115, new Date(Number.NaN)])(
    'RL-format-12 do not start at %j',
    (start) => {
      expect(() => weekdayOnOrAfter(start, 1)).toThrow('startDate should be a date');
    },
  );

  it.each([undefined, '1', 0, 8, 1.5, Number.NaN])('RL-format-13 are not %j', (weekday) => {
    expect(() => weekdayOnOrAfter('2026-11-15', weekday)).toThrow('weekday should be a number');
  });

  it.each([
    ['2026-11-15', 1, '2026-11-15', '2026-11-21'],
    ['2026-11-15', 2, '2026-11-09', '2026-11-15'],
    ['2026-11-18', 2, '2026-11-16', '2026-11-22'],
    ['2027-01-01', 1, '2026-12-27', '2027-01-02'],
    ['2026-03-08', 2, '2026-03-02', '2026-03-08'],
  ] as const)('%s is in a week from day %i: %s to %s', (day, first, from, to) => {
    expect(weekAround(day as LocalDate, first)).toEqual({ from, to });
  });

  it('begin every week of a year on the same day', () => {
    for (const first of weekdaysFrom(1))
      for (let day = '2026-01-01' as LocalDate; day <= '2026-12-31'; day = addDays(day, 1)) {
        const start = startOfWeek(day, first);
        expect(weekdayOf(start)).toBe(first);
        expect(daysBetween(start, day)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(start, day)).toBeLessThan(7);
      }
  });

  it('have names', () => {
    expect([weekdayName(1), weekdayName(7)]).toEqual(['Sunday', 'Saturday']);
  });
});
