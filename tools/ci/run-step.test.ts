import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { runFailedAgain, runStep } from './run-step.ts';
import { runTracks } from './run-tracks.ts';
import type { Step } from './steps.ts';

const folder = mkdtempSync(join(tmpdir(), 'steps-'));
const report = join(folder, 'report.json');

const reportOf = (...names: readonly string[]) =>
  JSON.stringify({
    numPassedTests: 3,
    testResults: names.map((name) => ({
      name: join(process.cwd(), `${name}.test.ts`),
      status: 'failed',
      message: '',
      startTime: 0,
      endTime: 0,
      assertionResults: [{ status: 'failed', fullName: 'holds', failureMessages: ['because'] }],
    })),
  });

/** Fails with these tests, and again with those. */
const failing = (first: readonly string[], second: readonly string[]): Step => {
  const [one, two] = [join(folder, 'one.json'), join(folder, 'two.json')];
  writeFileSync(one, reportOf(...first));
  writeFileSync(two, reportOf(...second));
  const leave = (from: string, failed: readonly string[]) => [
    'bash',
    '-c',
    `cp ${from} ${report}; exit ${failed.length > 0 ? 1 : 0}`,
  ];
  return {
    name: 'self test',
    command: leave(one, first),
    report,
    again: () => leave(two, second),
  };
};

const outcomeOf = async (step: Step) => {
  const outcome = await runStep(step);
  if (!outcome) throw new Error('It did not run');
  return runFailedAgain(step, outcome);
};

beforeAll(() => {
  mkdirSync('artefacts/ci', { recursive: true });
  rmSync(report, { force: true });
});

describe('a step', () => {
  it('is left out when nothing of it has changed', async () => {
    expect(await runStep({ name: 'self test', command: undefined })).toBeUndefined();
  });

  it('without a report counts as one', async () => {
    const outcome = await runStep({ name: 'self test', command: ['true'] });
    expect(outcome).toMatchObject({ isFine: true, passed: 1, failed: 0 });
    expect(await runStep({ name: 'self test', command: ['false'] })).toMatchObject({ isFine: false, failed: 1 });
  });

  it('gets its environment', async () => {
    const command = ['bash', '-c', 'test "$TEST_INSTANT" = fallBack'];
    const outcome = await runStep({ name: 'self test', command, environment: { TEST_INSTANT: 'fallBack' } });
    expect(outcome?.isFine).toBe(true);
  });

  it('says what it could not decide', async () => {
    const outcome = await runStep({ name: 'self test', command: ['echo', 'inconclusive: 3 of 30 attempts'] });
    expect(outcome?.inconclusive).toEqual(['inconclusive: 3 of 30 attempts']);
  });
});

describe('a second chance', () => {
  it('makes a test that passes alone a flaky one', async () => {
    expect(await outcomeOf(failing(['a', 'b'], []))).toMatchObject({
      isFine: true,
      failed: 0,
      passed: 5,
      flaky: ['a.test.ts: holds', 'b.test.ts: holds'],
    });
  });

  it('leaves what fails again red', async () => {
    expect(await outcomeOf(failing(['a', 'b'], ['b']))).toMatchObject({
      isFine: false,
      failed: 1,
      flaky: ['a.test.ts: holds'],
    });
  });

  it('is not given to many at once', async () => {
    const many = Array.from({ length: 9 }, (_one, at) => `t${at}`);
    expect(await outcomeOf(failing(many, []))).toMatchObject({ isFine: false, failed: 9, flaky: [] });
  });

  it('is not given to a step that leaves no report', async () => {
    const outcome = await outcomeOf({ name: 'self test', command: ['false'], again: () => ['true'] });
    expect(outcome).toMatchObject({ isFine: false, failed: 1 });
  });

  it('is not given where all tests together left something wrong behind', async () => {
    const step = failing(['a'], []);
    const command = ['bash', '-c', `echo 'Error: The money of x is wrong.'; ${step.command?.at(-1) ?? ''}`];
    expect(await outcomeOf({ ...step, command })).toMatchObject({ isFine: false, flaky: [] });
  });

  it('comes after everything else', async () => {
    const order: string[] = [];
    const [outcome] = await runTracks(
      [[failing(['a'], [])], [{ name: 'other', command: ['true'] }]],
      ({ name, flaky }) => order.push(`${name} ${flaky.length}`),
    );
    expect(outcome?.flaky).toEqual(['a.test.ts: holds']);
    expect(order.at(-1)).toBe('self test 1');
    expect(order).toContain('other 0');
  });
});
