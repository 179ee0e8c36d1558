import type { LocalDate } from '@tailgate/values';
import { describe, expect, it } from 'vitest';
import {
  answerBy,
  answerMoveBy,
  isOverdue,
  lastCall,
  listedSince,
  petsText,
  tradeEnds,
  whenText,
} from './appointments.rules.ts';

const at = (text: string) => new Date(`2030-06-${text}Z`);

describe('the answer to a request', () => {
  it.each([
    ['a day', '01T12:00', '09T12:00', '02T12:00'],
    ['three hours before the start', '01T12:00', '02T10:00', '02T07:00'],
    ['an hour where the start is near', '01T12:00', '01T14:15', '01T13:00'],
  ])('is due after %s', (_what, asked, starts, due) => {
    expect(answerBy({ status_since: at(asked), starts_at: at(starts) })).toEqual(at(due));
  });
});

describe('the answer to another time', () => {
  it.each([
    ['a day', '01T12:00', '09T12:00', '08T12:00', '02T12:00'],
    ['three hours before the start that stands', '01T12:00', '02T10:00', '08T12:00', '02T07:00'],
    ['three hours before the start that is asked for', '01T12:00', '08T12:00', '02T10:00', '02T07:00'],
    ['an hour where the start that stands is near', '01T12:00', '01T12:30', '08T12:00', '01T13:00'],
    ['an hour where the other start is near', '01T12:00', '08T12:00', '01T14:15', '01T13:00'],
    ['the other start, which cannot be accepted later', '01T12:00', '08T12:00', '01T12:30', '01T12:30'],
  ])('is due after %s', (_what, since, starts, asked, due) => {
    const row = { status_since: at(since), starts_at: at(starts) };
    expect(answerMoveBy({ ...row, asked_starts_at: at(asked) })).toEqual(at(due));
    expect(answerMoveBy({ ...row, asked_starts_at: null })).toEqual(answerBy(row));
  });
});

it('a job can be taken until two hours before its start, and a trade is answered within half a day', () => {
  expect(lastCall({ starts_at: at('02T12:00') })).toEqual(at('02T10:00'));
  expect(tradeEnds({ status_since: at('01T06:00'), starts_at: at('09T12:00') })).toEqual(at('01T18:00'));
  expect(tradeEnds({ status_since: at('01T06:00'), starts_at: at('01T12:00') })).toEqual(at('01T10:00'));
});

describe('RL-appointments-11 RL-appointments-12 overdue', () => {
  const time_zone = 'America/Chicago';
  it.each([
    ['accepted', '01T20:00', '02T20:00', true],
    ['accepted', '02T13:00', '02T20:00', false],
    // Still the first of June in Chicago.
    ['accepted', '01T20:00', '02T04:00', false],
    ['in_trade', '01T20:00', '02T20:00', true],
    ['complete', '01T20:00', '02T20:00', false],
    ['cancelled', '01T20:00', '02T20:00', false],
  ])('%s, started at %s, at %s: %s', (status, starts, now, expected) => {
    expect(isOverdue({ starts_at: at(starts), status, time_zone }, at(now))).toBe(expected);
  });
});

it('RL-schedule-07 RL-customers-10 pending requests are listed from 7 days back, a search by words from a month back', () => {
  const today = '2030-06-30' as LocalDate;
  expect(listedSince(today, { search: undefined, statuses: ['pending'] })).toBe('2030-06-23');
  expect(listedSince(today, { search: 'ava', statuses: ['pending'] })).toBe('2030-05-30');
  expect(listedSince(today, { search: undefined, statuses: ['pending', 'accepted'] })).toBeUndefined();
  expect(listedSince(today, { search: undefined, statuses: undefined })).toBeUndefined();
});

it('messages name pets and times as people do', () => {
  expect(petsText(['Biscuit'])).toBe('Biscuit');
  expect(petsText(['Biscuit', 'Momo', 'Biscuit'])).toBe('Biscuit and Momo');
  expect(petsText(['Biscuit', 'Momo', 'Pip'])).toBe('Biscuit, Momo and Pip');
  expect(whenText(at('04T14:00'), 'America/Chicago')).toBe('Tue, Jun 4 at 9:00 AM');
});
