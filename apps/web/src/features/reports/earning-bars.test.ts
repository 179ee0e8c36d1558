import type { LocalDate } from '@tailgate/values/local-time';
import { describe, expect, it } from 'vitest';
import { averageOf, earningBars, unitOf } from './earning-bars.ts';

const day = (text: string) => text as LocalDate;
const days = (from: string, to: string) => ({ from: day(from), to: day(to) });
/** Weeks begin on Monday. */
const NOW = { today: day('2026-11-16'), firstDay: 2 } as const;

describe('the bars of earnings', () => {
  it.each([
    ['2026-11-16', '2026-11-22', 'Day'],
    ['2026-11-01', '2026-11-14', 'Day'],
    ['2026-11-01', '2026-11-15', 'Week'],
    ['2026-11-01', '2026-11-30', 'Week'],
    ['2026-01-01', '2026-12-31', 'Month'],
  ])('of %s to %s are one a %s', (from, to, unit) => {
    expect(unitOf(days(from, to))).toBe(unit);
  });

  it('hold each day once: a first week begins with the period', () => {
    const earned = [
      { day: '2026-11-01', net: 100.1, tips: 10.1 },
      { day: '2026-11-02', net: 50, tips: 0 },
      { day: '2026-11-08', net: 25.25, tips: 5.05 },
    ];
    const bars = earningBars(earned, days('2026-11-01', '2026-11-30'), NOW);
    expect(bars.map(({ label, parts }) => [label, ...parts])).toEqual([
      ['Nov 1', 90, 10.1],
      ['Nov 2', 70.2, 5.05],
      ['Nov 9', 0, 0],
      ['Nov 16', 0, 0],
      ['Nov 23', 0, 0],
      ['Nov 30', 0, 0],
    ]);
    expect(bars.filter(({ isNow }) => isNow).map(({ label }) => label)).toEqual(['Nov 16']);
  });

  it('begin their weeks where the preferences say', () => {
    const bars = earningBars([], days('2026-11-01', '2026-11-30'), { ...NOW, firstDay: 1 });
    expect(bars.map(({ label }) => label)).toEqual(['Nov 1', 'Nov 8', 'Nov 15', 'Nov 22', 'Nov 29']);
    expect(bars.filter(({ isNow }) => isNow).map(({ label }) => label)).toEqual(['Nov 15']);
  });

  it('name months with their year where there are two', () => {
    const labels = (from: string, to: string) => earningBars([], days(from, to), NOW).map(({ label }) => label);
    expect(labels('2026-01-01', '2026-12-31').slice(0, 2)).toEqual(['Jan', 'Feb']);
    expect(labels('2025-11-01', '2026-02-28')).toEqual(['Nov 2025', 'Dec 2025', 'Jan 2026', 'Feb 2026']);
  });

  it('are compared with the average of the days before, in the same unit', () => {
    expect(averageOf(100, { ...days('2026-10-01', '2026-10-16'), firstDay: 2 }, 'Week')).toBe(33.33);
    expect(averageOf(70, { ...days('2026-11-09', '2026-11-15'), firstDay: 2 }, 'Day')).toBe(10);
  });
});
