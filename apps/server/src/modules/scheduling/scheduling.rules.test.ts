import { addDays, localDateAt, weekdayOf } from '@tailgate/values';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problemsOf } from './scheduling.rules.ts';

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

  it('rejects a window that ends before it starts or overlaps another', () => {
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
  it('is one calendar day in seven time zones, across both DST changes', () => {
    const zone = fc.constantFrom(...ZONES);
    // Two years of instants, including every DST change of the zones.
    const instant = fc.integer({ min: Date.parse('2026-01-01T00:00:00Z'), max: Date.parse('2027-12-31T00:00:00Z') });
    fc.assert(
      fc.property(zone, instant, (timeZone, ms) => {
        const date = localDateAt(new Date(ms), timeZone);
        const weekday = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long' }).format(ms);
        const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
        expect(names[weekdayOf(date) - 1]).toBe(weekday);
        // A day is 23 to 25 hours long, so 23 hours later is the same day or the next.
        expect([date, addDays(date, 1)]).toContain(localDateAt(new Date(ms + 23 * 3_600_000), timeZone));
        expect([addDays(date, 1), addDays(date, 2)]).toContain(localDateAt(new Date(ms + 25 * 3_600_000), timeZone));
      }),
      { numRuns: 3_000 },
    );
  });
});
