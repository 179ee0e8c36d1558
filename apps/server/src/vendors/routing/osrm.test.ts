import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const placesFrom = (latitude: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ latitude: latitude + index / 1000, longitude: -97.7 }));

it.each([
  [1, 260],
  [260, 1],
  [3, 40],
  [60, 120],
])(
  'a table of %i by %i drives is complete and in order, however many places the vendor takes at once',
  async (rows, columns) => {
    const { routing } = api.platform;
    const [from, to] = [placesFrom(30, rows), placesFrom(31, columns)];
    const table = await routing.table(from, to, 9);
    expect(table).toHaveLength(rows);
    expect(new Set(table.map((row) => row.length))).toEqual(new Set([columns]));
    const [[alone] = []] = await routing.table(from.slice(-1), to.slice(-1), 9);
    expect(table.at(-1)?.at(-1)).toEqual(alone);
    const [[first] = []] = await routing.table(from.slice(0, 1), to.slice(0, 1), 9);
    expect(table[0]?.[0]).toEqual(first);
  },
);
