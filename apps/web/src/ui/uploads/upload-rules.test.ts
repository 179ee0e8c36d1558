import { expect, it } from 'vitest';
import { limitInWords, PHOTO_RULES, problemWith } from './upload-rules.ts';

it('says what it takes', () => {
  expect(limitInWords(PHOTO_RULES)).toBe('JPEG, PNG or WebP, up to 15 MB');
});

const file = (type: string, bytes: number) =>
  Object.defineProperty(new File(['x'], 'file', { type }), 'size', { value: bytes });

it.each([
  ['image/jpeg', 15 * 1024 * 1024, null],
  ['image/jpeg', 15 * 1024 * 1024 + 1, 'This file is larger than 15 MB. Choose a smaller one.'],
  ['image/gif', 10, 'This is not a JPEG, PNG or WebP file. Choose another one.'],
  ['image/png', 0, 'This file is empty. Choose another one.'],
])('a %s of %d bytes: %s', (type, bytes, problem) => {
  expect(problemWith(file(type, bytes), PHOTO_RULES)).toBe(problem);
});
