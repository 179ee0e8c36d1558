import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** A test that failed: its name, why, and the file to run it again by. */
export interface FailedTest {
  readonly file: string;
  readonly name: string;
  readonly message: string;
}

export interface Results {
  readonly passed: number;
  readonly failed: readonly FailedTest[];
  /** Of each file; what vitest and Playwright spent on it, which on a busy machine is more than it needs. */
  readonly seconds: Readonly<Record<string, number>>;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly startTime: number;
    readonly endTime: number;
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
      readonly results: readonly {
        readonly duration?: number;
        readonly errors?: readonly { readonly message?: string }[];
      }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly stats: { readonly expected: number };
  readonly errors?: readonly { readonly message?: string }[];
}

const ofVitest = ({ numPassedTests, testResults }: VitestReport): Results => ({
  passed: numPassedTests,
  failed: testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A suite that broke before its first test reports no failed test.
    if (failed.length === 0) return status === 'failed' ? [{ file, name: file, message }] : [];
    return failed.map((test) => ({
      file,
      name: `${file}: ${test.fullName}`,
      message: test.failureMessages.join('\n'),
    }));
  }),
  seconds: Object.fromEntries(
    testResults.map(({ name, startTime, endTime }) => [relative(process.cwd(), name), (endTime - startTime) / 1000]),
  ),
});

const specsOf = ({ suites = [], specs = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']>[number][] => [
  ...suites.flatMap(specsOf),
  ...specs,
];

const ofPlaywright = ({ suites, stats, errors = [] }: PlaywrightReport): Results => {
  const specs = suites.flatMap(specsOf);
  const resultsOf = (spec: (typeof specs)[number]) => spec.tests.flatMap(({ results }) => results);
  const seconds: Record<string, number> = {};
  for (const spec of specs)
    seconds[spec.file] =
      (seconds[spec.file] ?? 0) + resultsOf(spec).reduce((sum, { duration = 0 }) => sum + duration / 1000, 0);
  return {
    passed: stats.expected,
    failed: [
      ...specs
        .filter(({ ok }) => !ok)
        .map((spec) => ({
          file: spec.file,
          name: `${spec.file}: ${spec.title}`,
          message: resultsOf(spec)
            .flatMap((result) => result.errors ?? [])
            .map(({ message = '' }) => message)
            .join('\n'),
        })),
      ...errors.map(({ message = '' }) => ({ file: '', name: 'outside of the journeys', message })),
    ],
    seconds,
  };
};

/** Undefined if the step was ended before it wrote its report. */
export const readResults = (file: string): Results | undefined => {
  if (!existsSync(file)) return undefined;
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport;
  return 'testResults' in report ? ofVitest(report) : ofPlaywright(report);
};
