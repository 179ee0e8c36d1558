import { instantOf, type LocalDate } from '@tailgate/values';
import { describe, expect, it } from 'vitest';
import { daysOf, inDriversOrder, isToldPickup, spanAhead, stretchAnswer } from './driver.rules.ts';

const ZONE = 'America/Chicago';
const at = (date: string, hour: number) => instantOf(date as LocalDate, hour * 60, ZONE);
const visit = (id: string, date: string, from: number, to = from + 1) => ({
  id,
  start: at(date, from),
  end: at(date, to),
});

describe('the days of a driver', () => {
  // Clocks go back in the night of Nov 1, and forward in the night of Mar 14.
  it.each([
    ['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02'],
    ['2027-03-12', '2027-03-13', '2027-03-14', '2027-03-15'],
  ])('from %s are whole in the night in which clocks change', (today, before, changing, after) => {
    const now = at(today, 9);
    const stretches = [
      { vehicleId: 'one', start: now, end: at(changing, 0) },
      { vehicleId: 'two', start: at(changing, 0), end: at(after, 0) },
    ];
    const visits = [visit('a', changing, 23), visit('b', after, 0)];
    const days = daysOf({ stretches, visits }, now, ZONE);
    expect(days.slice(1, 4)).toEqual([
      { date: before, vehicleIds: ['one'], needsVan: true, appointments: 0, withoutVan: 0 },
      { date: changing, vehicleIds: ['two'], needsVan: true, appointments: 1, withoutVan: 0 },
      { date: after, vehicleIds: [], needsVan: true, appointments: 1, withoutVan: 1 },
    ]);
    expect(days).toHaveLength(61);
    expect(
      stretchAnswer({ vehicleId: 'two', start: at(changing, 0), end: at(after, 0) }, ZONE, at(after, 9)),
    ).toMatchObject({
      from: changing,
      to: changing,
    });
  });

  it('have two vans in the order of the day, and count a visit that lies in neither', () => {
    const now = at('2026-11-18', 9);
    const stretches = [
      { vehicleId: 'one', start: now, end: at('2026-11-18', 12) },
      { vehicleId: 'two', start: at('2026-11-18', 12), end: null },
    ];
    const visits = [visit('a', '2026-11-18', 10), visit('b', '2026-11-18', 11.5), visit('a', '2026-11-18', 14)];
    expect(daysOf({ stretches, visits }, now, ZONE)[0]).toEqual({
      date: '2026-11-18',
      vehicleIds: ['one', 'two'],
      needsVan: true,
      appointments: 2,
      withoutVan: 1,
    });
  });

  it('without vans need none', () => {
    const now = at('2026-11-18', 9);
    const stretches = [{ vehicleId: null, start: now, end: spanAhead(now, ZONE).end }];
    const days = daysOf({ stretches, visits: [visit('a', '2026-11-19', 10)] }, now, ZONE);
    expect(
      days.every(({ needsVan, vehicleIds, withoutVan }) => !needsVan && vehicleIds.length + withoutVan === 0),
    ).toBe(true);
    expect(days[1]?.appointments).toBe(1);
  });
});

it('what goes on beyond the horizon has no last day', () => {
  const now = at('2026-11-18', 9);
  const { end } = spanAhead(now, ZONE);
  expect(stretchAnswer({ vehicleId: 'one', start: now, end }, ZONE, end)).toMatchObject({ to: null, endsAt: null });
});

it('vans come in the order in which they count, one’s own before those of others', () => {
  const van = (id: string, isOwn: boolean, ...starts: string[]) => ({
    id,
    isOwn,
    stretches: starts.map((startsAt) => ({ startsAt })),
  });
  const vans = [
    van('never', false),
    van('later', false, '2026-11-25T00:00:00Z'),
    van('next', false, '2026-11-20T00:00:00Z'),
  ];
  const all = [...vans, van('own', true), van('now', false, '2026-11-18T00:00:00Z')];
  expect(inDriversOrder(all, 'now').map(({ id }) => id)).toEqual(['now', 'own', 'next', 'later', 'never']);
});

it('where a van stands is told a week before, and to nobody who gave it back', () => {
  const now = at('2026-11-18', 9);
  const custody = (start: Date) => ({
    id: '',
    vehicleId: '',
    holderId: '',
    reason: 'assignment' as const,
    subjectId: null,
    start,
    end: null,
  });
  expect(isToldPickup([custody(at('2026-11-25', 0))], now)).toBe(true);
  expect(isToldPickup([custody(at('2026-11-26', 0))], now)).toBe(false);
  expect(isToldPickup([], now)).toBe(false);
});
