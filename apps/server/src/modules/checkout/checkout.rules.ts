import { MINUTES_PER_DAY, offsetAt } from '@tailgate/slots';
import { addDays, daysBetween, localDateAt, type LocalDate, type Place } from '@tailgate/values';
import { milesOf } from '@tailgate/values/units';
import { Failure } from '../../platform/failure.ts';
import type { PetToSearchFor } from '../../views/provider-search.ts';

/** What was asked. */
export interface Search {
  readonly place: Place;
  readonly category: string;
  readonly pets: readonly PetToSearchFor[];
}

export const SEARCH_KEPT_SECONDS = 24 * 60 * 60;
export const HORIZON_DAYS = 30;
export const GRID_MINUTES = 15;
/** Nobody is at the door sooner than this. */
export const NOTICE_MINUTES = 120;
export const SHOWN_SLOTS = 3;

const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;
const MINUTE_MS = 60_000;
const EPOCH = '1970-01-01' as LocalDate;

export const dayNumberOf = (date: LocalDate): number => daysBetween(EPOCH, date);
export const dateOfDay = (day: number): LocalDate => addDays(EPOCH, day);
export const todayIn = (timeZone: string, now: Date): number => dayNumberOf(localDateAt(now, timeZone));

/** The days of a month, the second not included. */
export const daysOfMonth = (given: { month: string; year: string }): { fromDay: number; toDay: number } => {
  const [month, year] = [Number(given.month), Number(given.year)];
  if (!Number.isInteger(month) || month < 1 || month > 12)
    throw refused('month', 'month should be a number between 1 and 12');
  if (!Number.isInteger(year) || year < FIRST_YEAR || year > LAST_YEAR)
    throw refused('year', `year should be a number between ${FIRST_YEAR} and ${LAST_YEAR}`);
  const firstOf = (monthIndex: number) => Date.UTC(year, monthIndex) / (MINUTES_PER_DAY * MINUTE_MS);
  return { fromDay: firstOf(month - 1), toDay: firstOf(month) };
};

const refused = (field: string, message: string) =>
  new Failure('validation_failed', { message, errors: { [field]: message } });

/** As precise as anybody wants to know it. */
export const tenthsOfMiles = (meters: number | null): number | null =>
  meters === null ? null : Math.round(milesOf(meters) * 10) / 10;

/** An instant as the provider's wall shows it, with its offset: `2026-06-01T09:00:00-05:00`. */
export const wallTimeOf = (minute: number, timeZone: string): string => {
  const offset = offsetAt(timeZone, minute);
  const two = (value: number) => String(value).padStart(2, '0');
  const wall = new Date((minute + offset) * MINUTE_MS).toISOString().slice(0, 19);
  const away = Math.abs(offset);
  return `${wall}${offset < 0 ? '-' : '+'}${two(Math.floor(away / 60))}:${two(away % 60)}`;
};

export const slotAt = (minute: number, serviceMinutes: number, timeZone: string) => ({
  start: wallTimeOf(minute, timeZone),
  end: wallTimeOf(minute + serviceMinutes, timeZone),
});
