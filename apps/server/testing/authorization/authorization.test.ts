import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessPage } from '../../../../tools/access-page.ts';
import type { Cell } from './cells/cell.ts';
import { ENDPOINTS } from './endpoints.ts';
import { Harness, nameOf } from './harness.ts';
import { limitCells } from './cells/limit-cells.ts';
import { referenceCells } from './cells/reference-cells.ts';
import { roleCells } from './cells/role-cells.ts';
import { sessionCells } from './cells/session-cells.ts';
import { twinCells } from './cells/twin-cells.ts';
import { unreadableCells } from './cells/unreadable-cells.ts';

let harness: Harness;
let count = 0;
let started: NodeJS.CpuUsage;
beforeAll(async () => {
  harness = await Harness.open();
  started = process.cpuUsage();
});
afterAll(async () => {
  const { user, system } = process.cpuUsage(started);
  const each = Math.round((user + system) / 1000 / ENDPOINTS.length);
  process.stdout.write(
    `authorization: ${ENDPOINTS.length} endpoints, ${count} cells, ${each} ms of processor time an endpoint\n`,
  );
  await harness.close();
});

const problemsOf = (cells: readonly Cell[]) => {
  count += cells.length;
  return cells.flatMap(({ who, problem }) => (problem === undefined ? [] : [`${who}: ${problem}`]));
};

it('docs/access.md is up to date', () => {
  expect(accessPage()).toBe(readFileSync('docs/access.md', 'utf8'));
});

describe.each(ENDPOINTS.map((row) => [nameOf(row), row] as const))('%s', (_name, row) => {
  it('answers every role as declared, with its own data only', async () => {
    expect(problemsOf(await roleCells(harness, row))).toEqual([]);
  });
  it('rejects ids of a stranger or of another site that its ability does not cover', async () => {
    expect(problemsOf(await referenceCells(harness, row))).toEqual([]);
  });
  it('accepts the ids that it rejects from those who may send them', async () => {
    expect(problemsOf(await twinCells(harness, row))).toEqual([]);
  });
  it('applies session changes immediately', async () => {
    expect(problemsOf(await sessionCells(harness, row))).toEqual([]);
  });
  it('decides who may call before it reads what was sent', async () => {
    expect(problemsOf(await unreadableCells(harness, row))).toEqual([]);
  });
  it('rejects calls beyond its limits', async () => {
    expect(problemsOf(await limitCells(harness, row))).toEqual([]);
  });
});
