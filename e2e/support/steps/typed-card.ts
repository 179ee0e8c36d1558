import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { Thumb } from './thumb.ts';

/** The only card numbers that journeys type. They may reach the card processor, and nothing of ours. */
export const TYPED_CARD = '5555555555554444';
export const DECLINED_CARD = '4000000000000002';
/** Its bank wants its holder to confirm, each time. */
export const CONFIRMED_CARD = '4000002760003184';

const shapesOf = (number: string): string[] => {
  const groups = number.match(/\d{4}/g) ?? [];
  return [number, ...[' ', '-', '+', '%20'].map((between) => groups.join(between))];
};

/** As people, forms and addresses write them. */
export const TYPED_CARD_SHAPES = [TYPED_CARD, DECLINED_CARD, CONFIRMED_CARD].flatMap(shapesOf);

/** The fields of the card processor, in a frame of its own. */
export const cardFields = (place: Locator | Page): FrameLocator =>
  place.frameLocator('iframe[title="Secure payment input frame"]');

/** Types a card into them, from the first field on. */
export const typeIntoFields = async (place: Locator | Page, by: Pick<Thumb, 'type'>, number = TYPED_CARD) => {
  const fields = cardFields(place);
  await by.type(fields.getByLabel('Card number'), number);
  await by.type(fields.getByLabel('Expiration date'), '1240');
  await by.type(fields.getByLabel('Security code'), '123');
  await by.type(fields.getByLabel('ZIP code'), '78701');
};

/** Types over what is there. */
export const keyboard: Pick<Thumb, 'type'> = {
  type: async (field, text) => {
    await field.fill('');
    await field.pressSequentially(text);
  },
};

/**
 * Presses a button below the fields. Chromium finds the frame of another origin by where it was last painted: a press in
 * the same moment as the scroll to the button would land in the fields.
 */
export const pressBelowFields = async (button: Locator): Promise<void> => {
  await button.scrollIntoViewIfNeeded();
  await button.evaluate(async () => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await painted();
    await painted();
  });
  await button.click();
};

/** What the holder of a card does on the page of their bank, which opens over ours. */
export const answerBank = async (page: Page, answer: 'Complete' | 'Fail' | 'Leave'): Promise<void> => {
  await page
    .frameLocator('iframe[title="Secure 3D Secure frame"]')
    .getByRole('button', { name: answer, exact: true })
    .click();
};
