import { describe, expect, it } from 'vitest';
import { readRow, writeRow } from '../testing/sample-rows.ts';
import { inputsFingerprint } from './fingerprint.ts';
import { NOTHING_KNOWN, type KnownValues } from './inputs/known-values.ts';
import { inputAt } from './inputs/plan.ts';

const idOf = (first: string, number: number) => `${first}1890000-0000-7000-8000-00000000000${number}`;
/** What a lane knows in one run; the ids of another run differ. */
const knownIn = (first: string, count = 4): KnownValues => ({
  ...NOTHING_KNOWN,
  ids: { things: Array.from({ length: count }, (_unused, number) => idOf(first, number)) },
  foreignIds: [idOf(first, 9)],
});
const ROWS = [readRow, writeRow];
const fingerprint = (seed: number, known: KnownValues, perRow = 50) =>
  inputsFingerprint(seed, ROWS, () => perRow, [known]);

const inputs = (known: KnownValues, first: string) =>
  JSON.stringify(
    ROWS.flatMap((row) => Array.from({ length: 50 }, (_unused, index) => inputAt(7, row, index, known))),
  ).replaceAll(idOf(first, 0).slice(0, -1), 'id ');

describe('the fingerprint of a run', () => {
  it('is the same where the inputs are, whatever the ids in them', () => {
    expect(fingerprint(7, knownIn('a'))).toBe(fingerprint(7, knownIn('b')));
    expect(inputs(knownIn('a'), 'a')).toBe(inputs(knownIn('b'), 'b'));
  });

  it('is another one with another seed, other rows or another world', () => {
    const usual = fingerprint(7, knownIn('a'));
    expect(fingerprint(8, knownIn('a'))).not.toBe(usual);
    expect(fingerprint(7, knownIn('a'), 51)).not.toBe(usual);
    expect(fingerprint(7, knownIn('a', 5))).not.toBe(usual);
    expect(fingerprint(7, { ...knownIn('a'), days: ['2027-02-28'] })).not.toBe(usual);
    expect(inputs(knownIn('a'), 'a')).not.toBe(inputs(knownIn('a', 5), 'a'));
  });
});
