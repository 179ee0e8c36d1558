import { expect, it } from 'vitest';
import { strengthOf } from './password-strength.ts';

it.each([
  ['', 'too short'],
  ['wet-dog', 'too short'],
  ['aaaaaaaaaaaa', 'easy to guess'],
  ['My-Password-1', 'easy to guess'],
  ['tuesdaydog', 'good'],
  ['wet-dog-on-tuesday', 'strong'],
  ['Wet-dog-22', 'strong'],
])('calls %j %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});
