import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type AnyRouter, type RouterHistory } from '@tanstack/react-router';
import type { Informants } from '#shell/guards/keep-guards.ts';
import { PageFailed } from '#shell/layouts/page-failed.tsx';
import { PageNotFound } from '#shell/layouts/page-not-found.tsx';
import { preloadLinks } from '#shell/preload-links.ts';
import { parseSearch, stringifySearch } from '#shell/router-search.ts';
import { areaDoor } from './area-door.ts';
import { loadAreaRoutes } from './area-routes.ts';
import { routeTree } from './routeTree.gen.ts';

export const createAppRouter = (queryClient: QueryClient, informants: Informants, history?: RouterHistory) => {
  const router = createRouter({
    routeTree,
    context: { queryClient, informants, areas: areaDoor(loadAreaRoutes, (): AnyRouter => router) },
    ...(history && { history }),
    parseSearch,
    stringifySearch,
    defaultPreload: preloadLinks(),
    defaultPendingMs: 200,
    defaultPendingMinMs: 300,
    defaultErrorComponent: PageFailed,
    defaultNotFoundComponent: PageNotFound,
    scrollRestoration: true,
  });
  return router;
};

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
