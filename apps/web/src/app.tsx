import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider, type RouterHistory } from '@tanstack/react-router';
import { SiteProvider } from '#features/sites/site-provider.tsx';
import { brandIsKnown, siteSettingsQuery } from '#features/sites/site-settings.ts';
import { bearer } from '#shell/api/bearer.ts';
import { createQueryClient } from '#shell/api/query-client.ts';
import { reportFailuresTo } from '#shell/errors/report-failure.ts';
import { reportToServer } from '#shell/errors/report-to-server.ts';
import { failureTeller } from '#shell/errors/tell-failure.ts';
import { focusMainAfterNavigation } from '#shell/layouts/focus-main.ts';
import { followSession } from '#shell/session/follow-session.ts';
import { keepSessionFresh } from '#shell/session/keep-fresh.ts';
import { renewSession } from '#shell/session/renew-session.ts';
import { sessionStore } from '#shell/session/session-store.ts';
import { BrandProvider } from '#shell/theme/brand-provider.tsx';
import { createAppRouter } from './router.ts';

/** Puts the rooms together: who calls, who hears of failures, what happens when somebody else is signed in. */
export const createApp = (history?: RouterHistory) => {
  const goToLogOut = (): void => {
    const { pathname, href } = router.latestLocation;
    if (pathname === '/log-out' || pathname === '/login') return;
    const role = sessionStore.lastRole();
    // Who is sent away must not be brought back by the token that was just refused.
    if (sessionStore.current()) sessionStore.forget();
    void router.navigate({ to: '/log-out', search: { redirect: href, ...(role && { role }), sessionExpired: true } });
  };
  const queryClient = createQueryClient(failureTeller(goToLogOut));
  const router = createAppRouter(queryClient, history);

  bearer.comesFrom({ token: sessionStore.token, renew: renewSession });
  reportFailuresTo(reportToServer);
  const stops = [
    keepSessionFresh(),
    followSession({
      queryClient,
      isOfSite: ([first]) => first === siteSettingsQuery().queryKey[0],
      forgetScreens: () => router.clearCache(),
      isOnLoginPage: () => router.latestLocation.pathname === '/login',
      goHome: () => void router.navigate({ to: '/' }),
      goToLogOut,
    }),
    focusMainAfterNavigation(router),
  ];

  const App = () => (
    <QueryClientProvider client={queryClient}>
      <SiteProvider>
        <BrandProvider>
          <RouterProvider router={router} />
        </BrandProvider>
      </SiteProvider>
    </QueryClientProvider>
  );
  return { App, router, ready: brandIsKnown(queryClient), stop: () => stops.forEach((stop) => stop()) };
};
