import type { Plugin } from 'vite';

const CHILDREN = /^const \w+Children(?:: \w+)? = (\{[^}]*\})/gm;
const CHILD = /^\s*\w+: (\w+),?$/gm;

/** A route whose id is its path, as most are. */
const UPDATE =
  /^(const \w+ =\s+)(\w+)\.update\(\{\s+id: (["'][^"']*["']),\s+path: \3,\s+getParentRoute: (\(\) => \w+),?\s+\}(?: as any)?\);$/gm;
const PLACE = 'const place = (route, path, getParentRoute) => route.update({ id: path, path, getParentRoute });\n';

const listOf = (children: string) => children.replaceAll(CHILD, '$1,').replace('{', '[').replace('}', ']');

/** Fails where the generator writes something else than it is written for. */
export const leanTree = (code: string): string => {
  const lean = code.replaceAll(CHILDREN, (whole, children: string) => whole.replace(children, listOf(children)));
  const added = code.match(/\._addFileChildren\(/g)?.length ?? 0;
  // The root's children are a constant too.
  if (added === 0 || lean.match(/^const \w+Children(?:: \w+)? = \[/gm)?.length !== added)
    throw new Error('The generated route tree looks different than expected');
  const placed = lean.replaceAll(UPDATE, '$1place($2, $3, $4);');
  if (placed === lean) throw new Error('The generated route tree places its routes differently than expected');
  return PLACE + placed;
};

/**
 * The list of all screens is part of the first page. Its generator names the children of each route a second time, for
 * their types. The router takes a list as well, which is a fourteenth of the script shorter as it travels. Where each
 * route belongs is said in a call instead of an object with names.
 */
export const leanRouteTree = (): Plugin => ({
  name: 'tailgate:lean-route-tree',
  apply: 'build',
  transform: {
    filter: { id: /routeTree\.gen\.ts(?:\?areas)?$/ },
    handler: (code) => ({ code: leanTree(code), map: null }),
  },
});
