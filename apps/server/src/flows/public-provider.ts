import {
  PART_OF_DAY_FROM,
  PARTS_OF_DAY,
  type AnswerOf,
  type PartOfDay,
  type publicPagesContract,
} from '@tailgate/contract';
import { estimateWork } from '@tailgate/pricing';
import { MINUTES_PER_DAY, slotsBetween, wallMinuteOf } from '@tailgate/slots';
import { cents, dollarsOf } from '@tailgate/values/money';
import { LRUCache } from 'lru-cache';
import { displayNameOf } from '../modules/accounts/index.ts';
import { defaultServiceOf } from '../modules/catalogue/index.ts';
import {
  GRID_MINUTES,
  NOTICE_MINUTES,
  todayIn,
  todayInUtc,
  gatherCalendars,
  slotWorlds,
} from '../modules/scheduling/index.ts';
import { dateOfDay } from '../platform/calendar-days.ts';
import type { Stage } from '../platform/db/database.ts';
import { found } from '../platform/failure.ts';
import { publicPicturePath } from '../platform/http/public/picture-path.ts';
import type { Platform } from '../platform/platform.ts';
import { publicProviderAt, type PublicProviderRow, type PublicService } from '../views/public-provider.ts';

type Answer = AnswerOf<typeof publicPagesContract.getPublicProvider>;
type Times = Answer['nextTimes'];

const LOOKED_AHEAD_DAYS = 14;
const SHOWN_TIMES = 6;
/** Of a visit without a price for the usual size. */
const USUAL_MINUTES = 90;
const USUAL_SIZE = 'medium';

/** Computing free times is the expensive part, and who reads them from a page will be asked for an address anyway. */
const KEPT_MS = 60_000;
const KEPT_TIMES = 5_000;
const kept = new LRUCache<string, Promise<Times>>({ max: KEPT_TIMES, ttl: KEPT_MS });

const shownAs = (fileId: string) => ({
  small: publicPicturePath(fileId, 'thumbnail'),
  large: publicPicturePath(fileId, 'medium'),
});
const pictureOf = (fileId: string | null) => (fileId === null ? null : shownAs(fileId));

const partAt = (minuteOfDay: number): PartOfDay =>
  PARTS_OF_DAY.findLast((part) => PART_OF_DAY_FROM[part] <= minuteOfDay) ?? 'morning';

type Size = Answer['sizes'][number]['size'];

/** What a pet of a size costs, by the rules of every other price. */
const estimateOf = ({ sizes }: PublicProviderRow, service: PublicService, size: Size) =>
  estimateWork(
    {
      service: { ...service, adjustBy: 'size', breeds: {}, addOns: {} },
      pet: { size },
      addOnIds: [],
      timeModifiers: [],
    },
    sizes.map(({ maxWeight, ...modifier }) => ({ ...modifier, maxWeightLb: maxWeight })),
  );

const usualMinutes = (row: PublicProviderRow): number => {
  const service = defaultServiceOf(row.services) ?? row.services[0];
  return (service && estimateOf(row, service, USUAL_SIZE)?.minutes) ?? USUAL_MINUTES;
};

/** Days and parts of days with a free start. Drives that are not stored are estimated: nothing is asked from a vendor. */
const timesOf = async (stage: Stage, row: PublicProviderRow, platform: Platform): Promise<Times> => {
  const { middle } = row;
  if (!middle || row.services.length === 0) return [];
  const today = todayInUtc(platform.clock.now());
  const provider = {
    id: row.id,
    timeZone: row.timeZone,
    maxDistanceMiles: row.maxDistanceMiles,
    serviceMinutes: usualMinutes(row),
  };
  const question = {
    providers: [provider],
    place: middle,
    gridMinutes: GRID_MINUTES,
    noticeMinutes: NOTICE_MINUTES,
    // The local date may be one day behind or ahead of UTC.
    fromDay: today - 1,
    toDay: today + LOOKED_AHEAD_DAYS + 1,
  };
  const calendars = await stage((tx) => gatherCalendars(tx, question, platform));
  const estimated = { ...calendars, legs: { known: calendars.legs.known, missing: [] } };
  const { world } = found((await slotWorlds(stage, estimated, platform)).get(row.id));
  const first = todayIn(world.zone, platform.clock.now());
  const times = new Map<string, Times[number]>();
  for (const minute of slotsBetween(world, first, first + LOOKED_AHEAD_DAYS)) {
    const wall = wallMinuteOf(world.zone, minute);
    const time = { date: dateOfDay(Math.floor(wall / MINUTES_PER_DAY)), part: partAt(wall % MINUTES_PER_DAY) };
    times.set(`${time.date} ${time.part}`, time);
    if (times.size === SHOWN_TIMES) break;
  }
  return [...times.values()];
};

/** The same for everybody who asks within a minute. */
const keptTimes = async (stage: Stage, row: PublicProviderRow, platform: Platform): Promise<Times> => {
  const reading = kept.get(row.id) ?? timesOf(stage, row, platform);
  kept.set(row.id, reading, { noUpdateTTL: true });
  try {
    return await reading;
  } catch (error) {
    kept.delete(row.id);
    throw error;
  }
};

const serviceOf = (row: PublicProviderRow, service: PublicService): Answer['services'][number] => {
  const { id, name, description, petType, isHourly, hourlyRateCents, byBreed } = service;
  const estimates = row.sizes.map((size) => estimateOf(row, service, size.name));
  return {
    id,
    name,
    description,
    petType,
    minutes: estimateOf(row, service, USUAL_SIZE)?.minutes ?? service.baseMinutes,
    hourlyRate: isHourly ? dollarsOf(hourlyRateCents) : null,
    prices: estimates.map((estimate) =>
      estimate && estimate.minCents > cents(0) ? dollarsOf(estimate.minCents) : null,
    ),
    byBreed: byBreed && !isHourly ? { min: dollarsOf(byBreed.minCents), max: dollarsOf(byBreed.maxCents) } : null,
  };
};

const lowest = (services: Answer['services']): number | null => {
  const all = services
    .filter(({ hourlyRate }) => hourlyRate === null)
    .flatMap(({ prices, byBreed }) => [...prices, byBreed?.min ?? null])
    .filter((price) => price !== null && price > 0);
  return all.length > 0 ? Math.min(...(all as number[])) : null;
};

/** The public page of a groomer: one query, and once a minute two more for the next free times. */
export const publicProvider = async (stage: Stage, address: string, platform: Platform): Promise<Answer> => {
  const row = found(await stage((tx) => publicProviderAt(tx, address)));
  const services = row.services.map((service) => serviceOf(row, service));
  return {
    id: row.id,
    address: row.address,
    displayName: displayNameOf(row),
    businessName: row.businessName,
    photo: pictureOf(row.photoId),
    city: row.city,
    stateOrProvince: row.stateOrProvince,
    reviewSummary: { averageRating: row.averageRating, reviewCount: row.reviewCount },
    currency: row.currency,
    priceFrom: lowest(services),
    description: row.description,
    petTypes: [...new Set(services.map(({ petType }) => petType))],
    maxPetWeight: row.maxPetWeight,
    sizes: row.sizes.map(({ name, label, minWeight, maxWeight }) => ({ size: name, label, minWeight, maxWeight })),
    services,
    zones: row.zones.map(({ name, weekdays, feeCents, ring }) => ({
      name,
      weekdays: [...weekdays],
      travelFee: dollarsOf(feeCents),
      outline: (ring.coordinates[0] ?? []).slice(0, -1).map(([longitude, latitude]) => ({ latitude, longitude })),
    })),
    showcase: row.showcaseIds.map(shownAs),
    photos: row.photos.map(({ id, beforeId, afterId, breed, service }) => ({
      id,
      before: pictureOf(beforeId),
      after: pictureOf(afterId),
      breed,
      service,
    })),
    timeZone: row.timeZone,
    nextTimes: await keptTimes(stage, row, platform),
  };
};
