import { expect, it } from 'vitest';
import { truncate } from './truncate.ts';

it.each([
  ['Biscuit', 7, 'Biscuit'],
  ['Biscuit the dog', 7, 'Biscuit…'],
  ['Biscuit the dog', 8, 'Biscuit…'],
  ['🐶🐱🐰', 2, '🐶🐱…'],
  ['', 0, ''],
])('RL-format-02 shortens %j after %i: %j', (text, length, shown) => {
  expect(truncate(text, length)).toBe(shown);
});

it('RL-format-02 requires a length', () => {
  const untyped = truncate as (text: string) => string;
  expect(() => untyped('Biscuit')).toThrow('length is required');
});
