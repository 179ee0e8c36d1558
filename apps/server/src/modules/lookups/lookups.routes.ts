import { lookupsContract } from '@tailgate/contract';
import timeZoneAt from '@photostructure/tz-lookup';
import { orUnavailable } from '../../platform/failure.ts';
import { bindModule, staged } from '../../platform/http/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { foundAddressOf } from './lookups.rules.ts';

/** A form goes on without these, so they fail in silence: empty for the caller, a line for us (RL-errors-07). */
const orEmpty = async (platform: Platform, lookup: string, answer: () => Promise<string> | string): Promise<string> => {
  try {
    return await answer();
  } catch (error) {
    platform.log.warn({ err: error, lookup }, 'a lookup failed');
    return '';
  }
};

export const lookupsRoutes = bindModule('lookups', lookupsContract, {
  searchAddresses: staged(async ({ platform, origin, query }) => {
    await platform.limits.spend({ addressSearchPerAddress: origin.address });
    const found = await orUnavailable(platform.addressSearch.search(query.query, query.near));
    return { items: found.map(foundAddressOf) };
  }),
  getAddressAt: staged(async ({ platform, origin, query }) => {
    await platform.limits.spend({ addressSearchPerAddress: origin.address });
    const found = await orUnavailable(platform.addressSearch.at(query));
    return { address: found ? foundAddressOf(found) : null };
  }),
  getTimeZone: staged(async ({ platform, origin, query }) => {
    await platform.limits.spend({ lookupsPerAddress: origin.address });
    return { timeZone: await orEmpty(platform, 'time-zone', () => timeZoneAt(query.latitude, query.longitude)) };
  }),
  getIpDetails: staged(async ({ platform, origin }) => {
    await platform.limits.spend({ lookupsPerAddress: origin.address });
    return { country_code: await orEmpty(platform, 'ip-details', () => platform.countryOfAddress(origin.address)) };
  }),
});
