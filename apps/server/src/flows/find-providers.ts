import type { SearchOrder } from '@tailgate/contract';
import { slotsBetween, type ZoneOffsets } from '@tailgate/slots';
import { dollarsOf } from '@tailgate/values/money';
import type { Search } from '../modules/search/index.ts';
import { holdOfSearch } from '../modules/visitor-booking/index.ts';
import { publicProfilesOf, type PublicProfile } from '../modules/providers/index.ts';
import {
  gatherCalendars,
  slotWorlds,
  type GatheredCalendars,
  GRID_MINUTES,
  HORIZON_DAYS,
  NOTICE_MINUTES,
  SHOWN_SLOTS,
  slotAt,
  todayIn,
  todayInUtc,
} from '../modules/scheduling/index.ts';
import type { Stage, Tx } from '../platform/db/database.ts';
import { found } from '../platform/failure.ts';
import type { Platform } from '../platform/platform.ts';
import { findProviders, type FoundProvider } from '../views/provider-search.ts';
import { mayComeBefore, soonestFirst } from './soonest-first.ts';

/** With its id, once it is kept. */
type AskedSearch = Search & { readonly id?: string };

export interface Page {
  readonly order: SearchOrder;
  readonly limit: number;
  readonly offset: number;
  /** Who searches, where it is known. */
  readonly customerId: string | undefined;
}

/**
 * The statements of a search take several times longer to plan than to run, and their best plan does not depend on the
 * values: every table is read by key for the zones that contain the point.
 */
export const PLANS = { plans: 'generic' } as const;

const limitsOf = (platform: Platform) => ({
  now: platform.clock.now(),
  noticeMinutes: NOTICE_MINUTES,
  gridMinutes: GRID_MINUTES,
  horizonDays: HORIZON_DAYS,
});

type OfSearch = Pick<FoundProvider, 'id' | 'timeZone' | 'maxDistanceMiles' | 'minutes'>;

const toAsk = ({ id, timeZone, maxDistanceMiles, minutes }: OfSearch) => ({
  id,
  timeZone,
  maxDistanceMiles,
  serviceMinutes: minutes,
});

interface AskedCalendars {
  readonly search: Search;
  readonly providers: readonly OfSearch[];
  readonly fromDay: number;
  readonly toDay: number;
  readonly ignored?: string | undefined;
}

/** The calendars of these providers around the place of a search. */
export const calendarsFor = (tx: Tx, { search: { place }, providers, ...days }: AskedCalendars, platform: Platform) =>
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

/**
 * How many providers a search by soonest looks at beyond its page. The page itself is nearly always right: only drives
 * make a provider's first slot later than the query says.
 */
const LOOK_AHEAD = 60;
/** Deeper pages are in the order of the query. */
const DEEPEST_VERIFIED = 200;

/** The candidates that are read, and where among them the page begins. */
const windowOf = ({ order, limit, offset }: Page) =>
  order === 'soonest' && offset + limit <= DEEPEST_VERIFIED
    ? { wanted: { limit: offset + limit + LOOK_AHEAD, offset: 0 }, from: offset }
    : { wanted: { limit, offset }, from: 0 };

interface ShownSlots {
  readonly minutes: readonly number[];
  readonly zone: ZoneOffsets;
}

/** The next slots of each provider. Drives that are not stored are requested from the routing vendor. */
const nextSlotsOf = async (
  stage: Stage,
  calendars: GatheredCalendars,
  platform: Platform,
): Promise<[id: string, slots: ShownSlots][]> =>
  [...(await slotWorlds(stage, calendars, platform))].map(([id, { world }]) => {
    const first = todayIn(world.zone, platform.clock.now());
    const minutes = slotsBetween(world, first, first + HORIZON_DAYS).slice(0, SHOWN_SLOTS);
    return [id, { minutes, zone: world.zone }];
  });

const itemOf = (provider: FoundProvider, profile: PublicProfile, { minutes, zone }: ShownSlots) => ({
  provider: profile,
  timeZone: provider.timeZone,
  currency: provider.currency,
  priceMin: dollarsOf(provider.minCents),
  priceMax: dollarsOf(provider.maxCents),
  minutes: provider.minutes,
  withinMiles: provider.withinMiles,
  nextSlots: minutes.map((minute) => slotAt(minute, provider.minutes, zone)),
});

/** A page of a search, with the calendars of the providers on it; by soonest also of those who may belong on it. */
export const findPage = async (
  stage: Stage,
  page: Page,
  askedIn: (tx: Tx) => Promise<AskedSearch> | AskedSearch,
  platform: Platform,
) => {
  const today = todayInUtc(platform.clock.now());
  // The local date of a provider may be one day behind or ahead of UTC.
  const days = { fromDay: today - 1, toDay: today + HORIZON_DAYS + 1 };
  const { wanted, from } = windowOf(page);
  const to = from + page.limit;
  const profilesOf = (tx: Tx, providers: readonly FoundProvider[]) =>
    publicProfilesOf(
      tx,
      providers.map(({ id }) => id),
      platform,
    );
  // Read
  const { search, ignored, total, candidates, ...read } = await stage(async (tx) => {
    const asked = await askedIn(tx);
    const { order, customerId } = page;
    const answer = await findProviders(tx, { ...asked, order, customerId, ...wanted, ...limitsOf(platform) });
    // A time that is kept for the visitor does not stand in their own way.
    const ignored = asked.id === undefined ? undefined : await holdOfSearch(tx, asked.id);
    const providers = answer.providers.slice(0, to);
    const calendars = await calendarsFor(tx, { search: asked, providers, ...days, ignored }, platform);
    const profiles = await profilesOf(tx, answer.providers.slice(from, to));
    return { search: asked, ignored, total: answer.total, candidates: answer.providers, calendars, profiles };
  }, PLANS);
  // Compute slots, until no other provider can be on the page
  const slots = new Map(await nextSlotsOf(stage, read.calendars, platform));
  const firstSlotOf = (id: string) => slots.get(id)?.minutes[0];
  const isKnown = ({ id }: FoundProvider) => slots.has(id);
  for (;;) {
    const next = mayComeBefore(candidates, isKnown, firstSlotOf, to).slice(0, page.limit);
    if (next.length === 0) break;
    const more = { search, providers: next, ...days, ignored };
    const calendars = await stage((tx) => calendarsFor(tx, more, platform), PLANS);
    for (const [id, more] of await nextSlotsOf(stage, calendars, platform)) slots.set(id, more);
  }
  const ordered = page.order === 'soonest' ? soonestFirst(candidates.filter(isKnown), firstSlotOf) : candidates;
  const shown = ordered.slice(from, to);
  const late = shown.filter(({ id }) => !read.profiles.has(id));
  const profiles = new Map([...read.profiles, ...(late.length > 0 ? await stage((tx) => profilesOf(tx, late)) : [])]);
  // Respond
  const items = shown.map((provider) =>
    itemOf(provider, found(profiles.get(provider.id)), found(slots.get(provider.id))),
  );
  return { items, total, limit: page.limit, offset: page.offset };
};
