import type { LiveTopics } from '@tailgate/contract';
import { useCallback, useEffect } from 'react';
import { isLeaving } from '../session/change-session.ts';
import { sessionIdOf } from '../session/session.ts';
import { sessionStore, useSession } from '../session/session-store.ts';
import { dispatchLive, dispatchReconnect, useLiveTopic } from './live-topics.ts';

/** Whether the message is about the session of this tab. A token that cannot be read has no session to end. */
export const endsThisTab = ({ sessionId }: LiveTopics['session.ended'], token: string | null): boolean => {
  const own = token === null ? null : sessionIdOf(token);
  return own !== null && sessionId === own;
};

/** Connects after the first paint, once somebody is signed in; `onEnded` runs when this session was ended elsewhere. */
export const useLive = (onEnded: () => void): void => {
  const session = useSession();
  const userId = session?.user.id;
  const urls = session?.live.urls.join(' ');
  const endSession = useCallback(
    (data: LiveTopics['session.ended']) => {
      if (!isLeaving() && endsThisTab(data, sessionStore.token())) onEnded();
    },
    [onEnded],
  );
  useLiveTopic('session.ended', endSession);
  useEffect(() => {
    if (!userId || !urls) return undefined;
    const ended = new AbortController();
    const open = async () => {
      const { openLiveConnection } = await import('./live-connection.ts');
      if (ended.signal.aborted) return;
      const close = openLiveConnection({
        urls: urls.split(' '),
        userId,
        token: () => sessionStore.current()?.fbToken ?? '',
        onMessage: dispatchLive,
        onReconnect: dispatchReconnect,
      });
      ended.signal.addEventListener('abort', close);
    };
    // Without it everything still works.
    const afterPaint = setTimeout(() => void open().catch(() => undefined), 0);
    return () => {
      clearTimeout(afterPaint);
      ended.abort();
    };
  }, [userId, urls]);
};
