import { describe, expect, it } from 'vitest';
import { interleave, spreadOf } from './rounds.ts';

describe('rounds', () => {
  it('alternate between the two sides', async () => {
    const order: string[] = [];
    const note = (side: string) => () => Promise.resolve(order.push(side));
    const rounds = await interleave(3, { bare: note('bare'), ours: note('ours') });
    expect(order).toEqual(['bare', 'ours', 'bare', 'ours', 'bare', 'ours']);
    expect(rounds).toEqual([
      { bare: 1, ours: 2 },
      { bare: 3, ours: 4 },
      { bare: 5, ours: 6 },
    ]);
  });

  it.each([
    [[7], { median: 7, lowerQuartile: 7, upperQuartile: 7, min: 7, max: 7 }],
    [[4, 1, 3, 2], { median: 2.5, lowerQuartile: 1.75, upperQuartile: 3.25, min: 1, max: 4 }],
    [[5, 1, 2, 4, 3], { median: 3, lowerQuartile: 2, upperQuartile: 4, min: 1, max: 5 }],
  ])('spread of %j', (values, spread) => {
    expect(spreadOf(values)).toEqual(spread);
  });

  it('have no spread without a value', () => {
    expect(() => spreadOf([])).toThrow('at least one value');
  });
});
