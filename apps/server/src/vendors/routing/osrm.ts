import type { Place } from '@tailgate/values';
import { z } from 'zod';
import type { Config } from '../../platform/config.ts';
import { VendorFailure, failureOfResponse, fetchFrom } from '../vendor-failure.ts';
import type { Leg, Routing } from './routing.ts';

const TIMEOUT_MS = 3_000;
const MINUTE_S = 60;
const vendor = 'routing';
/** What OSRM accepts in one table unless it is configured otherwise. */
const MOST_PLACES = 100;

const figures = z.array(z.array(z.number().nullable()));
const tableAnswer = z.object({ code: z.literal('Ok'), durations: figures, distances: figures });
const routeAnswer = z.object({
  code: z.literal('Ok'),
  routes: z.array(z.object({ duration: z.number(), distance: z.number() })).min(1),
});

const coordinates = (places: readonly Place[]) =>
  places.map(({ latitude, longitude }) => `${longitude.toFixed(5)},${latitude.toFixed(5)}`).join(';');
const numbered = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index).join(';');

const parts = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) => list.slice(index * size, (index + 1) * size));

const invalid = (operation: 'table' | 'route') =>
  new VendorFailure({ vendor, operation, kind: 'ours', code: 'invalid-response' });

/** Rounds up, so that a groomer is never scheduled late. */
const legOf = (seconds: number | null | undefined, meters: number | null | undefined): Leg | undefined =>
  typeof seconds === 'number' && typeof meters === 'number'
    ? { minutes: Math.ceil(seconds / MINUTE_S), meters: Math.round(meters) }
    : undefined;

/**
 * OSRM's HTTP API. It has no time of day, but the URL contains a profile, and deployments with traffic data have one
 * profile per hour (`driving-08`). A server with a single profile ignores the name.
 */
export const osrmRouting = (config: Pick<Config, 'ROUTING_API_URL' | 'VENDOR_TIMEOUT_SCALE'>): Routing => {
  const ask = async (
    operation: 'table' | 'route',
    hour: number,
    places: readonly Place[],
    query: string,
  ): Promise<unknown> => {
    const profile = `driving-${String(hour).padStart(2, '0')}`;
    const url = `${config.ROUTING_API_URL}/${operation}/v1/${profile}/${coordinates(places)}?${query}`;
    const response = await fetchFrom({ vendor, operation }, url, {
      signal: AbortSignal.timeout(TIMEOUT_MS * config.VENDOR_TIMEOUT_SCALE),
    });
    // Errors do not contain places, which are home addresses.
    if (!response.ok) throw await failureOfResponse({ vendor, operation }, response);
    return await response.json().catch(() => undefined);
  };
  const tableOnce = async (from: readonly Place[], to: readonly Place[], hour: number) => {
    const query = `sources=${numbered(from.length)}&destinations=${numbered(to.length, from.length)}&annotations=duration,distance`;
    const answer = tableAnswer.safeParse(await ask('table', hour, [...from, ...to], query));
    if (!answer.success) throw invalid('table');
    const { durations, distances } = answer.data;
    return from.map((_, row) => to.map((__, column) => legOf(durations[row]?.[column], distances[row]?.[column])));
  };
  return {
    table: async (from, to, hour) => {
      const rows = parts(from, MOST_PLACES / 2);
      const columns = parts(to, MOST_PLACES - Math.min(from.length, MOST_PLACES / 2));
      const tables = await Promise.all(
        rows.map((some) => Promise.all(columns.map((others) => tableOnce(some, others, hour)))),
      );
      return tables.flatMap((beside) => (beside[0] ?? []).map((_, row) => beside.flatMap((table) => table[row] ?? [])));
    },
    route: async (stops, hour) => {
      const answer = routeAnswer.safeParse(await ask('route', hour, stops, 'overview=false'));
      if (!answer.success) throw invalid('route');
      const [best] = answer.data.routes;
      return legOf(best?.duration, best?.distance);
    },
  };
};
