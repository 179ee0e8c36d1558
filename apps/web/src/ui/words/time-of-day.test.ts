import { expect, it } from 'vitest';
import { timeInWords } from './time-of-day.ts';

it.each([
  ['00:00', '12:00 AM'],
  ['09:30', '9:30 AM'],
  ['12:00', '12:00 PM'],
  ['17:15:00', '5:15 PM'],
  ['23:45', '11:45 PM'],
  ['24:00', '12:00 AM'],
])('%s is %s', (time, words) => {
  expect(timeInWords(time)).toBe(words);
});
