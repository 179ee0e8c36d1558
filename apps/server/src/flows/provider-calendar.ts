import type { World } from '@tailgate/slots';
import { oneSearch } from '../modules/search/index.ts';
import { holdOfSearch } from '../modules/visitor-booking/index.ts';
import { slotWorlds } from '../modules/scheduling/index.ts';
import type { Rows } from '../platform/access/policy.ts';
import type { Stage } from '../platform/db/database.ts';
import { found, notFound } from '../platform/failure.ts';
import type { Platform } from '../platform/platform.ts';
import { findProvider } from '../views/provider-search.ts';
import { PLANS, calendarsFor } from './find-providers.ts';

const hasServedDay = ({ windows, zoneDays }: World): boolean => windows.some(({ day }) => zoneDays.includes(day));

/**
 * When one provider of a search is available. Reads only that provider: the search is not repeated for a click on a day.
 * `days` is a callback so that an unknown search is rejected before an invalid month.
 */
export const providerCalendar = async (
  stage: Stage,
  asked: {
    readonly search: Rows<'search_sessions'>;
    readonly providerId: string;
    /** Who searches, where it is known. */
    readonly customerId: string | undefined;
  },
  daysAsked: () => { readonly fromDay: number; readonly toDay: number },
  platform: Platform,
) => {
  // Read
  const { provider, days, calendars } = await stage(async (tx) => {
    const search = await oneSearch(tx, asked.search);
    const within = daysAsked();
    const { providerId, customerId } = asked;
    const one = found(await findProvider(tx, { ...search, providerId, customerId, now: platform.clock.now() }));
    const ignored = await holdOfSearch(tx, search.id);
    const calendars = await calendarsFor(tx, { search, providers: [one], ...within, ignored }, platform);
    return { provider: one, days: within, calendars };
  }, PLANS);
  // Request drives that are not stored from the routing vendor
  const { world } = found((await slotWorlds(stage, calendars, platform)).get(provider.id));
  // A provider without an active zone on any workday is not part of the search
  if (!hasServedDay(world)) throw notFound();
  return { provider, days, world };
};
