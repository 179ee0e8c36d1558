import { MAX_FOUND_ADDRESSES } from '@tailgate/contract';
import type { Place } from '@tailgate/values';
import { z } from 'zod';
import type { Config } from '../../platform/config.ts';
import { VendorFailure, failureOfResponse, fetchFrom } from '../vendor-failure.ts';
import type { AddressSearch, VendorAddress } from './address-search.ts';

/** Later suggestions are useless: the next keystroke sends a new query. */
const TIMEOUT_MS = 4_000;
const COUNTRY = 'US';
const vendor = 'address-search';

const words = z.string().nullish();
const answer = z.object({
  addresses: z.array(
    z.object({
      formattedAddress: words,
      addressLabel: words,
      city: words,
      stateCode: words,
      countryCode: words,
      postalCode: words,
      latitude: z.number().nullish(),
      longitude: z.number().nullish(),
      layer: words,
    }),
  ),
});

/** Radar's API, version 1. Errors do not contain the query, which is often a home address. */
export const radarAddressSearch = (
  config: Pick<Config, 'ADDRESS_SEARCH_API_URL' | 'ADDRESS_SEARCH_KEY' | 'VENDOR_TIMEOUT_SCALE'>,
): AddressSearch => {
  const ask = async (
    operation: 'search' | 'at',
    path: string,
    query: Record<string, string>,
  ): Promise<readonly VendorAddress[]> => {
    const url = `${config.ADDRESS_SEARCH_API_URL}${path}?${new URLSearchParams(query).toString()}`;
    const response = await fetchFrom({ vendor, operation }, url, {
      headers: {
        authorization: config.ADDRESS_SEARCH_KEY,
        accept: 'application/json',
      },
      signal: AbortSignal.timeout(TIMEOUT_MS * config.VENDOR_TIMEOUT_SCALE),
    });
    if (!response.ok) throw await failureOfResponse({ vendor, operation }, response);
    // The parser's own message would quote the response.
    const parsed = answer.safeParse(await response.json().catch(() => undefined));
    if (!parsed.success) throw new VendorFailure({ vendor, operation, kind: 'ours', code: 'invalid-response' });
    return parsed.data.addresses.flatMap(addressOf).slice(0, MAX_FOUND_ADDRESSES);
  };
  return {
    search: (query, near) =>
      ask('search', '/v1/search/autocomplete', {
        query,
        layers: 'address,postalCode',
        limit: String(MAX_FOUND_ADDRESSES),
        countryCode: COUNTRY,
        ...(near && { near: pair(near) }),
      }),
    at: async (point) => (await ask('at', '/v1/geocode/reverse', { coordinates: pair(point), layers: 'address' }))[0],
  };
};

const pair = ({ latitude, longitude }: Place) => `${latitude},${longitude}`;

/** Drops results outside the US, because reverse geocoding has no country filter, and results without a city. */
const addressOf = (found: z.output<typeof answer>['addresses'][number]): VendorAddress[] => {
  const { layer, formattedAddress, addressLabel, city, stateCode, countryCode, latitude, longitude } = found;
  if ((layer !== 'address' && layer !== 'postalCode') || countryCode !== COUNTRY) return [];
  if (!formattedAddress || !city || !stateCode) return [];
  const hasPoint = typeof latitude === 'number' && typeof longitude === 'number';
  return [
    {
      label: formattedAddress,
      streetLine: addressLabel || formattedAddress,
      city,
      stateCode,
      countryCode,
      postalCode: found.postalCode ?? undefined,
      point: hasPoint ? { latitude, longitude } : undefined,
      layer,
    },
  ];
};
