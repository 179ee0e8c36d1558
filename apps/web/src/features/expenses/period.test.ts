import type { LocalDate } from '@tailgate/values/local-time';
import { describe, expect, it } from 'vitest';
import { readExpensesSearch } from './expenses-spec.ts';
import { daysIn, daysInWords, periodProblem } from './period.ts';

const on = (today: string) => today as LocalDate;

describe('the period of the report', () => {
  it.each([
    [{}, '2026-11-16', '2026-11-01', '2026-11-30', 'November 2026'],
    [{ period: 'last-month' }, '2026-01-31', '2025-12-01', '2025-12-31', 'December 2025'],
    [{ period: 'last-month' }, '2028-03-31', '2028-02-01', '2028-02-29', 'February 2028'],
    [{ period: 'this-year' }, '2026-11-16', '2026-01-01', '2026-12-31', '2026'],
    [{ period: 'last-year' }, '2026-01-01', '2025-01-01', '2025-12-31', '2025'],
    [
      { period: 'custom', from: '2026-02-03', to: '2026-03-01' },
      '2026-11-16',
      '2026-02-03',
      '2026-03-01',
      'Feb 3, 2026 – Mar 1, 2026',
    ],
  ])('of %j on %s is %s to %s', (search: Record<string, string>, today, from, to, words) => {
    const days = daysIn(search, on(today));
    expect(days).toEqual({ from, to });
    expect(daysInWords(days, search['period'])).toBe(words);
  });

  it('is at most ten years', () => {
    expect(periodProblem('2016-01-01', '2025-12-31')).toBeUndefined();
    expect(periodProblem('2016-01-01', '2026-06-01')).toBe('Choose ten years at most');
  });
});

describe('the address of the report', () => {
  it('keeps a period, its days and the state of the table', () => {
    const search = { period: 'custom', from: '2026-02-03', to: '2026-03-01', category: 'fuel', sort: '-amount' };
    expect(readExpensesSearch(search)).toEqual(search);
    expect(readExpensesSearch({ period: 'last-year', from: '2026-02-03' })).toEqual({ period: 'last-year' });
  });

  it('leaves out what it does not understand', () => {
    expect(readExpensesSearch({ period: 'custom', from: '2026-03-01', to: '2026-02-03' })).toEqual({});
    expect(readExpensesSearch({ period: 'custom', from: '2026-02-30', to: '2026-03-01' })).toEqual({});
    expect(readExpensesSearch({ period: 'decade', category: 'snacks', sort: 'price' })).toEqual({});
  });
});
