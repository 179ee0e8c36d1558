import { apiPlatform, isNative, platform, type Platform } from './platform.ts';

/** What the app knows of itself: where it runs and which build it is. */
export interface GlobalSettings {
  readonly platform: Platform;
  readonly version: string;
  /** The site of a native app is found by it; a browser is found by its address. */
  readonly bundleId: string | null;
}

interface AppInfo {
  readonly id: string;
  readonly version: string;
}

/** The version that the build gave itself. */
const BUILT_VERSION = (import.meta.env['VITE_APP_VERSION'] as string | undefined) ?? '';

let current: GlobalSettings | undefined;

export const globalSettings = (): GlobalSettings =>
  (current ??= { platform: platform(), version: BUILT_VERSION, bundleId: null });

/** In the native shell the installed app says who it is, before the first call is made. */
export const loadGlobalSettings = async (
  info: () => Promise<AppInfo> = async () => (await import('@capacitor/app')).App.getInfo(),
): Promise<GlobalSettings> => {
  current = undefined;
  if (isNative()) {
    const { id, version } = await info();
    current = { platform: platform(), version, bundleId: id };
  }
  return globalSettings();
};

/** Where the API wants to know the platform, it takes one of two. */
export const platformForApi = () => apiPlatform(globalSettings().platform);
