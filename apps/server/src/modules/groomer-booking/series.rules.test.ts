import type { LocalDate } from '@tailgate/values';
import { describe, expect, it } from 'vitest';
import { datesOfSeries, startsChosen, type Series } from './series.rules.ts';

const day = (text: string) => text as LocalDate;
const series = (repeat: Series['repeat'], every: number, start: string, end: string, on: number[] = []): Series => ({
  repeat,
  every,
  on,
  start: day(start),
  end: day(end),
});

describe('the dates of a series', () => {
  it.each<[string, Series, string[]]>([
    [
      'every other day, over the end of daylight saving',
      series('day', 2, '2026-10-30', '2026-11-05'),
      ['2026-10-30', '2026-11-01', '2026-11-03', '2026-11-05'],
    ],
    [
      'every week on the weekday of its start',
      series('week', 1, '2026-03-05', '2026-03-20'),
      ['2026-03-05', '2026-03-12', '2026-03-19'],
    ],
    [
      'every other week on Monday and Thursday, from a Wednesday',
      series('week', 2, '2026-03-04', '2026-04-03', [5, 2, 5]),
      ['2026-03-05', '2026-03-16', '2026-03-19', '2026-03-30', '2026-04-02'],
    ],
    [
      'every month on the 31st: the last day of shorter months',
      series('month', 1, '2027-12-31', '2028-04-30'),
      ['2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30'],
    ],
    ['every third month', series('month', 3, '2026-11-15', '2027-06-01'), ['2026-11-15', '2027-02-15', '2027-05-15']],
    ['only its start', series('month', 12, '2026-11-15', '2026-11-15'), ['2026-11-15']],
    ['every eight weeks', series('week', 8, '2026-11-20', '2027-03-20'), ['2026-11-20', '2027-01-15', '2027-03-12']],
  ])('are %s', (_, given, dates) => {
    expect(datesOfSeries(given)).toEqual(dates);
  });

  it('are at most 60', () => {
    expect(datesOfSeries(series('day', 1, '2026-01-01', '2026-03-01'))).toHaveLength(60);
    expect(() => datesOfSeries(series('day', 1, '2026-01-01', '2026-03-02'))).toThrow('check the highlighted fields');
  });

  it('are at least one', () => {
    expect(() => datesOfSeries(series('week', 1, '2026-03-04', '2026-03-06', [2]))).toThrow(
      'check the highlighted fields',
    );
  });
});

describe('what is placed of a series', () => {
  const dates = [day('2026-11-20'), day('2026-11-27'), day('2026-12-04')];

  it('leaves out dates and moves others', () => {
    const modified = [{ date: day('2026-11-27'), newDate: day('2026-11-28'), newTime: 600 }];
    expect(startsChosen({ dates, time: 540, unselected: [day('2026-12-04')], modified })).toEqual([
      { date: '2026-11-20', time: 540 },
      { date: '2026-11-28', time: 600 },
    ]);
  });

  it('is at least one date, and moves only dates of the series', () => {
    expect(() => startsChosen({ dates, time: 540, unselected: dates, modified: [] })).toThrow();
    const modified = [{ date: day('2026-11-21'), newDate: day('2026-11-28') }];
    expect(() => startsChosen({ dates, time: 540, unselected: [], modified })).toThrow();
  });
});
