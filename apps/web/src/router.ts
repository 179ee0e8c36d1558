import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { Informants } from '#shell/guards/keep-guards.ts';
import { PageFailed } from '#shell/layouts/page-failed.tsx';
import { PageNotFound } from '#shell/layouts/page-not-found.tsx';
import { preloadLinks } from '#shell/preload-links.ts';
import { parseSearch, stringifySearch } from '#shell/router-search.ts';
import { routeTree } from './routeTree.gen.ts';

export const createAppRouter = (queryClient: QueryClient, informants: Informants, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context: { queryClient, informants },
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

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
