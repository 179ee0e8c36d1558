import { existsSync } from 'node:fs';
import { checkMutations } from '@tailgate/kit';
import { describe, expect, it } from 'vitest';
import { MUTANTS } from './mutants.ts';
import { MUTANTS as HOLES } from './mutants/holes.ts';
import { mutantsFor } from './rotate-mutants.ts';

const hashOf = (first: number) => first.toString(16).padStart(8, '0').padEnd(40, '0');
const namesFor = (hash: string, changedFiles: readonly string[] = []) =>
  mutantsFor(MUTANTS, { hash, changedFiles }).map(({ name }) => name);

describe('the part of the controls that a commit runs', () => {
  it('is the same for the same commit', () => {
    expect(namesFor(hashOf(12_345))).toEqual(namesFor(hashOf(12_345)));
  });

  it('covers the whole list over the commits, a few at a time', () => {
    const parts = Array.from({ length: MUTANTS.length }, (_, first) => namesFor(hashOf(first)));
    expect(new Set(parts.flat()).size).toBe(MUTANTS.length);
    expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(8);
  });

  it('includes each mutant whose source or suite was changed', () => {
    for (const { name, source, suite } of MUTANTS)
      for (const file of [suite, ...(source ? [source.file] : [])])
        for (const first of [0, 1, 2, 3]) expect(namesFor(hashOf(first), [file])).toContain(name);
  });
});

it.each([...MUTANTS, ...HOLES])('the control $name finds its guard and its suite', ({ source, suite }) => {
  expect(() => checkMutations(source ? [source] : [])).not.toThrow();
  expect(existsSync(suite)).toBe(true);
});
