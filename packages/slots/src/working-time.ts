import { MINUTES_PER_DAY, weekdayOf, type World } from './world.ts';
import { segmentAt } from './zone-offsets.ts';

/** Flat pairs of minutes (UTC), in order and apart: `[start, end, start, end, …]`. */
export type Spans = readonly number[];

const isOff = (timeOff: World['timeOff'], day: number): boolean => {
  for (const { from, to } of timeOff) if (day >= from && day <= to) return true;
  return false;
};

/** The windows of each weekday in order, those that touch or overlap joined. */
const joinedByWeekday = (windows: World['windows']): readonly (readonly number[])[] => {
  const week: number[][] = Array.from({ length: 8 }, () => []);
  for (const { day, start, end } of [...windows].sort((one, other) => one.start - other.start)) {
    const spans = week[day];
    if (spans) append(spans, start, end);
  }
  return week;
};

const append = (spans: number[], start: number, end: number): void => {
  if (start >= end) return;
  const last = spans.length - 1;
  // Saturday until midnight and Sunday from midnight are one span.
  if (last > 0 && start <= (spans[last] ?? 0)) spans[last] = Math.max(spans[last] ?? 0, end);
  else spans.push(start, end);
};

/** What of the spans lies in the stretches, cut where one of them ends and the next begins. */
const cutBy = (spans: Spans, stretches: World['vans']): Spans => {
  if (!stretches) return spans;
  const cut: number[] = [];
  let next = 0;
  for (let at = 0; at < spans.length; at += 2) {
    const [opens = 0, closes = 0] = [spans[at], spans[at + 1]];
    while (next < stretches.length && (stretches[next]?.to ?? 0) <= opens) next += 1;
    for (let index = next; index < stretches.length; index += 1) {
      const { from, to } = stretches[index] ?? { from: closes, to: closes };
      if (from >= closes) break;
      cut.push(Math.max(opens, from), Math.min(closes, to));
    }
  }
  return cut;
};

/** When the provider works at this address from one day up to, not including, another, as spans of UTC minutes. */
export const workingTime = (
  world: Pick<World, 'zone' | 'windows' | 'zoneDays' | 'timeOff' | 'vans'>,
  fromDay: number,
  toDay: number,
): Spans => {
  const { zone, zoneDays, timeOff } = world;
  const week = joinedByWeekday(world.windows);
  const served = new Set(zoneDays);
  const spans: number[] = [];
  for (let day = fromDay; day < toDay; day += 1) {
    const weekday = weekdayOf(day);
    const windows = week[weekday];
    if (!windows || windows.length === 0 || !served.has(weekday) || isOff(timeOff, day)) continue;
    const midnight = day * MINUTES_PER_DAY;
    // On a day with two offsets local time passes some minutes twice, or not at all: each segment of one
    // offset is computed by itself, in local time.
    const first = segmentAt(zone, midnight - (zone.offset[0] ?? 0) - MINUTES_PER_DAY);
    for (let segment = first; segment < zone.from.length; segment += 1) {
      const offset = zone.offset[segment] ?? 0;
      const begins = zone.from[segment] ?? Number.NEGATIVE_INFINITY;
      const ends = zone.from[segment + 1] ?? Number.POSITIVE_INFINITY;
      if (begins > midnight + 2 * MINUTES_PER_DAY) break;
      for (let at = 0; at < windows.length; at += 2) {
        const start = midnight + (windows[at] ?? 0) - offset;
        const end = midnight + (windows[at + 1] ?? 0) - offset;
        append(spans, Math.max(start, begins), Math.min(end, ends));
      }
    }
  }
  return cutBy(spans, world.vans);
};
