import { describe, expect, it } from 'vitest';

import { checkMutations } from '@tailgate/kit';
import { parseOptions } from './options.ts';

describe('the command line', () => {
  it('defaults to the long form', () => {
    expect(parseOptions([], 42)).toEqual({
      seconds: 60,
      kills: 5,
      recoveryLimitMs: 5_000,
      seed: 42,
      mutations: [],
      expectRed: undefined,
    });
  });

  it('has a smoke form with a generous recovery limit', () => {
    expect(parseOptions(['--smoke'], 42)).toMatchObject({ seconds: 9, kills: 1, recoveryLimitMs: 60_000 });
  });

  it('accepts a duration, a seed and mutations', () => {
    const args = ['--seconds', '20', '--kills', '2', '--seed', '7', '--mutate', 'a.ts::b::c', '--expect-red', 'lost'];
    expect(parseOptions(args, 42)).toEqual({
      seconds: 20,
      kills: 2,
      recoveryLimitMs: 5_000,
      seed: 7,
      mutations: [{ file: 'a.ts', find: 'b', replace: 'c' }],
      expectRed: 'lost',
    });
  });

  it.each([
    [['--seconds', '1000'], /seconds/],
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
});
