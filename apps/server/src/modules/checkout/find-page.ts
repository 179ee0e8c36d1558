import type { SearchOrder } from '@tailgate/contract';
import { slotsBetween } from '@tailgate/slots';
import { dollarsOf } from '@tailgate/values/money';
import type { Tx } from '../../platform/db/database.ts';
import { found } from '../../platform/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { findProviders, type FoundProvider } from '../../views/provider-search.ts';
import { publicProfilesOf } from '../accounts/index.ts';
import { gatherCalendars, slotWorlds, type Stage } from '../scheduling/index.ts';
import {
  GRID_MINUTES,
  HORIZON_DAYS,
  NOTICE_MINUTES,
  SHOWN_SLOTS,
  slotAt,
  tenthsOfMiles,
  todayIn,
  type Search,
} from './checkout.rules.ts';

export interface Page {
  readonly order: SearchOrder;
  readonly limit: number;
  readonly offset: number;
}

const limitsOf = (platform: Platform) => ({
  now: platform.clock.now(),
  noticeMinutes: NOTICE_MINUTES,
  horizonDays: HORIZON_DAYS,
});

const toAsk = ({ id, timeZone, maxDistanceMiles, minutes }: FoundProvider) => ({
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
  providers: readonly FoundProvider[],
  days: { fromDay: number; toDay: number },
) =>
  gatherCalendars(tx, platform, {
    providers: providers.map(toAsk),
    place,
    gridMinutes: GRID_MINUTES,
    noticeMinutes: NOTICE_MINUTES,
    ...days,
  });

/** One provider of a search; whoever it did not find is not found here either. */
export const oneProvider = async (tx: Tx, platform: Platform, search: Search, providerId: string) => {
  const page = { order: 'price', limit: 1, offset: 0 } as const;
  return found((await findProviders(tx, { ...search, ...page, ...limitsOf(platform), providerId })).providers[0]);
};

/** A page of a search. What it needs of the database is read in one stage; calendars only of whom it shows. */
export const findPage = async (
  stage: Stage,
  platform: Platform,
  page: Page,
  askedIn: (tx: Tx) => Promise<Search> | Search,
) => {
  const today = todayIn('UTC', platform.clock.now());
  const read = await stage(async (tx) => {
    const search = await askedIn(tx);
    const { total, providers } = await findProviders(tx, { ...search, ...page, ...limitsOf(platform) });
    // It may still be yesterday, or tomorrow already, where a provider lives.
    const days = { fromDay: today - 1, toDay: today + HORIZON_DAYS + 1 };
    const profiles = await publicProfilesOf(
      tx,
      platform,
      providers.map(({ id }) => id),
    );
    return { total, providers, profiles, calendars: await calendarsFor(tx, platform, search, providers, days) };
  });
  const worlds = await slotWorlds(stage, platform, read.calendars);
  const items = read.providers.map((provider) => {
    const { timeZone, minutes } = provider;
    const { world } = found(worlds.get(provider.id));
    const first = todayIn(timeZone, platform.clock.now());
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
        .map((minute) => slotAt(minute, minutes, timeZone)),
    };
  });
  return { items, total: read.total, limit: page.limit, offset: page.offset };
};
