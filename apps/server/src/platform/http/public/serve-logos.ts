import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Failure } from '../../failure.ts';
import { imageKey } from '../../files/image-key.ts';
import type { Limits } from '../../limits/limits.ts';
import { networkOf } from '../../limits/network-of.ts';
import type { Platform } from '../../platform.ts';
import { FOR_EVER } from '../cache-control.ts';
import { logoFileIn } from './logo-path.ts';

const KEPT_LOGOS = 100;

/** Large enough for a wide logo on a dense screen. */
const SIZE = 'medium';

/**
 * Logos that staff uploaded, for everybody who opens the site. Signed links expire and a page that shows a logo is
 * cached, so a logo has a path of its own for as long as the site shows it.
 */
export const serveLogos = (app: FastifyInstance, { db, storage }: Platform, limits: () => Limits): void => {
  const kept = new LRUCache<string, Buffer>({ max: KEPT_LOGOS });

  /** Read from the database and not from the directory, which may not know a logo that was saved a second ago. */
  const isLogoOf = (siteId: string, fileId: string): Promise<boolean> =>
    db.inSite(siteId, async (tx) => {
      const site = await tx
        .selectFrom('sites')
        .select('id')
        .where('id', '=', siteId)
        .where((row) => row.or([row('app_logo_file_id', '=', fileId), row('app_logo_light_file_id', '=', fileId)]))
        .executeTakeFirst();
      return site !== undefined;
    });

  const bytesOf = async (siteId: string, fileId: string): Promise<Buffer> => {
    const key = imageKey(siteId, fileId, SIZE);
    const bytes = kept.get(key) ?? (await storage.read(key));
    kept.set(key, bytes);
    return bytes;
  };

  app.get<{ Params: { name: string } }>('/logos/:name', async (request, reply) => {
    const fileId = logoFileIn(request.params.name);
    if (fileId === undefined) throw new Failure('not_found');
    await limits().spend('logosPerAddress', networkOf(request.ip));
    const { id: siteId } = await app.sites.of(request.hostname, undefined);
    if (!(await isLogoOf(siteId, fileId))) throw new Failure('not_found');
    const bytes = await bytesOf(siteId, fileId);
    return await reply
      .headers({ 'cache-control': FOR_EVER, 'x-content-type-options': 'nosniff' })
      .type('image/webp')
      .send(bytes);
  });
};
