import { describe, expect, it } from 'vitest';

import { checkMutations } from '@tailgate/kit';
import { longestSeconds, parseOptions } from './options.ts';

describe('the command line', () => {
  it('defaults to the long form', () => {
    expect(parseOptions([], 42)).toEqual({
      seconds: 60,
      kills: 5,
      attempts: 1_000,
      recoveryLimitMs: 5_000,
      seed: 42,
      mutations: [],
      dataParent: '/var/tmp',
      sql: undefined,
      expectRed: undefined,
    });
  });

  it('has a smoke form with a generous recovery limit', () => {
    expect(parseOptions(['--smoke'], 42)).toMatchObject({ seconds: 9, kills: 1, recoveryLimitMs: 60_000 });
  });

  it('gives many attempts as long as they usually take, with as many kills a minute', () => {
    expect(parseOptions(['--attempts', '10000'], 42)).toMatchObject({ attempts: 10_000, seconds: 334, kills: 27 });
    expect(longestSeconds(334)).toBe(1_002);
    expect(parseOptions(['--attempts', '10'], 42)).toMatchObject({ attempts: 10, seconds: 60, kills: 5 });
  });

  it('draws a seed only when asked to', () => {
    expect(parseOptions(['--smoke'], 42).seed).toBe(42);
    const drawn = Array.from({ length: 20 }, () => parseOptions(['--seed', 'random'], 42).seed);
    expect(new Set(drawn).size).toBeGreaterThan(1);
  });

  it('can keep data in memory, where a slow disk is no limit', () => {
    expect(parseOptions(['--in-memory'], 42).dataParent).toBe('/dev/shm');
  });

  it('accepts a duration, a seed and mutations', () => {
    const args = ['--seconds', '20', '--kills', '2', '--seed', '7', '--mutate', 'a.ts::b::c', '--expect-red', 'lost'];
    expect(parseOptions([...args, '--attempts', '5'], 42)).toEqual({
      seconds: 20,
      kills: 2,
      attempts: 5,
      recoveryLimitMs: 60_000,
      seed: 7,
      mutations: [{ file: 'a.ts', find: 'b', replace: 'c' }],
      dataParent: '/var/tmp',
      sql: undefined,
      expectRed: 'lost',
    });
  });

  it.each([
    [['--seconds', '100000'], /seconds/],
    [['--attempts', '0'], /attempts/],
    [['--kills', '0'], /kills/],
    [['--seconds', '20', '--kills', '5'], /at least 45 seconds/],
    [['--expect-red', 'unknown'], /must be a rule/],
    [['--mutate', 'a.ts::b'], /file::find::replace/],
    [['--what'], /what/],
  ])('rejects %j', (args, message) => {
    expect(() => parseOptions(args, 42)).toThrow(message);
  });

  it('has a control whose guard occurs in the source exactly once', () => {
    const { mutations, expectRed, seconds } = parseOptions(['--without-client-error-handler'], 42);
    expect(expectRed).toBe('api survival');
    expect(seconds).toBe(20);
    expect(mutations).toHaveLength(1);
    checkMutations(mutations);
  });

  it.each(['--without-exclusion', '--check-then-save'])('has a control %s that lets appointments overlap', (flag) => {
    const { mutations, sql, expectRed } = parseOptions([flag], 42);
    expect(expectRed).toBe('overlap');
    expect(sql).toContain('never_overlaps');
    checkMutations(mutations);
  });

  it('has a control that changes custody without the lock of the visits', () => {
    const { mutations, sql, expectRed } = parseOptions(['--without-custody-lock'], 42);
    expect(expectRed).toBe('van');
    expect(sql).toBeUndefined();
    checkMutations(mutations);
  });
});
