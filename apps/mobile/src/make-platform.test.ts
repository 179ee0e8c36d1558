import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makePlatform } from './make-platform.ts';
import { hostsOf, NATIVE_SITES, nativeSite } from './native-sites.ts';
import { insertAfter, replaceAll } from './text-edits.ts';

const folder = mkdtempSync(join(tmpdir(), 'tailgate-native-'));
const webDir = join(folder, 'web');
const site = nativeSite('saguaro');
const firebase = join(folder, 'firebase');
const make = { site, version: '4.2.0', build: 420, folder, webDir, environment: { ...process.env, NATIVE_HOSTS: '' } };
const read = (path: string) => readFileSync(join(folder, path), 'utf8');

// The templates are Capacitor's own, so that a new version that changes them is noticed here.
beforeAll(() => {
  mkdirSync(webDir);
  writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>web</title>');
  mkdirSync(join(firebase, site.slug), { recursive: true });
  for (const name of ['google-services.json', 'GoogleService-Info.plist'])
    writeFileSync(join(firebase, site.slug, name), 'settings');
  for (const platform of ['android', 'ios'] as const) makePlatform(platform, { ...make, firebase });
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('RL-white-label-08 the Android app', () => {
  it('is the site’s: name, id, version, pages', () => {
    expect(read('android/app/src/main/res/values/strings.xml')).toContain(
      '<string name="app_name">Saguaro Suds</string>',
    );
    const gradle = read('android/app/build.gradle');
    for (const part of ['applicationId "app.saguaro.mobile"', 'versionCode 420', 'versionName "4.2.0"'])
      expect(gradle).toContain(part);
    expect(read('android/app/src/main/assets/public/index.html')).toContain('<title>web</title>');
  });

  it('is opened by links to the site and by its own scheme', () => {
    const manifest = read('android/app/src/main/AndroidManifest.xml');
    expect(manifest).toContain('<intent-filter android:autoVerify="true">');
    expect(manifest).toContain('<data android:host="saguaro.example" />');
    expect(manifest).toContain('<data android:scheme="app.saguaro.mobile" />');
    expect(manifest.match(/<intent-filter/g)).toHaveLength(manifest.match(/<\/intent-filter>/g)?.length ?? 0);
    expect(manifest).toContain('android:allowBackup="false"');
  });

  it('has the plugins', () => {
    const plugins = read('android/capacitor.settings.gradle');
    for (const name of ['push-notifications', 'app', 'device', 'status-bar', 'splash-screen'])
      expect(plugins).toContain(`:capacitor-${name}`);
    expect(plugins).toContain('capacitor-secure-storage');
  });
});

describe('RL-white-label-08 the iOS app', () => {
  it('is the site’s: name, id, version', () => {
    expect(read('ios/App/App/Info.plist')).toContain('<string>Saguaro Suds</string>');
    const project = read('ios/App/App.xcodeproj/project.pbxproj');
    expect(project.match(/PRODUCT_BUNDLE_IDENTIFIER = app\.saguaro\.mobile;/g)).toHaveLength(2);
    expect(project.match(/MARKETING_VERSION = 4\.2\.0;/g)).toHaveLength(2);
    expect(project.match(/CURRENT_PROJECT_VERSION = 420;/g)).toHaveLength(2);
  });

  it('is opened by links to the site and by its own scheme, and may be woken', () => {
    const plist = read('ios/App/App/Info.plist');
    expect(plist).toMatch(/CFBundleURLSchemes<\/key>\s*<array>\s*<string>app\.saguaro\.mobile</);
    expect(plist).toContain('<string>remote-notification</string>');
    const rights = read('ios/App/App/App.entitlements');
    expect(rights).toContain('<string>applinks:saguaro.example</string>');
    expect(rights).toMatch(/aps-environment<\/key>\s*<string>production</);
    expect(read('ios/App/App.xcodeproj/project.pbxproj').match(/CODE_SIGN_ENTITLEMENTS = App/g)).toHaveLength(2);
  });

  it('turns Apple’s token into Firebase’s', () => {
    const swift = read('ios/App/App/AppDelegate.swift');
    expect(swift.indexOf('FirebaseApp.configure()')).toBeGreaterThan(swift.indexOf('didFinishLaunchingWithOptions'));
    expect(swift).toContain('.capacitorDidRegisterForRemoteNotifications, object: token');
    expect(swift.match(/\{/g)).toHaveLength(swift.match(/\}/g)?.length ?? 0);
    expect(read('ios/App/Podfile')).toContain("pod 'FirebaseMessaging'");
  });

  it('bundles Firebase’s settings under ids that Xcode has not given to anything else', () => {
    const project = read('ios/App/App.xcodeproj/project.pbxproj');
    expect(project).toContain('/* GoogleService-Info.plist in Resources */ = {isa = PBXBuildFile;');
    const declared = [...project.matchAll(/^\t\t([0-9A-F]{24}) .*= \{/gm)].map(([, id]) => id);
    expect(new Set(declared).size).toBe(declared.length);
    const settings = project.split('\n').filter((line) => line.includes('GoogleService-Info.plist'));
    expect(read('ios/App/App/GoogleService-Info.plist')).toBe('settings');
    expect(read('android/app/google-services.json')).toBe('settings');
    expect(settings).toHaveLength(project.split('\n').filter((line) => line.includes('config.xml')).length);
  });
});

it('without Firebase’s settings an app is made that runs, and cannot be pushed to', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const bare = join(folder, 'bare');
  for (const platform of ['android', 'ios'] as const)
    makePlatform(platform, { ...make, folder: bare, firebase: join(folder, 'nothing') });
  expect(warn.mock.calls.flat().join()).toContain('no push notifications');
  warn.mockRestore();
  for (const path of ['App/App/AppDelegate.swift', 'App/App.xcodeproj/project.pbxproj', 'App/Podfile'])
    expect(read(`bare/ios/${path}`)).not.toMatch(/Firebase|GoogleService/);
});

describe('the sites', () => {
  it('are known by name, each with an id of its own', () => {
    expect(new Set(NATIVE_SITES.map(({ bundleId }) => bundleId)).size).toBe(NATIVE_SITES.length);
    expect(() => nativeSite('nowhere')).toThrow('tailgate, saguaro');
    expect(() => nativeSite(undefined)).toThrow('Which site?');
  });

  it('may be reached elsewhere', () => {
    expect(hostsOf(site, { NATIVE_HOSTS: 'one.example,two.example' })).toEqual(['one.example', 'two.example']);
    expect(hostsOf(site, {})).toEqual(['saguaro.example']);
  });
});

it('a template that has changed is noticed', () => {
  expect(() => insertAfter('none here', /anchor/, 'x')).toThrow('0 places');
  expect(() => insertAfter('anchor anchor', /anchor/, 'x')).toThrow('2 places');
  expect(() => replaceAll('none here', /anchor/, 'x')).toThrow('no anchor');
});
