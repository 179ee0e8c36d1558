import { SCHEDULE_FILTERS, type FirstDayOfWeek, type ScheduleFilter } from '@tailgate/contract/facts';
import { addDays, parseLocalDate, type LocalDate } from '@tailgate/values/local-time';
import { startOfWeek } from '@tailgate/values/weekdays';
import { daysIn, nextDays, type Days } from '#shell/periods/period.ts';
import type { TableSearch } from '#shell/tables/text-search.ts';

export const FLEET_VIEWS = ['week', 'two-weeks', 'month'] as const;
export type FleetView = (typeof FLEET_VIEWS)[number];

/** What the address says about the calendar of a fleet. */
export interface CalendarPlace {
  readonly view: FleetView;
  readonly date: LocalDate;
  readonly search: string;
  readonly show: ScheduleFilter;
  readonly page: number;
  /** The van and the day that are looked at closely. */
  readonly opened: { readonly vehicleId: string; readonly date: LocalDate } | null;
}

const MAX_SEARCH = 100;
const MAX_PAGE = 1_000;
const dayIn = (given: string | undefined) => (given === undefined ? undefined : parseLocalDate(given));

export const placeIn = (address: TableSearch, today: LocalDate): CalendarPlace => {
  const { view, date, search = '', show, page, van, on } = address;
  const [number, day] = [Number(page), dayIn(on)];
  return {
    view: FLEET_VIEWS.find((known) => known === view) ?? 'two-weeks',
    date: dayIn(date) ?? today,
    search: search.slice(0, MAX_SEARCH),
    show: SCHEDULE_FILTERS.find((known) => known === show) ?? 'all',
    page: Number.isInteger(number) && number >= 1 && number <= MAX_PAGE ? number : 1,
    opened: van !== undefined && day !== undefined ? { vehicleId: van, date: day } : null,
  };
};

/** Only what differs from the calendar as one first sees it. */
export const addressOf = (
  { view, date, search, show, page, opened }: CalendarPlace,
  today: LocalDate,
): TableSearch => ({
  ...(view !== 'two-weeks' && { view }),
  ...(date !== today && { date }),
  ...(search !== '' && { search }),
  ...(show !== 'all' && { show }),
  ...(page > 1 && { page: String(page) }),
  ...(opened && { van: opened.vehicleId, on: opened.date }),
});

/** The days that a view shows around a date. */
export const shownDays = ({ view, date }: Pick<CalendarPlace, 'view' | 'date'>, firstDay: FirstDayOfWeek): Days => {
  if (view === 'month') return daysIn({}, { today: date, firstDay });
  const from = startOfWeek(date, firstDay);
  return { from, to: addDays(from, view === 'week' ? 6 : 13) };
};

/** The first day of the days before or after those shown. */
export const dateBeside = (days: Days, steps: 1 | -1): LocalDate => nextDays(days, steps).from;

export const everyDay = ({ from, to }: Days): readonly LocalDate[] => {
  const all: LocalDate[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) all.push(date);
  return all;
};
