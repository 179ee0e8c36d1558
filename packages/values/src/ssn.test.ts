import { expect, it } from 'vitest';
import { showSsn } from './ssn.ts';

it.each([
  ['123456789', '123-45-6789'],
  ['123-45-6789', '123-45-6789'],
  ['12345', '12345'],
  ['', ''],
])('RL-format-01 shows %j as %j', (ssn, shown) => {
  expect(showSsn(ssn)).toBe(shown);
});
