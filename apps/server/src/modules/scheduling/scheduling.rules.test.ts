import { addDays, localDateAt, parseLocalDate, weekdayOf, type LocalDate } from '@tailgate/values';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDayOff, isWorkingDay, problemsOf } from './scheduling.rules.ts';

const day = (text: string) => parseLocalDate(text) as LocalDate;
const ZONES = [
  'America/Chicago',
  'America/Phoenix',
  'America/New_York',
  'Europe/London',
  'Australia/Lord_Howe',
  'America/St_Johns',
  'Asia/Kolkata',
];

describe('a week', () => {
  it('may have several windows a day', () => {
    expect(
      problemsOf([
        { day: 2, start: 540, end: 720 },
        { day: 2, start: 720, end: 1020 },
        { day: 3, start: 540, end: 1440 },
      ]),
    ).toEqual({});
  });

  it('has no window that ends before it starts, and none that overlaps another', () => {
    expect(problemsOf([{ day: 2, start: 720, end: 720 }])).toEqual({ 'availability.0.end': 'must be after the start' });
    expect(
      problemsOf([
        { day: 2, start: 540, end: 720 },
        { day: 2, start: 700, end: 800 },
      ]),
    ).toHaveProperty(['availability.1.start']);
    expect(
      problemsOf([
        { day: 2, start: 540, end: 720 },
        { day: 3, start: 540, end: 720 },
      ]),
    ).toEqual({});
  });
});

describe('a day', () => {
  const weekdays = [2, 3, 4, 5, 6].map((weekday) => ({ day: weekday, start: 540, end: 1020 }));

  it('RL-availability-01 is available when its weekday number, 1 Sunday to 7 Saturday, is among the available days', () => {
    expect(isWorkingDay(day('2026-11-16'), weekdays, [])).toBe(true);
    expect(isWorkingDay(day('2026-11-15'), weekdays, [])).toBe(false);
    expect(isWorkingDay(day('2026-11-21'), weekdays, [])).toBe(false);
  });

  it('RL-time-off-01 is off within and on the edges of time off', () => {
    const off = [{ startDate: day('2026-11-17'), endDate: day('2026-11-19') }];
    const answers = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'].map((text) =>
      isDayOff(day(text), off),
    );
    expect(answers).toEqual([false, true, true, true, false]);
  });

  it('is the same day all through, whatever the clock does: in seven zones, over both changes of the clock', () => {
    const zone = fc.constantFrom(...ZONES);
    // Two years of instants, every daylight-saving change of the zones among them.
    const instant = fc.integer({ min: Date.parse('2026-01-01T00:00:00Z'), max: Date.parse('2027-12-31T00:00:00Z') });
    fc.assert(
      fc.property(zone, instant, (timeZone, ms) => {
        const date = localDateAt(new Date(ms), timeZone);
        const weekday = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long' }).format(ms);
        const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
        expect(names[weekdayOf(date) - 1]).toBe(weekday);
        // A day is at most 25 hours long and at least 23: yesterday and tomorrow are its neighbours.
        expect([date, addDays(date, 1)]).toContain(localDateAt(new Date(ms + 23 * 3_600_000), timeZone));
        expect([addDays(date, 1), addDays(date, 2)]).toContain(localDateAt(new Date(ms + 25 * 3_600_000), timeZone));
      }),
      { numRuns: 3_000 },
    );
  });

  it('off and worked exclude each other for any time off', () => {
    const anyDay = fc.integer({ min: 0, max: 800 }).map((offset) => addDays(day('2026-01-01'), offset));
    const range = fc
      .tuple(anyDay, fc.integer({ min: 0, max: 30 }))
      .map(([startDate, length]) => ({ startDate, endDate: addDays(startDate, length) }));
    fc.assert(
      fc.property(anyDay, fc.array(range, { maxLength: 5 }), (date, timeOff) => {
        const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ day: weekday, start: 0, end: 1440 }));
        expect(isWorkingDay(date, everyDay, timeOff)).toBe(!isDayOff(date, timeOff));
      }),
      { numRuns: 1_000 },
    );
  });
});
