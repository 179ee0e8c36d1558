import { expect, it } from 'vitest';
import { typeInWords, uploadedOn } from './paper-in-words.ts';

it.each([
  ['application/pdf', 'PDF'],
  ['image/jpeg', 'JPEG photo'],
  ['text/plain', 'File'],
])('%s is a %s', (type, words) => {
  expect(typeInWords(type)).toBe(words);
});

it('RL-format-04 says the day on which it was added, by the calendar of the reader', () => {
  expect(uploadedOn('2026-11-05T03:00:00.000Z', 'America/Chicago')).toBe('Nov 4, 2026');
  expect(uploadedOn('2026-11-05T03:00:00.000Z', 'UTC')).toBe('Nov 5, 2026');
});
