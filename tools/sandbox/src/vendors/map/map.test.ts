import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { distanceToLine, featuresOf, layersIn, linesOf, tileOf } from '../../../testing/read-tile.ts';
import { sandbox as clientOf } from '../../client.ts';
import { type Sandbox, startSandbox } from '../../index.ts';
import { defaultSettings } from '../../settings.ts';
import { drawTile, LAYER_NAMES, type TileAddress } from './tile.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
});
afterAll(() => sandbox.close());

const KEY = `key=${defaultSettings.mapKey}`;
const SOUTH_LAMAR = { latitude: 30.2428, longitude: -97.7758 };
type Place = typeof SOUTH_LAMAR;

const pathOf = ({ z, x, y }: TileAddress) => `/tiles/v3/${z}/${x}/${y}.pbf?${KEY}`;
const get = (path: string, init?: RequestInit) => fetch(`${sandbox.url}${path}`, init);
type Found = Place & { street: string; number: string; postalCode: string };
const search = async (query: string): Promise<Found[]> => {
  const asked = new URLSearchParams({ query, layers: 'address', countryCode: 'US' }).toString();
  const headers = { authorization: defaultSettings.addressSearchKey };
  const answer = await get(`/v1/search/autocomplete?${asked}`, { headers });
  return ((await answer.json()) as { addresses: Found[] }).addresses;
};

describe('TileJSON', () => {
  it('names the tiles with their key, the zooms, the layers and whom to attribute', async () => {
    const response = await get(`/tiles/v3/tiles.json?${KEY}`);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('cache-control')).toContain('max-age=');
    const body = (await response.json()) as { vector_layers: { id: string }[]; attribution: string };
    expect(body).toMatchObject({
      tilejson: '3.0.0',
      tiles: [`${sandbox.url}/tiles/v3/{z}/{x}/{y}.pbf?${KEY}`],
      minzoom: 0,
      maxzoom: 14,
    });
    expect(body.vector_layers.map(({ id }) => id)).toEqual([...LAYER_NAMES]);
    expect(body.attribution).toContain('GeoNames');
  });

  it('refuses a wrong key, as do the tiles', async () => {
    for (const path of ['/tiles/v3/tiles.json', '/tiles/v3/0/0/0.pbf'])
      expect((await get(`${path}?key=wrong`)).status, path).toBe(403);
  });
});

describe('a tile', () => {
  it('decodes into the layers of OpenMapTiles, with streets, numbers, water, parks and ZIP borders', async () => {
    const response = await get(pathOf(tileOf(SOUTH_LAMAR, 12)));
    expect(response.headers.get('content-type')).toBe('application/x-protobuf');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(Object.keys(layersIn(bytes))).toEqual(
      expect.arrayContaining([
        'water',
        'landuse',
        'park',
        'boundary',
        'transportation',
        'transportation_name',
        'place',
      ]),
    );
    const classes = new Set(featuresOf(bytes, 'transportation').map(({ properties }) => properties['class']));
    expect(classes).toEqual(new Set(['motorway', 'primary', 'secondary', 'tertiary', 'minor']));
    const houses = featuresOf(drawTile(tileOf(SOUTH_LAMAR, 14)), 'housenumber');
    expect(houses.length).toBeGreaterThan(500);
    expect(houses.every(({ properties }) => /^\d{3,4}$/.test(String(properties['housenumber'])))).toBe(true);
  });

  it('is packed where the browser takes it, kept for an hour, and not sent again when unchanged', async () => {
    const path = pathOf(tileOf(SOUTH_LAMAR, 13));
    const packed = await get(path, { headers: { 'accept-encoding': 'gzip' } });
    const plain = await get(path, { headers: { 'accept-encoding': 'identity' } });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(Number(plain.headers.get('content-length')));
    expect(await packed.bytes()).toEqual(await plain.bytes());
    expect(packed.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(packed.headers.get('vary')).toContain('accept-encoding');
    const etag = packed.headers.get('etag') ?? '';
    const again = await get(path, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it.each(['/tiles/v3/15/0/0.pbf', '/tiles/v3/3/8/0.pbf', '/tiles/v3/3/1.5/0.pbf', '/tiles/v3/a/b/c.pbf'])(
    'does not exist at %s',
    async (path) => {
      expect((await get(`${path}?${KEY}`)).status).toBe(404);
    },
  );
});

describe('agreement with the address search', () => {
  it.each([
    '2417 Elm Ridge Rd, Austin TX 78704',
    '1600 S Lamar Blvd, Austin TX 78704',
    '4408 E Palo Brea Ln, Phoenix 85018',
  ])('draws a street of its name past %s', async (query) => {
    const [house] = await search(query);
    if (!house) throw new Error('Nothing was found');
    const address = tileOf(house, 14);
    const distances = featuresOf(drawTile(address), 'transportation_name')
      .filter(({ properties }) => properties['name'] === house.street)
      .flatMap((feature) => linesOf(feature, address))
      .map((line) => distanceToLine(house, line));
    expect(Math.min(...distances)).toBeLessThan(25);
  });

  it('puts a street the town does not have on a lane without a name, in the ZIP area that was asked for', async () => {
    const [house] = await search('12 Made Up Street, Austin TX 78704');
    if (!house) throw new Error('Nothing was found');
    const address = tileOf(house, 14);
    const tile = drawTile(address);
    const distanceTo = (layer: string, name: string) =>
      Math.min(
        ...featuresOf(tile, layer)
          .filter(({ properties }) => properties['class'] === name)
          .flatMap((feature) => linesOf(feature, address))
          .map((line) => distanceToLine(house, line)),
      );
    expect(house.postalCode).toBe('78704');
    expect(distanceTo('transportation', 'service')).toBeLessThan(25);
    expect(distanceTo('transportation_name', 'service')).toBe(Infinity);
  });

  it('names the street that is drawn nearest to a place', async () => {
    const headers = { authorization: defaultSettings.addressSearchKey };
    const coordinates = `${SOUTH_LAMAR.latitude},${SOUTH_LAMAR.longitude}`;
    const answer = await get(`/v1/geocode/reverse?coordinates=${coordinates}&layers=address`, { headers });
    const [found] = ((await answer.json()) as { addresses: Found[] }).addresses;
    const address = tileOf(SOUTH_LAMAR, 14);
    const signs = featuresOf(drawTile(address), 'transportation_name').map(({ properties }) => properties['name']);
    expect(signs).toContain(found?.street);
  });
});

describe('faults of the map', () => {
  const tile = pathOf({ z: 0, x: 0, y: 0 });

  it('answer an outage, then end', async () => {
    await clientOf(sandbox.url).setFault({ vendor: 'map', mode: 'error', status: 503 });
    expect((await get(tile)).status).toBe(503);
    expect((await get(tile)).status).toBe(200);
  });

  it('leave a call unanswered, or answer it late', async () => {
    await clientOf(sandbox.url).setFault({ vendor: 'map', mode: 'timeout' });
    await expect(get(tile, { signal: AbortSignal.timeout(100) })).rejects.toThrow('timeout');
    await clientOf(sandbox.url).setFault({ vendor: 'map', mode: 'slow', delayMs: 30 });
    expect((await get(`/tiles/v3/tiles.json?${KEY}`)).status).toBe(200);
  });
});
