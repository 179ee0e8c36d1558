import { feesByWeekday } from '@tailgate/pricing';
import { MINUTES_PER_DAY, wallMinuteOf, zoneOffsets, type Busy, type World, type ZoneOffsets } from '@tailgate/slots';
import type { Place, Weekday } from '@tailgate/values';
import { metersOf } from '@tailgate/values/units';
import { LRUCache } from 'lru-cache';
import type { Stage, Tx } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Leg } from '../../../vendors/routing/routing.ts';
import {
  lookUpLegs,
  resolveLegs,
  type DriveQuestion,
  type LegOf,
  type LookedUpLegs,
  type RoutingPlatform,
} from '../drives/drive-legs.ts';
import { calendarsAround, type Calendar } from './calendars.queries.ts';

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
  /** Minimum notice before an appointment. */
  readonly noticeMinutes: number;
  /** Whole days since 1970 in each provider's time zone; `toDay` is exclusive. */
  readonly fromDay: number;
  readonly toDay: number;
  /** An occupant that does not count: the appointment that is moved. */
  readonly ignored?: string | undefined;
}

/** Everything read from the database; drives that are not stored are still missing. */
export interface GatheredCalendars {
  readonly question: SlotsQuestion;
  readonly calendars: ReadonlyMap<string, Calendar>;
  readonly legs: LookedUpLegs;
}

export interface SlotWorld {
  readonly world: World;
}

const MINUTE_MS = 60_000;
/** An appointment may cross midnight, and so may its neighbors. */
const MARGIN_DAYS = 2;

const zones = new LRUCache<string, ZoneOffsets>({ max: 500 });
const zoneDuring = (timeZone: string, fromDay: number, toDay: number): ZoneOffsets => {
  const key = `${timeZone}/${fromDay}/${toDay}`;
  const known = zones.get(key) ?? zoneOffsets(timeZone, (fromDay - 1) * MINUTES_PER_DAY, (toDay + 1) * MINUTES_PER_DAY);
  zones.set(key, known);
  return known;
};

export const zoneOf = ({ fromDay, toDay }: SlotsQuestion, { timeZone }: Pick<ProviderToAsk, 'timeZone'>): ZoneOffsets =>
  zoneDuring(timeZone, fromDay - MARGIN_DAYS, toDay + MARGIN_DAYS);

/** Reads everything that decides when these providers can come to the place, in two queries for any number of them. */
export const gatherCalendars = async (
  tx: Tx,
  question: SlotsQuestion,
  platform: Pick<Platform, 'clock'>,
): Promise<GatheredCalendars> => {
  const calendars = await calendarsAround(tx, {
    providerIds: question.providers.map(({ id }) => id),
    place: question.place,
    fromDay: question.fromDay - MARGIN_DAYS,
    toDay: question.toDay + MARGIN_DAYS,
    now: platform.clock.now(),
    ignored: question.ignored,
  });
  const drives = question.providers.flatMap((provider) => {
    const zone = zoneOf(question, provider);
    const occupants = calendars.get(provider.id)?.occupants ?? [];
    return occupants.flatMap((occupant) => Object.values(drivesOf(question.place, zone, occupant) ?? {}));
  });
  return { question, calendars, legs: await lookUpLegs(tx, drives, platform) };
};

/** Resolves missing drives outside of transactions and builds the slot engine's input for each provider. */
export const slotWorlds = async (
  stage: Stage,
  { question, calendars, legs }: GatheredCalendars,
  platform: RoutingPlatform,
): Promise<ReadonlyMap<string, SlotWorld>> => {
  const legOf = await resolveLegs(stage, legs, platform);
  const notBefore = Math.floor(platform.clock.now().getTime() / MINUTE_MS) + question.noticeMinutes;
  const worlds = new Map<string, SlotWorld>();
  for (const provider of question.providers) {
    const calendar = calendars.get(provider.id);
    if (!calendar) continue;
    const zone = zoneOf(question, provider);
    const fees = feesByWeekday(calendar.zones);
    const world: World = {
      zone,
      windows: calendar.windows.map(({ weekday, start, end }) => ({ day: weekday as Weekday, start, end })),
      zoneDays: [...fees.keys()],
      timeOff: calendar.timeOff,
      busy: calendar.occupants.map((occupant) => busyOf(question.place, provider, zone, occupant, legOf)),
      ...(calendar.vans && { vans: calendar.vans }),
      serviceMinutes: provider.serviceMinutes,
      gridMinutes: question.gridMinutes,
      notBefore,
    };
    worlds.set(provider.id, { world });
  }
  return worlds;
};

type Occupant = Calendar['occupants'][number];

export const drivesOf = (
  place: Place,
  zone: ZoneOffsets,
  { start, end, latitude, longitude }: Occupant,
): { to: DriveQuestion; from: DriveQuestion } | undefined => {
  if (latitude === null || longitude === null) return undefined;
  const there = { latitude, longitude };
  // Same result as `hourIn`, without a Date object for each of up to a thousand neighbors.
  const hourAt = (minute: number) => Math.floor(minuteOfDay(zone, minute) / 60);
  return {
    to: { from: there, to: place, hour: hourAt(end) },
    from: { from: place, to: there, hour: hourAt(start) },
  };
};

/** Minutes since local midnight. */
const minuteOfDay = (zone: ZoneOffsets, minute: number): number => wallMinuteOf(zone, minute) % MINUTES_PER_DAY;

/** An occupied time range, extended by the drives between it and the place. */
const busyOf = (place: Place, provider: ProviderToAsk, zone: ZoneOffsets, occupant: Occupant, legOf: LegOf): Busy => {
  const { start, end } = occupant;
  const drives = drivesOf(place, zone, occupant);
  if (!drives) return { start, end, legTo: 0, legFrom: 0 };
  const farthest = metersOf(provider.maxDistanceMiles);
  // An occupant beyond the maximum distance blocks the rest of its day, so that no longer drive is planned.
  const minutes = (leg: Leg, restOfDay: number) =>
    leg.meters > farthest ? Math.max(leg.minutes, restOfDay) : leg.minutes;
  const [to, from] = [legOf(drives.to), legOf(drives.from)];
  return {
    start,
    end,
    legTo: minutes(to, (MINUTES_PER_DAY - minuteOfDay(zone, end)) % MINUTES_PER_DAY),
    legFrom: minutes(from, minuteOfDay(zone, start)),
    ...(to.meters > farthest && { driveTo: to.minutes }),
    ...(from.meters > farthest && { driveFrom: from.minutes }),
  };
};
