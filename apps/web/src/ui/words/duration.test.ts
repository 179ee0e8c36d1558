import { expect, it } from 'vitest';
import { daysInWords, durationInWords } from './duration.ts';

it.each([
  [0, '0 min'],
  [45, '45 min'],
  [60, '1 hr'],
  [95, '1 hr 35 min'],
  [300, '5 hr'],
])('%i minutes are %s', (minutes, words) => {
  expect(durationInWords(minutes)).toBe(words);
});

it.each([
  [1, '1 day'],
  [10, '10 days'],
  [42, '6 weeks'],
])('%i days are %s', (days, words) => {
  expect(daysInWords(days)).toBe(words);
});
