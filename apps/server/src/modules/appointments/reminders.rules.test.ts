import { describe, expect, it } from 'vitest';
import { dayBefore, twoDaysBefore } from './reminders.rules.ts';

const BOOKED = '2026-06-20T15:00:00Z';
const appointment = (startsAt: string, bookedAt = BOOKED) => ({
  starts_at: new Date(startsAt),
  booked_at: new Date(bookedAt),
  time_zone: 'America/Chicago',
});
const remindersOf = (startsAt: string, now = BOOKED, bookedAt = BOOKED) => {
  const one = appointment(startsAt, bookedAt);
  return [twoDaysBefore(one, new Date(now)), dayBefore(one, new Date(now))].map((at) => at?.toISOString() ?? null);
};

describe('reminders', () => {
  it('are two days and one day before the start', () => {
    expect(remindersOf('2026-07-02T15:00:00Z')).toEqual(['2026-06-30T15:00:00.000Z', '2026-07-01T15:00:00.000Z']);
  });

  it('wait for 8:00 where the appointment is', () => {
    // Starts at 7:30 and at 22:00.
    expect(remindersOf('2026-07-02T12:30:00Z')).toEqual(['2026-06-30T13:00:00.000Z', '2026-07-01T13:00:00.000Z']);
    expect(remindersOf('2026-07-03T03:00:00Z')).toEqual(['2026-07-01T13:00:00.000Z', '2026-07-02T13:00:00.000Z']);
  });

  it('that are late at night wait for the morning, and by day for nothing', () => {
    const start = '2026-07-02T15:00:00Z';
    expect(remindersOf(start, '2026-07-02T04:00:00Z')).toEqual([
      '2026-07-02T13:00:00.000Z',
      '2026-07-02T13:00:00.000Z',
    ]);
    expect(remindersOf(start, '2026-07-01T20:00:00Z')).toEqual([
      '2026-06-30T15:00:00.000Z',
      '2026-07-01T15:00:00.000Z',
    ]);
  });

  it('are not sent once the appointment begins, nor where the morning comes after its start', () => {
    expect(remindersOf('2026-07-02T15:00:00Z', '2026-07-02T15:00:00Z')).toEqual([null, null]);
    // Starts at 7:30.
    expect(remindersOf('2026-07-02T12:30:00Z', '2026-07-02T04:00:00Z')).toEqual([null, null]);
  });

  it('are left out where the appointment was booked later', () => {
    const start = '2026-07-02T15:00:00Z';
    expect(remindersOf(start, BOOKED, '2026-06-30T15:00:00Z')).toEqual([null, '2026-07-01T15:00:00.000Z']);
    expect(remindersOf(start, BOOKED, '2026-07-01T15:00:00Z')).toEqual([null, null]);
  });
});
