import { parseLocalDate, type LocalDate } from '@tailgate/values/local-time';
import { describe, expect, it } from 'vitest';
import {
  isDayOff,
  markOf,
  moveMonth,
  nextWeekOf,
  rangeInWords,
  tomorrowOf,
  weeksOfMonth,
  whenInWords,
} from './time-off.ts';

const day = (text: string) => parseLocalDate(text) as LocalDate;
const off = (startDate: string, endDate = startDate) => ({ startDate, endDate });

describe('a day', () => {
  it.each([
    ['2026-11-16', false],
    ['2026-11-17', true],
    ['2026-11-18', true],
    ['2026-11-19', true],
    ['2026-11-20', false],
  ])('RL-time-off-01 %s is off within and on the edges: %s', (date, answer) => {
    expect(isDayOff(date, [off('2026-11-17', '2026-11-19')])).toBe(answer);
  });

  it.each([
    ['2026-11-13', 'past'],
    ['2026-11-14', 'off'],
    ['2026-11-15', 'off'],
    ['2026-11-16', 'working'],
    ['2026-11-21', 'not-working'],
    ['2026-11-24', 'off'],
    ['2026-11-10', 'past'],
  ] as const)('RL-time-off-02 RL-availability-01 %s is marked %s on Nov 15, 2026', (date, mark) => {
    const calendar = {
      today: '2026-11-15',
      timeOff: [off('2026-11-14', '2026-11-15'), off('2026-11-24'), off('2026-11-09', '2026-11-10')],
      workingDays: new Set([2, 3, 4, 5, 6]),
    };
    expect(markOf(day(date), calendar)).toBe(mark);
  });
});

describe('one tap takes', () => {
  it.each([
    ['2026-11-15', 1, '2026-11-22', '2026-11-28'],
    ['2026-11-21', 1, '2026-11-22', '2026-11-28'],
    ['2026-11-15', 2, '2026-11-16', '2026-11-22'],
    ['2026-11-16', 2, '2026-11-23', '2026-11-29'],
  ] as const)('from %s, when weeks begin on day %i, the week from %s to %s', (today, first, startDate, endDate) => {
    expect(nextWeekOf(day(today), first)).toEqual({ startDate, endDate });
  });

  it('tomorrow, also at the end of a year', () => {
    expect(tomorrowOf(day('2026-12-31'))).toEqual(off('2027-01-01'));
  });
});

describe('a month', () => {
  it('has its days in weeks from the first day of the week', () => {
    const fromSunday = weeksOfMonth('2026-11', 1);
    expect(fromSunday).toHaveLength(5);
    expect(fromSunday[0]?.[0]).toBe('2026-11-01');
    const fromMonday = weeksOfMonth('2026-11', 2);
    expect(fromMonday).toHaveLength(6);
    expect(fromMonday[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  });

  it.each([
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2028-01', 1, '2028-02'],
    ['2026-03', -1, '2026-02'],
  ] as const)('%s moved by %i is %s', (month, by, moved) => {
    expect(moveMonth(month, by)).toBe(moved);
  });
});

describe('in words', () => {
  it.each([
    [off('2026-11-17'), 'Tue, Nov 17, 2026'],
    [off('2026-11-17', '2026-11-19'), 'Nov 17 – Nov 19, 2026'],
    [off('2026-12-28', '2027-01-03'), 'Dec 28, 2026 – Jan 3, 2027'],
  ])('%j is %s', (range, words) => {
    expect(rangeInWords(range)).toBe(words);
  });

  it.each([
    [off('2026-11-16'), '1 day · starts tomorrow'],
    [off('2026-11-18', '2026-11-20'), '3 days · starts in 3 days'],
    [off('2026-11-14', '2026-11-15'), '2 days · ends today'],
    [off('2026-11-14', '2026-11-16'), '3 days · ends tomorrow'],
    [off('2026-11-15', '2026-11-20'), '6 days · ends in 5 days'],
    [off('2027-01-14'), '1 day · starts in 60 days'],
    [off('2027-01-15', '2027-01-16'), '2 days'],
  ])('%j is %s away', (range, words) => {
    expect(whenInWords(range, '2026-11-15')).toBe(words);
  });
});
