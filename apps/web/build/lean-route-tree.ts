import type { Plugin } from 'vite';

const CHILDREN = /^const \w+Children(?:: \w+)? = (\{[^}]*\})/gm;
const CHILD = /^\s*\w+: (\w+),?$/gm;

const listOf = (children: string) => children.replaceAll(CHILD, '$1,').replace('{', '[').replace('}', ']');

/**
 * The list of all screens is part of the first page. Its generator names the children of each route a second time, for
 * their types. The router takes a list as well, which is a fourteenth of the script shorter as it travels.
 */
export const leanRouteTree = (): Plugin => ({
  name: 'tailgate:lean-route-tree',
  apply: 'build',
  transform: {
    filter: { id: /routeTree\.gen\.ts$/ },
    handler(code) {
      const lean = code.replaceAll(CHILDREN, (whole, children: string) => whole.replace(children, listOf(children)));
      const added = code.match(/\._addFileChildren\(/g)?.length ?? 0;
      // The root's children are a constant too.
      if (added === 0 || lean.match(/^const \w+Children(?:: \w+)? = \[/gm)?.length !== added)
        this.error('The generated route tree looks different than expected');
      return { code: lean, map: null };
    },
  },
});
