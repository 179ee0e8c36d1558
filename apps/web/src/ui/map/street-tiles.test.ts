import { delay, http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { server } from '../../testing/server.ts';
import { forgetFailedTiles, loadStreetTiles } from './street-tiles.ts';

let count = 0;
/** Each test has an address of its own: what was loaded once stays. */
const sourceAt = (answer: () => Response | Promise<Response>, attribution: string | null = null) => {
  count += 1;
  const tileJsonUrl = `https://maps.example/${count}/tiles.json?key=public`;
  const asked = vi.fn(answer);
  server.use(http.get(`https://maps.example/${count}/tiles.json`, asked));
  return { source: { tileJsonUrl, attribution }, asked };
};
const TILES = 'https://tiles.example/{z}/{x}/{y}.pbf?key=public';

afterEach(forgetFailedTiles);

describe('the source of streets', () => {
  it('is read from its TileJSON, once', async () => {
    const { source, asked } = sourceAt(() =>
      HttpResponse.json({
        tiles: [TILES],
        minzoom: 1,
        maxzoom: 15,
        attribution: '© Somebody',
        vector_layers: [{ id: 'water' }, { id: 'transportation' }],
      }),
    );
    const tiles = await loadStreetTiles(source);
    expect(tiles).toEqual({
      tiles: [TILES],
      minzoom: 1,
      maxzoom: 15,
      attribution: '© Somebody',
      layers: new Set(['water', 'transportation']),
    });
    expect(await loadStreetTiles(source)).toBe(tiles);
    expect(asked).toHaveBeenCalledOnce();
  });

  it('may name its tiles relative to itself, and leave out whom to attribute', async () => {
    const { source } = sourceAt(() => HttpResponse.json({ tiles: ['{z}/{x}/{y}.pbf'] }), '© Configured');
    expect(await loadStreetTiles(source)).toMatchObject({
      tiles: [`https://maps.example/${count}/{z}/{x}/{y}.pbf`],
      maxzoom: 14,
      attribution: '© Configured',
      layers: undefined,
    });
  });

  it.each([
    ['it refuses', () => new HttpResponse(null, { status: 503 })],
    ['it cannot be reached', () => HttpResponse.error()],
    ['it names no tiles', () => HttpResponse.json({ tilejson: '3.0.0' })],
    ['it answers no JSON', () => HttpResponse.text('<html>')],
  ])('is none when %s, until the next map asks again', async (_why, answer) => {
    const { source, asked } = sourceAt(answer);
    expect(await loadStreetTiles(source)).toBeNull();
    expect(await loadStreetTiles(source)).toBeNull();
    expect(asked).toHaveBeenCalledOnce();
    forgetFailedTiles();
    expect(await loadStreetTiles(source)).toBeNull();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('is none when it does not answer in time', async () => {
    const soon = AbortSignal.timeout(50);
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(soon);
    const { source } = sourceAt(async () => {
      await delay('infinite');
      return new HttpResponse();
    });
    expect(await loadStreetTiles(source)).toBeNull();
    expect(timeout).toHaveBeenCalledWith(5_000);
    timeout.mockRestore();
  });
});
