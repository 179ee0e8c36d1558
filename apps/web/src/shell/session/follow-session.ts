import type { QueryClient } from '@tanstack/react-query';
import { isLeaving } from './change-session.ts';
import { hearOtherTabs } from './other-tabs.ts';
import { renewSessionAfresh } from './renew-session.ts';
import { sessionOf, sessionStore } from './session-store.ts';

interface Screens {
  readonly queryClient: QueryClient;
  /** Which cached answers belong to the site rather than to the person. */
  readonly isOfSite: (queryKey: readonly unknown[]) => boolean;
  /** Screens that are kept for coming back belong to whoever saw them. */
  readonly forgetScreens: () => void;
  readonly isOnLoginPage: () => boolean;
  readonly goHome: () => void;
  readonly goToLogOut: () => void;
}

/** Keeps the screens honest about who is signed in, whoever changed it: the server, another tab or another device. */
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
    // Nobody could be asked just now: the next call will find out.
    renewSessionAfresh().catch(() => undefined);
  });
  return () => {
    stopFollowing();
    stopHearing();
  };
};
