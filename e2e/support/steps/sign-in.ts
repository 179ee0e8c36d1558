import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import type { DemoLoginName, DemoSite } from '@tailgate/demo-world';
import { softwarePasskey } from '../../../apps/server/testing/software-passkey.ts';
import { post } from '../api.ts';
import { DEMO_LOGINS, DEMO_PASSWORD } from '../demo.ts';
import { PASSKEY_HOLDERS } from '../people/passkey-holders.ts';
import { origin, type SiteSlug } from '../places.ts';
import { expect } from '../screen.ts';
import type { AuthenticationHint } from '../../../apps/web/src/shell/session/session-hints.ts';

export const loginOf = (site: DemoSite, who: DemoLoginName) => DEMO_LOGINS[site][who];

export const typeCredentials = async (page: Page, identifier: string, password: string): Promise<void> => {
  await page.getByLabel('Email or phone').fill(identifier);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
};

/** Through the login page. Only journeys about signing in need it; all others use `signIn`. */
export const signInByForm = async (page: Page, site: DemoSite, who: DemoLoginName, landing: RegExp): Promise<void> => {
  await page.goto(`${origin(site)}/login`);
  await typeCredentials(page, loginOf(site, who).email, DEMO_PASSWORD);
  await expect(page).toHaveURL(landing);
};

/** Once a tab, so that logging out or changing roles is not undone by the next page. */
const keepHint = ({ key, hint }: { key: string; hint: string }): void => {
  const done = 'journey.signed-in';
  if (sessionStorage.getItem(done) === hint) return;
  sessionStorage.setItem(done, hint);
  localStorage.setItem(key, hint);
};

/** As the browser would have kept them. */
const cookieOf = (header: string, site: SiteSlug) => {
  const [pair = '', ...attributes] = header.split('; ');
  const [name = '', value = ''] = pair.split('=');
  const path = attributes.find((attribute) => attribute.startsWith('Path='))?.slice('Path='.length) ?? '/';
  const domain = new URL(origin(site)).hostname;
  return { name, value, domain, path, httpOnly: true, sameSite: 'Lax' as const };
};

/**
 * Staff and support have a passkey in these journeys: unlike a code of their app, it can be used by several tests at the
 * same moment.
 */
const openSession = async (site: SiteSlug, email: string) => {
  const deviceId = randomUUID();
  const passkey = PASSKEY_HOLDERS.find((holder) => holder.site === site && holder.email === email);
  if (!passkey) return await post('POST /v2/account/sign-in', site, { email, password: DEMO_PASSWORD, deviceId });
  const { body: options } = await post('POST /v2/account/passkey-sign-in/options', site, {});
  const credential = softwarePasskey(`${site} ${email}`).assert(options, origin(site));
  return await post('POST /v2/account/passkey-sign-in', site, { credential, deviceId });
};

/**
 * A session of its own by one call instead of the login page. Sessions are never shared or stored in files: refresh
 * tokens rotate, and one that is used twice ends its session. The cookies go where the browser keeps them; the hint
 * beside them makes the app ask who is signed in.
 */
export const signInWithEmail = async (where: Page | BrowserContext, site: SiteSlug, email: string): Promise<void> => {
  const { status, cookies, body } = await openSession(site, email);
  expect(status, `${email} signs in`).toBe(200);
  const context = 'context' in where ? where.context() : where;
  await context.addCookies(cookies.map((cookie) => cookieOf(cookie, site)));
  const { role, roles, user, remembered } = body;
  const hint: AuthenticationHint = {
    role,
    roles,
    userId: user.id,
    displayName: user.displayName,
    mayReturnOffline: remembered,
  };
  await where.addInitScript(keepHint, { key: 'tailgate.authentication', hint: JSON.stringify(hint) });
};

export const signIn = (where: Page | BrowserContext, site: DemoSite, who: DemoLoginName): Promise<void> =>
  signInWithEmail(where, site, loginOf(site, who).email);
