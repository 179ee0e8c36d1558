import { addDays, daysBetween, type LocalDate } from '@tailgate/values';
import { Failure } from './failure.ts';

const EPOCH = '1970-01-01' as LocalDate;
const DAY_MS = 86_400_000;
const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;

/** Whole days since 1970, as the slot engine counts them; `toDay` is exclusive. */
export interface DayNumbers {
  readonly fromDay: number;
  readonly toDay: number;
}

export const dayNumberOf = (date: LocalDate): number => daysBetween(EPOCH, date);
export const dateOfDay = (day: number): LocalDate => addDays(EPOCH, day);

/** In UTC: up to half a day away from the start of the day elsewhere. */
export const startOfDay = (day: number): Date => new Date(day * DAY_MS);

const refused = (field: string, message: string) =>
  new Failure('validation_failed', { message, errors: { [field]: message } });

export const daysOfMonth = (given: { month: string; year: string }): DayNumbers => {
  const [month, year] = [Number(given.month), Number(given.year)];
  if (!Number.isInteger(month) || month < 1 || month > 12)
    throw refused('month', 'month should be a number between 1 and 12');
  if (!Number.isInteger(year) || year < FIRST_YEAR || year > LAST_YEAR)
    throw refused('year', `year should be a number between ${FIRST_YEAR} and ${LAST_YEAR}`);
  const firstOf = (monthIndex: number) => Date.UTC(year, monthIndex) / DAY_MS;
  return { fromDay: firstOf(month - 1), toDay: firstOf(month) };
};
