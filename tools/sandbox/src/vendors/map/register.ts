import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { VendorFaults } from '../../faults.ts';
import type { Outbox } from '../../outbox.ts';
import type { SandboxSettings } from '../../settings.ts';
import { showHttpFault } from '../http-fault.ts';
import { tileJson } from './tile-json.ts';
import { drawTile, isTile, type TileAddress } from './tile.ts';

interface Keyed {
  Querystring: { key?: string };
}
interface Asked extends Keyed {
  Params: Record<'z' | 'x' | 'y', string>;
}
interface KeptTile {
  readonly etag: string;
  readonly gzipped: Buffer;
  readonly plain: Buffer;
}

const KEPT_TILES = 500;
const AN_HOUR = 'public, max-age=3600';
const pack = promisify(gzip);

/** MapTiler's vector tiles: TileJSON and tiles in the schema of OpenMapTiles, of a town that is drawn by rule. */
export function register(app: FastifyInstance, _outbox: Outbox, faults: VendorFaults, settings: SandboxSettings): null {
  const kept = new LRUCache<string, Promise<KeptTile>>({ max: KEPT_TILES });
  const tileAt = (address: TileAddress): Promise<KeptTile> => {
    const name = `${address.z}/${address.x}/${address.y}`;
    const tile = kept.get(name) ?? make(address);
    kept.set(name, tile);
    return tile;
  };

  // Browsers ask from the origins of the sites.
  app.addHook('onRequest', async (request: FastifyRequest<Keyed>, reply) => {
    void reply.header('access-control-allow-origin', '*');
    if (request.query.key !== settings.mapKey) return reply.code(403).type('text/plain').send('Invalid key');
  });
  const fault = (reply: FastifyReply) => showHttpFault(faults, reply, () => 'Internal Server Error');

  app.get<Keyed>('/tiles/v3/tiles.json', async (request, reply) => {
    if (await fault(reply)) return reply;
    const origin = `${request.protocol}://${request.host}`;
    return reply.header('cache-control', AN_HOUR).send(tileJson(origin, settings.mapKey));
  });

  app.get<Asked>('/tiles/v3/:z/:x/:y.pbf', async (request, reply) => {
    if (await fault(reply)) return reply;
    const { z, x, y } = request.params;
    const address = { z: Number(z), x: Number(x), y: Number(y) };
    if (!isTile(address)) return reply.code(404).type('text/plain').send('Tile not found');
    const tile = await tileAt(address);
    void reply.headers({ etag: tile.etag, 'cache-control': AN_HOUR, vary: 'accept-encoding' });
    if (request.headers['if-none-match'] === tile.etag) return reply.code(304).send();
    void reply.type('application/x-protobuf');
    return request.headers['accept-encoding']?.includes('gzip')
      ? reply.header('content-encoding', 'gzip').send(tile.gzipped)
      : reply.send(tile.plain);
  });

  return null;
}

const make = async (address: TileAddress): Promise<KeptTile> => {
  const plain = Buffer.from(drawTile(address));
  // Weak: the same tile, packed or not.
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { etag, plain, gzipped: await pack(plain) };
};
