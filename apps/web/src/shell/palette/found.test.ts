import { expect, it } from 'vitest';
import { matches } from './found.ts';

it.each([
  ['Working hours', '', true],
  ['Working hours', 'ho', true],
  ['Working hours', 'HOURS work', true],
  ['Working hours', 'orking', false],
  ['Working hours', 'hours zones', false],
  ['Zoë’s page', 'zoe', true],
])('%s is found by "%s": %s', (text, typed, isFound) => {
  expect(matches(text, typed)).toBe(isFound);
});
