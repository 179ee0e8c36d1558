import { expect, it } from 'vitest';
import { lastDueAt, nextDueAt, type Schedule } from './round-times.ts';

const HOURLY: Schedule = { every: 'hour', minute: 23 };
const DAILY: Schedule = { every: 'day', at: '03:17' };
const WEEKLY: Schedule = { every: 'monday', at: '13:00' };
const MONTHLY: Schedule = { every: 'month', day: 3, at: '06:07' };

it.each<[Schedule, string, string, string]>([
  [HOURLY, '2026-11-16T10:22:59Z', '2026-11-16T09:23:00Z', '2026-11-16T10:23:00Z'],
  [HOURLY, '2026-11-16T10:23:00Z', '2026-11-16T10:23:00Z', '2026-11-16T11:23:00Z'],
  [HOURLY, '2026-12-31T23:59:00Z', '2026-12-31T23:23:00Z', '2027-01-01T00:23:00Z'],
  [DAILY, '2026-11-16T03:16:59Z', '2026-11-15T03:17:00Z', '2026-11-16T03:17:00Z'],
  [DAILY, '2026-11-16T03:17:00Z', '2026-11-16T03:17:00Z', '2026-11-17T03:17:00Z'],
  [WEEKLY, '2026-11-16T12:59:59Z', '2026-11-09T13:00:00Z', '2026-11-16T13:00:00Z'],
  [WEEKLY, '2026-11-16T13:00:00Z', '2026-11-16T13:00:00Z', '2026-11-23T13:00:00Z'],
  [WEEKLY, '2026-11-22T23:59:59Z', '2026-11-16T13:00:00Z', '2026-11-23T13:00:00Z'],
  [MONTHLY, '2027-01-03T06:06:59Z', '2026-12-03T06:07:00Z', '2027-01-03T06:07:00Z'],
  [MONTHLY, '2026-12-31T12:00:00Z', '2026-12-03T06:07:00Z', '2027-01-03T06:07:00Z'],
])('%j at %s was last due at %s and is next due at %s', (schedule, now, last, next) => {
  expect(lastDueAt(schedule, new Date(now))).toEqual(new Date(last));
  expect(nextDueAt(schedule, new Date(now))).toEqual(new Date(next));
});
