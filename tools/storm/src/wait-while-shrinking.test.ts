import { expect, it } from 'vitest';

import { waitWhileShrinking } from './wait-while-shrinking.ts';

const SHORT = { patienceMs: 60, everyMs: 10 };

it('waits longer than its patience while less and less is left', async () => {
  let left = 20;
  await waitWhileShrinking(() => Promise.resolve((left -= 1)), SHORT);
  expect(left).toBe(0);
});

it('gives up when it stays as it is, also if it was more in between', async () => {
  const counts = [5, 4, 9, 5];
  let asked = 0;
  await waitWhileShrinking(() => Promise.resolve(counts[(asked += 1)] ?? 4), SHORT);
  expect(asked).toBeGreaterThan(counts.length);
});
