import { isOpenMessage } from '../../sw-push.ts';
import { isNative } from '../native/platform.ts';
import { safeRedirect } from '../session/safe-redirect.ts';
import { sessionOf, sessionStore } from '../session/session-store.ts';

/** Opens the target of a notification, and unsubscribes this browser after log-out. */
export const followPush = (open: (path: string) => void): (() => void) => {
  const stopFollowing = sessionStore.onIdentityChange((now, before) => {
    if (now.status !== 'visitor' || !sessionOf(before) || isNative()) return;
    void import('./browser-push.ts').then(({ forgetBrowserPush }) => forgetBrowserPush()).catch(() => undefined);
  });
  const hear = ({ data }: MessageEvent<unknown>) => {
    const path = isOpenMessage(data) ? safeRedirect(data.path) : undefined;
    if (path !== undefined) open(path);
  };
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  worker?.addEventListener('message', hear);
  return () => {
    stopFollowing();
    worker?.removeEventListener('message', hear);
  };
};
