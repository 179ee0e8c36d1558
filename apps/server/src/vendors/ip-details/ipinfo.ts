import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Config } from '../../platform/config.ts';
import { isPublicAddress } from '../public-networks.ts';
import { VendorFailure, failureOfResponse, fetchFrom } from '../vendor-failure.ts';

/** Two-letter country code of an IP address, or an empty string if unknown. */
export type CountryOfAddress = (address: string) => Promise<string>;

const TIMEOUT_MS = 2_000;
const ASK = { vendor: 'ip-details', operation: 'country' } as const;
const MOST_ANSWERS = 5_000;
const KEPT_MS = 24 * 60 * 60_000;

const answer = z.object({ country_code: z.string().regex(/^[A-Z]{2}$/) }).or(z.object({ bogon: z.literal(true) }));

/** IPinfo's Lite API. Errors do not contain the IP address. */
export const ipinfoCountry = (
  config: Pick<Config, 'IP_DETAILS_API_URL' | 'IP_DETAILS_TOKEN' | 'VENDOR_TIMEOUT_SCALE'>,
): CountryOfAddress => {
  return async (address) => {
    const response = await fetchFrom(ASK, `${config.IP_DETAILS_API_URL}/lite/${address}`, {
      headers: {
        authorization: `Bearer ${config.IP_DETAILS_TOKEN}`,
        accept: 'application/json',
      },
      signal: AbortSignal.timeout(TIMEOUT_MS * config.VENDOR_TIMEOUT_SCALE),
    });
    if (!response.ok) throw await failureOfResponse(ASK, response);
    const parsed = answer.safeParse(await response.json().catch(() => undefined));
    if (!parsed.success) throw new VendorFailure({ ...ASK, kind: 'ours', code: 'invalid-response' });
    return 'country_code' in parsed.data ? parsed.data.country_code : '';
  };
};

/** Asks once a day for an address, and never for one that is not public. */
export const cacheCountries = (inner: CountryOfAddress): CountryOfAddress => {
  const countries = new LRUCache<string, string>({
    max: MOST_ANSWERS,
    ttl: KEPT_MS,
    fetchMethod: (address) => inner(address),
  });
  return async (given) => {
    // Dual-stack sockets report IPv4 callers as mapped IPv6 addresses.
    const address = given.replace(/^::ffff:(?=[\d.]+$)/i, '');
    // Private addresses have no country and are not disclosed to the vendor.
    return isPublicAddress(address) ? await countries.forceFetch(address) : '';
  };
};
