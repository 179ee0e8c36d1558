import type { Page } from '@playwright/test';
import { sandbox } from '@tailgate/sandbox/client';
import { SANDBOX_URL } from './places.ts';
import { expect } from './screen.ts';
import type { Thumb } from './thumb.ts';
import { TYPED_CARD } from './typed-card.ts';

const outbox = sandbox(SANDBOX_URL);

/** Nobody's yet. */
export const newNumber = () => `512478${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`;

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
export const askForCode = async (
  page: Page,
  by: Thumb,
  phone: string,
  press = by.press,
): Promise<() => Promise<string>> => {
  const afterId = (await outbox.messages({ limit: 1 }))[0]?.id ?? 0;
  await by.type(page.getByLabel('Phone number'), phone);
  await press('Text me a code');
  await expect(page.getByLabel('Six-digit code')).toBeVisible();
  return async () => {
    const { text } = await outbox.waitForSms({ to: `+1${phone}`, contains: 'code', afterId });
    return /\d{6}/.exec(text)?.[0] ?? '';
  };
};

export const typeCard = async (page: Page, by: Thumb): Promise<void> => {
  await by.type(page.getByLabel(/^Card number/), TYPED_CARD);
  await by.type(page.getByLabel(/^Expires/), '1240');
  await by.type(page.getByLabel(/^Security code/), '123');
  await by.press('Save card');
  await expect(page.getByText(/ending 4444$/)).toBeVisible();
};
