import type { Locator, Page } from '@playwright/test';
import { origin } from '../../support/places.ts';
import { expect, test } from '../../support/screen.ts';
import { signIn } from '../../support/steps/sign-in.ts';
import { PHONE } from '../../support/widths.ts';

test.use(PHONE);

const site = 'saguaro';
const CARD = 85.6 / 53.98;

/** A photo of a card that lies on its side: red where its top is, blue where its bottom is. */
const sidewaysCard = (page: Page): Promise<Buffer> =>
  page
    .evaluate(async () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 2400 });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('There is no canvas');
      context.fillStyle = 'blue';
      context.fillRect(0, 0, 600, 2400);
      context.fillStyle = 'red';
      context.fillRect(600, 0, 600, 2400);
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg'));
      return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer())];
    })
    .then((bytes) => Buffer.from(bytes));

/** Width by height of a picture, and whether it is red above and blue below. */
const seen = async (page: Page, picture: Locator) => {
  const answer = await page.request.get((await picture.getAttribute('src')) ?? '');
  return await page.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const canvas = Object.assign(document.createElement('canvas'), { width: bitmap.width, height: bitmap.height });
      const context = canvas.getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      const at = (share: number) => context?.getImageData(bitmap.width / 2, bitmap.height * share, 1, 1).data ?? [];
      const [above, below] = [at(0.1), at(0.9)];
      return {
        shape: bitmap.width / bitmap.height,
        isUpright: (above[0] ?? 0) > 200 && (below[2] ?? 0) > 200,
      };
    },
    [...(await answer.body())],
  );
};

test('RL-signup-10 a groomer turns and crops a photo of the license before it is uploaded', async ({ page, look }) => {
  await signIn(page, site, 'newGroomer');
  await page.goto(`${origin(site)}/groomer/signup/upload-driver-license`);
  const front = page.getByRole('group', { name: 'Front' });
  await expect(front).toBeVisible();
  const buffer = await sidewaysCard(page);
  await front.locator('input[type=file]').last().setInputFiles({ name: 'front.jpg', mimeType: 'image/jpeg', buffer });
  const dialog = page.getByRole('dialog', { name: 'Crop photo: Front' });
  await dialog.getByRole('group', { name: /arrow keys move the photo/ }).focus();
  await look('signup-license-crop');
  for (let turn = 0; turn < 3; turn += 1) await dialog.getByRole('button', { name: 'Rotate' }).click();
  const uploaded = page.waitForResponse(/\/v2\/attachment\/images\/[^/]+\/complete$/);
  await dialog.getByRole('button', { name: 'Use photo' }).click();
  await uploaded;
  await expect(front.getByRole('progressbar')).toBeHidden();
  const { shape, isUpright } = await seen(page, front.getByRole('img', { name: 'Front, preview' }));
  expect(shape).toBeCloseTo(CARD, 1);
  expect(isUpright).toBe(true);
});
