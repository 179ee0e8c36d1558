import type { Page } from '@playwright/test';
import { origin } from '../../support/places.ts';
import { expect, test } from '../../support/screen.ts';
import { signIn } from '../../support/steps/sign-in.ts';
import { PHONE } from '../../support/widths.ts';

test.use(PHONE);

test.use({ serviceWorkers: 'allow' });

/** The service worker controls the page and has cached the whole app. */
const isReadyForOffline = (page: Page) =>
  page.evaluate(async () => {
    const script = await (await fetch('/sw.js')).text();
    const files = [...script.matchAll(/assets\/[\w.-]+\.(?:js|css)/g)].map(([name]) => `/${name}`);
    const kept = await (await caches.open('tailgate.shell')).keys();
    const addresses = new Set(kept.map(({ url }) => new URL(url).pathname));
    return (
      navigator.serviceWorker.controller !== null && files.length > 0 && files.every((file) => addresses.has(file))
    );
  });

/** Seen data is stored on the device. The database must not be opened before the app has created it. */
const answersAreKept = async (page: Page) => {
  const kept = await page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'tailgate-answers')) return '';
    return await new Promise<string>((resolve) => {
      const opening = indexedDB.open('tailgate-answers');
      opening.onsuccess = () => {
        const reading = opening.result.transaction('answers').objectStore('answers').getAll();
        reading.onsuccess = () => {
          opening.result.close();
          resolve(JSON.stringify(reading.result));
        };
      };
    });
  });
  return kept.includes('"queryKey":["GET /v2/service-provider/account"');
};

/** The scripts that a page loads from now on. */
const noteScripts = (page: Page) => {
  const scripts: string[] = [];
  const overNetwork: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.push(response.url());
    if (!response.fromServiceWorker()) overNetwork.push(response.url());
  });
  return { scripts, overNetwork };
};

interface Manifest {
  readonly name: string;
  readonly theme_color: string;
  readonly icons: readonly { readonly src: string }[];
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const banner = (page: Page) => page.getByRole('status').filter({ hasText: /^Offline/ });

test(
  'RL-pwa-01 RL-connectivity-02 RL-connectivity-03 pages seen before open without a script from the network, and without network',
  { tag: '@critical' },
  async ({ page, context, look, expectProblem }) => {
    expectProblem(/ERR_INTERNET_DISCONNECTED/);
    await signIn(page, 'tailgate', 'groomer');
    await page.goto(`${origin('tailgate')}/groomer`);
    await expect(heading(page)).toContainText('Good ');
    const greeting = await heading(page).textContent();
    await expect.poll(() => isReadyForOffline(page)).toBe(true);
    await expect.poll(() => answersAreKept(page)).toBe(true);

    const { scripts, overNetwork } = noteScripts(page);
    await page.reload();
    await expect(heading(page)).toHaveText(greeting ?? '');
    expect(scripts.length).toBeGreaterThan(2);
    expect(overNetwork).toEqual([]);

    await context.setOffline(true);
    await page.reload();
    await expect(banner(page)).toContainText(/saved \d{1,2}:\d{2}/);
    await expect(page.getByText('You are working offline')).toBeVisible();
    await expect(heading(page)).toHaveText(greeting ?? '');
    await look('home-groomer-offline');

    await context.setOffline(false);
    await expect(page.getByText('You are back online')).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    await expect(heading(page)).toHaveText(greeting ?? '');
  },
);

test('a session that ended meanwhile is detected when the network is back', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED|401/);
  await signIn(page, 'saguaro', 'groomer');
  await page.goto(`${origin('saguaro')}/groomer`);
  await expect.poll(() => isReadyForOffline(page)).toBe(true);
  await expect.poll(() => answersAreKept(page)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(banner(page)).toBeVisible();
  await context.clearCookies();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/log-out\?.*sessionExpired=true/);
});

test('logging out waits for the network, with a message', async ({ page, context, look, expectProblem }) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED|We cannot reach the server|401/);
  await signIn(page, 'tailgate', 'mechanic');
  await page.goto(`${origin('tailgate')}/mechanic`);
  await expect.poll(() => isReadyForOffline(page)).toBe(true);
  await expect.poll(() => answersAreKept(page)).toBe(true);
  await context.setOffline(true);
  await page.goto(`${origin('tailgate')}/log-out`);
  await expect(heading(page)).toHaveText('You are still logged in');
  await look('log-out-offline');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText('You are still logged in');
  await page.getByRole('link', { name: 'Stay logged in' }).click();
  await expect(page).toHaveURL(/\/mechanic$/);

  await page.goto(`${origin('tailgate')}/log-out`);
  await expect(heading(page)).toHaveText('You are still logged in');
  await context.setOffline(false);
  await expect(heading(page)).toHaveText('You are logged out');
  await page.goto(`${origin('tailgate')}/mechanic`);
  await expect(page).toHaveURL(/\/log-out\?/);
});

test('the app can be installed under the name of its site', async ({ page }) => {
  for (const [site, name] of [
    ['tailgate', 'Tailgate'],
    ['saguaro', 'Saguaro Suds'],
  ] as const) {
    await page.goto(`${origin(site)}/login`);
    const href = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest = await page.evaluate(
      async (address) => (await (await fetch(address)).json()) as Manifest,
      href ?? '/nowhere',
    );
    expect(manifest.name).toBe(name);
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', manifest.theme_color);
    const type = await page.evaluate(
      async (address) => (await fetch(address)).headers.get('content-type'),
      manifest.icons[0]?.src ?? '/nowhere',
    );
    expect(type).toBe('image/png');
  }
});

test('a first visit that loses the network says so, and works when it is back', async ({ page, expectProblem }) => {
  expectProblem(/ERR_FAILED/);
  const scripts = /\/assets\/.*\.js$/;
  await page.route(scripts, (route) => route.abort());
  await page.goto(`${origin('tailgate')}/groomer`);
  await expect(heading(page)).toHaveText('This page didn’t load');
  await page.unroute(scripts);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText('You are logged out');
});
