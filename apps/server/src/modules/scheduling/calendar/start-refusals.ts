import type { StartCause, StartRefusal } from '@tailgate/contract';
import { weekdayOf, whyNotAt, type Busy, type WhyNotAt } from '@tailgate/slots';
import { localDateAt, showMinutes } from '@tailgate/values';
import { dateOfDay, dayNumberOf } from '../../../platform/calendar-days.ts';
import type { Stage } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { providerToAsk } from '../../providers/index.ts';
import { slotAt, wallTimeOf } from './free-times.rules.ts';
import { obstaclesIn, type StoredObstacle } from './occupancy.queries.ts';
import { gatherVisit, resolveVisit, type Visit, type VisitCalendar } from './visit-calendar.ts';

const MINUTE_MS = 60_000;
/** Neighbors are at most a day before and after. */
const AROUND_MS = 48 * 60 * MINUTE_MS;

interface AskedStart {
  readonly visit: Visit;
  readonly start: Date;
}

/** Why a visit cannot start then, in the words of the contract; null where it can. Only for whose calendar it is. */
export const startRefusalOf = async (
  stage: Stage,
  { visit, start }: AskedStart,
  platform: Platform,
): Promise<StartRefusal | null> => {
  const { gathered, obstacles, day } = await stage(async (tx) => {
    const provider = await providerToAsk(tx, visit.providerId);
    const day = dayNumberOf(localDateAt(start, provider.timeZone));
    const around = { start: new Date(start.getTime() - AROUND_MS), end: new Date(start.getTime() + AROUND_MS) };
    return {
      day,
      gathered: await gatherVisit(tx, { provider, visit, days: { fromDay: day, toDay: day + 1 } }, platform),
      obstacles: await obstaclesIn(tx, visit.providerId, around, visit.ignored ?? null, platform.clock.now()),
    };
  });
  const calendar = await resolveVisit(stage, gathered, platform);
  const why = whyNotAt(calendar.world, day, start.getTime() / MINUTE_MS);
  return why && refusalOf(calendar, { why, day, obstacles });
};

interface Why {
  readonly why: WhyNotAt;
  readonly day: number;
  readonly obstacles: readonly StoredObstacle[];
}

const refusalOf = ({ world }: VisitCalendar, { why, day, obstacles }: Why): StartRefusal => {
  const busy = 'busy' in why ? why.busy : undefined;
  const stored = busy && obstacles.find(({ start }) => start.getTime() === busy.start * MINUTE_MS);
  const off = world.timeOff.find(({ from, to }) => day >= from && day <= to);
  return {
    cause: why.cause === 'busy' ? causeOf(stored) : why.cause,
    obstacle: busy
      ? { ...spanOf(world, busy), appointmentId: ownAppointment(stored), until: untilOf(world, stored) }
      : null,
    drive: 'minutes' in why ? { minutes: why.minutes, gap: 'gap' in why ? why.gap : 0 } : null,
    hours: why.cause === 'outside_hours' ? hoursOn(world, day) : [],
    timeOff: why.cause === 'time_off' && off ? { from: dateOfDay(off.from), to: dateOfDay(off.to) } : null,
  };
};

const hoursOn = ({ windows }: VisitCalendar['world'], day: number) =>
  windows
    .filter((window) => window.day === weekdayOf(day))
    .map(({ start, end }) => ({ start: showMinutes(start), end: showMinutes(end) }));

const spanOf = ({ zone }: VisitCalendar['world'], { start, end }: Busy) => slotAt(start, end - start, zone);

const untilOf = ({ zone }: VisitCalendar['world'], stored: StoredObstacle | undefined): string | null =>
  stored?.expiresAt ? wallTimeOf(stored.expiresAt.getTime() / MINUTE_MS, zone) : null;

const ownAppointment = (stored: StoredObstacle | undefined): string | null =>
  stored?.kind === 'appointment' ? stored.subjectId : null;

/** An appointment occupies its time under its own id, and a time that is asked for under another. */
const causeOf = (stored: StoredObstacle | undefined): StartCause => {
  if (stored?.kind === 'hold') return 'hold';
  if (stored?.kind !== 'appointment') return 'block';
  return stored.id === stored.subjectId ? 'appointment' : 'asked_time';
};
