import { DOCUMENT_TYPES, IMAGE_TYPES, MAX_DOCUMENT_BYTES, MAX_IMAGE_BYTES } from '@tailgate/contract';
import { expect, it } from 'vitest';
import { limitInWords, PAPER_RULES, PHOTO_RULES, problemWith } from './upload-rules.ts';

it('asks for what the API takes', () => {
  expect([PHOTO_RULES.types, PHOTO_RULES.maxBytes]).toEqual([IMAGE_TYPES, MAX_IMAGE_BYTES]);
  expect([PAPER_RULES.types, PAPER_RULES.maxBytes]).toEqual([DOCUMENT_TYPES, MAX_DOCUMENT_BYTES]);
});

it('says what it takes', () => {
  expect(limitInWords(PHOTO_RULES)).toBe('JPEG, PNG, WebP or AVIF, up to 15 MB');
});

const file = (type: string, bytes: number) =>
  Object.defineProperty(new File(['x'], 'file', { type }), 'size', { value: bytes });

it.each([
  ['image/jpeg', 15 * 1024 * 1024, null],
  ['image/jpeg', 15 * 1024 * 1024 + 1, 'This file is larger than 15 MB. Choose a smaller one.'],
  ['image/gif', 10, 'This is not a JPEG, PNG, WebP or AVIF file. Choose another one.'],
  ['image/png', 0, 'This file is empty. Choose another one.'],
])('a %s of %d bytes: %s', (type, bytes, problem) => {
  expect(problemWith(file(type, bytes), PHOTO_RULES)).toBe(problem);
});
