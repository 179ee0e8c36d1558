import type { FirstDayOfWeek } from '@tailgate/contract/facts';
import { addDays, daysBetween, type LocalDate } from '@tailgate/values/local-time';
import { centsOf, dollarsOf, sumCents } from '@tailgate/values/money';
import { startOfWeek } from '@tailgate/values/weekdays';
import { shortDay, shortMonth, type Days, type Now } from '#shell/periods/period.ts';
import type { ChartBar } from './charts/chart-types.ts';
import type { Earnings } from './reports-query.ts';

export type Unit = 'Day' | 'Week' | 'Month';

/** More bars than these cannot be told apart. */
const MOST_DAYS = 14;
const MOST_WEEK_DAYS = 98;

export const unitOf = ({ from, to }: Days): Unit => {
  const count = daysBetween(from, to) + 1;
  if (count <= MOST_DAYS) return 'Day';
  return count <= MOST_WEEK_DAYS ? 'Week' : 'Month';
};

/** Days, and the day on which the weeks among them begin. */
interface DaysInWeeks extends Days {
  readonly firstDay: FirstDayOfWeek;
}

/** The first week of a period may begin before it: its bar begins with the period. */
const keyOf = (day: LocalDate, unit: Unit, { from, firstDay }: DaysInWeeks): string => {
  if (unit === 'Month') return day.slice(0, 7);
  if (unit === 'Day') return day;
  const week = startOfWeek(day, firstDay);
  return week < from ? from : week;
};

const keysIn = (days: DaysInWeeks, unit: Unit): readonly string[] => {
  const all = Array.from({ length: daysBetween(days.from, days.to) + 1 }, (_, at) =>
    keyOf(addDays(days.from, at), unit, days),
  );
  return [...new Set(all)];
};

const labelOf = (key: string, unit: Unit, { from, to }: Days): string => {
  if (unit !== 'Month') return shortDay(key);
  const words = shortMonth(key);
  return from.slice(0, 4) === to.slice(0, 4) ? words.replace(/ \d{4}$/, '') : words;
};

const sumOf = (amounts: readonly number[]) => dollarsOf(sumCents(amounts.map(centsOf)));

/** The earnings of a period by day, week or month: services after fees, and tips above them. */
export const earningBars = (byDay: Earnings['byDay'], period: Days, { today, firstDay }: Now): readonly ChartBar[] => {
  const days = { ...period, firstDay };
  const unit = unitOf(days);
  const groups = Map.groupBy(byDay, ({ day }) => keyOf(day as LocalDate, unit, days));
  const now = today >= days.from && today <= days.to ? keyOf(today, unit, days) : undefined;
  return keysIn(days, unit).map((key) => {
    const group = groups.get(key) ?? [];
    const tips = sumOf(group.map((day) => day.tips));
    const net = sumOf(group.map((day) => day.net));
    return { id: key, label: labelOf(key, unit, days), parts: [sumOf([net, -tips]), tips], isNow: key === now };
  });
};

/** What a bar of the period before had on average, in the unit of this one. */
export const averageOf = (net: number, before: DaysInWeeks, unit: Unit): number =>
  dollarsOf(centsOf(net / keysIn(before, unit).length));
