import { MUTANTS } from '../mutants.ts';
import type { FullStep } from './full-steps.ts';
import { OTHER_INSTANTS } from './other-instants.ts';

/** Cheap, and about every file there is. */
const STATIC = ['arrows', 'generated files are current', 'check', 'lint and types'];
/** The logs are what the tests left. */
const TESTS = ['tests', 'logs name nobody'];
const AT_OTHER_INSTANTS = OTHER_INSTANTS.map(({ step }) => step);
const JOURNEYS = ['browser journeys', 'measured journeys'];
const CONTROLS = ['negative controls', 'generated controls', 'insider guards'];

/** Files that only some steps of a full run stand on; the first place that fits counts. On any other file all of them do. */
export const PLACES: readonly (readonly [place: RegExp, steps: readonly string[]])[] = [
  // The manual for operators is read by tests.
  [/^docs\/operate\/|^(README|CHANGELOG|CONTRIBUTING)\.md$/, [...STATIC, ...TESTS]],
  [/^(docs\/|.*\.md$)/, STATIC],
  [/-speed\.test\.ts$/, [...STATIC, 'speed tests']],
  [/\.test\.tsx?$/, [...STATIC, ...TESTS]],
  [/^apps\/web\/.*\.testing\.tsx?$/, [...STATIC, ...TESTS, ...AT_OTHER_INSTANTS]],
  // Nothing of the server stands on the web; some controls are red by a test of it.
  [
    /^apps\/web\//,
    [...STATIC, ...TESTS, ...AT_OTHER_INSTANTS, 'installed containers', 'negative controls', 'web build', ...JOURNEYS],
  ],
  [/^e2e\/.*-speed\.journey\.ts$/, [...STATIC, 'measured journeys']],
  [/^e2e\/.*\.journey\.ts$/, [...STATIC, 'browser journeys']],
  [/^e2e\//, [...STATIC, ...JOURNEYS]],
  [/^tools\/storm\/src\/outages\//, [...STATIC, ...TESTS, 'outages']],
  [/^tools\/storm\/src\/rolling\//, [...STATIC, ...TESTS, 'rolling restart']],
  [/^tools\/storm\/src\/restore\//, [...STATIC, ...TESTS, 'restore drill']],
  [/^tools\/storm\//, [...STATIC, ...TESTS, 'storm', 'payment storm', 'restore drill', 'rolling restart', 'outages']],
  [/^(tools\/backup|deploy)\//, [...STATIC, ...TESTS, 'negative controls', 'restore drill', 'outages']],
  [/^tools\/fuzz\//, [...STATIC, ...TESTS, 'fuzz']],
  [/^tools\/insider(\/|-guards)/, [...STATIC, ...TESTS, 'insider', 'insider guards']],
  [/^tools\/bench\//, [...STATIC, ...TESTS, 'bench', 'search bench', 'slots bench']],
  [
    /^tools\/(mutants\/|mutants\.ts|[a-z]+-mutants\.ts|mutating-plugin\.ts|controls\.ts)/,
    [...STATIC, ...TESTS, ...CONTROLS],
  ],
  [/^tools\/(structure\/|ci\/|ci[a-z-]*\.ts)/, [...STATIC, ...TESTS]],
];

/** Some steps run tests by name: those that tell time, or those that a control turns red. */
const runs = ({ name, command = [] }: FullStep, file: string): boolean =>
  command.includes(file) || (name === 'negative controls' && MUTANTS.some(({ suite }) => suite === file));

/** Whether what a step said of a tree still holds once these files have changed. */
export const stillHolds = (step: FullStep, changed: readonly string[]): boolean =>
  changed.every((file) => {
    const place = PLACES.find(([pattern]) => pattern.test(file));
    return place !== undefined && !place[1].includes(step.name) && !runs(step, file);
  });
