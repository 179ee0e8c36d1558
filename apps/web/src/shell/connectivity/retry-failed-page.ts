import type { AnyRouter } from '@tanstack/react-router';
import { connectivity } from './online.ts';

/** A page that could not be shown without the server is tried again when it is back. */
export const retryFailedPage = (router: AnyRouter): (() => void) =>
  connectivity.subscribe((isOnline) => {
    if (isOnline && router.state.matches.some(({ status }) => status === 'error')) void router.invalidate();
  });
