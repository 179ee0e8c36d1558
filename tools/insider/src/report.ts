import { actLine } from './acts/act.ts';
import type { CaseVerdict } from './cases/run-cases.ts';
import type { Outcome } from './run/run-acts.ts';
import type { Found, Tally } from './run/run-sequences.ts';
import { RULES } from './watch/rules.ts';

const stepLines = ({ steps }: Outcome): string[] =>
  steps.map(({ act, said }) => `    ${actLine(act)}${said.length > 0 ? ` → ${[...new Set(said)].join(', ')}` : ''}`);

const brokenLines = ({ violations, faults }: Outcome): string[] => [
  ...violations.map(({ rule, what }) => `    breaks ${rule} (${RULES[rule]}): ${what}`),
  ...faults.map((fault) => `    server error: ${fault.slice(0, 500)}`),
];

export const caseLines = ({ name, isRight, what, outcome }: CaseVerdict, withCalls: boolean): string[] => [
  `${isRight ? 'case' : 'FAILED case'} ${name}: ${what}`,
  ...(isRight && !withCalls ? [] : [...stepLines(outcome), ...brokenLines(outcome)]),
];

export const foundLines = ({ index, outcome }: Found, seed: number): string[] => [
  `FAILED sequence ${index}, shortened:`,
  ...stepLines(outcome),
  ...brokenLines(outcome),
  `    again: npm run insider -- --seed ${seed} --only ${index}`,
];

export const knownLines = ({ known }: Tally): string[] =>
  [...known].map(([rule, count]) => `open: ${rule}, as a case says (${count} sequences)`);

export const lastLine = (
  { sequences, calls, succeeded }: Tally,
  { violations, seed, seconds }: { readonly violations: number; readonly seed: number; readonly seconds: number },
): string =>
  `insider: ${sequences} sequences, ${calls} calls (${succeeded} allowed), ${violations} violations (seed ${seed}, ${Math.round(seconds)} s)`;
