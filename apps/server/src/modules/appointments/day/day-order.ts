import {
  DAY_ORDER_NOTICE_MINUTES,
  MIN_SAVED_MINUTES,
  OCCUPYING_STATUSES,
  PART_OF_DAY_FROM,
  type AnswerOf,
  type appointmentsContract,
} from '@tailgate/contract';
import { bestDayOrder, MINUTES_PER_DAY, workingTime, zoneOffsets, type DayOrder, type DayStop } from '@tailgate/slots';
import { addDays, instantOf, type LocalDate, type Place, type Weekday } from '@tailgate/values';
import { metersOf, tenthsOfMiles } from '@tailgate/values/units';
import { dayNumberOf } from '../../../platform/calendar-days.ts';
import type { Stage, Tx } from '../../../platform/db/database.ts';
import { found } from '../../../platform/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { appointmentsBetween, type SummaryRow } from '../../../views/appointments.ts';
import { baseOf, providerToAsk } from '../../providers/index.ts';
import {
  GRID_MINUTES,
  calendarsAround,
  hourIn,
  lookUpLegs,
  resolveLegs,
  type DriveQuestion,
  dayDrives,
  questionsOf,
  type DrivenStop,
} from '../../scheduling/index.ts';
import { summaryAnswer } from '../summary-answer.ts';
import { stopDetails } from './day-stops.view.ts';

type Answer = AnswerOf<typeof appointmentsContract.getDayOrder>;

const MINUTE_MS = 60_000;
const ALL_WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
/** Longer than any day: a drive that is not planned. */
const TOO_FAR_MINUTES = 2 * MINUTES_PER_DAY;
/** Drives are searched at one hour of the day; where traffic at the planned hour is worse, they are searched again. */
const SEARCHES = 3;

const minuteOf = (instant: Date) => Math.floor(instant.getTime() / MINUTE_MS);
const instantAt = (minute: number) => new Date(minute * MINUTE_MS);

type Spans = readonly number[];

/** What is left of spans after a busy time. */
const without = (spans: Spans, from: number, to: number): Spans => {
  const left: number[] = [];
  for (let at = 0; at < spans.length; at += 2) {
    const [start = 0, end = 0] = [spans[at], spans[at + 1]];
    if (to <= start || end <= from) left.push(start, end);
    else {
      if (start < from) left.push(start, from);
      if (to < end) left.push(to, end);
    }
  }
  return left;
};

const isIn = (spans: Spans, start: number, end: number) =>
  spans.some((from, index) => index % 2 === 0 && from <= start && end <= (spans[index + 1] ?? 0));

interface DayPlan {
  readonly timeZone: string;
  readonly base: Place | null;
  readonly farthestMeters: number;
  readonly rows: readonly SummaryRow[];
  /** Everything with a place, in order of time; what is not movable keeps its time. */
  readonly stops: readonly (Omit<DayStop, 'place'> & { readonly place: Place })[];
  /** When movable stops can take place, each as far as its customer agreed to. */
  readonly spans: Spans;
}

/** Whether a stop can take place then: in the part of the day that its customer agreed to, and not at shorter notice. */
export const fitsDay = ({ stops, spans }: DayPlan, id: string, start: Date, end: Date): boolean =>
  isIn(stops.find((stop) => stop.id === id)?.spans ?? spans, minuteOf(start), minuteOf(end));

/** What of the spans lets a stop start in the same part of the day as now: who said the morning is not at home later. */
const spansInPart = (
  spans: Spans,
  { start, minutes }: Pick<DayStop, 'start' | 'minutes'>,
  partsFrom: readonly number[],
): Spans => {
  const from = partsFrom.findLast((part) => part <= start) ?? start;
  const next = partsFrom.find((part) => part > start);
  const left = without(spans, 0, from);
  // The work itself may go on when the next part has begun.
  return next === undefined ? left : without(left, next - 1 + minutes, Number.POSITIVE_INFINITY);
};

/**
 * A day with what may move in it: accepted appointments inside of the working hours that start in more than two hours
 * and have not been started. Everything else keeps its time.
 */
export const readDayPlan = async (
  tx: Tx,
  { providerId, date }: { readonly providerId: string; readonly date: LocalDate },
  platform: Pick<Platform, 'clock'>,
): Promise<DayPlan> => {
  const now = platform.clock.now();
  const { timeZone, maxDistanceMiles } = await providerToAsk(tx, providerId);
  const [from, to] = [instantOf(date, 0, timeZone), instantOf(addDays(date, 1), 0, timeZone)];
  const rows = await appointmentsBetween(tx, { providerId, from, to, statuses: OCCUPYING_STATUSES });
  const base = (await baseOf(tx, providerId))?.exactFor('drives') ?? null;
  const details = await stopDetails(
    tx,
    rows.map(({ id }) => id),
  );
  const day = dayNumberOf(date);
  const place = base ?? rows[0] ?? { latitude: 0, longitude: 0 };
  const question = { providerIds: [providerId], place, fromDay: day - 1, toDay: day + 2, now };
  const calendar = found((await calendarsAround(tx, question)).get(providerId));
  const own = new Set(rows.map(({ starts_at, ends_at }) => `${minuteOf(starts_at)}-${minuteOf(ends_at)}`));
  const others = calendar.occupants.filter(
    ({ start, end }) => !own.has(`${start}-${end}`) && start < minuteOf(to) && end > minuteOf(from),
  );
  const hours = workingTime(
    {
      zone: zoneOffsets(timeZone, (day - 1) * MINUTES_PER_DAY, (day + 2) * MINUTES_PER_DAY),
      windows: calendar.windows.map(({ weekday, start, end }) => ({ day: weekday as Weekday, start, end })),
      zoneDays: ALL_WEEK,
      timeOff: calendar.timeOff,
      ...(calendar.vans && { vans: calendar.vans }),
    },
    day,
    day + 1,
  );
  const partsFrom = Object.values(PART_OF_DAY_FROM).map((minute) => minuteOf(instantOf(date, minute, timeZone)));
  const notBefore = minuteOf(now) + DAY_ORDER_NOTICE_MINUTES;
  const spans = others
    .filter(({ latitude }) => latitude === null)
    .reduce((left, { start, end }) => without(left, start, end), without(hours, 0, notBefore));
  const stops = [
    ...rows.map((row) => {
      const [start, end] = [minuteOf(row.starts_at), minuteOf(row.ends_at)];
      const hasStarted = details.get(row.id)?.started_at != null;
      const minutes = end - start;
      return {
        id: row.id,
        place: { latitude: row.latitude, longitude: row.longitude },
        start,
        minutes,
        spans: spansInPart(spans, { start, minutes }, partsFrom),
        isMovable: row.status === 'accepted' && !hasStarted && isIn(spans, start, end),
      };
    }),
    // A time that is held, or that a customer asks for.
    ...others.flatMap(({ start, end, latitude, longitude }, index) =>
      latitude === null || longitude === null
        ? []
        : [{ id: `busy ${index}`, place: { latitude, longitude }, start, minutes: end - start, isMovable: false }],
    ),
  ].sort((one, other) => one.start - other.start);
  return { timeZone, base, farthestMeters: metersOf(maxDistanceMiles), rows, stops, spans };
};

/** The stops as they would be driven. */
const drivenIn = ({ stops }: DayPlan, order: DayOrder['stops']): DrivenStop[] => {
  const byId = new Map(stops.map((stop) => [stop.id, stop]));
  return order.flatMap(({ id, start }) => {
    const stop = byId.get(id);
    return stop ? [{ id, start: instantAt(start), end: instantAt(start + stop.minutes), place: stop.place }] : [];
  });
};

const resolved = async (stage: Stage, questions: readonly DriveQuestion[], platform: Platform) =>
  await resolveLegs(stage, await stage((tx) => lookUpLegs(tx, questions, platform)), platform);

interface Driven {
  readonly minutes: number;
  readonly meters: number;
}

const drivenTotal = async (
  stage: Stage,
  { base, timeZone }: DayPlan,
  stops: readonly DrivenStop[],
  platform: Platform,
): Promise<Driven & { readonly to: readonly number[] }> => {
  const drives = dayDrives(stops, base, timeZone);
  const questions = questionsOf(drives);
  const legOf = await resolved(stage, questions, platform);
  const legs = questions.map(legOf);
  const sum = (of: 'minutes' | 'meters') => legs.reduce((total, leg) => total + leg[of], 0);
  return { minutes: sum('minutes'), meters: sum('meters'), to: drives.to.map((leg) => (leg ? legOf(leg).minutes : 0)) };
};

/** Minutes from everywhere to everywhere, at the hour at which the movable part of the day begins. */
const driveMatrix = async (stage: Stage, plan: DayPlan, platform: Platform): Promise<number[][]> => {
  const places = [...plan.stops.map(({ place }) => place), ...(plan.base ? [plan.base] : [])];
  const first = plan.stops.find(({ isMovable }) => isMovable);
  const hour = hourIn(plan.timeZone, instantAt(first?.start ?? 0));
  const legOf = await resolved(
    stage,
    places.flatMap((from) => places.map((to) => ({ from, to, hour }))),
    platform,
  );
  return places.map((from, row) =>
    places.map((to, column) => {
      const { minutes, meters } = legOf({ from, to, hour });
      const isPlanned = plan.stops[row]?.isMovable === true || plan.stops[column]?.isMovable === true;
      const isFromBase = row >= plan.stops.length || column >= plan.stops.length;
      return isPlanned && !isFromBase && meters > plan.farthestMeters ? TOO_FAR_MINUTES : minutes;
    }),
  );
};

/** The best order whose drives also fit at the hours at which they are driven. */
const bestOrder = async (stage: Stage, plan: DayPlan, platform: Platform) => {
  const drive = await driveMatrix(stage, plan, platform);
  const stops = plan.stops.map((stop, place) => ({ ...stop, place }));
  const indexOf = new Map(stops.map(({ id, place }) => [id, place]));
  const base = plan.base ? stops.length : null;
  for (let search = 0; search < SEARCHES; search += 1) {
    const order = bestDayOrder({ stops, drive, base, spans: plan.spans, gridMinutes: GRID_MINUTES });
    if (!order) return undefined;
    const driven = drivenIn(plan, order.stops);
    const total = await drivenTotal(stage, plan, driven, platform);
    let isTight = false;
    for (const [index, stop] of driven.entries()) {
      const before = driven[index - 1];
      if (!before || before.end.getTime() + (total.to[index] ?? 0) * MINUTE_MS <= stop.start.getTime()) continue;
      const [from, to] = [indexOf.get(before.id) ?? 0, indexOf.get(stop.id) ?? 0];
      if (!stops[from]?.isMovable && !stops[to]?.isMovable) continue;
      isTight = true;
      const row = drive[from];
      if (row) row[to] = Math.max(row[to] ?? 0, total.to[index] ?? 0);
    }
    if (!isTight) return { driven, total };
  }
  return undefined;
};

const proposalOf = (
  plan: DayPlan,
  before: Driven,
  after: Driven,
  driven: readonly DrivenStop[],
): Answer['proposal'] => {
  const rows = new Map(plan.rows.map((row, index) => [row.id, { row, number: index + 1 }]));
  const movable = new Set(plan.stops.filter(({ isMovable }) => isMovable).map(({ id }) => id));
  return {
    savedMinutes: before.minutes - after.minutes,
    savedMiles: tenthsOfMiles(Math.max(0, before.meters - after.meters)) ?? 0,
    minutesBefore: before.minutes,
    minutesAfter: after.minutes,
    stops: driven.flatMap(({ id, start }) => {
      const known = rows.get(id);
      if (!known) return [];
      const { customer, pets, appointmentStart } = summaryAnswer(known.row);
      return {
        id,
        customer,
        pets: pets.map(({ name }) => name),
        numberBefore: known.number,
        startBefore: appointmentStart,
        start: start.toISOString(),
        isMovable: movable.has(id),
      };
    }),
  };
};

/** A better order of a day, if there is one that saves enough to bother customers with it. */
export const dayOrder = async (
  stage: Stage,
  providerId: string,
  date: LocalDate,
  platform: Platform,
): Promise<Answer> => {
  // Read
  const plan = await stage((tx) => readDayPlan(tx, { providerId, date }, platform));
  const none = { date, timeZone: plan.timeZone, proposal: null };
  if (plan.stops.length < 2 || !plan.stops.some(({ isMovable }) => isMovable)) return none;
  // Request drives that are not stored from the routing vendor, and search
  const best = await bestOrder(stage, plan, platform);
  if (!best) return none;
  const before = await drivenTotal(stage, plan, drivenIn(plan, plan.stops), platform);
  if (before.minutes - best.total.minutes < MIN_SAVED_MINUTES) return none;
  return { ...none, proposal: proposalOf(plan, before, best.total, best.driven) };
};
