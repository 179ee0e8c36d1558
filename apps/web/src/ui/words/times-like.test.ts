import { quarterHourSlots } from '@tailgate/values/time-slots';
import { expect, it } from 'vitest';
import { timesLike } from './times-like.ts';

it.each([
  ['9', undefined, '09:00'],
  ['5', undefined, '17:00'],
  ['7', '09:00', '19:00'],
  ['930', undefined, '09:30'],
  ['9:30 pm', undefined, '21:30'],
  ['12', undefined, '12:00'],
  ['12am', undefined, '00:00'],
  ['1715', undefined, '17:15'],
  ['17', undefined, '17:00'],
  ['noon', undefined, undefined],
  ['9:10', undefined, undefined],
])('%s with a start at %s is read as %s', (typed, after, expected) => {
  expect(timesLike(typed, quarterHourSlots(), after)[0]).toBe(expected);
});
