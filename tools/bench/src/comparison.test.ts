import { describe, expect, it } from 'vitest';
import { compare, judgedOf } from './comparison.ts';

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

  it('is judged by its ratio, with all its repetitions, where it has a goal', () => {
    const compared = compare(rounds, same, {
      name: 'x',
      unit: 'calls/s',
      ratio: 'ours : bare',
      goal: { atLeast: 0.81 },
    });
    expect(judgedOf(compared)).toEqual([
      { name: 'x', value: 0.8, goal: { atLeast: 0.81 }, spreads: [compared.bare, compared.ours, compared.ratios] },
    ]);
    const { goal: _none, ...without } = compared;
    expect(judgedOf(without)).toEqual([]);
  });
});
