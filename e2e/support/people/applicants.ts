import type { Browser } from '@playwright/test';
import type { DemoSite } from '@tailgate/demo-world';
import { origin } from '../places.ts';
import { expect } from '../screen.ts';
import { signIn } from '../steps/sign-in.ts';
import { DESKTOP } from '../widths.ts';

interface Approved {
  readonly name: string;
  readonly address: string;
  /** Staff are warned before they approve a groomer without one. */
  readonly lacksLicense?: boolean;
}

/** Staff find the application in a browser of their own, and approve it. */
export const approveApplicant = async (
  browser: Browser,
  site: DemoSite,
  { name, address, lacksLicense = false }: Approved,
) => {
  const staff = await (await browser.newContext({ ...DESKTOP, reducedMotion: 'reduce' })).newPage();
  await signIn(staff, site, 'staff');
  await staff.goto(`${origin(site)}/staff/applicants`);
  await staff
    .getByRole('link', { name: new RegExp(name) })
    .last()
    .click();
  await expect(staff.getByText(address)).toBeVisible();
  await staff.getByRole('button', { name: 'Approve application' }).click();
  if (lacksLicense) await staff.getByRole('button', { name: 'Approve without license' }).click();
  await expect(staff.getByText('This application is decided.')).toBeVisible();
  await staff.context().close();
};
