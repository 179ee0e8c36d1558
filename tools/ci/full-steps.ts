import { OTHER_INSTANTS } from './other-instants.ts';
import {
  ARROWS,
  CHECK,
  GENERATED,
  journeysStep,
  lintStep,
  PRIVATE_LOGS,
  script,
  testsStep,
  WEB_BUILD,
  type Step,
} from './steps.ts';

/** A step whose last words are worth keeping: `controls: 137 red, 0 survived`. */
export interface FullStep extends Step {
  readonly figure?: RegExp;
}

export const TESTS: FullStep = testsStep('tests', [], { TEST_SEED: 'random' });

/**
 * Whether the tree is as good as we say: everything, with all controls, at every width, with random seeds and at other
 * instants. Two tracks side by side; what measures time comes after them, alone. Ten thousand ledgers and calendars
 * (`npm run test:long`) are a command of its own: each full run tries others.
 */
export const fullTracks = (timeSensitive: readonly string[]): readonly (readonly FullStep[])[] => [
  [
    ARROWS,
    GENERATED,
    TESTS,
    PRIVATE_LOGS,
    ...OTHER_INSTANTS.map(({ instant, step }) => testsStep(step, timeSensitive, { TEST_INSTANT: instant })),
    testsStep('installed containers', ['tools/services/src/composition'], { TEST_LONG: '1' }),
    { name: 'negative controls', command: script('controls'), figure: /^controls: .*$/m },
  ],
  [
    WEB_BUILD,
    CHECK,
    lintStep('all'),
    journeysStep({ E2E_LONG: '1', E2E_PICTURES: '1' }),
    {
      name: 'fuzz',
      command: script('fuzz', '--per-endpoint', '60', '--seed', 'random'),
      figure: /^fuzz: \d+ inputs.*$/m,
    },
    {
      name: 'insider',
      command: script('insider', '--sequences', '2000', '--seed', 'random'),
      figure: /^insider: \d+ sequences.*$/m,
    },
    { name: 'insider guards', command: script('insider:guards'), figure: /^insider guards: .*$/m },
    { name: 'generated controls', command: script('mutants'), figure: /^mutants: .*$/m },
    {
      name: 'payment storm',
      command: script('storm:payments', '--orders', '1000'),
      figure: /^payment storm: .*$/m,
    },
    {
      name: 'restore drill',
      command: ['bash', '-ec', 'bash tools/setup.sh --drill-packages\nnpm run -s drill'],
      figure: /^from nothing to serving: .*$/m,
    },
  ],
];

export const quietSteps: readonly FullStep[] = [
  testsStep('speed tests', ['speed.test.ts'], { TEST_LONG: '1' }),
  { name: 'storm', command: script('storm', '--attempts', '10000'), figure: /^storm: .*$/m },
  { name: 'rolling restart', command: script('storm:rolling'), figure: /^rolling restart: .*$/m },
  { name: 'outages', command: script('storm:outages'), figure: /^outages: .*$/m },
  {
    name: 'measured journeys',
    command: script('e2e'),
    environment: { E2E_MEASURED: '1' },
    report: 'artefacts/e2e.json',
  },
  { name: 'bench', command: script('bench', '--short') },
  { name: 'search bench', command: script('bench:search', '--short') },
  { name: 'slots bench', command: script('bench:slots', '--short') },
];
