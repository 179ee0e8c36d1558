import { expect, it } from 'vitest';
import { phoneInGroups, phoneInWords } from './phone-number.ts';

it.each([
  ['+15125550123', '(512) 555-0123'],
  ['5125550123', '(512) 555-0123'],
  ['+442079460958', '+442079460958'],
  ['+4930123456', '+4930123456'],
  ['911', '911'],
])('RL-phone-02 shows %s as %s', (phone, shown) => {
  expect(phoneInWords(phone)).toBe(shown);
});

it.each([
  ['+15125550123', '512-555-0123'],
  ['(512) 555-0123', '512-555-0123'],
  ['+442079460958', '+442079460958'],
  ['', ''],
])('RL-phone-03 groups %j as %j', (phone, shown) => {
  expect(phoneInGroups(phone)).toBe(shown);
});
