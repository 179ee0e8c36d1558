// Whether the tree is still as good as we say. Continues where an earlier run stopped: steps that passed, and that nothing
// changed since can affect, are not run again (`--anew` forgets them). With names only the steps called so. When everything is green, it writes
// .ci/full.json and .ci/measured.json, which landing goes by; commit them.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { FULL_PRICES } from './ci/budget.ts';
import { closingLines } from './ci/closing-lines.ts';
import { figuresOf } from './ci/figures.ts';
import { fullTracks, quietSteps, TESTS, type FullStep } from './ci/full-steps.ts';
import { measuredOf } from './ci/measured.ts';
import { openProgress } from './ci/progress.ts';
import { runTracks } from './ci/run-tracks.ts';
import { FULL_RUN, MEASURED } from './ci/scope/full-run.ts';
import { TEST_LOGS } from './ci/steps.ts';
import { timeSensitiveTests } from './ci/time-sensitive.ts';

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { anew: { type: 'boolean', default: false } },
});
mkdirSync('artefacts/ci', { recursive: true });
process.env['NODE_COMPILE_CACHE'] ??= resolve('.cache/compiled');
const tracks = fullTracks(timeSensitiveTests());
const steps: readonly FullStep[] = [...tracks.flat(), ...quietSteps];
const progress = openProgress(steps, { anew: values.anew });
process.stdout.write(
  `Full run of ${progress.commit.slice(0, 8)}${progress.isClean ? '' : ' with uncommitted changes'}\n`,
);
for (const name of progress.done) process.stdout.write(`== ${name}: passed already\n`);
const isLeft = ({ name }: FullStep) =>
  !progress.done.has(name) && (wanted.length === 0 || wanted.some((part) => name.includes(part)));
if (isLeft(TESTS)) rmSync(TEST_LOGS, { recursive: true, force: true });

await runTracks(
  tracks.map((track) => track.filter(isLeft)),
  progress.keep,
);
for (const step of quietSteps.filter(isLeft)) await runTracks([[step]], progress.keep);

const resultsOf = (some: readonly FullStep[]) => some.flatMap(({ name }) => progress.results.get(name) ?? []);
const secondsOf = (some: readonly FullStep[]) =>
  resultsOf(some).reduce((sum, { outcome }) => sum + outcome.wallSeconds, 0);
/** What it takes in one go, however many goes it took. */
const wallSeconds = Math.max(...tracks.map(secondsOf)) + secondsOf(quietSteps);
const results = resultsOf(steps);
const outcomes = results.map(({ outcome }) => outcome);
const figures = Object.fromEntries(results.map(({ outcome, figure }) => [outcome.name, figure]));
process.stdout.write(`\n${figuresOf(FULL_PRICES, outcomes, wallSeconds)}\n`);
for (const [name, figure] of Object.entries(figures)) process.stdout.write(`${name}: ${figure}\n`);
const { text, isGreen } = closingLines(outcomes, { isFlakyRed: true });
const isWhole = results.length === steps.length;
if (isGreen && isWhole && progress.isClean) {
  const { commit } = progress;
  const date = new Date().toISOString(); // real time: when the run was
  const wallMinutes = Math.round(wallSeconds / 60);
  writeFileSync(FULL_RUN, `${JSON.stringify({ commit, date, wallMinutes, figures }, null, 2)}\n`);
  writeFileSync(MEASURED, `${JSON.stringify(measuredOf(outcomes), null, 2)}\n`);
  process.stdout.write(`\nWritten: ${FULL_RUN} and ${MEASURED}\n`);
} else if (!isWhole) process.stdout.write('\nNot every step has run: npm run ci:full runs the others.\n');
process.stdout.write(`\n${text}`);
process.exit(isGreen ? 0 : 1);
