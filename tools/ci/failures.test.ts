import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { closingLines } from './closing-lines.ts';
import { failuresOf, remarksOf } from './failures.ts';
import type { Outcome } from './run-step.ts';

const log = join(mkdtempSync(join(tmpdir(), 'failures-')), 'log');
writeFileSync(log, 'line 1\nline 2\n');
const outcome = (given: Partial<Outcome>): Outcome => ({
  name: 'tests',
  passed: 5,
  failed: 0,
  isFine: true,
  failedTests: [],
  flaky: [],
  fileSeconds: {},
  inconclusive: [],
  log,
  wallSeconds: 1,
  processorSeconds: 1,
  ...given,
});
const BROKEN = outcome({ isFine: false, failed: 1 });

describe('what a run prints of its failures', () => {
  it('is nothing of a step that passed', () => {
    expect(failuresOf([outcome({})])).toBe('');
  });

  it('is the end of the output of a step that names no test', () => {
    expect(failuresOf([BROKEN])).toBe('== tests: FAILED\n\nline 1\nline 2\n');
  });

  it('is the name and message of each failed test', () => {
    const failedTests = [{ file: 'a.test.ts', name: 'a.test.ts: adds up', message: 'because' }];
    expect(failuresOf([{ ...BROKEN, failedTests }])).toBe('== tests: FAILED\n\na.test.ts: adds up\nbecause\n');
  });
});

describe('the closing lines', () => {
  const flaky = outcome({ flaky: ['a.test.ts: adds up'] });

  it('count what passed and failed', () => {
    const { text, isGreen } = closingLines([outcome({}), BROKEN], { isFlakyRed: false });
    expect(text.endsWith('\n10 passed, 1 failed\n')).toBe(true);
    expect(isGreen).toBe(false);
  });

  it('name a flaky test, which a landing lets pass', () => {
    const { text, isGreen } = closingLines([flaky], { isFlakyRed: false });
    expect(text).toContain('flaky: a.test.ts: adds up (tests) failed, and passed when it ran again alone');
    expect(text.endsWith('\n5 passed, 0 failed\n')).toBe(true);
    expect(isGreen).toBe(true);
  });

  it('count a flaky test as red in a full run', () => {
    const { text, isGreen } = closingLines([flaky], { isFlakyRed: true });
    expect(text.endsWith('\n4 passed, 1 failed\n')).toBe(true);
    expect(isGreen).toBe(false);
  });

  it('repeat what could not be decided, which is not red', () => {
    const storm = outcome({ name: 'storm', inconclusive: ['inconclusive: 3 of 30 attempts'] });
    expect(remarksOf([storm])).toBe('inconclusive: 3 of 30 attempts (storm)\n');
    expect(closingLines([storm], { isFlakyRed: true }).isGreen).toBe(true);
  });
});
