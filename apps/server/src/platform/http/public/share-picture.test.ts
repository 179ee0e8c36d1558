import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPrivateTestApi, type TestApi } from '../../../../testing/index.ts';

const FONT = createRequire(join(import.meta.dirname, '../../../../../web/package.json')).resolve(
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
);

let api: TestApi;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tailgate-share-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<head><title>x</title></head><div id="root"></div>');
  await copyFile(FONT, join(folder, 'assets/inter.woff2'));
  api = await startPrivateTestApi({
    because: 'it draws with the font of a built web',
    environment: { WEB_DIST: folder },
  });
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url, headers: { host: api.site.host, ...headers } });
const inkIn = async (png: Buffer) => {
  const { data } = await sharp(png).removeAlpha().greyscale().raw().toBuffer({ resolveWithObject: true });
  return data.filter((value) => value < 80).length;
};

const groomer = async (firstName: string) => {
  const account = await api.account({ firstName, lastName: 'Torres' });
  const address = `share-${account.id.slice(-12)}`;
  await api.database.asOwner((owner) =>
    owner.query(
      `update providers set vanity_url = $2, city = 'Austin', review_count = 3, average_rating = 4.5 where account_id = $1`,
      [account.id, address],
    ),
  );
  return address;
};

it('draws the picture of a page, and sends it again only when it has changed', async () => {
  const address = await groomer('Maya');
  const { statusCode, headers, rawPayload } = await get(`/pictures/share/${address}.png`);
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'image/png',
    'public, max-age=3600',
  ]);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
  expect(await inkIn(rawPayload)).toBeGreaterThan(3_000);
  expect(rawPayload.length).toBeLessThan(100_000);
  const again = await get(`/pictures/share/${address}.png`, { 'if-none-match': String(headers['etag']) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it('takes markup in a name for letters, and leaves out what the font does not have', async () => {
  const [marked, foreign] = [await groomer('</path><image href="http://x"/>'), await groomer('🐶ملا')];
  for (const address of [marked, foreign])
    expect((await get(`/pictures/share/${address}.png`)).statusCode, address).toBe(200);
});

it('has one of the site, and none for an address without a page', async () => {
  expect((await get('/pictures/share.png')).headers['content-type']).toBe('image/png');
  for (const name of ['nobody-here.png', 'x.svg', '..%2fx.png'])
    expect((await get(`/pictures/share/${name}`)).statusCode, name).toBe(404);
});
