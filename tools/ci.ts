// The whole of what must hold, in the order in which a failure is cheapest to learn of. Ends with 'N passed, N failed'.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Where the step leaves its count of tests; without one the step itself counts as one. */
  readonly report?: string;
}

const STEPS: readonly Step[] = [
  { name: 'check', command: ['npm', 'run', '-s', 'check'] },
  { name: 'schema', command: ['npm', 'run', '-s', 'db:migrate'] },
  { name: 'row types are current', command: ['npm', 'run', '-s', 'db:types', '--', '--verify'] },
  { name: 'OpenAPI document is current', command: ['npm', 'run', '-s', 'openapi', '--', '--verify'] },
  {
    name: 'tests',
    command: [
      'vitest',
      'run',
      '--reporter',
      'default',
      '--reporter',
      'json',
      '--outputFile.json',
      'artefacts/vitest.json',
    ],
    report: 'artefacts/vitest.json',
  },
  { name: 'negative controls', command: ['npm', 'run', '-s', 'controls'] },
  { name: 'fuzz, short', command: ['npm', 'run', '-s', 'fuzz'] },
  { name: 'web build', command: ['npm', 'run', '-s', 'build', '-w', '@tailgate/web'] },
  { name: 'browser journeys', command: ['npm', 'run', '-s', 'e2e'], report: 'artefacts/e2e.json' },
  { name: 'storm, short', command: ['npm', 'run', '-s', 'storm', '--', '--seconds', '20', '--kills', '2'] },
  { name: 'slots bench, short', command: ['npm', 'run', '-s', 'bench:slots', '--', '--short'] },
  { name: 'bench, short', command: ['npm', 'run', '-s', 'bench', '--', '--short'] },
];

interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number; flaky: number };
}

const countsOf = (step: Step, ok: boolean): { passed: number; failed: number } => {
  if (!step.report || !existsSync(step.report)) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  const report = JSON.parse(readFileSync(step.report, 'utf8')) as Report;
  const passed = report.numPassedTests ?? report.stats?.expected ?? 0;
  const failed = report.numFailedTests ?? (report.stats?.unexpected ?? 0) + (report.stats?.flaky ?? 0);
  // A suite that broke before its first test reports no failed test, and is a failure all the same.
  return { passed, failed: ok ? failed : Math.max(1, failed) };
};

mkdirSync('artefacts', { recursive: true });
const only = process.argv.slice(2);
const total = { passed: 0, failed: 0 };
for (const step of STEPS.filter(({ name }) => only.length === 0 || only.some((part) => name.includes(part)))) {
  process.stdout.write(`\n== ${step.name}\n`);
  const started = performance.now();
  const [command = '', ...args] = step.command;
  const ok = spawnSync(command, args, { stdio: 'inherit' }).status === 0;
  const { passed, failed } = countsOf(step, ok);
  total.passed += passed;
  total.failed += failed;
  process.stdout.write(
    `== ${step.name}: ${ok ? 'fine' : 'FAILED'} in ${Math.round((performance.now() - started) / 1000)} s\n`,
  );
}

process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);
