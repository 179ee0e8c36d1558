import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { watchProcessorTime } from './processor-time.ts';
import type { Step } from './steps.ts';

export interface Outcome {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly isFine: boolean;
  /** The whole output of the step. */
  readonly log: string;
  readonly report: string | undefined;
  readonly wallSeconds: number;
  /** User and system time of the step and of everything it started; the shared engines are counted for themselves. */
  readonly processorSeconds: number;
}

interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number; flaky: number };
}

const countsOf = ({ report: file }: Step, isFine: boolean): { passed: number; failed: number } => {
  if (file === undefined || !existsSync(file)) return { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1 };
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const passed = report.numPassedTests ?? report.stats?.expected ?? 0;
  const failed = report.numFailedTests ?? (report.stats?.unexpected ?? 0) + (report.stats?.flaky ?? 0);
  // A suite that broke before its first test reports no failed test, and is a failure all the same.
  return { passed, failed: isFine ? failed : Math.max(1, failed) };
};

/** bash knows the processor time of everything that its command waited for; Node does not. */
const TIMED = 'TIMEFORMAT="%R %U %S"; { time "$@" 2>&3; } 3>&2 2>"$0"';

const fileOf = (step: Step, extension: string) => `artefacts/ci/${step.name.replaceAll(' ', '-')}.${extension}`;

/** Output goes to a file: several steps run side by side, and only what failed is worth reading. */
export const runStep = async (step: Step): Promise<Outcome> => {
  const [times, log] = [fileOf(step, 'times'), fileOf(step, 'log')];
  // A report left over from another run would be counted if this one never writes its own.
  if (step.report !== undefined) rmSync(step.report, { force: true });
  process.stdout.write(`== ${step.name}: started\n`);
  const output = openSync(log, 'w');
  const child = spawn('bash', ['-c', TIMED, times, ...step.command], { stdio: ['ignore', output, output] });
  const watched = watchProcessorTime(child.pid ?? 0);
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once('exit', resolve);
    child.once('error', reject);
  });
  closeSync(output);
  const [wall = 0, user = 0, system = 0] = (/^[\d. ]+$/m.exec(readFileSync(times, 'utf8'))?.[0] ?? '')
    .split(' ')
    .map(Number);
  const isFine = status === 0;
  // Short processes are missed by samples, processes nobody waits for by bash: the larger figure is the nearer one.
  const processorSeconds = Math.max(user + system, watched());
  const cost = `${Math.round(wall)} s, ${Math.round(processorSeconds)} s of processor time`;
  process.stdout.write(`== ${step.name}: ${isFine ? 'passed' : 'FAILED'} in ${cost}, output in ${log}\n`);
  return {
    name: step.name,
    isFine,
    log,
    report: step.report,
    ...countsOf(step, isFine),
    wallSeconds: wall,
    processorSeconds,
  };
};
