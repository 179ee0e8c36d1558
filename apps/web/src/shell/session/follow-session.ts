import type { QueryClient } from '@tanstack/react-query';
import { isLeaving } from './change-session.ts';
import { hearOtherTabs } from './other-tabs.ts';
import { renewSessionAfresh } from './renew-session.ts';
import { sessionOf, sessionStore } from './session-store.ts';

interface Screens {
  readonly queryClient: QueryClient;
  /** Which cached answers belong to the site rather than to the person. */
  readonly isOfSite: (queryKey: readonly unknown[]) => boolean;
  /** Cached screens belong to the account that saw them. */
  readonly forgetScreens: () => void;
  readonly isOnLoginPage: () => boolean;
  readonly goHome: () => void;
  readonly goToLogOut: () => void;
}

/** Keeps the screens in step with the session, whether the server, another tab or another device changed it. */
export const followSession = ({
  queryClient,
  isOfSite,
  forgetScreens,
  isOnLoginPage,
  goHome,
  goToLogOut,
}: Screens): (() => void) => {
  const stopFollowing = sessionStore.onIdentityChange((now, before, cause) => {
    queryClient.removeQueries({ predicate: ({ queryKey }) => !isOfSite(queryKey) });
    forgetScreens();
    const wasHere = sessionOf(before) !== null;
    if (now.status === 'visitor' && wasHere && !isLeaving()) goToLogOut();
    if (now.status === 'signed-in' && cause === 'renewed' && (wasHere || isOnLoginPage())) goHome();
  });
  const stopHearing = hearOtherTabs((news) => {
    if (news === 'ended') {
      if (sessionStore.current()) sessionStore.forget();
      return;
    }
    // The server is unreachable: the next call decides.
    renewSessionAfresh().catch(() => undefined);
  });
  return () => {
    stopFollowing();
    stopHearing();
  };
};
