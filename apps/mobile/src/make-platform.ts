import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { hostsOf, type NativeSite } from './native-sites.ts';
import { patchGradle, patchManifest } from './patch-android.ts';
import {
  bundleFirebaseSettings,
  entitlements,
  patchAppDelegate,
  patchInfoPlist,
  patchPodfile,
  patchProject,
} from './patch-ios.ts';

export const MOBILE = resolve(import.meta.dirname, '..');

export type PlatformName = 'android' | 'ios';

export interface Make {
  readonly site: NativeSite;
  readonly version: string;
  readonly build: number;
  /** Where the projects are made; the default is an ignored folder of the site's own. */
  readonly folder?: string;
  readonly webDir?: string;
  /** Where Firebase's settings of each site are; kept out of the repository. */
  readonly firebase?: string;
  readonly environment?: NodeJS.ProcessEnv;
}

const change = (file: string, patch: (text: string) => string): void =>
  writeFileSync(file, patch(readFileSync(file, 'utf8')));

/** Makes the native project anew from Capacitor's template, with the built web in it, and answers where it is. */
export const makePlatform = (platform: PlatformName, make: Make): string => {
  const { site, environment = process.env } = make;
  const folder = make.folder ?? join('platforms', site.slug);
  const place = resolve(MOBILE, folder, platform);
  rmSync(place, { recursive: true, force: true });
  const packages = platform === 'ios' ? ['--packagemanager', 'CocoaPods'] : [];
  execFileSync(process.execPath, [capacitor(), 'add', platform, ...packages], {
    cwd: MOBILE,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...environment,
      SITE: site.slug,
      NATIVE_DIR: folder,
      ...(make.webDir !== undefined && { NATIVE_WEB_DIR: make.webDir }),
    },
  });
  if (platform === 'android') patchAndroid(place, make, hostsOf(site, environment));
  else patchIos(place, make, hostsOf(site, environment), environment);
  bringFirebase(platform, place, join(make.firebase ?? join(MOBILE, 'firebase'), site.slug));
  return place;
};

const capacitor = (): string => join(MOBILE, '../../node_modules/@capacitor/cli/bin/capacitor');

const patchAndroid = (place: string, { site, version, build }: Make, hosts: readonly string[]): void => {
  change(join(place, 'app/src/main/AndroidManifest.xml'), (text) => patchManifest(text, hosts, site.bundleId));
  change(join(place, 'app/build.gradle'), (text) => patchGradle(text, version, build));
};

const patchIos = (
  place: string,
  { site, version, build }: Make,
  hosts: readonly string[],
  environment: NodeJS.ProcessEnv,
): void => {
  const app = join(place, 'App/App');
  const apsEnvironment = environment['APS_ENVIRONMENT'] === 'development' ? 'development' : 'production';
  change(join(app, 'Info.plist'), (text) => patchInfoPlist(text, site.bundleId));
  change(join(place, 'App/App.xcodeproj/project.pbxproj'), (text) => patchProject(text, version, build));
  writeFileSync(join(app, 'App.entitlements'), entitlements(hosts, apsEnvironment));
};

const FIREBASE_SETTINGS = {
  android: ['google-services.json', 'app/google-services.json'],
  ios: ['GoogleService-Info.plist', 'App/App/GoogleService-Info.plist'],
} as const;

/** The settings come from Firebase's console. An app without them runs, but cannot be pushed to. */
const bringFirebase = (platform: PlatformName, place: string, settingsFolder: string): void => {
  const [name, target] = FIREBASE_SETTINGS[platform];
  const settings = join(settingsFolder, name);
  if (!existsSync(settings)) {
    console.warn(`No ${settings}: this build has no push notifications`);
    return;
  }
  copyFileSync(settings, join(place, target));
  if (platform === 'android') return;
  change(join(place, 'App/App/AppDelegate.swift'), patchAppDelegate);
  change(join(place, 'App/App.xcodeproj/project.pbxproj'), bundleFirebaseSettings);
  change(join(place, 'App/Podfile'), patchPodfile);
};
