import { origin } from '../../support/places.ts';
import { expect, test } from '../../support/screen.ts';

const GROOMER = '/maya-torres';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('RL-routing-03 the page of a groomer and the first page of a site can be read and followed', async ({
    page,
  }) => {
    await page.goto(`${origin('tailgate')}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pet grooming at your door');
    await page.getByRole('link', { name: /Maya Torres/ }).click();
    await expect(page).toHaveURL(new RegExp(`${GROOMER}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('South Paws');
    await expect(page.getByRole('heading', { name: 'Services and prices' })).toBeVisible();
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Next free times' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
    await expect(page.getByText('turn on JavaScript')).toHaveCount(0);
  });
});

test('a shared link has a title, a description, a picture and structured data', async ({ page }) => {
  const answer = await page.goto(`${origin('tailgate')}${GROOMER}`);
  const html = (await answer?.text()) ?? '';
  expect(html).toContain('<title>Maya Torres, mobile pet grooming in');
  expect(html).toContain(`<link rel="canonical" href="${origin('tailgate')}${GROOMER}">`);
  const [, data = 'null'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data)).toMatchObject({ '@type': 'LocalBusiness', url: `${origin('tailgate')}${GROOMER}` });
  const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
  const typeOf = (url: string) => page.evaluate(async (at) => (await fetch(at)).headers.get('content-type'), url);
  expect(await typeOf(picture)).toBe('image/png');
  expect(await typeOf('/sitemap.xml')).toContain('xml');
});
