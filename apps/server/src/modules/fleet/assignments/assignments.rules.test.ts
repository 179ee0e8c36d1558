import type { LocalDate } from '@tailgate/values';
import { describe, expect, it } from 'vitest';
import { changesForDrivers, changesOfDays, daysInWords, weeklyChanges } from './assignments.rules.ts';

const date = (text: string) => text as LocalDate;
const days = (...all: string[]) => new Set(all.map(date));

describe('days of drivers', () => {
  it('are one change where they follow each other', () => {
    const changes = changesOfDays(
      [
        { date: date('2026-11-21'), driverId: 'ana' },
        { date: date('2026-11-20'), driverId: 'ana' },
        { date: date('2026-11-23'), driverId: 'ana' },
        { date: date('2026-11-22'), driverId: null },
      ],
      'temporary',
    );
    expect(changes.map(({ during, holderId, reason }) => [during, holderId, reason])).toEqual([
      [{ from: '2026-11-20', to: '2026-11-21' }, 'ana', 'temporary'],
      [{ from: '2026-11-22', to: '2026-11-22' }, null, 'temporary'],
      [{ from: '2026-11-23', to: '2026-11-23' }, 'ana', 'temporary'],
    ]);
  });

  it('count once where a day is named twice: the last one', () => {
    const changes = changesOfDays(
      [
        { date: date('2026-11-20'), driverId: 'ana' },
        { date: date('2026-11-20'), driverId: 'ben' },
      ],
      'assignment',
    );
    expect(changes.map(({ holderId }) => holderId)).toEqual(['ben']);
  });

  it('follow the weekdays of a plan, Sunday first', () => {
    // Friday to the Monday after next.
    const period = { from: date('2026-11-20'), until: date('2026-11-30') };
    const changes = weeklyChanges([null, 'ana', 'ana', 'ana', 'ana', 'ana', 'ben'], period);
    expect(changes.map(({ during, holderId }) => [during, holderId])).toEqual([
      [{ from: '2026-11-20', to: '2026-11-20' }, 'ana'],
      [{ from: '2026-11-21', to: '2026-11-21' }, 'ben'],
      [{ from: '2026-11-22', to: '2026-11-22' }, null],
      [{ from: '2026-11-23', to: '2026-11-27' }, 'ana'],
      [{ from: '2026-11-28', to: '2026-11-28' }, 'ben'],
      [{ from: '2026-11-29', to: '2026-11-29' }, null],
      [{ from: '2026-11-30', to: '2026-11-30' }, 'ana'],
    ]);
  });
});

describe('who is told', () => {
  it('is who gained days and who lost some, and nobody else', () => {
    const before = new Map([
      ['ana', days('2026-11-20', '2026-11-21')],
      ['ben', days('2026-11-22')],
    ]);
    const after = new Map([
      ['ana', days('2026-11-20')],
      ['ben', days('2026-11-22')],
      ['cleo', days('2026-11-21')],
    ]);
    expect(changesForDrivers(before, after)).toEqual([
      { driverId: 'ana', gained: days(), lost: days('2026-11-21') },
      { driverId: 'cleo', gained: days('2026-11-21'), lost: days() },
    ]);
  });

  it.each([
    [['2026-11-20'], 'on Nov 20, 2026'],
    [['2026-11-20', '2026-11-21'], 'Nov 20, 2026 to Nov 21, 2026'],
    [['2026-11-20', '2026-11-23', '2026-11-24'], 'on Nov 20, 2026 and 2 more days'],
    [['2026-12-30', '2026-12-31'], 'from Dec 30, 2026'],
  ])('reads %j as %s', (given, words) => {
    expect(daysInWords(days(...given), date('2026-12-31'))).toBe(words);
  });
});
