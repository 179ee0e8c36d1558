import type { CallAnswer, ProviderKind } from '@tailgate/contract';
import { isRole } from '../roles.ts';
import { browserStorage } from './browser-storage.ts';
import { NOBODY, type RoleOrNobody, type Session } from './session.ts';
import type { ProviderProfile } from './provider-profile.ts';

/**
 * What is kept in the browser between visits: only what the first paint needs. Never a token, and nothing that a
 * stranger at the same computer should not read.
 */
export interface AuthenticationHint {
  readonly role: RoleOrNobody;
  readonly userId: string | null;
  readonly displayName: string;
}

export type SiteSettings = CallAnswer<'GET /v1/sites/:site/settings'>;

export interface ProviderHint {
  readonly displayName: string;
  readonly status: ProviderProfile['status'];
  readonly serviceCategory: ProviderKind;
  readonly lockServiceCategory: boolean;
}

const KEYS = {
  authentication: 'tailgate.authentication',
  settings: 'tailgate.settings',
  provider: 'tailgate.groomer',
} as const;

const read = (key: string): unknown => {
  try {
    return JSON.parse(browserStorage.read(key) ?? 'null') as unknown;
  } catch {
    return null;
  }
};

const write = (key: string, value: unknown): void => browserStorage.write(key, JSON.stringify(value));

export const NO_AUTHENTICATION: AuthenticationHint = { role: NOBODY, userId: null, displayName: '' };

export const authenticationHint = (): AuthenticationHint => {
  const kept = read(KEYS.authentication) as Partial<AuthenticationHint> | null;
  if (!kept || !isRole(kept.role) || typeof kept.displayName !== 'string') return NO_AUTHENTICATION;
  return { role: kept.role, userId: kept.userId ?? null, displayName: kept.displayName };
};

export const keepAuthenticationHint = ({ role, user }: Session): void =>
  write(KEYS.authentication, { role, userId: user.id, displayName: user.displayName } satisfies AuthenticationHint);

export const settingsHint = (): SiteSettings | undefined => {
  const kept = read(KEYS.settings) as Partial<SiteSettings> | null;
  return typeof kept?.appName === 'string' && typeof kept.colors?.primary === 'string'
    ? (kept as SiteSettings)
    : undefined;
};

export const keepSettingsHint = (settings: SiteSettings): void => write(KEYS.settings, settings);

export const providerHint = (): ProviderHint | undefined => {
  const kept = read(KEYS.provider) as Partial<ProviderHint> | null;
  return typeof kept?.displayName === 'string' && kept.serviceCategory ? (kept as ProviderHint) : undefined;
};

export const keepProviderHint = (profile: ProviderProfile): void =>
  write(KEYS.provider, {
    displayName: profile.displayName,
    status: profile.status,
    serviceCategory: profile.serviceCategory,
    lockServiceCategory: profile.lockServiceCategory,
  } satisfies ProviderHint);

/** Of the person, not of the site: the brand stays for the login page. */
export const forgetPersonalHints = (): void => {
  browserStorage.remove(KEYS.authentication);
  browserStorage.remove(KEYS.provider);
};
