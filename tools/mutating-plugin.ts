import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY_ROOT, mutated } from '@tailgate/kit';
import type { Plugin } from 'vitest/config';
import type { Mutant } from './mutants/mutant.ts';

/** Part of the key of vitest's cache of transformed modules: with one name for all mutants they share what none changes. */
const name = 'mutating';

/** Takes the guard of a mutant out of the source while it is loaded; the files themselves are never touched. */
export const mutatingPlugin = ({ source }: Mutant): Plugin => {
  if (!source) return { name };
  const path = join(REPOSITORY_ROOT, source.file);
  const changed = mutated(readFileSync(path, 'utf8'), source);
  const isMutated = (id: string) => id.split('?')[0] === path;
  return {
    name,
    enforce: 'pre',
    load: (id) => (isMutated(id) ? changed : undefined),
    // The cache of transformed modules knows files by their content on disk, not by what was changed on the way in.
    configureVitest: ({ defineCacheKeyGenerator }) =>
      defineCacheKeyGenerator(({ id }) => (isMutated(id) ? false : undefined)),
  };
};
