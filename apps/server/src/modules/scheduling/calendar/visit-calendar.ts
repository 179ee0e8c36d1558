import { availableDays, MINUTES_PER_DAY, slotsBetween, wallMinuteOf, whyNot, type World } from '@tailgate/slots';
import type { LocalDate, Place } from '@tailgate/values';
import { dateOfDay, dayNumberOf, type DayNumbers } from '../../../platform/calendar-days.ts';
import type { Stage, Tx } from '../../../platform/db/database.ts';
import { found } from '../../../platform/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { providerToAsk } from '../../providers/index.ts';
import { GRID_MINUTES, NOTICE_MINUTES, slotAt } from './free-times.rules.ts';
import { gatherCalendars, slotWorlds, type GatheredCalendars } from './slot-world.ts';

/** A visit that is to be placed or moved. */
export interface Visit {
  readonly providerId: string;
  readonly place: Place;
  readonly minutes: number;
  /** The appointment that is moved does not stand in its own way. */
  readonly ignored?: string | undefined;
  /** Before its start; a groomer needs none. */
  readonly noticeMinutes?: number | undefined;
}

/** A visit that a customer orders: with their notice, and without what is held for them already. */
export const orderedVisit = (
  { location, holdId }: { readonly location: Place; readonly holdId: string | null },
  { providerId, minutes }: Pick<Visit, 'providerId' | 'minutes'>,
): Visit => ({
  providerId,
  place: { latitude: location.latitude, longitude: location.longitude },
  minutes,
  ignored: holdId ?? undefined,
  noticeMinutes: NOTICE_MINUTES,
});

export interface VisitCalendar {
  readonly world: World;
  readonly timeZone: string;
}

/** Groomers book for themselves at any notice, up to the next minute. */
const NO_NOTICE = 0;

/** What decides when a groomer has time for a visit, read within a transaction. */
export interface GatheredVisit {
  readonly provider: Provider;
  readonly calendars: GatheredCalendars;
}
type Provider = Awaited<ReturnType<typeof providerToAsk>>;

interface AskedVisit {
  readonly provider: Provider;
  readonly visit: Visit;
  readonly days: DayNumbers;
}

export const gatherVisit = async (
  tx: Tx,
  { provider, visit, days }: AskedVisit,
  platform: Platform,
): Promise<GatheredVisit> => {
  const { place, minutes, ignored, noticeMinutes = NO_NOTICE } = visit;
  const question = {
    providers: [{ ...provider, serviceMinutes: minutes }],
    place,
    gridMinutes: GRID_MINUTES,
    noticeMinutes,
    ...days,
    ignored,
  };
  return { provider, calendars: await gatherCalendars(tx, question, platform) };
};

/** Requests drives that are not stored from the routing vendor. No transaction may be open. */
export const resolveVisit = async (
  stage: Stage,
  { provider, calendars }: GatheredVisit,
  platform: Platform,
): Promise<VisitCalendar> => {
  const { world } = found((await slotWorlds(stage, calendars, platform)).get(provider.id));
  return { world, timeZone: provider.timeZone };
};

/** The same without the vendor, for lists of suggestions: drives that are not stored are estimated. */
export const estimateVisit = (stage: Stage, { provider, calendars }: GatheredVisit, platform: Platform) =>
  resolveVisit(
    stage,
    {
      provider,
      calendars: { ...calendars, legs: { known: calendars.legs.known, missing: [] } },
    },
    platform,
  );

/** When a groomer has time for a visit. */
export const visitCalendar = async (
  stage: Stage,
  visitIn: (tx: Tx) => Promise<Visit & { readonly days: DayNumbers }>,
  platform: Platform,
): Promise<VisitCalendar> => {
  const gathered = await stage(async (tx) => {
    const { days, ...visit } = await visitIn(tx);
    const provider = await providerToAsk(tx, visit.providerId);
    return await gatherVisit(tx, { provider, visit, days }, platform);
  });
  return await resolveVisit(stage, gathered, platform);
};

const MINUTE_MS = 60_000;

/** Whether the visit can start exactly then: hours, zone, days off and drives. */
export const fitsAt = ({ world }: VisitCalendar, start: Date, date: LocalDate): boolean => {
  const day = dayNumberOf(date);
  return slotsBetween({ ...world, gridMinutes: 1 }, day, day + 1).includes(start.getTime() / MINUTE_MS);
};

/** The same for one of the starts that customers are offered. */
export const isOfferedAt = ({ world }: VisitCalendar, start: Date, date: LocalDate): boolean => {
  const day = dayNumberOf(date);
  return slotsBetween(world, day, day + 1).includes(start.getTime() / MINUTE_MS);
};

/** The first start of a day at which the visit fits; null where there is none. */
export const firstStartOn = ({ world }: VisitCalendar, date: LocalDate): Date | null => {
  const day = dayNumberOf(date);
  const [first] = slotsBetween(world, day, day + 1);
  return first === undefined ? null : new Date(first * MINUTE_MS);
};

export const daysAnswer = ({ world, timeZone }: VisitCalendar, { fromDay, toDay }: DayNumbers) => ({
  days: availableDays(world, fromDay, toDay).map((available, index) => ({
    date: dateOfDay(fromDay + index),
    available,
    whyNot: available ? null : whyNot(world, fromDay + index),
  })),
  timeZone,
});

/** The same with the number of starts of each day, for those who choose between days. */
export const countedDaysAnswer = (calendar: VisitCalendar, days: DayNumbers) => {
  const { world } = calendar;
  const starts = new Map<LocalDate, number>();
  for (const minute of slotsBetween(world, days.fromDay, days.toDay)) {
    const date = dateOfDay(Math.floor(wallMinuteOf(world.zone, minute) / MINUTES_PER_DAY));
    starts.set(date, (starts.get(date) ?? 0) + 1);
  }
  const { timeZone, days: answered } = daysAnswer(calendar, days);
  return { timeZone, days: answered.map((day) => ({ ...day, starts: starts.get(day.date) ?? 0 })) };
};

export const slotsAnswer = ({ world, timeZone }: VisitCalendar, date: LocalDate) => {
  const day = dayNumberOf(date);
  return {
    slots: slotsBetween(world, day, day + 1).map((minute) => slotAt(minute, world.serviceMinutes, world.zone)),
    timeZone,
  };
};
