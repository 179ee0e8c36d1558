import { MUTANTS } from '../mutants.ts';
import type { FullStep } from './full-steps.ts';
import { OTHER_INSTANTS } from './other-instants.ts';

/** Cheap, and about every file there is. */
const STATIC = ['arrows', 'generated files are current', 'check', 'lint and types'];
const AT_OTHER_INSTANTS = OTHER_INSTANTS.map(({ step }) => step);
const JOURNEYS = ['browser journeys', 'measured journeys'];
const CONTROLS = ['negative controls', 'generated controls', 'insider guards'];

/** Files that only some steps of a full run stand on; the first place that fits counts. On any other file all of them do. */
export const PLACES: readonly (readonly [place: RegExp, steps: readonly string[]])[] = [
  // The manual for operators is read by tests.
  [/^docs\/operate\/|^(README|CHANGELOG|CONTRIBUTING)\.md$/, [...STATIC, 'tests']],
  [/^(docs\/|.*\.md$)/, STATIC],
  [/-speed\.test\.ts$/, [...STATIC, 'speed tests']],
  [/\.test\.tsx?$/, [...STATIC, 'tests']],
  [/^apps\/web\/.*\.testing\.tsx?$/, [...STATIC, 'tests', ...AT_OTHER_INSTANTS]],
  // Nothing of the server stands on the web; some controls are red by a test of it.
  [
    /^apps\/web\//,
    [...STATIC, 'tests', ...AT_OTHER_INSTANTS, 'installed containers', 'negative controls', 'web build', ...JOURNEYS],
  ],
  [/^e2e\/.*-speed\.journey\.ts$/, [...STATIC, 'measured journeys']],
  [/^e2e\/.*\.journey\.ts$/, [...STATIC, 'browser journeys']],
  [/^e2e\//, [...STATIC, ...JOURNEYS]],
  [/^tools\/storm\/src\/restore\//, [...STATIC, 'tests', 'restore drill']],
  [/^tools\/storm\//, [...STATIC, 'tests', 'storm', 'payment storm', 'restore drill']],
  [/^(tools\/backup|deploy)\//, [...STATIC, 'tests', 'negative controls', 'restore drill']],
  [/^tools\/fuzz\//, [...STATIC, 'tests', 'fuzz']],
  [/^tools\/insider(\/|-guards)/, [...STATIC, 'tests', 'insider', 'insider guards']],
  [/^tools\/bench\//, [...STATIC, 'tests', 'bench', 'search bench', 'slots bench']],
  [
    /^tools\/(mutants\/|mutants\.ts|[a-z]+-mutants\.ts|mutating-plugin\.ts|controls\.ts)/,
    [...STATIC, 'tests', ...CONTROLS],
  ],
  [/^tools\/(structure\/|ci\/|ci[a-z-]*\.ts)/, [...STATIC, 'tests']],
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
