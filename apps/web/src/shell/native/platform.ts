/** What the native shell puts on the page. The library behind it is loaded only where it is there. */
interface Bridge {
  isNativePlatform?(): boolean;
  getPlatform?(): string;
}

declare global {
  interface Window {
    Capacitor?: Bridge;
  }
}

export type Platform = 'iOS' | 'Android' | 'web';

/** Whether the app runs in the native shell; everything native is behind this question. */
export const isNative = (): boolean => window.Capacitor?.isNativePlatform?.() === true;

export const platform = (): Platform => {
  if (!isNative()) return 'web';
  return window.Capacitor?.getPlatform?.() === 'android' ? 'Android' : 'iOS';
};

export const DEFAULT_PLATFORM = 'iOS';

/** The API knows two platforms; a browser counts as the default one. */
export const apiPlatform = (of: Platform = platform()): Exclude<Platform, 'web'> =>
  of === 'web' ? DEFAULT_PLATFORM : of;
