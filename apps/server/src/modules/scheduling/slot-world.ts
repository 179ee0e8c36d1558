import { MINUTES_PER_DAY, wallMinuteOf, zoneOffsets, type Busy, type World, type ZoneOffsets } from '@tailgate/slots';
import type { Place, Weekday } from '@tailgate/values';
import { metersOf } from '@tailgate/values/units';
import { LRUCache } from 'lru-cache';
import type { Tx } from '../../platform/db/database.ts';
import type { Leg } from '../../vendors/routing/routing.ts';
import { calendarsAround, type Calendar } from './calendars.queries.ts';
import {
  completeLegs,
  lookUpLegs,
  type DriveQuestion,
  type LookedUpLegs,
  type Roads,
  type Stage,
} from './drive-legs.ts';
import { servedDays } from './work-zones.rules.ts';

export interface ProviderToAsk {
  readonly id: string;
  readonly timeZone: string;
  readonly maxDistanceMiles: number;
  readonly serviceMinutes: number;
}

export interface SlotsQuestion {
  readonly providers: readonly ProviderToAsk[];
  readonly place: Place;
  readonly gridMinutes: number;
  /** Nobody is surprised by a visit: so long ahead at least. */
  readonly noticeMinutes: number;
  /** Whole days since 1970 on the providers' wall calendars, the second not included. */
  readonly fromDay: number;
  readonly toDay: number;
}

/** What the database says; the drives it does not know are still missing. */
export interface GatheredCalendars {
  readonly question: SlotsQuestion;
  readonly calendars: ReadonlyMap<string, Calendar>;
  readonly legs: LookedUpLegs;
}

export interface SlotWorld {
  readonly world: World;
  readonly pricesByWeekday: ReadonlyMap<number, number>;
}

const MINUTE_MS = 60_000;
/** A visit may cross midnight, and so may its neighbours. */
const MARGIN_DAYS = 2;

const zones = new LRUCache<string, ZoneOffsets>({ max: 500 });
const zoneDuring = (timeZone: string, fromDay: number, toDay: number): ZoneOffsets => {
  const key = `${timeZone}/${fromDay}/${toDay}`;
  const known = zones.get(key) ?? zoneOffsets(timeZone, (fromDay - 1) * MINUTES_PER_DAY, (toDay + 1) * MINUTES_PER_DAY);
  zones.set(key, known);
  return known;
};

const zoneOf = ({ fromDay, toDay }: SlotsQuestion, { timeZone }: ProviderToAsk): ZoneOffsets =>
  zoneDuring(timeZone, fromDay - MARGIN_DAYS, toDay + MARGIN_DAYS);

/** Reads everything that decides when these providers can come to this place: two queries, however many they are. */
export const gatherCalendars = async (tx: Tx, roads: Roads, question: SlotsQuestion): Promise<GatheredCalendars> => {
  const calendars = await calendarsAround(tx, {
    providerIds: question.providers.map(({ id }) => id),
    place: question.place,
    fromDay: question.fromDay - MARGIN_DAYS,
    toDay: question.toDay + MARGIN_DAYS,
    now: roads.clock.now(),
  });
  const drives = question.providers.flatMap((provider) => {
    const zone = zoneOf(question, provider);
    const occupants = calendars.get(provider.id)?.occupants ?? [];
    return occupants.flatMap((occupant) => Object.values(drivesOf(question.place, zone, occupant) ?? {}));
  });
  return { question, calendars, legs: await lookUpLegs(tx, roads, drives) };
};

/** Asks for the missing drives, outside of any transaction if `stage` opens its own, and builds a world for each. */
export const slotWorlds = async (
  stage: Stage,
  roads: Roads,
  { question, calendars, legs }: GatheredCalendars,
): Promise<ReadonlyMap<string, SlotWorld>> => {
  const legOf = await completeLegs(stage, roads, legs);
  const notBefore = Math.floor(roads.clock.now().getTime() / MINUTE_MS) + question.noticeMinutes;
  const worlds = new Map<string, SlotWorld>();
  for (const provider of question.providers) {
    const calendar = calendars.get(provider.id);
    if (!calendar) continue;
    const zone = zoneOf(question, provider);
    const prices = servedDays(calendar.zones);
    const world: World = {
      zone,
      windows: calendar.windows.map(({ weekday, start, end }) => ({ day: weekday as Weekday, start, end })),
      zoneDays: [...prices.keys()],
      timeOff: calendar.timeOff,
      busy: calendar.occupants.map((occupant) => busyOf(question.place, provider, zone, occupant, legOf)),
      serviceMinutes: provider.serviceMinutes,
      gridMinutes: question.gridMinutes,
      notBefore,
    };
    worlds.set(provider.id, { world, pricesByWeekday: prices });
  }
  return worlds;
};

type Occupant = Calendar['occupants'][number];

const drivesOf = (
  place: Place,
  zone: ZoneOffsets,
  { start, end, latitude, longitude }: Occupant,
): { to: DriveQuestion; from: DriveQuestion } | undefined => {
  if (latitude === null || longitude === null) return undefined;
  const there = { latitude, longitude };
  // As `hourIn` says, without a date object for each of a thousand neighbours.
  const hourAt = (minute: number) => Math.floor(minuteOfDay(zone, minute) / 60);
  return {
    to: { from: there, to: place, hour: hourAt(end) },
    from: { from: place, to: there, hour: hourAt(start) },
  };
};

/** Since midnight on the wall. */
const minuteOfDay = (zone: ZoneOffsets, minute: number): number => wallMinuteOf(zone, minute) % MINUTES_PER_DAY;

/** What occupies the provider, with the drives between it and the place. */
const busyOf = (
  place: Place,
  provider: ProviderToAsk,
  zone: ZoneOffsets,
  occupant: Occupant,
  legOf: (question: DriveQuestion) => Leg,
): Busy => {
  const { start, end } = occupant;
  const drives = drivesOf(place, zone, occupant);
  if (!drives) return { start, end, legTo: 0, legFrom: 0 };
  const farthest = metersOf(provider.maxDistanceMiles);
  // Somebody too far away keeps the rest of that day from both sides of it: no drive is planned that nobody wants.
  const minutes = (leg: Leg, restOfDay: number) =>
    leg.meters > farthest ? Math.max(leg.minutes, restOfDay) : leg.minutes;
  return {
    start,
    end,
    legTo: minutes(legOf(drives.to), (MINUTES_PER_DAY - minuteOfDay(zone, end)) % MINUTES_PER_DAY),
    legFrom: minutes(legOf(drives.from), minuteOfDay(zone, start)),
  };
};
