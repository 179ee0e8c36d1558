import { origin } from '../../support/places.ts';
import { RETURNING } from '../../support/people/returning-customer.ts';
import { expect, test } from '../../support/screen.ts';
import { noteSent } from '../../support/sent-requests.ts';
import { signInWithEmail } from '../../support/steps/sign-in.ts';
import {
  answerBank,
  CONFIRMED_CARD,
  DECLINED_CARD,
  keyboard,
  TYPED_CARD_SHAPES,
  typeIntoFields,
} from '../../support/steps/typed-card.ts';
import { PHONE } from '../../support/widths.ts';

test.use(PHONE);

test('a card that is declined or not confirmed is not kept, and one that its holder confirms is', async ({
  page,
  expectProblem,
  lookAtEveryWidth,
}) => {
  // The processor says no.
  expectProblem(/402/);
  const { toUs, printed } = noteSent(page, RETURNING.site);
  await signInWithEmail(page, RETURNING.site, RETURNING.customer);
  await page.goto(`${origin(RETURNING.site)}/customer/payment-methods`);
  await page.getByRole('button', { name: 'Add card' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a card' });
  const add = dialog.getByRole('button', { name: 'Add card' });
  await typeIntoFields(dialog, keyboard, DECLINED_CARD);
  await lookAtEveryWidth('customer-card');
  await add.click();
  await expect(dialog.getByText('The card was declined. Try another card.')).toBeVisible();

  await typeIntoFields(dialog, keyboard, CONFIRMED_CARD);
  for (const answer of ['Fail', 'Leave'] as const) {
    await add.click();
    await answerBank(page, answer);
    await expect(dialog.getByText(/^Your bank did not confirm this card/)).toBeVisible();
  }
  await add.click();
  await answerBank(page, 'Complete');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Visa ending in 3184')).toBeVisible();

  const texts = [...toUs, ...printed, await page.content()];
  expect(texts.filter((text) => TYPED_CARD_SHAPES.some((shape) => text.includes(shape)))).toEqual([]);
});
