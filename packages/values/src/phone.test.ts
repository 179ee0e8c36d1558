import { describe, expect, it } from 'vitest';
import { parsePhone, phoneFromParts } from './phone.ts';

describe('phone numbers', () => {
  it.each([
    ['(512) 555-0123', '+15125550123'],
    ['512.555.0123', '+15125550123'],
    ['+1 512 555 0123', '+15125550123'],
    ['+44 20 7946 0958', '+442079460958'],
  ])('reads %s as %s', (typed, stored) => {
    expect(parsePhone(typed)).toBe(stored);
  });

  it.each(['', '123', 'call me', '+1 000 000 0000', '0'.repeat(200)])('refuses %j', (typed) => {
    expect(parsePhone(typed)).toBeUndefined();
  });

  it('joins prefix and number however they are written', () => {
    expect(phoneFromParts({ prefix: '+1', number: '(512) 555-0123' })).toBe('+15125550123');
    expect(phoneFromParts({ prefix: '1', number: '5125550123' })).toBe('+15125550123');
    expect(phoneFromParts({ prefix: 'x', number: 'y' })).toBeUndefined();
  });
});
