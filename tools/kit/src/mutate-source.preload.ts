import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

import { fileOf, mutated, mutationNote, mutationsOf } from './mutate-source.ts';

/** Given to node with --import: changes source files on their way into the process. */
const mutations = mutationsOf(process.env).map((mutation) => ({
  mutation,
  url: pathToFileURL(fileOf(mutation)).href,
}));

registerHooks({
  load: (url, context, nextLoad) => {
    const loaded = nextLoad(url, context);
    const fitting = mutations.filter((candidate) => candidate.url === url);
    if (fitting.length === 0) return loaded;
    if (!loaded.source) throw new Error(`${url} was loaded without its source`);
    let source =
      typeof loaded.source === 'string' ? loaded.source : Buffer.from(loaded.source as Uint8Array).toString();
    for (const { mutation } of fitting) {
      source = mutated(source, mutation);
      process.stderr.write(`${mutationNote(mutation)}\n`);
    }
    return { ...loaded, source };
  },
});
