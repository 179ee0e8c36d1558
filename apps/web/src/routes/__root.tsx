import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet, redirect } from '@tanstack/react-router';
import type { Informants } from '#shell/guards/keep-guards.ts';
import { PageFailed } from '#shell/layouts/page-failed.tsx';
import { PageNotFound } from '#shell/layouts/page-not-found.tsx';
import { ImpersonationBanner } from '#shell/layouts/impersonation-banner.tsx';
import { OfflineBanner } from '#shell/layouts/offline-banner.tsx';
import { SkipLink } from '#shell/layouts/skip-link.tsx';
import { LoadingBar } from '#shell/loading-bar-place.tsx';
import { useLive } from '#shell/live/use-live.ts';
import { sessionStore } from '#shell/session/session-store.ts';
import type { AreaDoor } from '../area-door.ts';

export interface RouterContext {
  readonly queryClient: QueryClient;
  readonly informants: Informants;
  readonly areas: AreaDoor;
}

const Root = () => {
  useLive(sessionStore.forget);
  return (
    <>
      <SkipLink />
      <LoadingBar />
      <ImpersonationBanner />
      <OfflineBanner />
      <Outlet />
    </>
  );
};

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ location, context: { areas } }) => {
    if (!areas.isShutFor(location.pathname)) return;
    await areas.open();
    // The same page once more, which is there now.
    throw redirect({ href: location.href, replace: true });
  },
  component: Root,
  notFoundComponent: PageNotFound,
  errorComponent: PageFailed,
});
