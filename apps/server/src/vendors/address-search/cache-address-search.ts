import type { Place } from '@tailgate/values';
import { LRUCache } from 'lru-cache';
import type { AddressSearch, VendorAddress } from './address-search.ts';

const MOST_ANSWERS = 1_000;
const KEPT_MS = 10 * 60_000;

/** The vendor charges per request, and many users send the same prefixes and points. */
export const cacheAddressSearch = (inner: AddressSearch): AddressSearch => {
  // In memory only, with limited lifetime; failures are not cached.
  const searches = new LRUCache<string, readonly VendorAddress[], { query: string; near: Place | undefined }>({
    max: MOST_ANSWERS,
    ttl: KEPT_MS,
    fetchMethod: (_key, _stale, { context }) => inner.search(context.query, context.near),
  });
  const places = new LRUCache<string, { address: VendorAddress | undefined }, Place>({
    max: MOST_ANSWERS,
    ttl: KEPT_MS,
    fetchMethod: async (_key, _stale, { context }) => ({ address: await inner.at(context) }),
  });
  return {
    search: async (query, near) => {
      const words = query.trim().replace(/\s+/g, ' ').toLowerCase();
      // About 6 miles: the exact position hardly affects the order of suggestions.
      const area = near && { latitude: rounded(near.latitude, 1), longitude: rounded(near.longitude, 1) };
      const key = area ? `${words} @${area.latitude},${area.longitude}` : words;
      return await searches.forceFetch(key, { context: { query, near: area } });
    },
    at: async (point) => {
      // About 3 feet.
      const spot = { latitude: rounded(point.latitude, 5), longitude: rounded(point.longitude, 5) };
      return (await places.forceFetch(`${spot.latitude},${spot.longitude}`, { context: spot })).address;
    },
  };
};

const rounded = (degrees: number, decimals: number) => Number(degrees.toFixed(decimals));
