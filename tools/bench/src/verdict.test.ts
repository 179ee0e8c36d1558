import { describe, expect, it } from 'vitest';
import type { Judged } from './goal.ts';
import { spreadOf } from './rounds.ts';
import { conclusionOf, verdictOn } from './verdict.ts';

const QUIET = spreadOf([98, 100, 102, 100, 99]);
const BUSY = spreadOf([40, 100, 102, 60, 99]);

const judged = (value: number, ...spreads: Judged['spreads']): Judged => ({
  name: 'reading',
  value,
  goal: { atLeast: 0.35 },
  spreads,
});

describe('the verdict on a goal', () => {
  it.each([
    ['met', judged(0.35, QUIET)],
    ['met', judged(0.5, BUSY)],
    ['missed', judged(0.34, QUIET, QUIET)],
    ['inconclusive', judged(0.34, QUIET, BUSY)],
  ])('is %s', (verdict, figure) => {
    expect(verdictOn(figure)).toBe(verdict);
  });

  it.each([
    [{ atMost: 2 }, 2, 'met'],
    [{ atMost: 2 }, 2.1, 'missed'],
    [{ above: 2 }, 2, 'missed'],
    [{ above: 2 }, 2.1, 'met'],
  ] as const)('%j with %d is %s', (goal, value, verdict) => {
    expect(verdictOn({ ...judged(value, QUIET), goal })).toBe(verdict);
  });
});

describe('the end of a bench', () => {
  it('is red for what was missed on a quiet machine alone', () => {
    expect(conclusionOf('bench', [judged(0.4, BUSY)])).toEqual({ lines: ['bench: goals met'], isFine: true });
    expect(conclusionOf('bench', [judged(0.3, BUSY)])).toEqual({
      lines: ['inconclusive: reading is 0.30 (≥ 0.35), but the machine was busy: rounds are 40 % apart'],
      isFine: true,
    });
    expect(conclusionOf('bench', [judged(0.3, BUSY), judged(0.3, QUIET)])).toMatchObject({
      lines: ['bench: missed, reading is 0.30 (≥ 0.35)', expect.stringMatching(/^inconclusive: /)],
      isFine: false,
    });
  });
});
