import type { Mutant } from './mutants/mutant.ts';

const SSN = { file: 'packages/values/src/ssn.ts', find: 'digits.length === 9' };
const SUITE = 'packages/values/src/ssn.test.ts';
const TEST = 'shows "123456789"';

/** One mutant for each verdict, so that the controls can be checked themselves. */
export const MUTANTS: readonly Mutant[] = [
  { name: 'killed', suite: SUITE, test: TEST, source: { ...SSN, replace: 'digits.length === 8' } },
  { name: 'same-behavior', suite: SUITE, test: TEST, source: { ...SSN, replace: '9 === digits.length' } },
  { name: 'other-test', suite: SUITE, test: 'shows "12345"', source: { ...SSN, replace: 'digits.length === 8' } },
  { name: 'unknown-test', suite: SUITE, test: 'shows nothing', source: { ...SSN, replace: 'digits.length === 8' } },
  { name: 'broken-source', suite: SUITE, test: TEST, source: { ...SSN, replace: 'digits.length === undefinedName' } },
];
