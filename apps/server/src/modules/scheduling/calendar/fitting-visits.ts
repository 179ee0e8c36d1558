import { MINUTES_PER_DAY, wallMinuteOf, whyNotAt, type WhyNotAt } from '@tailgate/slots';
import type { Place } from '@tailgate/values';
import { cents } from '@tailgate/values/money';
import { dateOfDay } from '../../../platform/calendar-days.ts';
import type { Stage, Tx } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { providerToAsk } from '../../providers/index.ts';
import { lookUpLegs } from '../drives/drive-legs.ts';
import { calendarsAround, type Calendar } from './calendars.queries.ts';
import { GRID_MINUTES } from './free-times.rules.ts';
import {
  drivesOf,
  gatherCalendars,
  slotWorlds,
  zoneOf,
  type GatheredCalendars,
  type ProviderToAsk,
} from './slot-world.ts';

const MINUTE_MS = 60_000;
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

interface PlacedVisit {
  readonly place: Place;
  readonly start: Date;
  readonly minutes: number;
}

/** Around a start, whatever the time zone. */
const daysAround = (start: Date) => {
  const day = Math.floor(start.getTime() / MINUTE_MS / MINUTES_PER_DAY);
  return { fromDay: day - 1, toDay: day + 2 };
};

/** Drives that are not stored are estimated: lists ask no vendor. */
const withoutVendor = (calendars: GatheredCalendars): GatheredCalendars => ({
  ...calendars,
  legs: { known: calendars.legs.known, missing: [] },
});

export interface CannotCome {
  readonly cause: WhyNotAt['cause'];
  readonly timeOff: { readonly from: string; readonly to: string } | null;
}

/** Which of these groomers cannot come to a visit, and why, without what is in their calendars. */
export const whoCannotCome = async (
  stage: Stage,
  gather: (
    tx: Tx,
  ) => Promise<{ readonly providers: readonly Omit<ProviderToAsk, 'serviceMinutes'>[]; readonly visit: PlacedVisit }>,
  platform: Platform,
): Promise<ReadonlyMap<string, CannotCome>> => {
  const { start, calendars } = await stage(async (tx) => {
    const { providers, visit } = await gather(tx);
    const question = {
      providers: providers.map((provider) => ({ ...provider, serviceMinutes: visit.minutes })),
      place: visit.place,
      gridMinutes: GRID_MINUTES,
      noticeMinutes: 0,
      ...daysAround(visit.start),
    };
    return { start: visit.start, calendars: await gatherCalendars(tx, question, platform) };
  });
  const minute = start.getTime() / MINUTE_MS;
  const refused = new Map<string, CannotCome>();
  for (const [id, { world }] of await slotWorlds(stage, withoutVendor(calendars), platform)) {
    const day = Math.floor(wallMinuteOf(world.zone, minute) / MINUTES_PER_DAY);
    const why = whyNotAt(world, day, minute);
    const off = why?.cause === 'time_off' && world.timeOff.find(({ from, to }) => day >= from && day <= to);
    if (why)
      refused.set(id, {
        cause: why.cause,
        timeOff: off ? { from: dateOfDay(off.from), to: dateOfDay(off.to) } : null,
      });
  }
  return refused;
};

/** Neighbors are at most a day before and after. */
const isNear =
  (minute: number) =>
  ({ start, end }: Calendar['occupants'][number]) =>
    end > minute - 2 * MINUTES_PER_DAY && start < minute + 2 * MINUTES_PER_DAY;

/** Which of these visits, each in a work zone that is served on its day, fit into the calendar of one groomer. */
export const fittingVisits = async <Visit extends PlacedVisit>(
  stage: Stage,
  providerId: string,
  gather: (tx: Tx) => Promise<readonly Visit[]>,
  platform: Platform,
): Promise<Visit[]> => {
  const asked = await stage(async (tx) => {
    const [provider, visits] = [await providerToAsk(tx, providerId), await gather(tx)];
    const starts = visits.map(({ start }) => start.getTime());
    const [first] = visits;
    if (!first) return [];
    const around = {
      fromDay: daysAround(new Date(Math.min(...starts))).fromDay - 2,
      toDay: daysAround(new Date(Math.max(...starts))).toDay + 2,
    };
    const calendar = (
      await calendarsAround(tx, { providerIds: [providerId], place: first.place, ...around, now: platform.clock.now() })
    ).get(providerId);
    if (!calendar) return [];
    const each = visits.map((visit) => {
      const question = {
        providers: [{ ...provider, serviceMinutes: visit.minutes }],
        place: visit.place,
        gridMinutes: GRID_MINUTES,
        noticeMinutes: 0,
        ...daysAround(visit.start),
      };
      const occupants = calendar.occupants.filter(isNear(visit.start.getTime() / MINUTE_MS));
      const drives = occupants.flatMap((occupant) =>
        Object.values(drivesOf(visit.place, zoneOf(question, provider), occupant) ?? {}),
      );
      const zones = [{ priceCents: cents(0), weekdays: EVERY_DAY }];
      return { visit, question, drives, calendars: new Map([[providerId, { ...calendar, occupants, zones }]]) };
    });
    const legs = await lookUpLegs(
      tx,
      each.flatMap(({ drives }) => drives),
      platform,
    );
    return each.map(({ drives: _, ...one }) => ({ ...one, legs }));
  });
  const fitting: Visit[] = [];
  for (const { visit, ...calendars } of asked) {
    const world = (await slotWorlds(stage, withoutVendor(calendars), platform)).get(providerId)?.world;
    const minute = visit.start.getTime() / MINUTE_MS;
    if (world && whyNotAt(world, Math.floor(wallMinuteOf(world.zone, minute) / MINUTES_PER_DAY), minute) === null)
      fitting.push(visit);
  }
  return fitting;
};
