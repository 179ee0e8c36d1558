import { resolve } from 'node:path';
import type { Scope, StormName } from './scope/scope.ts';

export interface Step {
  readonly name: string;
  /** Undefined where the change leaves nothing of it to try. */
  readonly command: readonly string[] | undefined;
  readonly environment?: Readonly<Record<string, string>>;
  /** Where the step leaves its count of tests; without one the step itself counts as one. */
  readonly report?: string;
  /** Runs the tests of the report that failed once more. */
  readonly again?: (failed: readonly string[]) => readonly string[];
}

export const script = (name: string, ...options: readonly string[]): string[] => [
  'npm',
  'run',
  '-s',
  name,
  ...(options.length > 0 ? ['--', ...options] : []),
];

const allOf = (...commands: readonly string[]) => ['bash', '-ec', commands.join('\n')];

/** Leaves the arrows of the tree for whoever decides what a change can affect. */
export const ARROWS_REPORT = 'artefacts/arrows.json';
export const ARROWS: Step = { name: 'arrows', command: script('arrows') };

/** The schema comes first: row types are read from the database. */
export const GENERATED: Step = {
  name: 'generated files are current',
  command: allOf(
    'npm run -s db:migrate',
    ...['db:types', 'machines', 'access', 'endpoints', 'decisions', 'ci-budget'].map(
      (name) => `npm run -s ${name} -- --verify`,
    ),
  ),
};

export const CHECK: Step = {
  name: 'check',
  command: allOf(
    ...['format:check', 'licences', 'lockfile:check', 'rooms', 'unused'].map((name) => `npm run -s ${name}`),
  ),
};

/** With types: what is wrong with one shows where it is used. */
export const lintStep = (files: Scope['linted']): Step => ({
  name: 'lint and types',
  command: files === 'all' ? script('lint') : files.length > 0 ? script('lint', ...files) : undefined,
});

export const WEB_BUILD: Step = { name: 'web build', command: ['npm', 'run', '-s', 'build', '-w', '@tailgate/web'] };

/** What the servers of all tests wrote; nobody may be named there. */
export const TEST_LOGS = resolve('artefacts/ci/logs');
export const PRIVATE_LOGS: Step = {
  name: 'logs name nobody',
  command: ['node', 'tools/private-logs.ts', TEST_LOGS],
};

const VITEST_REPORT = 'artefacts/vitest.json';
const vitest = (report: string, ...options: readonly string[]) => [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...options,
];

export const testsStep = (name: string, options: readonly string[], environment: Step['environment'] = {}): Step => {
  const isMain = name === 'tests';
  const report = isMain ? VITEST_REPORT : `artefacts/ci/${name.replaceAll(' ', '-')}.json`;
  return {
    name,
    command: vitest(report, ...options),
    environment: { ...environment, ...(isMain && { TEST_LOGS }) },
    report,
    again: (failed) => vitest(report, ...failed),
  };
};

export const journeysStep = (environment: Step['environment'] = {}): Step => ({
  name: 'browser journeys',
  command: script('e2e'),
  environment,
  report: 'artefacts/e2e.json',
  again: () => script('e2e', '--last-failed'),
});

/** Those of the critical ways always; `E2E_FILES` and `E2E_ROUTES` name the others. */
const landingJourneys = ({ journeys, screens }: Scope, screenList: string): Step =>
  journeysStep({
    ...(journeys !== 'all' && { E2E_FILES: journeys.join(',') }),
    ...(screens !== 'all' && { E2E_ROUTES: screenList }),
  });

const storm = (name: StormName, npmScript: string, { storms }: Scope): Step => ({
  name,
  command: storms.includes(name) ? script(npmScript, '--smoke') : undefined,
});

const fuzz = ({ modules }: Scope): Step => ({
  name: 'fuzz',
  command:
    modules === 'all'
      ? script('fuzz', '--smoke')
      : modules.length > 0
        ? script('fuzz', '--smoke', '--only', modules.map((module) => `${module}.`).join(','))
        : undefined,
});

const insider = ({ isInsiderAffected }: Scope): Step => ({
  name: 'insider',
  command: isInsiderAffected ? script('insider', '--smoke') : undefined,
});

/** Before anything is decided by what has changed. */
export const FIRST_STEPS: readonly (readonly Step[])[] = [[ARROWS], [WEB_BUILD]];

/**
 * Whether this tree may land. The steps of a track run one after the other, the tracks side by side: each step leaves
 * processors idle now and then, while it starts, waits or runs its last test. Steps share nothing but the engines, and
 * no step relies on having them alone.
 */
export const landingTracks = (scope: Scope, screenList: string): readonly (readonly Step[])[] => [
  [
    GENERATED,
    testsStep(
      'tests',
      scope.leftOutTests.map((file) => `--exclude=${file}`),
    ),
    PRIVATE_LOGS,
  ],
  [
    CHECK,
    lintStep(scope.linted),
    landingJourneys(scope, screenList),
    fuzz(scope),
    insider(scope),
    storm('storm', 'storm', scope),
    storm('payment storm', 'storm:payments', scope),
  ],
];
