import { describe, expect, it } from 'vitest';
import { readingProblem, type AroundReading } from './meter-readings.rules.ts';

const NOW = new Date('2026-03-10T18:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const around = (given: Partial<AroundReading> = {}): AroundReading => ({
  before: undefined,
  after: undefined,
  startedAt: 100,
  timeZone: 'America/Chicago',
  now: NOW,
  ...given,
});
const problem = (value: number, given: Partial<AroundReading> = {}, more: object = {}) =>
  readingProblem({ meter: 'odometer', value, readAt: NOW, isNewMeter: false, ...more }, around(given));

const before = { value: 5_000, readAt: daysAgo(2) };
const after = { value: 9_000, readAt: new Date('2026-03-12T18:00:00Z'), isNewMeter: false };
const later = { now: new Date('2026-03-20T18:00:00Z') };

describe('a reading', () => {
  it.each([
    ['the first one', 100, {}, {}, undefined],
    ['the first one below the start', 99.9, {}, {}, 'is below the 100 mi the van started with'],
    ['the first of a generator', 0, {}, { meter: 'generator' }, undefined],
    ['the first of another meter', 0, {}, { isNewMeter: true }, undefined],
    ['the same again', 5_000, { before }, {}, undefined],
    ['below the last one', 4_999.9, { before }, {}, 'is below the last reading of 5,000 mi on Mar 8, 2026'],
    ['another meter below the last one', 7, { before }, { isNewMeter: true }, undefined],
    ['the most of two days', 7_000, { before }, {}, undefined],
    [
      'more than two days hold',
      7_000.1,
      { before },
      {},
      'is more than 1,000 mi a day above the last reading of 5,000 mi on Mar 8, 2026',
    ],
    ['the most of a day that has begun', 6_000, { before: { value: 5_000, readAt: NOW } }, {}, undefined],
    ['the most of two days and an hour', 8_000, { before: { value: 5_000, readAt: daysAgo(2.05) } }, {}, undefined],
    ['24 hours in a day', 124, { before: { value: 100, readAt: daysAgo(1) } }, { meter: 'generator' }, undefined],
    [
      '25 hours in a day',
      125,
      { before: { value: 100, readAt: daysAgo(1) } },
      { meter: 'generator' },
      'is more than 24 h a day above the last reading of 100 h on Mar 9, 2026',
    ],
    ['between its neighbours', 7_000, { before, after, ...later }, {}, undefined],
    ['above the next one', 9_000.1, { after, ...later }, {}, 'is above the next reading of 9,000 mi on Mar 12, 2026'],
    [
      'too far below the next one',
      6_999,
      { before, after, ...later },
      {},
      'is more than 1,000 mi a day below the next reading of 9,000 mi on Mar 12, 2026',
    ],
    [
      'before another meter',
      7_000,
      { before, after: { ...after, value: 3, isNewMeter: true }, ...later },
      {},
      undefined,
    ],
    [
      'another meter above the next one',
      9_001,
      { after, ...later },
      { isNewMeter: true },
      'is above the next reading of 9,000 mi on Mar 12, 2026',
    ],
    ['five minutes ahead', 100, { now: new Date(NOW.getTime() - 300_000) }, {}, undefined],
    ['more than five minutes ahead', 100, { now: new Date(NOW.getTime() - 300_001) }, {}, 'was read in the future'],
  ])('that is %s', (_what, value, given, more, expected) => {
    expect(problem(value, given, more)).toBe(expected);
  });

  it('names days of the van’s zone', () => {
    const lateEvening = { value: 5_000, readAt: new Date('2026-03-08T03:00:00Z') };
    expect(problem(1, { before: lateEvening })).toBe('is below the last reading of 5,000 mi on Mar 7, 2026');
    expect(problem(1, { before: lateEvening, timeZone: 'UTC' })).toMatch(/Mar 8, 2026$/);
  });
});
