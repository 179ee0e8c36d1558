import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Tx } from '../../db/database.ts';
import { Failure } from '../../failure.ts';
import { imageKey } from '../../files/image-key.ts';
import type { Limits } from '../../limits/limits.ts';
import { networkOf } from '../../limits/network-of.ts';
import type { Platform } from '../../platform.ts';
import { FOR_AN_HOUR } from '../cache-control.ts';
import { publicPictureIn } from './picture-path.ts';

const KEPT_BYTES = 32 * 1024 * 1024;

/** Reads pictures of storage and keeps the latest. Whoever asks has found out that they may be seen. */
export const pictureReader = ({ storage }: Pick<Platform, 'storage'>) => {
  const kept = new LRUCache<string, Buffer>({ maxSize: KEPT_BYTES, sizeCalculation: ({ length }) => length + 1 });
  return async (key: string): Promise<Buffer> => {
    const bytes = kept.get(key) ?? (await storage.read(key));
    kept.set(key, bytes);
    return bytes;
  };
};
export type ReadPicture = ReturnType<typeof pictureReader>;

/** Pictures of public pages, for as long as they are public: asked for each time, and kept elsewhere for an hour. */
export const servePictures = (
  app: FastifyInstance,
  { db }: Platform,
  parts: {
    isPublicPicture: (tx: Tx, fileId: string) => Promise<boolean>;
    limits: () => Limits;
    readPicture: ReadPicture;
  },
): void => {
  app.get<{ Params: { name: string } }>('/pictures/:name', async (request, reply) => {
    const named = publicPictureIn(request.params.name);
    if (!named) throw new Failure('not_found');
    await parts.limits().spend('publicPicturesPerAddress', networkOf(request.ip));
    const { id: siteId } = await app.sites.of(request.hostname, undefined);
    const isPublic = await db.inSite(siteId, (tx) => parts.isPublicPicture(tx, named.fileId));
    if (!isPublic) throw new Failure('not_found');
    const bytes = await parts.readPicture(imageKey(siteId, named.fileId, named.size));
    return await reply
      .headers({ 'cache-control': FOR_AN_HOUR, 'x-content-type-options': 'nosniff' })
      .type('image/webp')
      .send(bytes);
  });
};
