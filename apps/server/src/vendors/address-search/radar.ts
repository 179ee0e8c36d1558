import type { Place } from '@tailgate/values';
import { z } from 'zod';
import type { Config } from '../../platform/config.ts';
import type { AddressSearch, VendorAddress } from './address-search.ts';

/** Nobody waits longer for a suggestion; the next letter asks again. */
const PATIENCE_MS = 4_000;
const MOST_RESULTS = 5;
const COUNTRY = 'US';

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

/** Radar's API, version 1. A failure is thrown without what was asked: a query is where somebody lives. */
export const radarAddressSearch = (
  config: Pick<Config, 'ADDRESS_SEARCH_API_URL' | 'ADDRESS_SEARCH_KEY'>,
): AddressSearch => {
  const ask = async (path: string, query: Record<string, string>): Promise<readonly VendorAddress[]> => {
    const response = await fetch(`${config.ADDRESS_SEARCH_API_URL}${path}?${new URLSearchParams(query).toString()}`, {
      headers: { authorization: config.ADDRESS_SEARCH_KEY, accept: 'application/json' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`The address search answered ${response.status}`);
    }
    // A parser's own message would quote the text.
    const parsed = answer.safeParse(await response.json().catch(() => undefined));
    if (!parsed.success) throw new Error('The address search answered something that is no list of addresses');
    return parsed.data.addresses.flatMap(addressOf).slice(0, MOST_RESULTS);
  };
  return {
    search: (query, near) =>
      ask('/v1/search/autocomplete', {
        query,
        layers: 'address,postalCode',
        limit: String(MOST_RESULTS),
        countryCode: COUNTRY,
        ...(near && { near: pair(near) }),
      }),
    at: async (point) => (await ask('/v1/geocode/reverse', { coordinates: pair(point), layers: 'address' }))[0],
  };
};

const pair = ({ latitude, longitude }: Place) => `${latitude},${longitude}`;

/** Reverse geocoding takes no country, and a house without a city is no address: such answers are left out. */
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
