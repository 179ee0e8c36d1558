import type { QueryClient } from '@tanstack/react-query';
import { toastFailure, toastSuccess } from '../errors/toast.tsx';
import { isReachable } from './is-reachable.ts';
import { connectivity } from './online.ts';
import { listenToCalls } from './listen-to-calls.ts';
import { queriesFollow } from './queries-follow.ts';

export const CHECK_EVERY_MS = 30_000;

const tell = (isOnline: boolean): void => {
  if (isOnline) toastSuccess('You are back online');
  else toastFailure({ message: 'You are working offline' });
};

/** Polls the server's health while the page is visible. */
const watch = (): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = 0;
  let isAsking = false;

  const check = async () => {
    clearTimeout(timer);
    const asked = (latest += 1);
    isAsking = true;
    const isOnline = await isReachable();
    // Something happened while we waited, and a later question is on its way.
    if (asked !== latest) return;
    isAsking = false;
    schedule();
    connectivity.set(isOnline);
  };
  const schedule = () => {
    clearTimeout(timer);
    if (!document.hidden) timer = setTimeout(() => void check(), CHECK_EVERY_MS);
  };
  const checkNow = () => void check();
  const follow = () => (document.hidden ? clearTimeout(timer) : checkNow());

  const stopDoubting = connectivity.onDoubt(() => {
    if (!isAsking) checkNow();
  });
  window.addEventListener('online', checkNow);
  window.addEventListener('offline', checkNow);
  document.addEventListener('visibilitychange', follow);
  if (navigator.onLine) schedule();
  else checkNow();
  return () => {
    latest += 1;
    clearTimeout(timer);
    stopDoubting();
    window.removeEventListener('online', checkNow);
    window.removeEventListener('offline', checkNow);
    document.removeEventListener('visibilitychange', follow);
  };
};

/** Keeps the online flag, shows a toast when it changes and informs the query client. */
export const startConnectivity = (queryClient: QueryClient): (() => void) => {
  const stops = [connectivity.subscribe(tell), queriesFollow(), listenToCalls(queryClient), watch()];
  return () => stops.forEach((stop) => stop());
};
