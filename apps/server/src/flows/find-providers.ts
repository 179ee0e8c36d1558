import type { SearchOrder } from '@tailgate/contract';
import { slotsBetween } from '@tailgate/slots';
import { dollarsOf } from '@tailgate/values/money';
import { tenthsOfMiles } from '@tailgate/values/units';
import type { Stage, Tx } from '../platform/db/database.ts';
import { found } from '../platform/failure.ts';
import type { Platform } from '../platform/platform.ts';
import { findProviders, type FoundProvider } from '../views/provider-search.ts';
import { publicProfilesOf } from '../modules/providers/index.ts';
import { gatherCalendars, slotWorlds } from '../modules/scheduling/index.ts';
import {
  GRID_MINUTES,
  HORIZON_DAYS,
  NOTICE_MINUTES,
  SHOWN_SLOTS,
  slotAt,
  todayIn,
  todayInUtc,
  type Search,
} from '../modules/checkout/index.ts';

export interface Page {
  readonly order: SearchOrder;
  readonly limit: number;
  readonly offset: number;
}

/**
 * The statements of a search take several times longer to plan than to run, and their best plan does not depend on the
 * values: every table is read by key for the zones that contain the point.
 */
export const PLANS = { plans: 'generic' } as const;

const limitsOf = (platform: Platform) => ({
  now: platform.clock.now(),
  noticeMinutes: NOTICE_MINUTES,
  horizonDays: HORIZON_DAYS,
});

type OfSearch = Pick<FoundProvider, 'id' | 'timeZone' | 'maxDistanceMiles' | 'minutes'>;

const toAsk = ({ id, timeZone, maxDistanceMiles, minutes }: OfSearch) => ({
  id,
  timeZone,
  maxDistanceMiles,
  serviceMinutes: minutes,
});

/** The calendars of these providers around the place of a search. */
export const calendarsFor = (
  tx: Tx,
  platform: Platform,
  { place }: Search,
  providers: readonly OfSearch[],
  days: { fromDay: number; toDay: number },
) =>
  gatherCalendars(
    tx,
    {
      providers: providers.map(toAsk),
      place,
      gridMinutes: GRID_MINUTES,
      noticeMinutes: NOTICE_MINUTES,
      ...days,
    },
    platform,
  );

/** A page of a search, with calendars of the providers on it only. */
export const findPage = async (
  stage: Stage,
  platform: Platform,
  page: Page,
  askedIn: (tx: Tx) => Promise<Search> | Search,
) => {
  const today = todayInUtc(platform.clock.now());
  // Read
  const read = await stage(async (tx) => {
    const search = await askedIn(tx);
    const { total, providers } = await findProviders(tx, { ...search, ...page, ...limitsOf(platform) });
    // The local date of a provider may be one day behind or ahead of UTC.
    const days = { fromDay: today - 1, toDay: today + HORIZON_DAYS + 1 };
    const profiles = await publicProfilesOf(
      tx,
      platform,
      providers.map(({ id }) => id),
    );
    return { total, providers, profiles, calendars: await calendarsFor(tx, platform, search, providers, days) };
  }, PLANS);
  // Request drives that are not stored from the routing vendor
  const worlds = await slotWorlds(stage, platform, read.calendars);
  // Respond
  const items = read.providers.map((provider) => {
    const { timeZone, minutes } = provider;
    const { world } = found(worlds.get(provider.id));
    const first = todayIn(world.zone, platform.clock.now());
    return {
      provider: found(read.profiles.get(provider.id)),
      timeZone,
      currency: provider.currency,
      priceMin: dollarsOf(provider.minCents),
      priceMax: dollarsOf(provider.maxCents),
      minutes,
      distanceMiles: tenthsOfMiles(provider.distanceMeters),
      nextSlots: slotsBetween(world, first, first + HORIZON_DAYS)
        .slice(0, SHOWN_SLOTS)
        .map((minute) => slotAt(minute, minutes, world.zone)),
    };
  });
  return { items, total: read.total, limit: page.limit, offset: page.offset };
};
