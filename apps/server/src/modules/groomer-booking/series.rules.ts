import { MAX_SERIES_DATES, type Repeat } from '@tailgate/contract';
import { addDays, weekdayOf, type LocalDate } from '@tailgate/values';
import type { LocalStart } from '../../platform/db/stored/bookings.ts';
import { Failure } from '../../platform/failure.ts';

export interface Series {
  readonly repeat: Repeat;
  readonly every: number;
  /** 1 is Sunday. */
  readonly on: readonly number[];
  readonly start: LocalDate;
  readonly end: LocalDate;
}

const DAYS_PER_WEEK = 7;
const MONTHS_PER_YEAR = 12;
const two = (value: number) => String(value).padStart(2, '0');

/** The same day of a later month; in a shorter month its last day. */
const monthsAfter = (date: LocalDate, months: number): LocalDate => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const index = year * MONTHS_PER_YEAR + month - 1 + months;
  const [inYear, inMonth] = [Math.floor(index / MONTHS_PER_YEAR), index % MONTHS_PER_YEAR];
  const lastDay = new Date(Date.UTC(inYear, inMonth + 1, 0)).getUTCDate();
  return `${inYear}-${two(inMonth + 1)}-${two(Math.min(day, lastDay))}` as LocalDate;
};

/** The dates of one repetition; those of a week begin on its Sunday, whichever weekday the series starts on. */
const datesOfRound = ({ repeat, every, on, start }: Series, round: number): LocalDate[] => {
  if (repeat === 'day') return [addDays(start, round * every)];
  if (repeat === 'month') return [monthsAfter(start, round * every)];
  const sunday = addDays(start, 1 - weekdayOf(start) + round * every * DAYS_PER_WEEK);
  const weekdays = on.length > 0 ? [...new Set(on)].sort() : [weekdayOf(start)];
  return weekdays.map((weekday) => addDays(sunday, weekday - 1));
};

/** In order; one more than the limit shows that there are too many. */
const firstDates = (series: Series): LocalDate[] => {
  const dates: LocalDate[] = [];
  for (let round = 0; dates.length <= MAX_SERIES_DATES; round += 1) {
    const inRound = datesOfRound(series, round);
    if (inRound.every((date) => date > series.end)) break;
    dates.push(...inRound.filter((date) => date >= series.start && date <= series.end));
  }
  return dates;
};

const refused = (field: string, message: string) => new Failure('validation_failed', { errors: { [field]: message } });

export const datesOfSeries = (series: Series): LocalDate[] => {
  const dates = firstDates(series);
  if (dates.length === 0) throw refused('recurring.end', 'is before the first date');
  if (dates.length > MAX_SERIES_DATES)
    throw refused('recurring.end', `makes more than ${MAX_SERIES_DATES} appointments`);
  return dates;
};

export interface SeriesChoice {
  readonly dates: readonly LocalDate[];
  readonly time: number;
  readonly unselected: readonly LocalDate[];
  readonly modified: readonly {
    readonly date: LocalDate;
    readonly newDate: LocalDate;
    readonly newTime?: number | undefined;
  }[];
}

/** What is placed of a series: some dates are left out, some moved. */
export const startsChosen = ({ dates, time, unselected, modified }: SeriesChoice): LocalStart[] => {
  const stranger = modified.findIndex(({ date }) => !dates.includes(date));
  if (stranger !== -1) throw refused(`modifiedDates.${stranger}.date`, 'is not a date of the series');
  const moved = new Map(modified.map((change) => [change.date, change]));
  const chosen = dates
    .filter((date) => !unselected.includes(date))
    .map((date) => {
      const change = moved.get(date);
      return { date: change?.newDate ?? date, time: change?.newTime ?? time };
    });
  if (chosen.length === 0) throw refused('unselectedDates', 'leave no date to book');
  return chosen;
};
