import { describe, expect, it } from 'vitest';
import { identifierProblem, readIdentifier } from './identifier.ts';

describe('email or phone', () => {
  it.each([
    ['maya@southpaws.example', { email: 'maya@southpaws.example' }],
    ['  maya@southpaws.example ', { email: 'maya@southpaws.example' }],
    ['(512) 555-0123', { phone: { prefix: '+1', number: '5125550123' } }],
    ['1 512 555 0123', { phone: { prefix: '+1', number: '5125550123' } }],
    ['+44 20 7946 0958', { phone: { prefix: '+', number: '442079460958' } }],
  ])('RL-auth-07 reads %j', (typed, read) => {
    expect(readIdentifier(typed)).toEqual(read);
    expect(identifierProblem(typed)).toBeNull();
  });

  it.each(['', '   ', 'maya', 'maya@', '555-0123', 'call 5125550123'])('refuses %j with words', (typed) => {
    expect(readIdentifier(typed)).toBeNull();
    expect(identifierProblem(typed)).toMatch(/^Enter /);
  });
});
