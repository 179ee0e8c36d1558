// Whether this tree may land: what protects users of what has changed since the last full run. Prints what each step cost
// beside its budget, what failed, what was flaky, and 'N passed, N failed'. With names only the steps called so.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runningEnginePids } from '@tailgate/services';
import { ENGINES, LANDING_PRICES } from './ci/budget.ts';
import { closingLines } from './ci/closing-lines.ts';
import { figuresOf } from './ci/figures.ts';
import { processorSecondsOf } from './ci/processor-time.ts';
import { runTracks } from './ci/run-tracks.ts';
import { ageOf, changeSinceFullRun, readMeasured } from './ci/scope/full-run.ts';
import { readTree } from './ci/scope/read-tree.ts';
import { scopeOf, scopeText } from './ci/scope/scope.ts';
import { ARROWS_REPORT, FIRST_STEPS, landingTracks, TEST_LOGS, type Step } from './ci/steps.ts';

const SCREEN_LIST = resolve('artefacts/ci/screens.json');

const wanted = process.argv.slice(2);
const only = (tracks: readonly (readonly Step[])[]) =>
  tracks.map((steps) => steps.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part))));

mkdirSync('artefacts/ci', { recursive: true });
rmSync(TEST_LOGS, { recursive: true, force: true });
// The same modules are loaded by hundreds of processes: each would compile them anew.
process.env['NODE_COMPILE_CACHE'] ??= resolve('.cache/compiled');
const change = changeSinceFullRun();
const age = ageOf(change, new Date()); // real time: how long ago a run was
process.stdout.write(`${age.text}\n`);

const enginesBefore = processorSecondsOf(runningEnginePids());
const first = await runTracks(FIRST_STEPS);
const scope = scopeOf(change, readTree(ARROWS_REPORT), readMeasured());
process.stdout.write(`${change.files.length} files changed: ${scopeText(scope)}\n`);
writeFileSync(SCREEN_LIST, JSON.stringify(scope.screens));
const outcomes = [...first, ...(await runTracks(only(landingTracks(scope, SCREEN_LIST))))];
const wallSeconds = performance.now() / 1000;
const engineSeconds = Math.max(0, processorSecondsOf(runningEnginePids()) - enginesBefore);

const costs = [...outcomes, { name: ENGINES, wallSeconds: undefined, processorSeconds: engineSeconds }];
process.stdout.write(`\n${figuresOf(LANDING_PRICES, costs, wallSeconds)}\n`);
writeFileSync('artefacts/ci.json', `${JSON.stringify({ wallSeconds, costs }, null, 2)}\n`);
const { text, isGreen } = closingLines(outcomes, { isFlakyRed: false });
process.stdout.write(`\n${age.isOld ? `${age.text}\n` : ''}${text}`);
process.exit(isGreen ? 0 : 1);
