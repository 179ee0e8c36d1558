import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Outcome } from './run-step.ts';

const MOST_LINES = 60;
const MOST_LINES_OF_A_TEST = 25;

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly errors?: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly errors?: readonly { readonly message?: string }[];
}

const firstLines = (text: string, most: number): string =>
  stripVTControlCharacters(text).split('\n').slice(0, most).join('\n');

const ofVitest = ({ testResults }: VitestReport): string[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0)
      return status === 'failed' ? [`${name}\n${firstLines(message, MOST_LINES_OF_A_TEST)}`] : [];
    return failed.map(
      (test) => `${name}: ${test.fullName}\n${firstLines(test.failureMessages.join('\n'), MOST_LINES_OF_A_TEST)}`,
    );
  });

const ofSuite = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...suites.flatMap(ofSuite),
  ...specs
    // A test that passed on a second try has failed as well.
    .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
    .map(({ title, file, tests }) => {
      const messages = tests.flatMap(({ results }) => results.flatMap(({ errors = [] }) => errors));
      const text = messages.map(({ message }) => firstLines(message ?? '', MOST_LINES_OF_A_TEST)).join('\n');
      return `${file}: ${title}\n${text}`;
    }),
];

const ofReport = (file: string): string[] => {
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport;
  if ('testResults' in report) return ofVitest(report);
  return [...report.suites.flatMap(ofSuite), ...(report.errors ?? []).map(({ message }) => message ?? '')];
};

const lastLinesOf = (log: string): string =>
  stripVTControlCharacters(readFileSync(log, 'utf8')).trimEnd().split('\n').slice(-MOST_LINES).join('\n');

type Failed = Pick<Outcome, 'name' | 'isFine' | 'failed' | 'log' | 'report'>;

const failuresOfStep = ({ name, log, report }: Failed): string => {
  const failed = report !== undefined && existsSync(report) ? ofReport(report) : [];
  return `== ${name}: FAILED\n\n${failed.length > 0 ? failed.join('\n\n') : lastLinesOf(log)}\n`;
};

/** What failed and why, for the end of the output, where it is read first and never cut off. */
export const failuresOf = (outcomes: readonly Failed[]): string =>
  outcomes
    .filter(({ isFine, failed }) => !isFine || failed > 0)
    .map(failuresOfStep)
    .join('\n');
