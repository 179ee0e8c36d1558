import type { SearchOrder } from '@tailgate/contract';
import { spreadOf, type Spread } from '../rounds.ts';
import { placeIn, type SearchWorld } from './world.ts';

const PROVIDERS = 'GET /v2/service-checkout/pet-service/customer/:sessionId/providers';
/** A page as it is shown. */
export const PAGE = 10;

/** Searches spread over the square, each kept by the API as somebody's session. */
export const prepareSearches = async (world: SearchWorld, count: number): Promise<string[]> => {
  const sessions: string[] = [];
  for (let index = 0; index < count; index += 1) {
    // Golden steps: evenly spread without a grid that could fall together with something.
    const place = placeIn(world, (index * 0.754_877_67) % 1, (index * 0.569_840_29) % 1);
    const { status, body, raw } = await world.api.call('POST /v2/service-checkout/pet-service/customer/search', {
      body: { location: place, pets: [{ serviceId: world.serviceId, size: 'medium' }], limit: PAGE },
    });
    if (status !== 200) throw new Error(raw);
    sessions.push(body.sessionId);
  }
  return sessions;
};

export interface Measured {
  readonly milliseconds: Spread;
  /** Who was found, on the average. */
  readonly found: number;
}

/** The first step alone, in milliseconds: whose zone holds the point. */
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

/** The whole answer: the query, the calendars of the page and its slots. */
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
    if (body.items.some(({ nextSlots }) => nextSlots.length === 0)) throw new Error('Everybody has a free hour');
  }
  return { milliseconds: spreadOf(times), found: found / sessions.length };
};
