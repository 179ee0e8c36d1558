import { describe, expect, it } from 'vitest';

import { waitWhileShrinking } from './wait-while-shrinking.ts';

const SHORT = { patienceMs: 60, everyMs: 10 };

/** Time that passes only while somebody sleeps, and what was counted at which of its milliseconds. */
async function waitThrough(countAt: (ms: number) => number): Promise<number[]> {
  let now = 0;
  const counts: number[] = [];
  await waitWhileShrinking(() => Promise.resolve(counts[counts.push(countAt(now)) - 1] ?? 0), SHORT, {
    now: () => now,
    sleep: (ms) => Promise.resolve((now += ms)),
  });
  return counts;
}

describe('waiting while something shrinks', () => {
  it('ends as soon as nothing is left', async () => {
    expect(await waitThrough(() => 0)).toEqual([0]);
  });

  it('lasts longer than its patience while less and less is left', async () => {
    const counts = await waitThrough((ms) => 4 - Math.floor(ms / 50));
    expect(counts.join('')).toBe('444443333322222111110');
  });

  it('gives up when it stays as it is for as long as its patience', async () => {
    expect(await waitThrough(() => 4)).toEqual([4, 4, 4, 4, 4, 4, 4]);
  });

  it('is not fooled by more in between', async () => {
    const first = [5, 4, 9, 5];
    expect(await waitThrough((ms) => first[ms / 10] ?? 4)).toEqual([5, 4, 9, 5, 4, 4, 4, 4]);
  });
});
