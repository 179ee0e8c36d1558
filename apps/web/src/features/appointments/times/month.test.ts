import { describe, expect, it } from 'vitest';
import { densityOf, monthInWords, moveMonth, weeksOf } from './month.ts';

describe('a month', () => {
  it('has whole weeks from the first day of the week', () => {
    const weeks = weeksOf('2026-11', 1);
    expect(weeks).toHaveLength(5);
    expect(weeks[0]).toEqual([
      '2026-11-01',
      '2026-11-02',
      '2026-11-03',
      '2026-11-04',
      '2026-11-05',
      '2026-11-06',
      '2026-11-07',
    ]);
    expect(weeks[4]).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null]);
    expect(weeksOf('2026-11', 2)[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  });

  it.each([
    ['2026-12', 1, '2027-01'],
    ['2026-03', -1, '2026-02'],
  ] as const)('%s moved by %i is %s', (month, by, moved) => {
    expect(moveMonth(month, by)).toBe(moved);
  });

  it('is called by its name', () => expect(monthInWords('2026-11')).toBe('November 2026'));
});

it.each([
  [0, 30, 0],
  [5, 30, 1],
  [15, 30, 2],
  [30, 30, 3],
])('%i starts of at most %i are density %i', (starts, most, density) => {
  expect(densityOf(starts, most)).toBe(density);
});
