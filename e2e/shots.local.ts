// pictures by hand; not part of the tree
import { chromium } from '@playwright/test';
import { chromiumLaunch } from '@tailgate/kit';
import { DEMO_LOGINS, DEMO_PASSWORD } from './support/demo.ts';
const [site, who, out, ...rest] = process.argv.slice(2);
const paths = rest;
const browser = await chromium.launch(chromiumLaunch());
const sizes = (process.env['SIZES'] ?? '390x844,1280x832').split(',').map((s) => s.split('x').map(Number));
const context = await browser.newContext({
  viewport: { width: 1280, height: 832 },
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
  colorScheme: process.env['DARK'] ? 'dark' : 'light',
});
const page = await context.newPage();
page.on('pageerror', (error) => console.log('pageerror', error.message));
const at = `http://${site}.localhost:46190`;
await page.goto(`${at}/login`);
await page.getByLabel('Email or phone').fill((DEMO_LOGINS as any)[site][who].email);
await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
await page.getByRole('button', { name: 'Log in', exact: true }).click();
await page.waitForURL((url) => !url.pathname.startsWith('/login'));
for (const path of paths) {
  await page.goto(`${at}${path}`);
  for (const [width = 0, height = 0] of sizes) {
    await page.setViewportSize({ width, height });
    await page.waitForLoadState('networkidle').catch(() => undefined);
    await page
      .locator('h1')
      .first()
      .waitFor({ timeout: 20000 })
      .catch(() => console.log('no h1', path));
    await page.waitForTimeout(500);
    const name = `${out}${path.replace(/[^a-z0-9]+/gi, '_').slice(0, 60)}-${width}${process.env['DARK'] ? '-dark' : ''}.png`;
    await page.screenshot({ path: name, fullPage: process.env['FULL'] !== undefined });
    console.log(name, await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth));
  }
}
await browser.close();
