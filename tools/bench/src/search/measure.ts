import type { SearchOrder } from '@tailgate/contract';
import { spreadOf, type Spread } from '../rounds.ts';
import { placeIn, type SearchWorld } from './world.ts';

const PROVIDERS = 'GET /v2/service-checkout/pet-service/customer/:sessionId/providers';
/** Page size of the search screen. */
export const PAGE = 10;

/** Searches spread over the square, each with a search session in the API. */
export const prepareSearches = async (world: SearchWorld, count: number): Promise<string[]> => {
  const sessions: string[] = [];
  for (let index = 0; index < count; index += 1) {
    // Golden-ratio steps: evenly spread without a regular grid.
    const place = placeIn(world, (index * 0.754_877_67) % 1, (index * 0.569_840_29) % 1);
    const { status, body, raw } = await world.api.call('POST /v2/service-checkout/pet-service/customer/search', {
      body: { location: place, pets: [{ serviceId: world.serviceId, size: 'medium' }], limit: PAGE },
    });
    if (status !== 200) throw new Error(raw);
    sessions.push(body.sessionId);
  }
  return sessions;
};

interface Measured {
  readonly milliseconds: Spread;
  /** Providers found, on average. */
  readonly found: number;
}

/** Only the lookup of zones that contain the point, in milliseconds. */
export const measureFirstStep = async (world: SearchWorld, times: number): Promise<Spread> => {
  const client = await world.api.platform.db.pool.connect();
  try {
    await client.query(`begin; set local app.site_id = '${world.api.site.id}'`);
    const taken: number[] = [];
    for (let index = 0; index < times; index += 1) {
      const { longitude, latitude } = placeIn(world, (index * 0.754_877_67) % 1, (index * 0.569_840_29) % 1);
      const begin = performance.now();
      await client.query('select count(*) from app.zones_around($1, $2)', [longitude, latitude]);
      taken.push(performance.now() - begin);
    }
    await client.query('rollback');
    return spreadOf(taken);
  } finally {
    client.release();
  }
};

/** The whole call: the query, the calendars of the page and its slots. */
export const measureSearches = async (
  world: SearchWorld,
  sessions: readonly string[],
  order: SearchOrder,
): Promise<Measured> => {
  const times: number[] = [];
  let found = 0;
  for (const sessionId of sessions) {
    const begin = performance.now();
    const { status, body, raw } = await world.api.call(PROVIDERS, {
      params: { sessionId },
      query: { order, limit: PAGE },
    });
    times.push(performance.now() - begin);
    if (status !== 200) throw new Error(raw);
    found += body.total;
    if (body.items.some(({ nextSlots }) => nextSlots.length === 0))
      throw new Error('A provider without a free slot was found');
  }
  return { milliseconds: spreadOf(times), found: found / sessions.length };
};
