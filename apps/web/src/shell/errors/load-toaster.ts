import type { ComponentType } from 'react';
import { connectivity } from '../connectivity/online.ts';

const Nothing = () => null;

/** It keeps the files of the app, also without network. */
const hasServiceWorker = () => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

const reachable = (): Promise<void> =>
  connectivity.isOnline() || hasServiceWorker()
    ? Promise.resolve()
    : new Promise((resolve) => {
        const stop = connectivity.subscribe(() => {
          stop();
          resolve();
        });
      });

/**
 * The first toast may be the one that says that the network is gone: what shows it comes from the service worker, or
 * when the network is back. It stands outside of every page, where a failure would take the page away with all that
 * was typed; then there are no toasts.
 */
export const loadToaster = async (
  load: () => Promise<{ readonly Toaster: ComponentType }>,
): Promise<{ default: ComponentType }> => {
  await reachable();
  return { default: (await load().catch(() => null))?.Toaster ?? Nothing };
};
