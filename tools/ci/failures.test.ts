import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { failuresOf } from './failures.ts';

const folder = mkdtempSync(join(tmpdir(), 'failures-'));
const written = (name: string, content: unknown): string => {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};
const step = { name: 'tests', isFine: false, failed: 1, log: written('log', 'line 1\nline 2\n'), report: undefined };

describe('what a run prints of its failures', () => {
  it('is nothing of a step that passed', () => {
    expect(failuresOf([{ ...step, isFine: true, failed: 0 }])).toBe('');
  });

  it('is the end of the output of a step without a report', () => {
    expect(failuresOf([step])).toBe('== tests: FAILED\n\nline 1\nline 2\n');
  });

  it('is the name and message of each failed test, and of a suite that broke before its first', () => {
    const test = (status: string) => ({ status, fullName: `a ${status} test`, failureMessages: ['because'] });
    const report = written('vitest.json', {
      testResults: [
        { name: 'a.test.ts', status: 'failed', message: '', assertionResults: [test('passed'), test('failed')] },
        { name: 'b.test.ts', status: 'failed', message: 'cannot import', assertionResults: [] },
      ],
    });
    const printed = failuresOf([{ ...step, report }]);
    expect(printed).toContain('a.test.ts: a failed test\nbecause');
    expect(printed).toContain('b.test.ts\ncannot import');
    expect(printed).not.toContain('a passed test');
  });

  it('is each journey that failed or passed only on a second try', () => {
    const spec = (title: string, ok: boolean, status: string) => ({
      title,
      file: 'a.journey.ts',
      ok,
      tests: [{ status, results: [{ errors: [{ message: `${title} broke` }] }] }],
    });
    const specs = [spec('one', false, 'unexpected'), spec('two', true, 'flaky'), spec('three', true, 'expected')];
    const printed = failuresOf([{ ...step, report: written('e2e.json', { suites: [{ suites: [{ specs }] }] }) }]);
    expect(printed).toContain('a.journey.ts: one\none broke');
    expect(printed).toContain('a.journey.ts: two\ntwo broke');
    expect(printed).not.toContain('three');
  });
});
