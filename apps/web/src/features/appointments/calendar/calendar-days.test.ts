import type { LocalDate } from '@tailgate/values/local-time';
import { expect, it } from 'vitest';
import { monthsOf, rangeInTitle, rangeOf, shownDate, stepped } from './calendar-days.ts';

const day = (text: string) => text as LocalDate;

it('RL-schedule-02 a range needs the month buckets it touches', () => {
  expect(monthsOf(rangeOf('week', day('2026-12-30'), 2))).toEqual(['2026-12', '2027-01']);
  expect(monthsOf(rangeOf('week', day('2026-11-18'), 2))).toEqual(['2026-11']);
  expect(monthsOf(rangeOf('day', day('2026-11-30'), 1))).toEqual(['2026-11']);
});

it('a week begins on the day that the groomer chose', () => {
  expect(rangeOf('week', day('2026-11-18'), 1)).toEqual({ from: '2026-11-15', to: '2026-11-21' });
  expect(rangeOf('week', day('2026-11-18'), 2)).toEqual({ from: '2026-11-16', to: '2026-11-22' });
});

it.each([
  ['day', '2026-02-28', 1, '2026-03-01'],
  ['week', '2026-11-18', -1, '2026-11-11'],
  ['month', '2026-01-31', 1, '2026-02-28'],
  ['list', '2026-03-15', -1, '2026-02-01'],
  ['list', '2026-11-19', 1, '2026-12-01'],
] as const)('a step of a %s from %s by %i is %s', (view, date, by, expected) => {
  expect(stepped(view, day(date), by)).toBe(expected);
});

it.each([
  ['day', '2026-11-18', 'Wednesday, November 18'],
  ['week', '2026-11-18', 'November 16–22'],
  ['week', '2026-12-01', 'Nov 30 – Dec 6'],
  ['list', '2026-11-01', 'November 2026'],
  ['list', '2026-11-18', 'November 18–30'],
  ['list', '2026-11-30', 'November 30'],
  ['month', '2026-11-18', 'November 2026'],
] as const)('a %s around %s is called %s', (view, date, words) => {
  expect(rangeInTitle(view, day(date), 2)).toBe(words);
});

it('shows today for an address without a date', () => {
  expect(shownDate('2026-02-30', day('2026-11-16'))).toBe('2026-11-16');
  expect(shownDate('2026-12-24', day('2026-11-16'))).toBe('2026-12-24');
});
