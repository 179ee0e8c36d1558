import type { LocalDate } from '@tailgate/values/local-time';
import { describe, expect, it } from 'vitest';
import { changesOf, countsOf, planOf, problemOf, usualRule } from './series.ts';
import type { SeriesDate } from './session-query.ts';

const slot = (date: string, time: string) => ({ start: `${date}T${time}:00-06:00`, end: `${date}T23:00:00-06:00` });
const dates: SeriesDate[] = [
  { date: '2026-11-20', ...slot('2026-11-20', '09:00'), conflict: null, alternative: null },
  {
    date: '2026-11-27',
    ...slot('2026-11-27', '09:00'),
    conflict: 'time_off',
    alternative: slot('2026-11-28', '09:00'),
  },
  { date: '2026-12-04', ...slot('2026-12-04', '09:00'), conflict: 'slot_taken', alternative: null },
];

describe('the plan of a series', () => {
  it('moves dates in the way to the nearest free time by itself', () => {
    const plan = planOf(dates, {});
    expect(plan.map(({ result, isMoved, isOpen }) => [result?.date, isMoved, isOpen])).toEqual([
      ['2026-11-20', false, false],
      ['2026-11-28', true, false],
      ['2026-12-04', false, true],
    ]);
    expect(countsOf(plan)).toEqual({ booked: 3, moved: 1, skipped: 0, open: 1 });
    expect(changesOf(plan)).toEqual({
      unselectedDates: [],
      modifiedDates: [{ date: '2026-11-27', newDate: '2026-11-28', newTime: '09:00' }],
    });
  });

  it('leaves out and moves what the groomer says', () => {
    const plan = planOf(dates, {
      '2026-11-27': { kind: 'skip' },
      '2026-12-04': { kind: 'move', date: '2026-12-05', time: '14:00' },
    });
    expect(changesOf(plan)).toEqual({
      unselectedDates: ['2026-11-27'],
      modifiedDates: [{ date: '2026-12-04', newDate: '2026-12-05', newTime: '14:00' }],
    });
    expect(countsOf(plan)).toEqual({ booked: 2, moved: 1, skipped: 1, open: 0 });
  });
});

describe('the rule of a series', () => {
  it('is every eight weeks for half a year at first', () => {
    expect(usualRule('2026-11-20' as LocalDate)).toMatchObject({ repeat: 'week', every: 8, end: '2027-05-21' });
  });

  it.each([
    [{}, undefined],
    [{ end: '2026-11-19' }, 'The last day is before the first.'],
    [{ every: 0 }, 'Choose how often it repeats.'],
    [{ start: '' }, 'Choose the first and the last day.'],
  ])('%j: %s', (change, problem) => {
    expect(problemOf({ ...usualRule('2026-11-20' as LocalDate), ...change })).toBe(problem);
  });
});
