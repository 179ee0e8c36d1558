import { insertAfter, replaceAll } from './text-edits.ts';

const filter = (lines: readonly string[], attributes = '') =>
  `\n\n            <intent-filter${attributes}>\n${lines.map((line) => `                ${line}\n`).join('')}            </intent-filter>`;

const OPENED_BY_LINKS = [
  '<action android:name="android.intent.action.VIEW" />',
  '<category android:name="android.intent.category.DEFAULT" />',
  '<category android:name="android.intent.category.BROWSABLE" />',
];

/** Links to the site's hosts (verified by Android) and to the app's own scheme open the app. */
const withDeepLinks = (manifest: string, hosts: readonly string[], scheme: string): string =>
  insertAfter(
    manifest,
    /<category android:name="android\.intent\.category\.LAUNCHER" \/>\s*<\/intent-filter>/,
    filter(
      [
        ...OPENED_BY_LINKS,
        '<data android:scheme="https" />',
        ...hosts.map((host) => `<data android:host="${host}" />`),
      ],
      ' android:autoVerify="true"',
    ) + filter([...OPENED_BY_LINKS, `<data android:scheme="${scheme}" />`]),
  );

/** What the app keeps is sealed by a key of this phone: on another one a backup of it would only be in the way. */
const withoutBackup = (manifest: string): string =>
  replaceAll(manifest, /android:allowBackup="true"/, 'android:allowBackup="false"');

export const patchManifest = (manifest: string, hosts: readonly string[], scheme: string): string =>
  withoutBackup(withDeepLinks(manifest, hosts, scheme));

export const patchGradle = (gradle: string, version: string, build: number): string =>
  replaceAll(
    replaceAll(gradle, /versionCode \d+/, `versionCode ${build}`),
    /versionName "[^"]*"/,
    `versionName "${version}"`,
  );
