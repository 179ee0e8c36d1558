import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../demo.ts';
import { origin, SANDBOX_URL, type SiteSlug } from '../places.ts';
import { expect } from '../screen.ts';
import type { Thumb } from './thumb.ts';
import { sandbox } from '@tailgate/sandbox/client';

const outbox = sandbox(SANDBOX_URL);

export interface Applicant {
  readonly first: string;
  readonly last: string;
  readonly phone: string;
}

export const APPLICANT_PASSWORD = `${DEMO_PASSWORD}-and-more`;
export const emailOf = ({ first, phone }: Applicant): string => `${first.toLowerCase()}-${phone}@example.test`;

/** From the login page, where everybody begins. */
export const openSignUp = async (
  page: Page,
  by: Thumb,
  { site, as }: { readonly site: SiteSlug; readonly as: 'groomer' | 'fleet owner' | 'mechanic' },
): Promise<void> => {
  await page.goto(`${origin(site)}/login`);
  await by.tap(page.getByRole('link', { name: as, exact: true }));
};

export const typeName = async (page: Page, by: Thumb, { first, last }: Applicant): Promise<void> => {
  await by.type(page.getByRole('textbox', { name: /^First name/ }), first);
  await by.type(page.getByRole('textbox', { name: /^Last name/ }), last);
};

export const typePhone = (page: Page, by: Thumb, { phone }: Applicant): Promise<void> =>
  by.type(page.getByRole('textbox', { name: /^Phone number/ }), phone);

/** Looks at the form once it is filled in. */
export const askForSignUpCode = async (page: Page, by: Thumb, look: () => Promise<void>): Promise<void> => {
  await by.tap(page.getByRole('checkbox', { name: /^I accept/ }));
  await look();
  await by.press('Text me a code');
  await isAskedForCode(page);
};

export const isAskedForCode = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: 'Confirm your phone' })).toBeVisible();

export const typeSignUpCode = async (page: Page, by: Thumb, { phone }: Applicant): Promise<void> => {
  const { text } = await outbox.waitForSms({ to: `+1${phone}`, contains: 'code' });
  await by.type(page.getByRole('textbox', { name: /^Six-digit code/ }), text.slice(0, 6));
};

export const typeEmailAndPassword = async (page: Page, by: Thumb, applicant: Applicant): Promise<void> => {
  await by.type(page.getByRole('textbox', { name: /^Email/ }), emailOf(applicant));
  await by.type(page.getByLabel(/^Password/), APPLICANT_PASSWORD);
};

/** The first of those that are found. */
export const chooseAddress = async (page: Page, by: Thumb, address: string): Promise<void> => {
  await by.type(page.getByRole('combobox', { name: /^Address/ }), address);
  const [street = address] = address.split(',');
  await by.tap(page.getByRole('option', { name: new RegExp(`^${street}`) }).first());
};

/** They are told by text. */
export const isToldOfApproval = ({ phone }: Applicant): Promise<unknown> =>
  outbox.waitForSms({ to: `+1${phone}`, contains: 'approved' });

/** Types the name instead of drawing it. */
export const signByName = async (page: Page, { first, last }: Applicant): Promise<void> => {
  await page.getByRole('button', { name: 'Type my name' }).tap();
  const signature = page.getByRole('group', { name: /^Signature/ });
  await signature.getByRole('textbox').fill(`${first} ${last}`);
};
