/** A calendar date, `2026-11-15`, without a time zone. */
export type LocalDate = string & { readonly __brand: 'LocalDate' };

/** 1 is Sunday, 7 is Saturday, everywhere. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/** Parses `YYYY-MM-DD`; February 30 is not a date. */
export const parseLocalDate = (text: string): LocalDate | undefined => {
  if (!DATE.test(text)) return undefined;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text) ? (text as LocalDate) : undefined;
};

const utcMidnight = (date: LocalDate) => Date.parse(`${date}T00:00:00Z`);

export const weekdayOf = (date: LocalDate): Weekday => (new Date(utcMidnight(date)).getUTCDay() + 1) as Weekday;

export const addDays = (date: LocalDate, days: number): LocalDate =>
  new Date(utcMidnight(date) + days * DAY_MS).toISOString().slice(0, 10) as LocalDate;

/** Calendar days from one to the other: daylight saving does not matter. */
export const daysBetween = (from: LocalDate, to: LocalDate): number => (utcMidnight(to) - utcMidnight(from)) / DAY_MS;

const wallFormats = new Map<string, Intl.DateTimeFormat>();

/** Local time at this instant in this time zone, written as if it were UTC. */
const formattedWallMs = (ms: number, timeZone: string): number => {
  let format = wallFormats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    wallFormats.set(timeZone, format);
  }
  const part: Record<string, number> = {};
  for (const { type, value } of format.formatToParts(ms)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute);
};

const MINUTE_MS = 60_000;
const wholeMinutes = (ms: number) => Math.floor(ms / MINUTE_MS) * MINUTE_MS;

/** What local time is ahead of UTC, by zone and UTC day; NaN on days on which it changes. */
const offsets = new Map<string, Map<number, number>>();
const MOST_DAYS = 4000;

const offsetOnDay = (day: number, timeZone: string): number => {
  let days = offsets.get(timeZone);
  if (!days) offsets.set(timeZone, (days = new Map<number, number>()));
  let offset = days.get(day);
  if (offset === undefined) {
    const [first, last] = [day, day + 1].map((one) => formattedWallMs(one * DAY_MS, timeZone) - one * DAY_MS);
    offset = first === last ? (first ?? Number.NaN) : Number.NaN;
    if (days.size >= MOST_DAYS) days.clear();
    days.set(day, offset);
  }
  return offset;
};

/** Until 1970 offsets had seconds, and years of five digits are written differently. */
const isOrdinary = (ms: number) => ms >= 0 && ms < 250_000_000_000_000;

/** Formatting takes 20 µs, and a calendar asks for thousands of times: on most days the offset is the same all day. */
const wallMsAt = (instant: Date, timeZone: string): number => {
  const ms = instant.getTime();
  const offset = isOrdinary(ms) ? offsetOnDay(Math.floor(ms / DAY_MS), timeZone) : Number.NaN;
  return Number.isNaN(offset) ? formattedWallMs(ms, timeZone) : wholeMinutes(ms) + offset;
};

/** The date at this instant in this time zone. */
export const localDateAt = (instant: Date, timeZone: string): LocalDate =>
  new Date(wallMsAt(instant, timeZone)).toISOString().slice(0, 10) as LocalDate;

/** Local minutes since midnight at this instant in this time zone. */
export const localMinutesAt = (instant: Date, timeZone: string): number =>
  (wallMsAt(instant, timeZone) / MINUTE_MS) % (24 * 60);

/**
 * The instant of a local time. A time that the clocks skip becomes the one an hour earlier or later; of a
 * time that occurs twice it is one of the two.
 */
export const instantOf = (date: LocalDate, minutes: number, timeZone: string): Date => {
  const wall = utcMidnight(date) + minutes * MINUTE_MS;
  // The offset is that of the result: right at the first attempt except close to a clock change, then corrected.
  let instant = wall;
  for (let attempt = 0; attempt < 2; attempt += 1) instant += wall - wallMsAt(new Date(instant), timeZone);
  return new Date(instant);
};

const TIME = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$|^24:00(?::00)?$/;

/** Minutes since midnight of `HH:MM` or `HH:MM:SS`; 24:00 is the end of the day. */
export const parseMinutes = (text: string): number | undefined => {
  if (!TIME.test(text)) return undefined;
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
};

const two = (value: number) => String(value).padStart(2, '0');
/** As shown: `09:30`. */
export const showMinutes = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
/** As sent: `09:30:00`. */
export const sendMinutes = (minutes: number): string => `${showMinutes(minutes)}:00`;
