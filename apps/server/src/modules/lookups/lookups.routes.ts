import { lookupsContract } from '@tailgate/contract';
import timeZoneAt from '@photostructure/tz-lookup';
import { orUnavailable } from '../../platform/failure.ts';
import { bindModule, staged } from '../../platform/http/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { foundAddressOf } from './lookups.rules.ts';

/** Forms work without these values, so failures return an empty string and are only logged (RL-errors-07). */
const orEmpty = async (lookup: string, answer: () => Promise<string> | string, platform: Platform): Promise<string> => {
  try {
    return await answer();
  } catch (error) {
    platform.log.warn({ err: error, lookup }, 'Lookup failed');
    return '';
  }
};

export const lookupsRoutes = bindModule(
  'lookups',
  lookupsContract,
  {},
  {
    searchAddresses: staged(async ({ platform, query }) => {
      const found = await orUnavailable(platform.addressSearch.search(query.query, query.near));
      return { items: found.map(foundAddressOf) };
    }),
    getAddressAt: staged(async ({ platform, query }) => {
      const found = await orUnavailable(platform.addressSearch.at(query));
      return { address: found ? foundAddressOf(found) : null };
    }),
    getTimeZone: staged(async ({ platform, query }) => {
      return { timeZone: await orEmpty('time-zone', () => timeZoneAt(query.latitude, query.longitude), platform) };
    }),
    getIpDetails: staged(async ({ platform, origin }) => {
      return { country_code: await orEmpty('ip-details', () => platform.countryOfAddress(origin.address), platform) };
    }),
  },
);
