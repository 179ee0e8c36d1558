import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Outcome } from './run-step.ts';

const MOST_LINES = 60;
const MOST_LINES_OF_A_TEST = 25;

const firstLines = (text: string, most: number): string =>
  stripVTControlCharacters(text).split('\n').slice(0, most).join('\n');

const lastLinesOf = (log: string): string =>
  stripVTControlCharacters(readFileSync(log, 'utf8')).trimEnd().split('\n').slice(-MOST_LINES).join('\n');

type Failed = Pick<Outcome, 'name' | 'isFine' | 'failed' | 'log' | 'failedTests'>;

const failuresOfStep = ({ name, log, failedTests }: Failed): string => {
  const tests = failedTests.map((test) => `${test.name}\n${firstLines(test.message, MOST_LINES_OF_A_TEST)}`);
  return `== ${name}: FAILED\n\n${tests.length > 0 ? tests.join('\n\n') : lastLinesOf(log)}\n`;
};

/** What failed and why, for the end of the output, where it is read first and never cut off. */
export const failuresOf = (outcomes: readonly Failed[]): string =>
  outcomes
    .filter(({ isFine, failed }) => !isFine || failed > 0)
    .map(failuresOfStep)
    .join('\n');

/** Each flaky test by name, and what could not be decided: neither is red in a landing, and neither is hidden. */
export const remarksOf = (outcomes: readonly Pick<Outcome, 'name' | 'flaky' | 'inconclusive'>[]): string =>
  outcomes
    .flatMap(({ name, flaky, inconclusive }) => [
      ...flaky.map((test) => `flaky: ${test} (${name}) failed, and passed when it ran again alone`),
      ...inconclusive.map((line) => `${line} (${name})`),
    ])
    .map((line) => `${line}\n`)
    .join('');
