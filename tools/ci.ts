// Runs everything that must hold. Prints what each step cost beside its budget, what failed, and 'N passed, N failed'.
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runningEnginePids } from '@tailgate/services';
import { ENGINES } from './ci/budget.ts';
import { failuresOf } from './ci/failures.ts';
import { figuresOf } from './ci/figures.ts';
import { processorSecondsOf } from './ci/processor-time.ts';
import { runStep, type Outcome } from './ci/run-step.ts';
import { TRACKS, type Step } from './ci/steps.ts';

const wanted = process.argv.slice(2);
const isWanted = ({ name }: Step) => wanted.length === 0 || wanted.some((part) => name.includes(part));

const runTrack = async (steps: readonly Step[]): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  for (const step of steps.filter(isWanted)) outcomes.push(await runStep(step));
  return outcomes;
};

mkdirSync('artefacts/ci', { recursive: true });
// The same modules are loaded by hundreds of processes: each would compile them anew.
process.env['NODE_COMPILE_CACHE'] ??= resolve('.cache/compiled');
const enginesBefore = processorSecondsOf(runningEnginePids());
const outcomes = (await Promise.all(TRACKS.map(runTrack))).flat();
const wallSeconds = performance.now() / 1000;
const engineSeconds = Math.max(0, processorSecondsOf(runningEnginePids()) - enginesBefore);

const costs = [...outcomes, { name: ENGINES, wallSeconds: undefined, processorSeconds: engineSeconds }];
process.stdout.write(`\n${figuresOf(costs, wallSeconds)}\n`);
writeFileSync('artefacts/ci.json', `${JSON.stringify({ wallSeconds, costs }, null, 2)}\n`);
process.stdout.write(`\n${failuresOf(outcomes)}`);
const count = (of: 'passed' | 'failed') => outcomes.reduce((sum, outcome) => sum + outcome[of], 0);
process.stdout.write(`\n${count('passed')} passed, ${count('failed')} failed\n`);
process.exit(count('failed') === 0 ? 0 : 1);
