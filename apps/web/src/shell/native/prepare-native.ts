import { nativeClient } from '../api/native-client.ts';
import { nativeSessionClient } from '../session/native-session-client.ts';
import { secureTokenStore } from '../session/refresh-token-store.ts';
import { loadGlobalSettings } from './global-settings.ts';

/** Before the first call: which app this is, where its API is, and where its refresh token is kept. */
export const prepareNative = async (): Promise<void> => {
  const { bundleId } = await loadGlobalSettings();
  const origin = import.meta.env['VITE_API_ORIGIN'] as string | undefined;
  if (!origin || !bundleId) throw new Error('A native app is built with VITE_API_ORIGIN and has a bundle id');
  nativeClient.is(nativeSessionClient({ origin, bundleId, store: secureTokenStore() }));
};
