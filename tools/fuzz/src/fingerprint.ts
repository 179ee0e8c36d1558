import { createHash } from 'node:crypto';
import type { FuzzRow } from './inputs/fuzz-row.ts';
import type { KnownValues } from './inputs/known-values.ts';

/** How much of what a lane knows; ids and addresses of people are new in every run. */
const shapeOf = ({ ids, foreignIds, ofSite, strangers, otherSite, days, ...named }: KnownValues) => ({
  ids: Object.entries(ids).map(([module, { length }]) => [module, length]),
  foreign: foreignIds.length,
  abilities: [ofSite, strangers, otherSite].map((rows) => Object.keys(rows)),
  named: Object.values(named).map(({ length }) => length),
  days,
});

/**
 * One word for all inputs of a run. An input depends on seed, row, number and on what its lane knows: two runs of a tree
 * with the same word sent the same inputs, with other ids in the same places.
 */
export const inputsFingerprint = (
  seed: number,
  rows: readonly FuzzRow[],
  inputsOf: (row: FuzzRow) => number,
  known: readonly KnownValues[],
): string => {
  const plan = rows.map((row) => [row.name, inputsOf(row)]);
  return createHash('sha256')
    .update(JSON.stringify([seed, plan, known.map(shapeOf)]))
    .digest('hex')
    .slice(0, 8);
};
