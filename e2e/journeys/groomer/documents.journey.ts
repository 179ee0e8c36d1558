import { SAMPLE_PDF } from '@tailgate/kit';
import { origin } from '../../support/places.ts';
import { expect, test } from '../../support/screen.ts';
import { signIn } from '../../support/steps/sign-in.ts';
import { PHONE } from '../../support/widths.ts';

test.use(PHONE);

test('a groomer adds, finds, opens and deletes documents', async ({ page, look }) => {
  const site = 'saguaro';
  const documents = page.getByRole('list', { name: 'documents' });
  const add = async (title: string, name: string) => {
    await page.getByRole('button', { name: 'Add document' }).click();
    await page.getByLabel(/^Title/).fill(title);
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer: SAMPLE_PDF });
    await expect(documents.getByText(title || 'business license')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await signIn(page, site, 'groomerOnTimeOff');
  await page.goto(`${origin(site)}/groomer/account/my-docs`);
  await expect(page.getByText('No documents yet')).toBeVisible();
  await look('groomer-my-docs-empty');

  await test.step('documents are added with a title, or with the file name', async () => {
    await add('Liability insurance', 'scan-0001.pdf');
    await add('', 'business-license.pdf');
    await expect(documents.getByRole('listitem')).toHaveCount(2);
    await look('groomer-my-docs');
  });

  await test.step('a program is refused before it is sent', async () => {
    await page.getByRole('button', { name: 'Add document' }).click();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'run.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') });
    await expect(page.getByRole('alert')).toContainText('Choose another one');
    await look('groomer-my-docs-add');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Discard changes' }).click();
  });

  await test.step('they are found by their title and open in a new tab', async () => {
    await page.getByLabel('Search by title').fill('insur');
    await expect(documents.getByRole('listitem')).toHaveCount(1);
    const link = page.getByRole('link', { name: 'Open Liability insurance in a new tab' });
    await expect(link).toHaveAttribute('target', '_blank');
    const bytes = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(await bytes.body()).toEqual(SAMPLE_PDF);
    await page.getByLabel('Search by title').fill('');
  });

  await test.step('and are deleted permanently', async () => {
    await page.getByRole('button', { name: 'Actions for Liability insurance' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await look('groomer-my-docs-delete');
    await page.getByRole('button', { name: 'Delete document' }).click();
    await expect(documents.getByText('Liability insurance')).toBeHidden();
    await expect(documents.getByText('business license')).toBeVisible();
  });

  await test.step('referral codes and frequently asked questions', async () => {
    await page.goto(`${origin(site)}/groomer/account/referral-code`);
    await expect(page.getByRole('img', { name: 'QR code of the link for groomers' })).toBeVisible();
    await look('groomer-referral-code');
    await page.goto(`${origin(site)}/groomer/account/frequently-asked-questions`);
    await page.getByLabel('Search the questions').fill('password');
    await expect(page.getByRole('button', { name: /password/i }).first()).toBeVisible();
    await look('groomer-frequently-asked-questions');
  });
});
