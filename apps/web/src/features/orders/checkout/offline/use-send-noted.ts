import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useOnline } from '#shell/connectivity/online.ts';
import { notedFlag } from './noted-flag.ts';

const AGAIN_MS = 60_000;

/** While the area is open: visits that were completed without a connection are sent as soon as there is one. */
export const useSendNoted = (): void => {
  const queryClient = useQueryClient();
  const isOnline = useOnline();
  useEffect(() => {
    if (!isOnline) return;
    const send = () => {
      if (notedFlag.isSet()) void import('./send-noted.ts').then(({ sendNoted }) => sendNoted(queryClient));
    };
    send();
    // A card may still have been being charged, or the server was busy.
    const timer = setInterval(send, AGAIN_MS);
    return () => clearInterval(timer);
  }, [isOnline, queryClient]);
};
