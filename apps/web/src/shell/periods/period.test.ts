import type { LocalDate } from '@tailgate/values/local-time';
import { describe, expect, it } from 'vitest';
import { periodSearch } from './period-search.ts';
import {
  daysBefore,
  daysIn,
  daysInWords,
  nextDays,
  periodProblem,
  searchOfDays,
  type Days,
  type Now,
} from './period.ts';
import { comparedWith, trendOf } from './trend.ts';

const on = (today: string) => today as LocalDate;
/** Weeks begin on Monday. */
const monday = (today: string): Now => ({ today: on(today), firstDay: 2 });
const days = (from: string, to: string): Days => ({ from: on(from), to: on(to) });

describe('the period of a report', () => {
  it.each([
    [{}, '2026-11-16', '2026-11-01', '2026-11-30', 'November 2026'],
    [{ period: 'this-week' }, '2026-11-16', '2026-11-16', '2026-11-22', 'Nov 16–22, 2026'],
    // A Sunday is the last day of a week that begins on Monday.
    [{ period: 'this-week' }, '2026-11-15', '2026-11-09', '2026-11-15', 'Nov 9–15, 2026'],
    [{ period: 'last-week' }, '2026-01-01', '2025-12-22', '2025-12-28', 'Dec 22–28, 2025'],
    [{ period: 'last-week' }, '2026-01-07', '2025-12-29', '2026-01-04', 'Dec 29, 2025 – Jan 4, 2026'],
    [{ period: 'last-month' }, '2026-01-31', '2025-12-01', '2025-12-31', 'December 2025'],
    [{ period: 'last-month' }, '2028-03-31', '2028-02-01', '2028-02-29', 'February 2028'],
    [{ period: 'this-year' }, '2026-11-16', '2026-01-01', '2026-12-31', '2026'],
    [{ period: 'last-year' }, '2026-01-01', '2025-01-01', '2025-12-31', '2025'],
    [
      { period: 'custom', from: '2026-02-03', to: '2026-03-01' },
      '2026-11-16',
      '2026-02-03',
      '2026-03-01',
      'Feb 3 – Mar 1, 2026',
    ],
    [
      { period: 'custom', from: '2026-02-03', to: '2026-02-03' },
      '2026-11-16',
      '2026-02-03',
      '2026-02-03',
      'Feb 3, 2026',
    ],
  ])('of %j on %s is %s to %s', (search: Record<string, string>, today, from, to, words) => {
    const found = daysIn(search, monday(today));
    expect(found).toEqual({ from, to });
    expect(daysInWords(found)).toBe(words);
  });

  it.each([
    ['this-week', '2026-11-15', '2026-11-15', '2026-11-21'],
    ['this-week', '2026-11-21', '2026-11-15', '2026-11-21'],
    ['last-week', '2026-11-15', '2026-11-08', '2026-11-14'],
  ])('%s on %s is %s to %s where weeks begin on Sunday', (period, today, from, to) => {
    const now: Now = { today: on(today), firstDay: 1 };
    expect(daysIn({ period }, now)).toEqual({ from, to });
    expect(searchOfDays(days(from, to), now)).toEqual({ period });
  });

  it('is at most as long as the API answers', () => {
    expect(periodProblem('2016-01-01', '2025-12-31', 3653)).toBeUndefined();
    expect(periodProblem('2016-01-01', '2026-06-01', 3653)).toBe('Choose ten years at most');
    expect(periodProblem('2023-01-01', '2026-01-01', 1096)).toBe('Choose three years at most');
  });

  it.each([
    ['2026-03-01', '2026-03-31', -1, '2026-02-01', '2026-02-28'],
    ['2026-12-01', '2026-12-31', 1, '2027-01-01', '2027-01-31'],
    ['2028-01-01', '2028-12-31', -1, '2027-01-01', '2027-12-31'],
    ['2026-11-16', '2026-11-22', -1, '2026-11-09', '2026-11-15'],
    ['2026-02-03', '2026-02-12', 1, '2026-02-13', '2026-02-22'],
  ] as const)('%s to %s moved by %i is %s to %s', (from, to, steps, first, last) => {
    expect(nextDays(days(from, to), steps)).toEqual({ from: first, to: last });
  });

  it('has a name in the address where there is one', () => {
    const today = monday('2026-11-16');
    expect(searchOfDays(days('2026-11-01', '2026-11-30'), today)).toEqual({});
    expect(searchOfDays(days('2026-10-01', '2026-10-31'), today)).toEqual({ period: 'last-month' });
    expect(searchOfDays(days('2026-09-01', '2026-09-30'), today)).toEqual({
      period: 'custom',
      from: '2026-09-01',
      to: '2026-09-30',
    });
  });
});

describe('the period before', () => {
  it.each([
    ['the whole of it when this one is over', '2026-10-01', '2026-10-31', '2026-11-16', '2026-09-01', '2026-09-30'],
    ['as many days as have passed of this one', '2026-11-01', '2026-11-30', '2026-11-16', '2026-10-01', '2026-10-16'],
    ['not longer than it was', '2026-03-01', '2026-03-31', '2026-03-30', '2026-02-01', '2026-02-28'],
    ['up to the same date of the last year', '2028-01-01', '2028-12-31', '2028-02-29', '2027-01-01', '2027-02-28'],
    ['of a week', '2026-11-16', '2026-11-22', '2026-11-17', '2026-11-09', '2026-11-10'],
    ['whole for days to come', '2026-12-01', '2026-12-31', '2026-11-16', '2026-11-01', '2026-11-30'],
  ])('is %s', (_, from, to, today, first, last) => {
    expect(daysBefore(days(from, to), on(today))).toEqual({ from: first, to: last });
  });

  it('is called without the year where that is the current one', () => {
    const today = on('2026-11-16');
    expect(comparedWith(daysIn({}, monday('2026-11-16')), today).words).toBe('Oct 1–16');
    expect(comparedWith(daysIn({ period: 'last-month' }, monday('2026-11-16')), today).words).toBe('September');
    expect(comparedWith(daysIn({ period: 'this-year' }, monday('2026-11-16')), today).words).toBe(
      'Jan 1 – Nov 16, 2025',
    );
    expect(comparedWith(daysIn({ period: 'last-year' }, monday('2026-11-16')), today).words).toBe('2024');
  });

  it.each([
    [110, 100, 'up', 'good', '10% over October'],
    [90, 100, 'down', 'bad', '10% below October'],
    [100.2, 100, 'up', 'good', 'Less than 1% over October'],
    [100, 100, 'same', 'neutral', 'Same as October'],
    [100, 0, 'up', 'good', 'Up from October'],
    [-5, 0, 'down', 'bad', 'Down from October'],
    [1099, 100, 'up', 'good', '999% over October'],
    [1200, 100, 'up', 'good', 'Up from October'],
  ])('with %d after %d is %s and %s: %s', (now, before, direction, tone, words) => {
    expect(trendOf({ now, before, words: 'October' })).toEqual({ direction, tone, words });
  });

  it('calls costs that rise no good news', () => {
    expect(trendOf({ now: 2, before: 1, words: 'May', more: 'neutral' }).tone).toBe('neutral');
    expect(trendOf({ now: 2, before: 1, words: 'May', more: 'bad' }).tone).toBe('bad');
  });
});

describe('the address of a report', () => {
  it('keeps a period by name or by its days', () => {
    const custom = { period: 'custom', from: '2026-02-03', to: '2026-03-01' };
    expect(periodSearch(custom, 100)).toEqual(custom);
    expect(periodSearch({ period: 'last-year', from: '2026-02-03' }, 100)).toEqual({ period: 'last-year' });
    expect(periodSearch({ period: 'this-month' }, 100)).toEqual({});
  });

  it('leaves out what it does not understand', () => {
    expect(periodSearch({ period: 'custom', from: '2026-03-01', to: '2026-02-03' }, 100)).toEqual({});
    expect(periodSearch({ period: 'custom', from: '2026-02-30', to: '2026-03-01' }, 100)).toEqual({});
    expect(periodSearch({ period: 'custom', from: '2020-02-03', to: '2026-03-01' }, 100)).toEqual({});
    expect(periodSearch({ period: 'decade' }, 100)).toEqual({});
  });
});
