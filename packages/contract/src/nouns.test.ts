import { expect, it } from 'vitest';
import { CONTRACT } from './contract.ts';
import type { ContractModule } from './endpoint.ts';
import { CHANGED_BY_MESSAGE } from './live/live-topics.ts';
import { NOUNS } from './nouns.ts';

const rows = Object.values<ContractModule>(CONTRACT).flatMap((module) => Object.values(module));

it('is shown by a read and changed by a write, whatever the noun', () => {
  const shown = new Set(rows.flatMap(({ shows }) => shows));
  const changed = new Set(rows.flatMap(({ changes }) => changes));
  expect(NOUNS.filter((noun) => !shown.has(noun))).toEqual([]);
  expect(NOUNS.filter((noun) => !changed.has(noun))).toEqual([]);
});

it('is named once in a row, and in the order of the list', () => {
  const inOrder = (named: readonly string[]) => NOUNS.filter((noun) => named.includes(noun));
  const named = [...rows.flatMap(({ shows, changes }) => [shows, changes]), ...Object.values(CHANGED_BY_MESSAGE)];
  for (const nouns of named) expect(nouns).toEqual(inOrder(nouns));
});
