import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../test-api.ts';
import { MATRIX_ROWS, nameOf, roleCells, sessionCells } from './matrix.ts';

let api: TestApi;
let cellCount = 0;
beforeAll(async () => {
  api = await startTestApi({ RATE_LIMIT_SCALE: '100000' });
});
afterAll(async () => {
  process.stdout.write(`matrix: ${MATRIX_ROWS.length} endpoints, ${cellCount} cells\n`);
  await api.close();
});

const wrong = (cells: Awaited<ReturnType<typeof roleCells>>) => {
  cellCount += cells.length;
  return cells
    .filter((cell) => cell.got !== cell.expected)
    .map((cell) => `${cell.who}: declared ${cell.expected}, got ${cell.got}`);
};

describe.each(MATRIX_ROWS.map((row) => [nameOf(row), row] as const))('%s', (_name, row) => {
  it('answers every role, for own, foreign and other sites’ rows, as declared', async () => {
    expect(wrong(await roleCells(api, row))).toEqual([]);
  });
  it('takes foreign, revoked, stale and impersonating sessions as declared', async () => {
    expect(wrong(await sessionCells(api, row))).toEqual([]);
  });
});
