import { describe, expect, it } from 'vitest';
import { compare, isMet } from './comparison.ts';

// The machine was busy in the second round: both sides are slow, their ratio is unchanged.
const rounds = [
  { bare: 100, ours: 80 },
  { bare: 10, ours: 8 },
  { bare: 120, ours: 80 },
];
const same = { bare: (value: number) => value, ours: (value: number) => value };

describe('comparison', () => {
  it('takes the median of the ratios of each round, not the ratio of the medians', () => {
    const { ratios, bare, ours } = compare(rounds, same, { name: 'x', unit: 'calls/s', ratio: 'bare : ours' });
    expect(ratios).toMatchObject({ median: 1.25, min: 1.25, max: 1.5 });
    expect([bare.median, ours.median]).toEqual([100, 80]);
  });

  it.each([
    ['bare : ours', { atMost: 1.25 }, true],
    ['bare : ours', { atMost: 1.24 }, false],
    ['ours : bare', { atLeast: 0.8 }, true],
    ['ours : bare', { atLeast: 0.81 }, false],
    ['ours : bare', undefined, true],
  ] as const)('%s with goal %j is met: %s', (ratio, goal, met) => {
    expect(isMet(compare(rounds, same, { name: 'x', unit: 'calls/s', ratio, ...(goal && { goal }) }))).toBe(met);
  });
});
