import { queryOptions } from '@tanstack/react-query';
import { call } from '#shell/api/call.ts';
import type { AddressAt } from '#ui/address-field/address.ts';
import type { SearchAddresses } from '#ui/address-field/use-address-search.ts';
import type { Point } from '#ui/map/point.ts';

export const searchAddresses: SearchAddresses = async (query, signal) =>
  (await call('GET /v2/lookups/addresses', { query: { query }, signal })).items;

export const addressAt: AddressAt = async (point) =>
  (await call('GET /v2/lookups/address-at', { query: { ...point } })).address;

/** The IANA name of the zone at a point; a failure is reported by the call and leaves it empty. */
export const timeZoneQuery = ({ latitude, longitude }: Point) =>
  queryOptions({
    queryKey: ['time-zone', latitude, longitude],
    queryFn: async ({ signal }) => {
      const answer = call('GET /v2/lookups/time-zone', { query: { latitude, longitude }, signal });
      return (await answer.catch(() => ({ timeZone: '' }))).timeZone;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The visitor's country as two letters; a failure is reported by the call and leaves it empty. */
export const countryQuery = () =>
  queryOptions({
    queryKey: ['ip-details'],
    queryFn: async ({ signal }) => {
      const answer = call('GET /v2/lookups/ip-details', { signal });
      return (await answer.catch(() => ({ country_code: '' }))).country_code;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
