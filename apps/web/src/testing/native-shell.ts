import { onTestFinished } from 'vitest';

/** Makes the page believe that it runs in the native shell, for the length of a test. */
export const inNativeShell = (platform: 'ios' | 'android' = 'ios'): void => {
  window.Capacitor = { isNativePlatform: () => true, getPlatform: () => platform };
  onTestFinished(() => {
    delete window.Capacitor;
  });
};
