import { describe, expect, it } from 'vitest';
import { endOfQuietHours } from './quiet-hours.rules.ts';

const waits = (instant: string, zone: string) => endOfQuietHours('daytime', new Date(instant), zone)?.toISOString();

describe('quiet hours', () => {
  it.each([
    ['in the evening', '2026-07-02T02:00:00Z', 'America/Chicago', '2026-07-02T13:00:00.000Z'],
    ['after midnight', '2026-07-02T05:30:00Z', 'America/Chicago', '2026-07-02T13:00:00.000Z'],
    ['one minute before 8', '2026-07-02T12:59:00Z', 'America/Chicago', '2026-07-02T13:00:00.000Z'],
    ['in a zone without daylight saving', '2026-07-02T05:00:00Z', 'America/Phoenix', '2026-07-02T15:00:00.000Z'],
    ['over the end of a year', '2027-01-01T04:30:00Z', 'America/New_York', '2027-01-01T13:00:00.000Z'],
    // DST starts at 2:00 on March 8 and ends at 2:00 on November 1: these nights are an hour shorter or longer.
    ['before the short night', '2026-03-08T04:00:00Z', 'America/Chicago', '2026-03-08T13:00:00.000Z'],
    ['within the short night', '2026-03-08T08:30:00Z', 'America/Chicago', '2026-03-08T13:00:00.000Z'],
    ['before the long night', '2026-11-01T03:00:00Z', 'America/Chicago', '2026-11-01T14:00:00.000Z'],
    ['in the repeated hour', '2026-11-01T06:30:00Z', 'America/Chicago', '2026-11-01T14:00:00.000Z'],
    ['in the repeated hour, second pass', '2026-11-01T07:30:00Z', 'America/Chicago', '2026-11-01T14:00:00.000Z'],
  ])('hold a daytime notification %s', (_when, now, zone, until) => {
    expect(waits(now, zone)).toBe(until);
  });

  it.each([
    ['8:00', '2026-07-02T13:00:00Z'],
    ['20:59', '2026-07-03T01:59:00Z'],
  ])('hold nothing at %s', (_time, now) => {
    expect(waits(now, 'America/Chicago')).toBeUndefined();
  });

  it.each(['urgent', 'anytime'] as const)('never hold a notification that is %s', (delivery) => {
    expect(endOfQuietHours(delivery, new Date('2026-07-02T05:30:00Z'), 'America/Chicago')).toBeUndefined();
  });
});
