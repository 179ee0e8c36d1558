import type { AnswerOf, FirstDayOfWeek, WidgetReport, reportsContract } from '@tailgate/contract';
import { localDateAt, type LocalDate } from '@tailgate/values';
import { dollarsOf, sumCents } from '@tailgate/values/money';
import { startOfWeek } from '@tailgate/values/weekdays';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { displayNameOf } from '../accounts/index.ts';
import { firstDayOfWeekOf, timeZoneOf } from '../providers/index.ts';
import { completedPetsByDay } from './completed-pets.view.ts';
import { netOf } from './earning-lines.rules.ts';
import { earnedByDay, spendingAt } from './party-ledger.view.ts';
import { daysUpTo, monthOf, monthsUpTo, periodOf } from './report-days.rules.ts';

type Answer = AnswerOf<typeof reportsContract.reportWidget>;

const MONTHS = 12;
const WEEKS = 12;
const DAYS = 30;
const TOP = 10;

/** The columns of a chart, and in which of them a day counts. */
interface Columns {
  readonly keys: readonly string[];
  readonly from: LocalDate;
  keyOf(day: LocalDate): string;
}

const monthly = (today: LocalDate): Columns => {
  const keys = monthsUpTo(today, MONTHS);
  return { keys, from: `${keys[0] ?? ''}-01` as LocalDate, keyOf: monthOf };
};
const weekly = (today: LocalDate, firstDay: FirstDayOfWeek): Columns => {
  const weekOf = (day: LocalDate) => startOfWeek(day, firstDay);
  const keys = daysUpTo(weekOf(today), WEEKS, 7);
  return { keys, from: keys[0] ?? today, keyOf: weekOf };
};
const daily = (today: LocalDate): Columns => {
  const keys = daysUpTo(today, DAYS, 1);
  return { keys, from: keys[0] ?? today, keyOf: (day) => day };
};

const MONTH_NAMES = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const DAY_NAMES = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const labelOf = (key: string) => (key.length === 7 ? MONTH_NAMES : DAY_NAMES).format(new Date(key));

/** Columns without anything are zero. */
const pointsOf = ({ keys }: Columns, valueOf: (key: string) => number): Answer['points'] =>
  keys.map((key) => ({ key, label: labelOf(key), value: valueOf(key) }));

const counted = (points: Answer['points']) => points.reduce((sum, { value }) => sum + value, 0);

/** The figures of one chart of the provider, up to today in their time zone. */
export const reportWidget = async (
  tx: Tx,
  viewer: Viewer,
  reportId: WidgetReport,
  { clock }: Pick<Platform, 'clock'>,
): Promise<Answer> => {
  const { accountId } = viewer;
  const timeZone = await timeZoneOf(tx, accountId);
  const today = localDateAt(clock.now(), timeZone);
  const petsIn = async (columns: Columns, valueOf: (days: readonly { readonly pets: number }[]) => number) => {
    const rows = await completedPetsByDay(tx, { providerId: accountId, from: columns.from, to: today });
    const groups = Map.groupBy(rows, ({ day }) => columns.keyOf(day));
    const points = pointsOf(columns, (key) => valueOf(groups.get(key) ?? []));
    return { total: counted(points), points };
  };
  const pets = (days: readonly { readonly pets: number }[]) => days.reduce((sum, day) => sum + day.pets, 0);
  const year = { from: monthly(today).from, to: today, timeZone };
  switch (reportId) {
    case 'PetComplete':
      return { reportId, unit: 'pets', ...(await petsIn(monthly(today), pets)) };
    case 'PetCompletePerWeek':
      return { reportId, unit: 'pets', ...(await petsIn(weekly(today, await firstDayOfWeekOf(tx, accountId)), pets)) };
    case 'PetCompletePerDay':
      return { reportId, unit: 'pets', ...(await petsIn(daily(today), pets)) };
    case 'DayWorked':
      return { reportId, unit: 'days', ...(await petsIn(monthly(today), (days) => days.length)) };
    case 'ServiceProviderRevenue': {
      const sums = await earnedByDay(tx, periodOf(accountId, year), timeZone);
      const months = Map.groupBy(sums, ({ day }) => monthOf(day));
      const points = pointsOf(monthly(today), (key) => dollarsOf(netOf(months.get(key) ?? [])));
      return { reportId, unit: 'dollars', total: dollarsOf(netOf(sums)), points };
    }
    case 'Top10Customers': {
      const spent = await spendingAt(tx, periodOf(accountId, year), { limit: TOP });
      const points = spent.map((row) => ({
        key: row.customerId,
        label: displayNameOf(row),
        value: dollarsOf(row.amountCents),
      }));
      return { reportId, unit: 'dollars', total: dollarsOf(sumCents(spent.map((row) => row.amountCents))), points };
    }
  }
};
