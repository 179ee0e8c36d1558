import type { Page } from '@playwright/test';
import { origin } from '../../support/places.ts';
import { expect, test } from '../../support/screen.ts';
import { signIn } from '../../support/steps/sign-in.ts';
import { PHONE } from '../../support/widths.ts';

test.use(PHONE);

const site = 'tailgate';

/** Also where the address is outside the zones of the demo groomer: on the last day of the next month, before work. */
const chooseStart = async (page: Page) => {
  await page.getByRole('button', { name: 'Next month' }).click();
  await page.getByRole('switch', { name: /^Book outside my hours/ }).press('Space');
  await page.getByRole('region', { name: 'Day' }).locator('button[data-day]').last().click();
  const start = page.getByRole('combobox', { name: /^Start on / });
  await start.fill('6:15 AM');
  await start.press('Tab');
};

test('a groomer books a customer, moves the appointment and cancels it', async ({ page, look, lookAtEveryWidth }) => {
  await signIn(page, site, 'groomer');
  await page.goto(`${origin(site)}/groomer/appointments`);

  await test.step('the customer, with the services of the last visit', async () => {
    await page.getByRole('link', { name: 'New appointment' }).click();
    await page.getByRole('searchbox', { name: 'Name, pet or phone' }).fill('priya');
    await page.getByRole('button', { name: /^Priya Raman/ }).click();
    await expect(page).toHaveURL(/select-services\?session=/);
    await expect(page.getByRole('button', { name: 'Choose a time' })).toBeEnabled();
    await lookAtEveryWidth('add-customer-select-services');
    await page.getByRole('button', { name: 'Choose a time' }).click();
  });

  await test.step('a time of their own choice', async () => {
    await expect(page).toHaveURL(/appointment-details/);
    await chooseStart(page);
    await lookAtEveryWidth('add-customer-appointment-details');
    await page.getByRole('button', { name: /^Book .*6:15 AM$/ }).click();
    await expect(page).toHaveURL(/add-customer\/success/);
    await expect(page.getByText(/is booked\.$/)).toBeVisible();
    await lookAtEveryWidth('add-customer-success');
  });

  await test.step('is moved', async () => {
    await page.getByRole('link', { name: 'Open appointment' }).click();
    await expect(page.getByText('Accepted').first()).toBeVisible();
    await lookAtEveryWidth('groomer-appointment');
    await page.getByRole('link', { name: 'Reschedule' }).click();
    await lookAtEveryWidth('groomer-appointment-reschedule');
    await page.goBack();
  });

  await test.step('could be offered to a partner', async () => {
    await expect(page).toHaveURL(/appointments\/[^/]+$/);
    const appointment = page.url();
    await page.goto(`${appointment}/send-appointment`);
    await expect(page.getByRole('combobox', { name: /^Partner/ })).toBeVisible();
    await lookAtEveryWidth('groomer-appointment-send');
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(page).toHaveURL(appointment);
  });

  await test.step('is canceled with a reason', async () => {
    await page.getByRole('button', { name: 'Cancel appointment' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Reason' }).selectOption('Van breakdown');
    await look('groomer-appointment-cancel');
    await dialog.getByRole('button', { name: 'Cancel appointment' }).click();
    await expect(page.getByText('Canceled').first()).toBeVisible();
  });
});

test('a groomer books a series and decides about every date', async ({ page, lookAtEveryWidth }) => {
  await signIn(page, site, 'groomer');
  await page.goto(`${origin(site)}/groomer/add-customer/select-services`);
  await page.getByRole('searchbox', { name: 'Name, pet or phone' }).fill('priya');
  await page.getByRole('button', { name: /^Priya Raman/ }).click();
  await page.getByRole('button', { name: 'Choose a time' }).click();
  await chooseStart(page);
  await page.getByRole('link', { name: 'Repeat this appointment' }).click();
  await expect(page.getByRole('button', { name: /^Book \d+ appointments?$/ })).toBeEnabled();
  await lookAtEveryWidth('add-customer-recurring-appointment');
});
