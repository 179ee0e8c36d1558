import { expect, it } from 'vitest';
import { dateInWords, dateProblem } from './date-problem.ts';

const LIMITS = { min: '2026-11-05', max: '2026-11-20', isExcluded: (date: string) => date === '2026-11-10' };

it.each([
  ['', undefined],
  ['Nov 5, 2026', undefined],
  ['11/20/2026', undefined],
  ['soon', 'Enter a date such as Nov 5, 2026'],
  ['Nov 4, 2026', 'Choose Nov 5, 2026 or later'],
  ['Nov 21, 2026', 'Choose Nov 20, 2026 or earlier'],
  ['Nov 10, 2026', 'This day is not available'],
])('%j has the problem %j', (text, problem) => {
  expect(dateProblem(text, LIMITS)).toBe(problem);
});

it('RL-format-04 says days as MMM D, YYYY', () => {
  expect([dateInWords('2026-11-05'), dateInWords(null)]).toEqual(['Nov 5, 2026', '']);
});
