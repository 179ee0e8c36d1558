import { onlineManager } from '@tanstack/react-query';
import { endOfflineSession } from '../session/offline-session.ts';
import { connectivity } from './online.ts';

/** Queries look again when the server is back; who was let in without it is recognised first. */
export const queriesFollow = (): (() => void) => {
  const follow = (isOnline: boolean) => {
    if (!isOnline) onlineManager.setOnline(false);
    else
      void endOfflineSession().finally(() => {
        if (connectivity.isOnline()) onlineManager.setOnline(true);
      });
  };
  // In place of the browser's own events: being connected to a network is not being connected to us.
  onlineManager.setEventListener(() => undefined);
  onlineManager.setOnline(connectivity.isOnline());
  return connectivity.subscribe(follow);
};
