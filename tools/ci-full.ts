// Whether the tree is still as good as we say. Continues where an earlier run of the same tree stopped: steps that passed
// are not run again (`--anew` forgets them). With names only the steps called so. When everything is green, it writes
// .ci/full.json and .ci/measured.json, which landing goes by; commit them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { FULL_PRICES } from './ci/budget.ts';
import { closingLines } from './ci/closing-lines.ts';
import { figuresOf } from './ci/figures.ts';
import { fullTracks, quietSteps, type FullStep } from './ci/full-steps.ts';
import { openProgress } from './ci/progress.ts';
import { measuredOf } from './ci/measured.ts';
import { runTracks } from './ci/run-tracks.ts';
import { FULL_RUN, MEASURED } from './ci/scope/full-run.ts';
import { timeSensitiveTests } from './ci/time-sensitive.ts';

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { anew: { type: 'boolean', default: false } },
});
mkdirSync('artefacts/ci', { recursive: true });
process.env['NODE_COMPILE_CACHE'] ??= resolve('.cache/compiled');
const progress = openProgress({ anew: values.anew });
process.stdout.write(
  `Full run of ${progress.commit.slice(0, 8)}${progress.isClean ? '' : ' with uncommitted changes'}\n`,
);

const tracks = fullTracks(timeSensitiveTests());
const steps: readonly FullStep[] = [...tracks.flat(), ...quietSteps];
const isLeft = ({ name }: FullStep) =>
  !progress.done.has(name) && (wanted.length === 0 || wanted.some((part) => name.includes(part)));

await runTracks(
  tracks.map((track) => track.filter(isLeft)),
  progress.keep,
);
for (const step of quietSteps.filter(isLeft)) await runTracks([[step]], progress.keep);

const outcomes = steps.flatMap(({ name }) => progress.outcomes.get(name) ?? []);
const wallSeconds = progress.wallSeconds();
const figures = Object.fromEntries(
  steps.flatMap(({ name, figure }) => {
    const outcome = progress.outcomes.get(name);
    if (!outcome) return [];
    const said = figure && readFileSync(outcome.log, 'utf8').match(new RegExp(figure, 'gm'))?.at(-1);
    return [[name, said ?? `${outcome.passed} passed, ${Math.round(outcome.wallSeconds)} s`]];
  }),
);
process.stdout.write(`\n${figuresOf(FULL_PRICES, outcomes, wallSeconds)}\n`);
for (const [name, figure] of Object.entries(figures)) process.stdout.write(`${name}: ${figure}\n`);
const { text, isGreen } = closingLines(outcomes, { isFlakyRed: true });
const isWhole = steps.every(({ name }) => progress.outcomes.has(name));
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
