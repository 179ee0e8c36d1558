import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Config } from '../../platform/config.ts';
import { isPublicAddress } from '../public-networks.ts';

/** The country of an address as two letters, or nothing where there is none to tell. */
export type CountryOfAddress = (address: string) => Promise<string>;

const PATIENCE_MS = 2_000;
const MOST_ANSWERS = 5_000;
const KEPT_MS = 24 * 60 * 60_000;

const answer = z.object({ country_code: z.string().regex(/^[A-Z]{2}$/) }).or(z.object({ bogon: z.literal(true) }));

/** IPinfo's Lite API. A failure is thrown without the address. */
export const ipinfoCountry = (config: Pick<Config, 'IP_DETAILS_API_URL' | 'IP_DETAILS_TOKEN'>): CountryOfAddress => {
  const ask = async (address: string): Promise<string> => {
    const response = await fetch(`${config.IP_DETAILS_API_URL}/lite/${address}`, {
      headers: { authorization: `Bearer ${config.IP_DETAILS_TOKEN}`, accept: 'application/json' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`The address details answered ${response.status}`);
    }
    const parsed = answer.safeParse(await response.json().catch(() => undefined));
    if (!parsed.success) throw new Error('The address details answered something that names no country');
    return 'country_code' in parsed.data ? parsed.data.country_code : '';
  };
  const countries = new LRUCache<string, string>({
    max: MOST_ANSWERS,
    ttl: KEPT_MS,
    fetchMethod: (address) => ask(address),
  });
  return async (given) => {
    // An IPv4 caller of a socket that takes both kinds.
    const address = given.replace(/^::ffff:(?=[\d.]+$)/i, '');
    // Others name no place, and are nobody's business outside.
    return isPublicAddress(address) ? await countries.forceFetch(address) : '';
  };
};
