import type { FastifyInstance } from 'fastify';
import type { Tx } from '../../db/database.ts';
import type { Limits } from '../../limits/limits.ts';
import { networkOf } from '../../limits/network-of.ts';
import type { Platform } from '../../platform.ts';
import { FOR_AN_HOUR } from '../cache-control.ts';
import { originOf } from '../site-origin.ts';

/** Texts of every site. */
const TEXTS = [
  '/s/about',
  '/s/why-us',
  '/s/contact-us',
  '/cancellation-policy',
  '/s/terms-of-service',
  '/s/privacy-policy',
];
/** Areas of people who are signed in, and links that are secrets. */
const PRIVATE = [
  '/v1/',
  '/v2/',
  '/customer/',
  '/groomer/',
  '/fleet-owner/',
  '/mechanic/',
  '/renter/',
  '/staff/',
  '/support/',
  '/pay/',
  '/impersonate',
];

const sitemapOf = (origin: string, paths: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${paths
    .map((path) => `<url><loc>${origin}${path}</loc></url>\n`)
    .join('')}</urlset>\n`;

/** What search engines ask a site for. */
export const serveSitemap = (
  app: FastifyInstance,
  platform: Platform,
  { addressesOf, limits }: { addressesOf: (tx: Tx) => Promise<readonly string[]>; limits: () => Limits },
): void => {
  app.get('/sitemap.xml', async (request, reply) => {
    await limits().spend('publicPagesPerAddress', networkOf(request.ip));
    const site = await app.sites.of(request.hostname, undefined);
    const addresses = await platform.db.inSite(site.id, addressesOf);
    const paths = ['/', ...TEXTS, ...addresses.map((address) => `/${address}`)];
    return await reply
      .headers({ 'cache-control': FOR_AN_HOUR, 'x-content-type-options': 'nosniff' })
      .type('application/xml')
      .send(sitemapOf(originOf(platform, site), paths));
  });

  app.get('/robots.txt', async (request, reply) => {
    const site = await app.sites.of(request.hostname, undefined);
    const rules = ['User-agent: *', ...PRIVATE.map((path) => `Disallow: ${path}`)];
    return await reply
      .headers({ 'cache-control': FOR_AN_HOUR, 'x-content-type-options': 'nosniff' })
      .type('text/plain')
      .send(`${rules.join('\n')}\n\nSitemap: ${originOf(platform, site)}/sitemap.xml\n`);
  });
};
