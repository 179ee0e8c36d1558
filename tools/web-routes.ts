import { readFileSync } from 'node:fs';

/** Every address of the web app, from the generated tree itself: a new route is in it without being listed anywhere. */
export const webRoutes = (): string[] => {
  const tree = readFileSync(new URL('../apps/web/src/routeTree.gen.ts', import.meta.url), 'utf8');
  const section = /interface FileRoutesByTo \{([^}]*)\}/.exec(tree)?.[1] ?? '';
  return [...section.matchAll(/'(\/[^']*)':/g)].map(([, path = '']) => path);
};
