import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider, type RouterHistory } from '@tanstack/react-router';
import { accountQuery } from '#shell/account/account-query.ts';
import { SiteProvider } from '#features/sites/site-provider.tsx';
import { brandIsKnown, siteSettingsQuery } from '#features/sites/site-settings.ts';
import { bearer } from '#shell/api/bearer.ts';
import { createQueryClient } from '#shell/api/query-client.ts';
import { rememberAnswers } from '#shell/api/remember-answers.ts';
import { guardChunks } from '#shell/chunk-reload.ts';
import { retryFailedPage } from '#shell/connectivity/retry-failed-page.ts';
import { startConnectivity } from '#shell/connectivity/start-connectivity.ts';
import { reportFailuresTo } from '#shell/errors/report-failure.ts';
import { reportToServer } from '#shell/errors/report-to-server.ts';
import { failureTeller } from '#shell/errors/tell-failure.ts';
import type { Informants } from '#shell/guards/keep-guards.ts';
import { focusMainAfterNavigation } from '#shell/layouts/focus-main.ts';
import { startLoadingBar } from '#shell/loading-bar.ts';
import { followTrail } from '#shell/navigation/came-from.ts';
import { pageStands } from '#shell/page-has-loaded.ts';
import { followPush } from '#shell/push/follow-push.ts';
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
  const informants: Informants = {
    account: (role) => queryClient.query({ ...accountQuery(role), staleTime: 'static' }),
    requireEmergencySettings: () =>
      queryClient.getQueryData(siteSettingsQuery().queryKey)?.requireEmergencySettings ?? true,
  };
  const router = createAppRouter(queryClient, informants, history);
  const { areas } = router.options.context;

  bearer.comesFrom({ token: sessionStore.token, renew: renewSession });
  reportFailuresTo(reportToServer);
  const stops = [
    keepSessionFresh(),
    followSession({
      queryClient,
      isOfSite: ([call]) => typeof call === 'string' && call.startsWith('GET /v1/sites/'),
      forgetScreens: () => router.clearCache(),
      isOnLoginPage: () => router.latestLocation.pathname === '/login',
      goHome: () => void router.navigate({ to: '/' }),
      goToLogOut,
    }),
    focusMainAfterNavigation(router),
    followTrail(router),
    router.subscribe('onRendered', pageStands),
    rememberAnswers(queryClient),
    startConnectivity(queryClient),
    retryFailedPage(router),
    startLoadingBar(router),
    guardChunks(router),
    followPush((path) => router.history.push(path)),
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
  // What fails here is tried again, and shown, by the page itself.
  const opened = areas.isShutFor(router.latestLocation.pathname) ? areas.open().catch(() => undefined) : undefined;
  const ready = Promise.all([brandIsKnown(queryClient), opened]);
  return { App, router, ready, stop: () => stops.forEach((stop) => stop()) };
};
