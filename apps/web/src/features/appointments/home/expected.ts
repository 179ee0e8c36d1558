import { OCCUPYING_STATUSES, type AppointmentStatus } from '@tailgate/contract/facts';
import { addDays, type LocalDate } from '@tailgate/values/local-time';
import { centsOf, showEstimate } from '@tailgate/values/money';
import type { Delta } from '#ui/figures/stat-card.tsx';
import { dayOf, priceRange } from '../appointment-words.ts';
import type { Appointment, DayRoute } from '../appointments-query.ts';

type Priced = Pick<Appointment, 'minPrice' | 'maxPrice'>;

const sum = (prices: readonly number[]): number => prices.reduce((total, price) => total + price, 0);

/** Prices are estimated as a range: its middle, in dollars. */
export const expectedOf = (appointments: readonly Priced[]): number =>
  sum(appointments.map(({ minPrice, maxPrice }) => (minPrice + maxPrice) / 2));

export const inDollars = (dollars: number): string => showEstimate(centsOf(Math.round(dollars)));

/** `$540 – $610, before tips`, or `$115 a stop, before tips` where prices are fixed. */
export const expectedWords = (stops: readonly Priced[]): string => {
  if (stops.length === 0) return 'Nothing booked';
  const [low, high] = [sum(stops.map(({ minPrice }) => minPrice)), sum(stops.map(({ maxPrice }) => maxPrice))];
  return low === high
    ? `${inDollars(low / stops.length)} a stop, before tips`
    : `${priceRange(low, high)}, before tips`;
};

/** Whether the groomer drives to it: not called off, and not given to somebody else. */
export const isStop = ({ status }: Pick<Appointment, 'status'>): boolean =>
  (OCCUPYING_STATUSES as readonly AppointmentStatus[]).includes(status);

/** Stops by their day, each day in the order of its starts. */
export const stopsByDay = (
  appointments: readonly Appointment[],
  timeZone: string,
): ReadonlyMap<LocalDate, readonly Appointment[]> =>
  Map.groupBy(appointments.filter(isStop), ({ appointmentStart }) => dayOf(appointmentStart, timeZone));

/** What the stops among them are worth. */
export const bookedOf = (appointments: readonly Appointment[]): number => expectedOf(appointments.filter(isStop));

export interface WeekAmounts {
  /** Seven each, in dollars. */
  readonly last: readonly number[];
  readonly current: readonly number[];
}

export const weekAmounts = (byDay: ReadonlyMap<LocalDate, readonly Priced[]>, first: LocalDate): WeekAmounts => {
  const week = (from: LocalDate) =>
    Array.from({ length: 7 }, (_, index) => expectedOf(byDay.get(addDays(from, index)) ?? []));
  return { last: week(addDays(first, -7)), current: week(first) };
};

/** `6% over last week`; the week is not over, so less than last week is no bad news yet. */
export const weekDelta = ({ last, current }: WeekAmounts): Delta | undefined => {
  const [before, now] = [sum(last), sum(current)];
  if (before === 0) return undefined;
  const percent = Math.round((now / before - 1) * 100);
  if (percent === 0) return { direction: 'same', words: 'As last week' };
  return percent > 0
    ? { direction: 'up', words: `${percent}% over last week` }
    : { direction: 'down', words: `${-percent}% under last week`, tone: 'neutral' };
};

const MINUTE_MS = 60_000;

/** From leaving home to being back, as far as the drives are known. */
export const dayEnds = ({ stops, driveHome }: DayRoute): { readonly leave: Date; readonly home: Date } | undefined => {
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return undefined;
  return {
    leave: new Date(first.leaveBy ?? first.appointmentStart),
    home: new Date(Date.parse(last.appointmentEnd) + (driveHome?.minutes ?? 0) * MINUTE_MS),
  };
};

/** `14% of the day` */
export const shareOfDay = (route: DayRoute): number | undefined => {
  const ends = dayEnds(route);
  if (!ends) return undefined;
  return Math.round((route.travelDurationTraffic / ((ends.home.getTime() - ends.leave.getTime()) / MINUTE_MS)) * 100);
};
