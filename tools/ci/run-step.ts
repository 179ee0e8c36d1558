import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { watchProcessorTime } from './processor-time.ts';
import { readResults, type FailedTest } from './reports.ts';
import type { Step } from './steps.ts';

export interface Outcome {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly isFine: boolean;
  /** Tests that failed, as far as the step names them. */
  readonly failedTests: readonly FailedTest[];
  /** Tests that failed and passed when they ran once more, alone. */
  readonly flaky: readonly string[];
  /** What each test file took. */
  readonly fileSeconds: Readonly<Record<string, number>>;
  /** What a step could not decide, in its words. */
  readonly inconclusive: readonly string[];
  /** The whole output of the step. */
  readonly log: string;
  readonly wallSeconds: number;
  /** User and system time of the step and of everything it started; the shared engines are counted for themselves. */
  readonly processorSeconds: number;
}

/** bash knows the processor time of everything that its command waited for; Node does not. */
const TIMED = 'TIMEFORMAT="%R %U %S"; { time "$@" 2>&3; } 3>&2 2>"$0"';
const INCONCLUSIVE = /^inconclusive: .*$/gm;

const fileOf = (name: string, extension: string) => `artefacts/ci/${name.replaceAll(' ', '-')}.${extension}`;

interface Ran {
  readonly isFine: boolean;
  readonly log: string;
  readonly wallSeconds: number;
  readonly processorSeconds: number;
}

/** Output goes to a file: several steps run side by side, and only what failed is worth reading. */
const run = async (name: string, command: readonly string[], environment: Step['environment'] = {}): Promise<Ran> => {
  const [times, log] = [fileOf(name, 'times'), fileOf(name, 'log')];
  process.stdout.write(`== ${name}: started\n`);
  const output = openSync(log, 'w');
  const child = spawn('bash', ['-c', TIMED, times, ...command], {
    stdio: ['ignore', output, output],
    env: { ...process.env, ...environment },
  });
  const watched = watchProcessorTime(child.pid ?? 0);
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once('exit', resolve);
    child.once('error', reject);
  });
  closeSync(output);
  const [wallSeconds = 0, user = 0, system = 0] = (/^[\d. ]+$/m.exec(readFileSync(times, 'utf8'))?.[0] ?? '')
    .split(' ')
    .map(Number);
  const isFine = status === 0;
  // Short processes are missed by samples, processes nobody waits for by bash: the larger figure is the nearer one.
  const processorSeconds = Math.max(user + system, watched());
  const cost = `${Math.round(wallSeconds)} s, ${Math.round(processorSeconds)} s of processor time`;
  process.stdout.write(`== ${name}: ${isFine ? 'passed' : 'FAILED'} in ${cost}, output in ${log}\n`);
  return { isFine, log, wallSeconds, processorSeconds };
};

const inconclusiveIn = (log: string): string[] => readFileSync(log, 'utf8').match(INCONCLUSIVE) ?? [];

export const runStep = async (step: Step): Promise<Outcome | undefined> => {
  if (step.command === undefined) {
    process.stdout.write(`== ${step.name}: nothing of it has changed\n`);
    return undefined;
  }
  // A report left over from another run would be counted if this one never writes its own.
  if (step.report !== undefined) rmSync(step.report, { force: true });
  const ran = await run(step.name, step.command, step.environment);
  const results = step.report === undefined ? undefined : readResults(step.report);
  const failedTests = results?.failed ?? [];
  return {
    ...ran,
    name: step.name,
    passed: results?.passed ?? (ran.isFine ? 1 : 0),
    // What broke outside of its tests is a failure all the same.
    failed: ran.isFine ? failedTests.length : Math.max(1, failedTests.length),
    failedTests,
    flaky: [],
    fileSeconds: results?.seconds ?? {},
    inconclusive: inconclusiveIn(ran.log),
  };
};

/** More than these at once are no accident. */
const MOST_AGAIN = 8;
/** Found after the tests, in what all of them left behind: running some of them again says nothing about it. */
const LEFT_BEHIND = /^.*The money of .* is wrong/m;

/**
 * One second chance for the tests of a step that failed, with nothing beside them. A step that broke outside of its tests,
 * or that leaves no report, has none.
 */
export const runFailedAgain = async (step: Step, outcome: Outcome): Promise<Outcome> => {
  const files = [...new Set(outcome.failedTests.map(({ file }) => file))];
  if (!step.again || !step.report || files.length === 0 || files.length > MOST_AGAIN || files.includes(''))
    return outcome;
  if (LEFT_BEHIND.test(readFileSync(outcome.log, 'utf8'))) return outcome;
  rmSync(step.report, { force: true });
  const ran = await run(`${step.name} again`, step.again(files), step.environment);
  const failedAgain = readResults(step.report)?.failed;
  const wallSeconds = outcome.wallSeconds + ran.wallSeconds;
  const processorSeconds = outcome.processorSeconds + ran.processorSeconds;
  if (failedAgain === undefined || (!ran.isFine && failedAgain.length === 0))
    return { ...outcome, wallSeconds, processorSeconds };
  const failedNames = new Set(failedAgain.map(({ name }) => name));
  const flaky = outcome.failedTests.map(({ name }) => name).filter((name) => !failedNames.has(name));
  return {
    ...outcome,
    isFine: ran.isFine,
    passed: outcome.passed + flaky.length,
    failed: failedAgain.length,
    failedTests: failedAgain,
    flaky,
    wallSeconds,
    processorSeconds,
  };
};
