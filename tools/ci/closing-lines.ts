import { failuresOf, remarksOf } from './failures.ts';
import type { Outcome } from './run-step.ts';

export interface Verdict {
  readonly text: string;
  readonly isGreen: boolean;
}

/**
 * The end of a run. Its last line counts tests, and steps that are no tests. A flaky test is named in a landing and red in
 * a full run.
 */
export const closingLines = (outcomes: readonly Outcome[], options: { readonly isFlakyRed: boolean }): Verdict => {
  const count = (of: (outcome: Outcome) => number) => outcomes.reduce((sum, outcome) => sum + of(outcome), 0);
  const flaky = count((outcome) => outcome.flaky.length);
  const passed = count((outcome) => outcome.passed) - (options.isFlakyRed ? flaky : 0);
  const failed = count((outcome) => outcome.failed) + (options.isFlakyRed ? flaky : 0);
  return {
    text: `${failuresOf(outcomes)}\n${remarksOf(outcomes)}\n${passed} passed, ${failed} failed\n`,
    isGreen: failed === 0,
  };
};
