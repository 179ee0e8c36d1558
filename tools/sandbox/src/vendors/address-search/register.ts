import type { Point } from '@tailgate/town';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { VendorFaults } from '../../faults.ts';
import type { Outbox } from '../../outbox.ts';
import type { SandboxSettings } from '../../settings.ts';
import { showHttpFault } from '../http-fault.ts';
import { reverse, search } from './search.ts';

const LAYERS = ['place', 'address', 'postalCode', 'locality', 'county', 'state', 'country', 'coarse', 'fine', 'street'];
const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 100;

type Query = Record<string, string | undefined>;

const meta = (code: number, message?: string) => ({ meta: { code, ...(message !== undefined && { message }) } });

/** Autocomplete and reverse geocoding of Radar's API, version 1, over the real ZIP areas of the United States. */
export function register(app: FastifyInstance, _outbox: Outbox, faults: VendorFaults, settings: SandboxSettings): null {
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.authorization !== settings.addressSearchKey)
      return reply.code(401).send(meta(401, 'Unauthorized'));
  });
  const fault = (reply: FastifyReply) =>
    showHttpFault(faults, reply, (status) => meta(status, 'Internal Server Error'));

  app.get<{ Querystring: Query }>('/v1/search/autocomplete', async (request, reply) => {
    if (await fault(reply)) return reply;
    const { query, near, layers, limit } = request.query;
    // `country` is what the parameter was called first; the vendor still takes it.
    const country = request.query['countryCode'] ?? request.query['country'];
    const point = near === undefined ? null : pointOf(near);
    const wanted = layersOf(layers);
    const most = limit === undefined ? DEFAULT_LIMIT : Number(limit);
    if (query === undefined || query.trim() === '') return refuse(reply, 'query');
    if (point === undefined) return refuse(reply, 'near');
    if (!wanted) return refuse(reply, 'layers');
    if (!Number.isInteger(most) || most < 1 || most > MAX_LIMIT) return refuse(reply, 'limit');
    const isHere = country === undefined || country.toUpperCase().split(',').includes('US');
    const addresses = isHere ? search({ query, near: point, layers: wanted, limit: most }) : [];
    return reply.send({ ...meta(200), addresses });
  });

  app.get<{ Querystring: Query }>('/v1/geocode/reverse', async (request, reply) => {
    if (await fault(reply)) return reply;
    const { coordinates, layers } = request.query;
    const point = coordinates === undefined ? undefined : pointOf(coordinates);
    const wanted = layersOf(layers);
    if (!point) return refuse(reply, 'coordinates');
    if (!wanted) return refuse(reply, 'layers');
    return reply.send({ ...meta(200), addresses: reverse(point, wanted) });
  });

  return null;
}

const refuse = (reply: FastifyReply, param: string) =>
  reply.code(400).send({ meta: { code: 400, param, message: `Invalid or missing value for param: ${param}` } });

function layersOf(text: string | undefined): ReadonlySet<string> | undefined {
  const layers = text === undefined ? LAYERS : text.split(',');
  return layers.every((layer) => LAYERS.includes(layer)) ? new Set(layers) : undefined;
}

function pointOf(text: string): Point | undefined {
  const [latitude = Number.NaN, longitude = Number.NaN, ...more] = text
    .split(',')
    .map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && more.length === 0;
  return isPlace ? { latitude, longitude } : undefined;
}
