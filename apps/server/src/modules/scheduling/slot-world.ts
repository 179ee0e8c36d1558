import { MINUTES_PER_DAY, zoneOffsets, type Busy, type World, type ZoneOffsets } from '@tailgate/slots';
import type { Weekday } from '@tailgate/values';
import { LRUCache } from 'lru-cache';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Leg, Place } from '../../vendors/routing/routing.ts';
import { driveLegs } from './drive-legs.ts';
import { hourIn } from './drive.rules.ts';
import { occupantsBetween, type Occupant } from './occupancy.queries.ts';
import { timeOffBetween, windowsOf } from './scheduling.queries.ts';
import { zonesAround } from './work-zones.queries.ts';
import { servedDays } from './work-zones.rules.ts';

type Roads = Pick<Platform, 'routing' | 'clock' | 'log'>;

export interface SlotQuestion {
  readonly provider: { readonly id: string; readonly timeZone: string; readonly maxDistanceMiles: number };
  readonly place: Place;
  readonly serviceMinutes: number;
  readonly gridMinutes: number;
  /** Nobody is surprised by a visit: so long ahead at least. */
  readonly noticeMinutes: number;
  /** Whole days since 1970 on the provider's wall calendar, the second not included. */
  readonly fromDay: number;
  readonly toDay: number;
}

const MINUTE_MS = 60_000;
const METERS_PER_MILE = 1609.344;
/** A visit may cross midnight, and so may its neighbours. */
const MARGIN_DAYS = 2;

const minuteOf = (instant: Date) => Math.floor(instant.getTime() / MINUTE_MS);
const instantOf = (minute: number) => new Date(minute * MINUTE_MS);

const zones = new LRUCache<string, ZoneOffsets>({ max: 500 });
const zoneDuring = (timeZone: string, from: number, to: number): ZoneOffsets => {
  const key = `${timeZone}/${from}/${to}`;
  const known = zones.get(key) ?? zoneOffsets(timeZone, from, to);
  zones.set(key, known);
  return known;
};

/** Gathers everything that decides when this provider can come to this place. */
export const slotWorld = async (tx: Tx, roads: Roads, question: SlotQuestion) => {
  const { provider, place, fromDay, toDay } = question;
  const [low, high] = [(fromDay - MARGIN_DAYS) * MINUTES_PER_DAY, (toDay + MARGIN_DAYS) * MINUTES_PER_DAY];
  const now = roads.clock.now();
  const zone = zoneDuring(provider.timeZone, low - MINUTES_PER_DAY, high + MINUTES_PER_DAY);
  const windows = await windowsOf(tx, provider.id);
  const timeOff = await timeOffBetween(tx, provider.id, fromDay - MARGIN_DAYS, toDay + MARGIN_DAYS);
  const occupants = await occupantsBetween(tx, provider.id, instantOf(low), instantOf(high), now);
  const prices = servedDays(await zonesAround(tx, provider.id, place));
  const world: World = {
    zone,
    windows: windows.map(({ weekday, start, end }) => ({ day: weekday as Weekday, start, end })),
    zoneDays: [...prices.keys()],
    timeOff,
    busy: await busyAround(tx, roads, question, zone, occupants),
    serviceMinutes: question.serviceMinutes,
    gridMinutes: question.gridMinutes,
    notBefore: minuteOf(now) + question.noticeMinutes,
  };
  return { world, pricesByWeekday: prices };
};

const offsetIn = (zone: ZoneOffsets, minute: number): number => {
  let segment = zone.from.length - 1;
  while (segment > 0 && minute < (zone.from[segment] ?? 0)) segment -= 1;
  return zone.offset[segment] ?? 0;
};

/** What occupies the provider, with the drives between each and the place. */
const busyAround = async (
  tx: Tx,
  roads: Roads,
  { provider, place }: SlotQuestion,
  zone: ZoneOffsets,
  occupants: readonly Occupant[],
): Promise<Busy[]> => {
  const located = occupants.flatMap((occupant) => (occupant.place ? [{ ...occupant, place: occupant.place }] : []));
  const to = await driveLegs(
    tx,
    roads,
    located.map((each) => ({ from: each.place, to: place, hour: hourIn(provider.timeZone, each.end) })),
  );
  const from = await driveLegs(
    tx,
    roads,
    located.map((each) => ({ from: place, to: each.place, hour: hourIn(provider.timeZone, each.start) })),
  );
  const farthest = provider.maxDistanceMiles * METERS_PER_MILE;
  return occupants.map((occupant) => {
    const [start, end] = [minuteOf(occupant.start), minuteOf(occupant.end)];
    const index = located.findIndex(({ id }) => id === occupant.id);
    // Somebody too far away keeps the rest of that day from both sides of it: no drive is planned that nobody wants.
    const wallEnd = end + offsetIn(zone, end);
    const wallStart = start + offsetIn(zone, start);
    const minutes = (leg: Leg | undefined, restOfDay: number) =>
      leg && leg.meters > farthest ? Math.max(leg.minutes, restOfDay) : (leg?.minutes ?? 0);
    return {
      start,
      end,
      legTo: minutes(to[index], (MINUTES_PER_DAY - (wallEnd % MINUTES_PER_DAY)) % MINUTES_PER_DAY),
      legFrom: minutes(from[index], wallStart % MINUTES_PER_DAY),
    };
  });
};
