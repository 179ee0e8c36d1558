import { describe, expect, it, vi } from 'vitest';
import { buildSession } from '../../testing/sessions.ts';
import type { ProviderProfile } from './provider-profile.ts';
import {
  authenticationHint,
  keepProviderHint,
  keepSettingsHint,
  providerHint,
  settingsHint,
  type SiteSettings,
} from './session-hints.ts';
import { sessionStore } from './session-store.ts';

const everythingKept = () => JSON.stringify(Object.keys(localStorage).map((key) => localStorage.getItem(key)));

describe('what is kept between visits', () => {
  it('RL-auth-06 is who was here and the site’s settings, never a token', () => {
    const session = buildSession({ refreshToken: 'refresh-secret' });
    sessionStore.adopt(session, 'entered');
    keepSettingsHint({ appName: 'Tailgate', colors: { primary: '#009fd8', secondary: '#f2784b' } } as SiteSettings);
    keepProviderHint({
      displayName: 'Maya Torres',
      status: 'active',
      serviceCategory: 'grooming',
      lockServiceCategory: true,
    } as ProviderProfile);
    expect(authenticationHint()).toEqual({
      role: 'groomer',
      roles: ['groomer'],
      userId: 'user-1',
      displayName: 'Maya Torres',
      mayReturnOffline: true,
    });
    expect(settingsHint()?.appName).toBe('Tailgate');
    expect(providerHint()).toMatchObject({ serviceCategory: 'grooming', lockServiceCategory: true });
    for (const secret of [session.token, session.fbToken, 'refresh-secret'])
      expect(everythingKept()).not.toContain(secret);
  });

  it("RL-auth-03 is the role '0' after logging out; the brand stays for the login page", () => {
    sessionStore.adopt(buildSession(), 'entered');
    keepSettingsHint({ appName: 'Tailgate', colors: { primary: '#009fd8', secondary: '#f2784b' } } as SiteSettings);
    sessionStore.forget();
    expect(authenticationHint().role).toBe('0');
    expect(providerHint()).toBeUndefined();
    expect(settingsHint()).toBeDefined();
  });

  it.each(['{', 'null', '{"role":"admin","displayName":"x"}', '[]'])('is not believed when it reads %s', (kept) => {
    localStorage.setItem('tailgate.authentication', kept);
    localStorage.setItem('tailgate.settings', kept);
    expect(authenticationHint().role).toBe('0');
    expect(settingsHint()).toBeUndefined();
  });
});

describe('a change of who is signed in', () => {
  it('notifies on a change of account or role, not on token renewal', () => {
    sessionStore.forget();
    const told = vi.fn();
    const stop = sessionStore.onIdentityChange(told);
    sessionStore.adopt(buildSession(), 'entered');
    sessionStore.adopt(buildSession({ token: 'next' }), 'renewed');
    expect(told).toHaveBeenCalledTimes(1);
    sessionStore.adopt(buildSession({ role: 'renter' }), 'renewed');
    sessionStore.forget();
    expect(told.mock.calls.map((call) => call[2] as unknown)).toEqual(['entered', 'renewed', 'ended']);
    expect(sessionStore.lastRole()).toBe('renter');
    stop();
  });
});
