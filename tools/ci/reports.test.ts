import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readResults } from './reports.ts';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
const written = (name: string, content: unknown): string => {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
};

describe('the results of a step', () => {
  it('are unknown when it never wrote them', () => {
    expect(readResults(join(folder, 'none.json'))).toBeUndefined();
  });

  it('are the failed tests of vitest, and a suite that broke before its first', () => {
    const test = (status: string) => ({ status, fullName: `a ${status} test`, failureMessages: ['because'] });
    const suite = { message: '', startTime: 1_000, endTime: 3_500, status: 'failed' };
    const report = written('vitest.json', {
      numPassedTests: 1,
      testResults: [
        { ...suite, name: resolve('a.test.ts'), assertionResults: [test('passed'), test('failed')] },
        { ...suite, name: resolve('b.test.ts'), message: 'cannot import', assertionResults: [] },
      ],
    });
    expect(readResults(report)).toEqual({
      passed: 1,
      failed: [
        { file: 'a.test.ts', name: 'a.test.ts: a failed test', message: 'because' },
        { file: 'b.test.ts', name: 'b.test.ts', message: 'cannot import' },
      ],
      seconds: { 'a.test.ts': 2.5, 'b.test.ts': 2.5 },
    });
  });

  it('are the failed journeys of Playwright, and what broke outside of them', () => {
    const spec = (title: string, ok: boolean) => ({
      title,
      file: 'a.journey.ts',
      ok,
      tests: [{ results: [{ duration: 1_500, errors: ok ? [] : [{ message: `${title} broke` }] }] }],
    });
    const report = written('e2e.json', {
      suites: [{ suites: [{ specs: [spec('one', false), spec('two', true)] }] }],
      stats: { expected: 1 },
      errors: [{ message: 'no server' }],
    });
    expect(readResults(report)).toEqual({
      passed: 1,
      failed: [
        { file: 'a.journey.ts', name: 'a.journey.ts: one', message: 'one broke' },
        { file: '', name: 'outside of the journeys', message: 'no server' },
      ],
      seconds: { 'a.journey.ts': 3 },
    });
  });
});
