import { describe, expect, it } from 'vitest';
import { inNativeShell } from '../../testing/native-shell.ts';
import { globalSettings, loadGlobalSettings, platformForApi } from './global-settings.ts';
import { apiPlatform, isNative, platform } from './platform.ts';

const info = () => Promise.resolve({ id: 'app.saguaro.mobile', version: '4.2.0' });

describe('the platform', () => {
  it('RL-white-label-08 is the web, or one of the two native shells', () => {
    expect([isNative(), platform()]).toEqual([false, 'web']);
    inNativeShell('android');
    expect([isNative(), platform()]).toEqual([true, 'Android']);
    inNativeShell('ios');
    expect([isNative(), platform()]).toEqual([true, 'iOS']);
  });

  it('RL-white-label-04 is iOS by default where the API wants one of two', () => {
    expect(apiPlatform('web')).toBe('iOS');
    expect(apiPlatform('Android')).toBe('Android');
    expect(apiPlatform()).toBe('iOS');
  });

  it('is web where a page has something called Capacitor that is no native shell', () => {
    inNativeShell();
    window.Capacitor = { isNativePlatform: () => false, getPlatform: () => 'web' };
    expect(platform()).toBe('web');
    window.Capacitor = {};
    expect(platform()).toBe('web');
  });
});

describe('RL-white-label-05 the global settings', () => {
  it('keep platform, version and bundle id of the installed app', async () => {
    inNativeShell('android');
    await loadGlobalSettings(info);
    expect(globalSettings()).toEqual({ platform: 'Android', version: '4.2.0', bundleId: 'app.saguaro.mobile' });
    expect(platformForApi()).toBe('Android');
  });

  it('know no bundle id on the web', async () => {
    await loadGlobalSettings(() => Promise.reject(new Error('not asked')));
    expect(globalSettings()).toEqual({ platform: 'web', version: '', bundleId: null });
    expect(platformForApi()).toBe('iOS');
  });
});
