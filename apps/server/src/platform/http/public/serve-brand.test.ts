import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../../testing/index.ts';
import { buildApi } from '../../../start-api.ts';
import { ownLogoKey } from './brand-icon.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await api.database.asOwner((owner) =>
    owner.query(`update sites set app_name = 'Saguaro Suds of Phoenix', primary_color = '#ffd400' where id = $1`, [
      api.otherSite.id,
    ]),
  );
});
afterAll(() => api.close());

interface Manifest {
  readonly name: string;
  readonly icons: readonly { src: string; sizes: string; purpose: string }[];
}

const get = (url: string, host = api.site.host, headers: Record<string, string> = {}) =>
  api.app.inject({ url, headers: { host, ...headers } });

/** One that has not read the sites yet: the list is kept for some seconds. */
const freshServer = () => buildApi(api.platform);

/** The middle of the left edge: ground, not van. */
const groundOf = async (png: Buffer) => {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = Math.floor(info.height / 2) * info.width * 3 + 3 * 2;
  return `#${[...data.subarray(at, at + 3)].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

describe('the manifest', () => {
  it('RL-white-label-06 names and colours the installed app after the site of the host', async () => {
    const [one, other] = [await get('/manifest.webmanifest'), await get('/manifest.webmanifest', api.otherSite.host)];
    expect(one.headers['content-type']).toContain('application/manifest+json');
    expect(one.json()).toMatchObject({
      id: '/',
      name: `Brand ${api.site.slug}`,
      start_url: '/',
      display: 'standalone',
      theme_color: '#0d7ca8',
    });
    expect(other.json()).toMatchObject({
      name: 'Saguaro Suds of Phoenix',
      short_name: 'Saguaro',
      theme_color: '#ffd400',
    });
  });

  it('is sent again only when it has changed', async () => {
    const { etag } = (await get('/manifest.webmanifest')).headers;
    const again = await get('/manifest.webmanifest', api.site.host, { 'if-none-match': etag as string });
    expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([304, '', 'no-cache']);
    const elsewhere = await get('/manifest.webmanifest', api.otherSite.host, { 'if-none-match': etag as string });
    expect(elsewhere.statusCode).toBe(200);
  });
});

describe('the icons', () => {
  it('are the ones the manifest promises, in the colour of the site', async () => {
    const { icons } = (await get('/manifest.webmanifest')).json<Manifest>();
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '192x192 maskable',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of icons) {
      const icon = await get(src);
      const { width, height, format } = await sharp(icon.rawPayload).metadata();
      expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
      expect(await groundOf(icon.rawPayload)).toBe('#009fd8');
      expect(await groundOf((await get(src, api.otherSite.host)).rawPayload)).toBe('#ffd400');
    }
  });

  it('are opaque to the edge where the system cuts them, and sent again only when they have changed', async () => {
    const icon = await get('/icons/apple-touch-icon.png');
    const corner = sharp(icon.rawPayload).ensureAlpha().extract({ left: 0, top: 0, width: 1, height: 1 }).raw();
    expect([...(await corner.toBuffer())]).toEqual([0, 159, 216, 255]);
    const etag = icon.headers['etag'] as string;
    const tagged = { 'if-none-match': etag };
    expect((await get('/icons/apple-touch-icon.png', api.site.host, tagged)).statusCode).toBe(304);
    expect((await get('/icons/apple-touch-icon.png', api.otherSite.host, tagged)).statusCode).toBe(200);
    expect((await get('/icons/icon-193.png')).statusCode).toBe(404);
  });

  it('show the logo of a site that keeps one with us, and the van when it cannot be read', async () => {
    const { S3_PUBLIC_ENDPOINT, S3_BUCKET } = api.platform.config;
    const logoAt = (key: string) =>
      api.database.asOwner((owner) =>
        owner.query('update sites set app_logo = $2, primary_color = $3 where id = $1', [
          api.otherSite.id,
          `${S3_PUBLIC_ENDPOINT}/${S3_BUCKET}/${key}?signature=old`,
          '#1d6b3a',
        ]),
      );
    const key = `images/${api.otherSite.id}/logo/large.webp`;
    const logo = sharp({ create: { width: 300, height: 100, channels: 3, background: '#cc0000' } });
    await api.platform.storage.write(key, await logo.webp({ lossless: true }).toBuffer(), 'image/webp');
    await logoAt(key);
    const app = await freshServer();
    const drawn = (await app.inject({ url: '/icons/icon-192.png', headers: { host: api.otherSite.host } })).rawPayload;
    expect(await groundOf(drawn)).toBe('#ffffff');
    const middle = await sharp(drawn)
      .removeAlpha()
      .extract({ left: 96, top: 96, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(middle[0]).toBeGreaterThan(180);
    await app.close();

    await logoAt(`images/${api.otherSite.id}/gone/large.webp`);
    const later = await freshServer();
    const van = (await later.inject({ url: '/icons/icon-192.png', headers: { host: api.otherSite.host } })).rawPayload;
    expect(await groundOf(van)).toBe('#1d6b3a');
    await later.close();
  });

  it('never come from an address outside the site’s own pictures', () => {
    const config = { S3_PUBLIC_ENDPOINT: 'https://files.example', S3_BUCKET: 'tailgate' };
    const key = (appLogo: string | null) => ownLogoKey({ id: 'site-1', appLogo, appLogoFileId: null }, config);
    expect(key('https://files.example/tailgate/images/site-1/a/large.webp?x=1')).toBe('images/site-1/a/large.webp');
    expect(key('https://files.example/tailgate/images/site-2/a/large.webp')).toBeUndefined();
    expect(key('https://files.example/tailgate/images/site-1/../site-2/a/large.webp')).toBeUndefined();
    expect(key('https://files.example/tailgate/documents/site-1/a')).toBeUndefined();
    expect(key('http://169.254.169.254/tailgate/images/site-1/a')).toBeUndefined();
    expect(key(null)).toBeUndefined();
  });
});
