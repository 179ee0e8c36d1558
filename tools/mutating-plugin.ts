import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vitest/config';
import { MUTANTS } from './mutants.ts';

/** Takes one guard out of the source while it is loaded; the files themselves are never touched. */
export const mutatingPlugin = (): Plugin => {
  const mutant = MUTANTS.find((candidate) => candidate.name === process.env['MUTANT']);
  const source = mutant?.source;
  if (!source) return { name: 'no-mutant' };
  const path = resolve(source.file);
  const pieces = readFileSync(path, 'utf8').split(source.find);
  if (pieces.length !== 2) throw new Error(`The guard of ${mutant.name} does not stand exactly once in ${source.file}`);
  return {
    name: 'mutant',
    enforce: 'pre',
    load: (id) => (id.split('?')[0] === path ? pieces.join(source.replace) : undefined),
  };
};
