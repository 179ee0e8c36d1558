import { queryOptions } from '@tanstack/react-query';
import { read, readOnce } from '#shell/api/read.ts';
import type { AddressAt } from '#ui/address-field/address.ts';
import type { SearchAddresses } from '#ui/address-field/use-address-search.ts';
import type { Point } from '#ui/map/point.ts';

export const searchAddresses: SearchAddresses = async (query, signal) =>
  (await readOnce('GET /v2/lookups/addresses', { query: { query } }, signal)).items;

/** What is nearer to the point comes first. */
export const searchAddressesNear =
  (point: Point): SearchAddresses =>
  async (query, signal) => {
    const near = `${point.latitude},${point.longitude}`;
    return (await readOnce('GET /v2/lookups/addresses', { query: { query, near } }, signal)).items;
  };

export const addressAt: AddressAt = async (point) =>
  (await readOnce('GET /v2/lookups/address-at', { query: { ...point } })).address;

/** The IANA name of the zone at a point; a failure is reported by the call and leaves it empty. */
export const timeZoneQuery = ({ latitude, longitude }: Point) => {
  const { queryFn: load, ...query } = read('GET /v2/lookups/time-zone', { query: { latitude, longitude } });
  return queryOptions({
    ...query,
    queryFn: (context) => load(context).catch(() => ({ timeZone: '' })),
    select: ({ timeZone }) => timeZone,
    staleTime: Number.POSITIVE_INFINITY,
  });
};

/** The visitor's country as two letters; a failure is reported by the call and leaves it empty. */
export const countryQuery = () => {
  const { queryFn: load, ...query } = read('GET /v2/lookups/ip-details');
  return queryOptions({
    ...query,
    queryFn: (context) => load(context).catch(() => ({ country_code: '' })),
    select: ({ country_code: country }) => country,
    staleTime: Number.POSITIVE_INFINITY,
  });
};
