import { readFileSync } from 'node:fs';

/** Every address of the app, from the generated tree itself, so that a new route is visited without being listed. */
export const everyRoute = (): string[] => {
  const tree = readFileSync(new URL('../../apps/web/src/routeTree.gen.ts', import.meta.url), 'utf8');
  const section = /interface FileRoutesByTo \{([^}]*)\}/.exec(tree)?.[1] ?? '';
  return [...section.matchAll(/'(\/[^']*)':/g)].map(([, path = '']) => path);
};
