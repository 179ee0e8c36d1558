import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Failure } from '../../failure.ts';
import { imageKey } from '../../files/image-key.ts';
import type { Limits } from '../../limits/limits.ts';
import { networkOf } from '../../limits/network-of.ts';
import { FOR_AN_HOUR } from '../cache-control.ts';
import { textDrawer, type TextDrawer } from '../files/drawn-text.ts';
import { publicPictureIn } from './picture-path.ts';
import type { ReadPicture } from './serve-pictures.ts';
import { drawSharePicture, type SharePicture } from './share-picture.ts';
import { hasTag } from '../shared-answer.ts';
import type { Site } from '../sites.ts';

const KEPT_DRAWINGS = 200;
const NAME = /^([a-z0-9][a-z0-9-]{2,62})\.png$/;

/** What the API answers for the page of a groomer, as far as the picture shows it. */
interface SharedProvider {
  readonly displayName: string;
  readonly businessName: string | null;
  readonly city: string | null;
  readonly stateOrProvince: string | null;
  readonly photo: { readonly large: string } | null;
  readonly reviewSummary: { readonly averageRating: number; readonly reviewCount: number };
}

const linesOf = ({ businessName, city, stateOrProvince }: SharedProvider): string[] => {
  const place = [city, stateOrProvince].filter(Boolean).join(', ');
  return [...(businessName ? [businessName] : []), place ? `Mobile pet grooming in ${place}` : 'Mobile pet grooming'];
};

const ofProvider = (site: Site, provider: SharedProvider) => ({
  primaryColor: site.primaryColor,
  siteName: site.appName,
  title: provider.displayName,
  lines: linesOf(provider),
  rating: provider.reviewSummary,
  photo: provider.photo?.large,
});

const ofSite = (site: Site) => ({
  primaryColor: site.primaryColor,
  siteName: site.appName,
  title: 'Grooming at your door',
  lines: ['A groomer comes to your street,', 'with everything in the van.'],
  rating: undefined,
  photo: undefined,
});

type Says = Omit<SharePicture, 'face'> & { readonly photo: string | undefined };

/** Draws each picture once for what it says. */
const drawings = (text: TextDrawer, readPicture: ReadPicture) => {
  const drawn = new LRUCache<string, Promise<Buffer>>({ max: KEPT_DRAWINGS });

  const faceIn = async (site: Site, photo: string | undefined): Promise<Buffer | undefined> => {
    const named = publicPictureIn(photo?.split('/').at(-1) ?? '');
    // A picture without a face is better than none.
    return named && (await readPicture(imageKey(site.id, named.fileId, named.size)).catch(() => undefined));
  };

  return async (request: FastifyRequest, reply: FastifyReply, site: Site, { photo, ...said }: Says) => {
    const key = createHash('sha256')
      .update(JSON.stringify([site.id, photo, said]))
      .digest('base64url');
    const tag = `"${key.slice(0, 27)}"`;
    void reply.headers({ etag: tag, 'cache-control': FOR_AN_HOUR, 'x-content-type-options': 'nosniff' });
    if (hasTag(request, tag)) return await reply.code(304).send();
    const drawing = drawn.get(key) ?? faceIn(site, photo).then((face) => drawSharePicture(text, { ...said, face }));
    drawn.set(key, drawing);
    try {
      return await reply.type('image/png').send(await drawing);
    } catch (error) {
      drawn.delete(key);
      throw error;
    }
  };
};

/** The pictures that networks and messengers show with a link to a public page. */
export const serveSharePictures = async (
  app: FastifyInstance,
  { folder, limits, readPicture }: { folder: string; limits: () => Limits; readPicture: ReadPicture },
): Promise<void> => {
  const text = await textDrawer(folder);
  if (!text) return;
  const send = drawings(text, readPicture);

  app.get<{ Params: { name: string } }>('/pictures/share/:name', async (request, reply) => {
    const address = NAME.exec(request.params.name)?.[1];
    if (address === undefined) throw new Failure('not_found');
    const answer = await app.inject({
      url: `/v2/public/providers/${address}`,
      headers: { host: request.host },
      remoteAddress: request.ip,
    });
    if (answer.statusCode !== 200) throw new Failure(answer.statusCode === 429 ? 'too_many_requests' : 'not_found');
    const site = await app.sites.of(request.hostname, undefined);
    return await send(request, reply, site, ofProvider(site, answer.json<SharedProvider>()));
  });

  app.get('/pictures/share.png', async (request, reply) => {
    await limits().spend('publicPicturesPerAddress', networkOf(request.ip));
    const site = await app.sites.of(request.hostname, undefined);
    return await send(request, reply, site, ofSite(site));
  });
};
