import type { RouterHistory } from '@tanstack/react-router';
import { isImpersonated } from '../session/session.ts';
import { safeRedirect } from '../session/safe-redirect.ts';
import { sessionOf, sessionStore, type SessionState } from '../session/session-store.ts';
import { pathOfDeepLink } from './deep-links.ts';
import { followScheme } from './follow-scheme.ts';
import { globalSettings } from './global-settings.ts';
import { registerPush } from './register-push.ts';

/** Host names of the site, passed to the build. */
const SITE_HOSTS = ((import.meta.env['VITE_SITE_HOSTS'] as string | undefined) ?? '').split(',').filter(Boolean);

/** Ties the app to the device it runs on: links, the back button, the status bar, notifications. */
export const startNative = async (history: RouterHistory): Promise<void> => {
  const [{ App }, { PushNotifications }, { StatusBar, Style }] = await Promise.all([
    import('@capacitor/app'),
    import('@capacitor/push-notifications'),
    import('@capacitor/status-bar'),
  ]);
  const open = (path: string | undefined) => {
    if (path !== undefined) history.push(path);
  };
  const own = { hosts: SITE_HOSTS, scheme: globalSettings().bundleId ?? '' };

  await App.addListener('appUrlOpen', ({ url }) => open(pathOfDeepLink(url, own)));
  await PushNotifications.addListener('pushNotificationActionPerformed', ({ notification }) =>
    open(safeRedirect((notification.data as { path?: unknown } | undefined)?.path)),
  );
  await App.addListener('backButton', () => {
    if (history.canGoBack()) history.back();
    // At the first screen there is nowhere to go back to: the app steps aside, as others do.
    else void App.minimizeApp();
  });
  followScheme((scheme) => void StatusBar.setStyle({ style: scheme === 'dark' ? Style.Dark : Style.Light }));

  const register = (state: SessionState) => {
    const session = sessionOf(state);
    // During impersonation this device must not receive the impersonated account's notifications.
    if (session && !isImpersonated(session)) void registerPush();
  };
  register(sessionStore.state());
  sessionStore.onIdentityChange(register);
};
