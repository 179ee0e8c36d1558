import { createHash } from 'node:crypto';
import { brandFill, brandScale } from '@tailgate/brand';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Failure } from '../../failure.ts';
import type { Platform } from '../../platform.ts';
import { drawIcon, type Icon } from './brand-icon.ts';
import type { Site } from '../sites.ts';

const ICONS: Readonly<Record<string, Icon>> = {
  'icon-192.png': { edge: 192, shape: 'rounded' },
  'icon-512.png': { edge: 512, shape: 'rounded' },
  'maskable-192.png': { edge: 192, shape: 'full' },
  'maskable-512.png': { edge: 512, shape: 'full' },
  'apple-touch-icon.png': { edge: 180, shape: 'full' },
};
const KEPT_ICONS = 500;
/** What stands under an icon on a home screen before it is cut off. */
const SHORT_NAME = 12;
/** The page before its styles have come: the ground of the light scheme. */
const BACKGROUND = '#f6f8f9';

const shortName = (name: string): string => {
  if (name.length <= SHORT_NAME) return name;
  const [first = name] = name.split(' ');
  return first.length <= SHORT_NAME ? first : first.slice(0, SHORT_NAME);
};

/** Changes with everything an icon shows, and only then. */
const lookOf = ({ id, primaryColor, appLogo, appLogoFileId }: Site): string =>
  createHash('sha256')
    .update([id, primaryColor, appLogoFileId ?? appLogo ?? ''].join('\n'))
    .digest('base64url')
    .slice(0, 16);

const manifestOf = (site: Site) => ({
  id: '/',
  name: site.appName,
  short_name: shortName(site.appName),
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: brandFill(site.primaryColor, brandScale(site.primaryColor)).fill,
  background_color: BACKGROUND,
  icons: Object.entries(ICONS)
    .filter(([name]) => !name.startsWith('apple'))
    .map(([name, { edge, shape }]) => ({
      // Named after what it shows, so that a new logo is not hidden behind an old picture.
      src: `/icons/${name}?look=${lookOf(site)}`,
      sizes: `${edge}x${edge}`,
      type: 'image/png',
      purpose: shape === 'full' ? 'maskable' : 'any',
    })),
});

/** Always asked for again, but only sent when it has changed. */
const answer = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { tag, type, body }: { tag: string; type: string; body: () => string | Promise<Buffer> },
) => {
  const etag = `"${tag}"`;
  void reply.header('etag', etag).header('cache-control', 'no-cache').header('x-content-type-options', 'nosniff');
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.type(type).send(await body());
};

/** What makes the web installable as the app of a site: its name, its colours, its picture. */
export const serveBrand = (app: FastifyInstance, platform: Platform): void => {
  const drawn = new LRUCache<string, Promise<Buffer>>({ max: KEPT_ICONS });

  const iconOf = async (site: Site, name: string, icon: Icon): Promise<Buffer> => {
    const key = `${lookOf(site)}/${name}`;
    const drawing = drawn.get(key) ?? drawIcon(platform, site, icon);
    drawn.set(key, drawing);
    try {
      return await drawing;
    } catch (error) {
      drawn.delete(key);
      throw error;
    }
  };

  app.get('/manifest.webmanifest', async (request, reply) => {
    const manifest = JSON.stringify(manifestOf(await app.sites.of(request.hostname, undefined)));
    const tag = createHash('sha256').update(manifest).digest('base64url').slice(0, 16);
    return await answer(request, reply, { tag, type: 'application/manifest+json', body: () => manifest });
  });

  app.get<{ Params: { name: string } }>('/icons/:name', async (request, reply) => {
    const { name } = request.params;
    const icon = Object.hasOwn(ICONS, name) ? ICONS[name] : undefined;
    if (!icon) throw new Failure('not_found');
    const site = await app.sites.of(request.hostname, undefined);
    const tag = `${lookOf(site)}-${name}`;
    return await answer(request, reply, { tag, type: 'image/png', body: () => iconOf(site, name, icon) });
  });
};
