import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sayWhenAndSeed, seedOf, testSeed } from './seed.ts';

describe('the seed of a run', () => {
  it.each([
    ['the usual one', {}, 1],
    ['any other number', { TEST_SEED: '77' }, 77],
    ['0', { TEST_SEED: '0' }, 0],
  ])('is %s', (_name, environment: NodeJS.ProcessEnv, seed) => {
    expect(testSeed(environment)).toBe(seed);
  });

  it('is drawn once for a process and those it starts, where the run asks for a random one', () => {
    const environment: NodeJS.ProcessEnv = { TEST_SEED: 'random' };
    const first = testSeed(environment);
    expect(environment['TEST_SEED']).toBe(String(first));
    expect(testSeed({ ...environment })).toBe(first);
    const others = Array.from({ length: 20 }, () => seedOf('random'));
    expect(new Set([first, ...others]).size).toBeGreaterThan(1);
  });

  it.each(['', 'any', '-1', '1.5', String(2 ** 31)])('is refused as "%s"', (given) => {
    expect(() => testSeed({ TEST_SEED: given })).toThrow('whole number');
  });

  it('is said with the instant, as what repeats the run', () => {
    const lines: string[] = [];
    sayWhenAndSeed((line) => lines.push(line));
    expect(lines).toEqual([
      expect.stringMatching(/begins at (\S+Z) with seed (\d+): TEST_INSTANT=\1 TEST_SEED=\2 repeats it$/),
    ]);
  });

  it('is what every property of fast-check draws from', () => {
    expect(fc.readConfigureGlobal().seed).toBe(testSeed());
    const draw = () => fc.sample(fc.integer(), 5);
    expect(draw()).toEqual(draw());
  });
});
