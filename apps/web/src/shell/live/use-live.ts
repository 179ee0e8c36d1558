import { useEffect } from 'react';
import { isLeaving } from '../session/change-session.ts';
import { sessionIdOf } from '../session/session.ts';
import { sessionStore, useSession } from '../session/session-store.ts';
import { hearLive } from './hear-live.ts';

/** Whether the news says that the session of this very tab was ended by somebody else. */
export const endsThisTab = (topic: string, data: unknown, token: string | null): boolean => {
  if (topic !== 'session.ended' || token === null || typeof data !== 'object' || data === null) return false;
  return 'sessionId' in data && data.sessionId !== null && data.sessionId === sessionIdOf(token);
};

/** Connects after the first paint, once it is known who is here. */
export const useLive = (onEnded: () => void): void => {
  const session = useSession();
  const userId = session?.user.id;
  const urls = session?.live.urls.join(' ');
  useEffect(() => {
    if (!userId || !urls) return undefined;
    let hangUp: (() => void) | undefined;
    const afterPaint = setTimeout(() => {
      hangUp = hearLive({
        urls: urls.split(' '),
        userId,
        token: () => sessionStore.current()?.fbToken ?? '',
        onMessage: (topic, data) => {
          if (!isLeaving() && endsThisTab(topic, data, sessionStore.token())) onEnded();
        },
      });
    }, 0);
    return () => {
      clearTimeout(afterPaint);
      hangUp?.();
    };
  }, [userId, urls, onEnded]);
};
