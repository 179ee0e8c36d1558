/**
 * A time zone as whole numbers: from the minute `from[i]` (since 1970, UTC) on, local time is UTC plus `offset[i]`
 * minutes. The first entry begins at minus infinity.
 */
export interface ZoneOffsets {
  readonly from: readonly number[];
  readonly offset: readonly number[];
}

const MINUTE_MS = 60_000;
const HOUR = 60;
/** No time zone has changed its clocks twice within this period. */
const STRIDE = 6 * 24 * HOUR;

const formats = new Map<string, Intl.DateTimeFormat>();
const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formats.set(timeZone, format);
  return format;
};

/** Local time minus UTC, in minutes. */
export const offsetAt = (timeZone: string, utcMinute: number): number => {
  const part: Record<string, number> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(utcMinute * MINUTE_MS)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute) / MINUTE_MS - utcMinute;
};

/** The first minute at which the offset is no longer what it was at `low`. */
const changeBetween = (timeZone: string, low: number, high: number): number => {
  const before = offsetAt(timeZone, low);
  let [still, changed] = [low, high];
  while (changed - still > 1) {
    const middle = Math.floor((still + changed) / 2);
    if (offsetAt(timeZone, middle) === before) still = middle;
    else changed = middle;
  }
  return changed;
};

/** The zone between two minutes; the first and last offset extend beyond them. */
export const zoneOffsets = (timeZone: string, fromMinute: number, toMinute: number): ZoneOffsets => {
  const from = [Number.NEGATIVE_INFINITY];
  const offset = [offsetAt(timeZone, fromMinute)];
  for (let at = fromMinute; at < toMinute; at += STRIDE) {
    const next = Math.min(at + STRIDE, toMinute);
    if (offsetAt(timeZone, next) === offset.at(-1)) continue;
    from.push(changeBetween(timeZone, at, next));
    offset.push(offsetAt(timeZone, next));
  }
  return { from, offset };
};

/** The segment of the zone that holds at this minute. */
export const segmentAt = ({ from }: ZoneOffsets, minute: number): number => {
  let segment = from.length - 1;
  while (segment > 0 && minute < (from[segment] ?? 0)) segment -= 1;
  return segment;
};

/** Local time at this minute (UTC), in minutes since 1970 as if it were UTC. */
export const wallMinuteOf = (zone: ZoneOffsets, minute: number): number =>
  minute + (zone.offset[segmentAt(zone, minute)] ?? 0);
