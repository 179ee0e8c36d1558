import type { Page } from '@playwright/test';
import { newNumber } from '../people/phone-numbers.ts';
import { expect } from '../screen.ts';
import { textedCode } from './texted-code.ts';
import type { Thumb } from './thumb.ts';
import { typeIntoFields } from './typed-card.ts';

/** Where the van comes, and for whom. */
export const describePets = async (
  page: Page,
  by: Thumb,
  { address, names }: { readonly address: string; readonly names: readonly string[] },
): Promise<void> => {
  await by.type(page.getByRole('combobox', { name: /^Where should/ }), address);
  await by.tap(page.getByRole('option').first());
  for (const [at, name] of names.entries()) {
    if (at > 0) await by.press('Add another pet');
    const pet = page.getByRole('group', { name: `Pet ${at + 1}`, exact: true });
    await by.type(pet.getByRole('textbox', { name: /^Pet name/ }), name);
    await by.tap(
      pet
        .getByRole('group', { name: /^Size of/ })
        .getByRole('button')
        .nth(at + 1),
    );
  }
};

/** The usual ones, and on to the groomers and times. */
export const chooseServices = async (page: Page, by: Thumb): Promise<void> => {
  await by.press('Choose services');
  await expect(page.getByText(/groomers?$/)).toBeVisible();
  await by.press('See groomers and times');
  await expect(page.getByText(/groomers? comes? to you$/)).toBeVisible();
};

/** Asks for the code of a number. The function it answers finds it in the text, also after a reload. */
export const askForCode = async (page: Page, by: Thumb, phone: string): Promise<() => Promise<string>> => {
  const readCode = await textedCode(phone);
  await by.type(page.getByLabel('Phone number'), phone);
  await by.press('Text me a code');
  await expect(page.getByLabel('Six-digit code')).toBeVisible();
  return readCode;
};

export const typeCard = async (page: Page, by: Thumb): Promise<void> => {
  await typeIntoFields(page, by);
  await by.press('Save card');
  await expect(page.getByText(/ending 4444$/)).toBeVisible();
};

/** The first time of a groomer, which is held while the rest is asked. */
export const holdFirstTime = async (page: Page, by: Thumb, groomer: string): Promise<void> => {
  await by.tap(
    page
      .getByRole('group', { name: `Times with ${groomer}` })
      .getByRole('button')
      .first(),
  );
  await expect(page.getByRole('timer')).toContainText('held for you');
};

export interface NewCustomer {
  readonly first: string;
  readonly last: string;
}

/** From the groomers and times to the request, as somebody nobody knows. */
export const requestBooking = async (
  page: Page,
  by: Thumb,
  { groomer, customer }: { readonly groomer: string; readonly customer: NewCustomer },
): Promise<void> => {
  await holdFirstTime(page, by, groomer);
  await by.press(/^Continue with/);
  const code = await askForCode(page, by, newNumber('customer'));
  await by.type(page.getByLabel('Six-digit code'), await code());
  await by.type(page.getByLabel(/^First name/), customer.first);
  await by.type(page.getByLabel(/^Last name/), customer.last);
  await by.tap(page.getByRole('checkbox', { name: /^I accept/ }));
  await by.press('Continue');
  await expect(page).toHaveURL(/\/ordering\/payment/);
  await typeCard(page, by);
  await by.press('Request booking');
  await expect(page.getByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible();
};
