import type { CallAnswer, ProviderKind, Role } from '@tailgate/contract';
import { isPrivileged, isRole } from '@tailgate/contract/facts';
import { browserStorage, tabStorage } from './browser-storage.ts';
import { isImpersonated, isOrderScoped, NOBODY, type RoleOrNobody, type Session } from './session.ts';
import type { ProviderProfile } from './provider-profile.ts';

/**
 * What is kept in the browser between visits: only what the first paint needs. Never a token, and nothing that a
 * stranger at the same computer should not read.
 */
export interface AuthenticationHint {
  readonly role: RoleOrNobody;
  readonly roles: readonly Role[];
  readonly userId: string | null;
  readonly displayName: string;
  /** Whether the last seen screens may be opened without the server: only on a device they wanted to be remembered on. */
  readonly mayReturnOffline: boolean;
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

export const NO_AUTHENTICATION: AuthenticationHint = {
  role: NOBODY,
  roles: [],
  userId: null,
  displayName: '',
  mayReturnOffline: false,
};

export const authenticationHint = (): AuthenticationHint => {
  const kept = read(KEYS.authentication) as Partial<AuthenticationHint> | null;
  if (!kept || !isRole(kept.role) || typeof kept.displayName !== 'string') return NO_AUTHENTICATION;
  return {
    role: kept.role,
    roles: Array.isArray(kept.roles) ? kept.roles.filter(isRole) : [kept.role],
    userId: kept.userId ?? null,
    displayName: kept.displayName,
    mayReturnOffline: kept.mayReturnOffline === true,
  };
};

/**
 * On a device that remembers them, as themselves and not for a single order. Staff and support see other people's
 * data, none of which may stay on a device.
 */
export const mayReturnOffline = (session: Session): boolean =>
  session.remembered && !isPrivileged([session.role]) && !isImpersonated(session) && !isOrderScoped(session);

export const keepAuthenticationHint = (session: Session): void =>
  write(KEYS.authentication, {
    role: session.role,
    roles: session.roles,
    userId: session.user.id,
    displayName: session.user.displayName,
    mayReturnOffline: mayReturnOffline(session),
  } satisfies AuthenticationHint);

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

/** Where the tab keeps unsaved answers to steps. Removed here, because the steps may not be loaded when a session ends. */
export const STEP_DRAFTS = 'tailgate.step-drafts';

/** Of the person, not of the site: the brand stays for the login page. */
export const forgetPersonalHints = (): void => {
  tabStorage.remove(STEP_DRAFTS);
  browserStorage.remove(KEYS.authentication);
  browserStorage.remove(KEYS.provider);
};
