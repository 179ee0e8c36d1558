import type { Spans } from './working-time.ts';

/** A stop of a day, in minutes since 1970 (UTC). `place` is a row of the drive matrix. */
export interface DayStop {
  readonly id: string;
  readonly place: number;
  readonly start: number;
  readonly minutes: number;
  readonly isMovable: boolean;
  /** When this one can take place, where that is less than the spans of the day. */
  readonly spans?: Spans;
}

/** Stops in order of time, and what limits their order. */
interface DayToOrder {
  readonly stops: readonly DayStop[];
  /** Minutes from place to place. */
  readonly drive: readonly (readonly number[])[];
  /** Where the day starts and ends; the drives from and to it count, but take no time of the day. */
  readonly base: number | null;
  /** When movable stops can take place, from start to end. */
  readonly spans: Spans;
  /** Movable stops that change begin at whole multiples of this. */
  readonly gridMinutes: number;
}

export interface DayOrder {
  /** In the new order, each with its new start. */
  readonly stops: readonly { readonly id: string; readonly start: number }[];
  readonly driveMinutes: number;
}

/** The search takes 2^n steps: more movable stops than this are not ordered. */
const MAX_MOVABLE_STOPS = 12;

/** The way to one stop: when it ends, how much was driven, and how it was reached. */
interface Label {
  readonly stop: DayStop | null;
  readonly end: number;
  readonly cost: number;
  readonly before: Label | null;
}

const ceilTo = (minute: number, grid: number) => Math.ceil(minute / grid) * grid;
const floorTo = (minute: number, grid: number) => Math.floor(minute / grid) * grid;

type Stretch = Pick<DayStop, 'minutes' | 'spans'>;

const earliestStart = (day: DayToOrder, { minutes, spans = day.spans }: Stretch, from: number): number | undefined => {
  for (let at = 0; at < spans.length; at += 2) {
    const start = ceilTo(Math.max(spans[at] ?? 0, from), day.gridMinutes);
    if (start + minutes <= (spans[at + 1] ?? 0)) return start;
  }
  return undefined;
};

const latestStart = (
  { gridMinutes, ...day }: DayToOrder,
  { minutes, spans = day.spans }: Stretch,
  to: number,
): number => {
  for (let at = spans.length - 2; at >= 0; at -= 2) {
    const start = floorTo(Math.min((spans[at + 1] ?? 0) - minutes, to), gridMinutes);
    if (start >= (spans[at] ?? 0)) return start;
  }
  return Number.NEGATIVE_INFINITY;
};

const minutesBetween = ({ drive, base }: DayToOrder, from: DayStop | null, to: DayStop | null): number => {
  const [one, other] = [from ? from.place : base, to ? to.place : base];
  return one === null || other === null ? 0 : (drive[one]?.[other] ?? 0);
};

/** What is driven when the stops are visited in this order. */
const driveMinutesOf = (day: DayToOrder, stops: readonly DayStop[]): number => {
  if (stops.length === 0) return 0;
  return [...stops, null].reduce((sum, stop, index) => sum + minutesBetween(day, stops[index - 1] ?? null, stop), 0);
};

/** When a stop after a way would end, if there is time for it. Fixed stops that follow each other stay as they are. */
const endAfter = (day: DayToOrder, label: Label, stop: DayStop, leg: number): number | undefined => {
  const ready = label.stop ? label.end + leg : Number.NEGATIVE_INFINITY;
  if (!stop.isMovable)
    return ready <= stop.start || label.stop?.isMovable === false ? stop.start + stop.minutes : undefined;
  const start = earliestStart(day, stop, ready);
  return start === undefined ? undefined : start + stop.minutes;
};

/** Keeps the ways of which no other ends as early and drives as little. */
const keep = (labels: Label[] | undefined, label: Label): Label[] =>
  labels ? [...labels.filter(({ end, cost }) => end < label.end || cost < label.cost), label] : [label];

const isBeaten = (labels: readonly Label[], end: number, cost: number): boolean => {
  for (const label of labels) if (label.end <= end && label.cost <= cost) return true;
  return false;
};

/**
 * The order with the least driving, as Held and Karp search it: one state for each set of movable stops, number of
 * fixed stops (which keep their order) and last stop. A state holds several ways where a longer drive ends earlier.
 */
const shortestWays = (day: DayToOrder, movable: readonly DayStop[], fixed: readonly DayStop[]): Label[] => {
  const sets = 2 ** movable.length;
  const width = movable.length + 1;
  const states: (Label[] | undefined)[] = Array.from({ length: sets * (fixed.length + 1) * width });
  const indexOf = (set: number, passed: number, last: number) => (set * (fixed.length + 1) + passed) * width + last;
  states[indexOf(0, 0, movable.length)] = [{ stop: null, end: Number.NEGATIVE_INFINITY, cost: 0, before: null }];
  // No way that drives more than the present order is of use: most of them end early.
  const most = driveMinutesOf(day, day.stops);
  const reach = (index: number, before: Label, stop: DayStop) => {
    const leg = minutesBetween(day, before.stop, stop);
    const end = endAfter(day, before, stop, leg);
    const cost = before.cost + leg;
    const known = states[index];
    if (end === undefined || cost > most || (known && isBeaten(known, end, cost))) return;
    states[index] = keep(known, { stop, end, cost, before });
  };
  for (let set = 0; set < sets; set += 1)
    for (let passed = 0; passed <= fixed.length; passed += 1)
      for (let last = 0; last < width; last += 1)
        for (const label of states[indexOf(set, passed, last)] ?? []) {
          for (const [index, stop] of movable.entries()) {
            const bit = 1 << index;
            if ((set & bit) === 0) reach(indexOf(set | bit, passed, index), label, stop);
          }
          const next = fixed[passed];
          if (next) reach(indexOf(set, passed + 1, movable.length), label, next);
        }
  const total = (label: Label) => label.cost + minutesBetween(day, label.stop, null);
  const complete = states.slice(indexOf(sets - 1, fixed.length, 0)).flatMap((labels) => labels ?? []);
  // The present order may be impossible, over a break for example: the best possible one can drive more.
  const least = Math.min(most, ...complete.map(total));
  return complete.filter((label) => total(label) <= least);
};

const stopsOf = (way: Label): DayStop[] => {
  const stops: DayStop[] = [];
  for (let label: Label | null = way; label?.stop; label = label.before) stops.unshift(label.stop);
  return stops;
};

/** The present start where it is possible, else the next later one, else the last possible. */
const closestStart = (day: DayToOrder, stop: DayStop, ready: number, last: number): number => {
  const { start } = stop;
  const isPossible = ready <= start && start <= last && latestStart({ ...day, gridMinutes: 1 }, stop, start) === start;
  if (isPossible) return start;
  const later = earliestStart(day, stop, Math.max(start, ready));
  return later !== undefined && later <= last ? later : last;
};

/** Starts for stops in a given order, each as close to its present start as the others allow. */
const startsOf = (day: DayToOrder, stops: readonly DayStop[]): number[] => {
  const latest: number[] = [];
  for (let index = stops.length - 1; index >= 0; index -= 1) {
    const stop = stops[index];
    if (!stop) continue;
    const next = stops[index + 1];
    const end = next ? (latest[index + 1] ?? 0) - minutesBetween(day, stop, next) : Number.POSITIVE_INFINITY;
    latest[index] = stop.isMovable ? latestStart(day, stop, end - stop.minutes) : stop.start;
  }
  const starts: number[] = [];
  for (const [index, stop] of stops.entries()) {
    const before = stops[index - 1];
    const ready = before
      ? (starts[index - 1] ?? 0) + before.minutes + minutesBetween(day, before, stop)
      : Number.NEGATIVE_INFINITY;
    starts.push(stop.isMovable ? closestStart(day, stop, ready, latest[index] ?? 0) : stop.start);
  }
  return starts;
};

/** The order of a day with the least driving; undefined where none is as good as the present one, or stops are too many. */
export const bestDayOrder = (day: DayToOrder): DayOrder | undefined => {
  const movable = day.stops.filter(({ isMovable }) => isMovable);
  const fixed = day.stops.filter(({ isMovable }) => !isMovable);
  if (movable.length === 0 || movable.length > MAX_MOVABLE_STOPS) return undefined;
  const [best] = shortestWays(day, movable, fixed)
    .map((way) => {
      const stops = stopsOf(way);
      const starts = startsOf(day, stops);
      const shift = stops.reduce((sum, { start }, index) => sum + Math.abs((starts[index] ?? 0) - start), 0);
      return { stops, starts, shift };
    })
    // A round trip is as long in the other direction: times should change as little as possible.
    .sort((one, other) => one.shift - other.shift);
  if (!best) return undefined;
  const { stops, starts } = best;
  return {
    stops: stops.map(({ id }, index) => ({ id, start: starts[index] ?? 0 })),
    driveMinutes: driveMinutesOf(day, stops),
  };
};
