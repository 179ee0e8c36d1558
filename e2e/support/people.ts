import type { Page } from '@playwright/test';
import { DEMO_LOGINS, DEMO_PASSWORD, type DemoLoginName } from '@tailgate/demo-world';
import { expect } from './screen.ts';
import { origin, type SiteSlug } from './places.ts';

export const loginOf = (site: SiteSlug, who: DemoLoginName) => DEMO_LOGINS[site][who];

export const typeCredentials = async (page: Page, identifier: string, password: string): Promise<void> => {
  await page.getByLabel('Email or phone').fill(identifier);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
};

/** By the front door, as a person would. */
export const signIn = async (page: Page, site: SiteSlug, who: DemoLoginName, landing: RegExp): Promise<void> => {
  await page.goto(`${origin(site)}/login`);
  await typeCredentials(page, loginOf(site, who).email, DEMO_PASSWORD);
  await expect(page).toHaveURL(landing);
};
