/** A day on the wall calendar, `2026-11-15`, without a zone. */
export type LocalDate = string & { readonly __brand: 'LocalDate' };

/** 1 is Sunday, 7 is Saturday, everywhere. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/** Reads `YYYY-MM-DD`; the 30th of February is not a day. */
export const parseLocalDate = (text: string): LocalDate | undefined => {
  if (!DATE.test(text)) return undefined;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text) ? (text as LocalDate) : undefined;
};

const utcMidnight = (date: LocalDate) => Date.parse(`${date}T00:00:00Z`);

export const weekdayOf = (date: LocalDate): Weekday => (new Date(utcMidnight(date)).getUTCDay() + 1) as Weekday;

export const addDays = (date: LocalDate, days: number): LocalDate =>
  new Date(utcMidnight(date) + days * DAY_MS).toISOString().slice(0, 10) as LocalDate;

/** How many days from one to the other, both on the wall calendar: daylight saving plays no part. */
export const daysBetween = (from: LocalDate, to: LocalDate): number => (utcMidnight(to) - utcMidnight(from)) / DAY_MS;

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** Which day it is at this instant in this zone. */
export const localDateAt = (instant: Date, timeZone: string): LocalDate => {
  let format = dayFormats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    dayFormats.set(timeZone, format);
  }
  return format.format(instant) as LocalDate;
};

const TIME = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$|^24:00(?::00)?$/;

/** Minutes since midnight of `HH:MM` or `HH:MM:SS`; 24:00 is the end of the day. */
export const parseMinutes = (text: string): number | undefined => {
  if (!TIME.test(text)) return undefined;
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
};

const two = (value: number) => String(value).padStart(2, '0');
/** As people see it: `09:30`. */
export const showMinutes = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
/** As it is sent: `09:30:00`. */
export const sendMinutes = (minutes: number): string => `${showMinutes(minutes)}:00`;
