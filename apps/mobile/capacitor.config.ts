import type { CapacitorConfig } from '@capacitor/cli';
import { DEFAULT_SITE, nativeSite } from './src/native-sites.ts';

const site = nativeSite(process.env['SITE'] ?? DEFAULT_SITE);
const folder = process.env['NATIVE_DIR'] ?? `platforms/${site.slug}`;

const config: CapacitorConfig = {
  appId: site.bundleId,
  appName: site.appName,
  webDir: process.env['NATIVE_WEB_DIR'] ?? '../web/dist',
  backgroundColor: site.backgroundColor,
  // The pages come from https://localhost (Android) and capacitor://localhost (iOS): the API's NATIVE_ORIGINS.
  server: { hostname: 'localhost', androidScheme: 'https' },
  android: { path: `${folder}/android` },
  ios: { path: `${folder}/ios`, contentInset: 'never' },
  plugins: {
    PushNotifications: { presentationOptions: ['badge', 'sound', 'alert'] },
    SplashScreen: { backgroundColor: site.backgroundColor, launchAutoHide: true },
  },
};

export default config;
