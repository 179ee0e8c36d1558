import { COST_PER_MILE_CENTS, type AnswerOf, type reportsContract } from '@tailgate/contract';
import { cents, dollarsOf } from '@tailgate/values/money';
import { moneyCell, sumCell, type ReportToFile } from '../../platform/http/files/report-file.ts';
import { displayNameOf } from '../accounts/index.ts';
import type { ReportDays } from './report-days.rules.ts';
import type { StopFigures, StopProfit, stopSums } from './stop-profits.view.ts';

type Answer = AnswerOf<typeof reportsContract.reportStops>;

const figuresAnswer = (stop: StopFigures) => ({
  work: dollarsOf(stop.workCents),
  tips: dollarsOf(stop.tipsCents),
  fees: dollarsOf(stop.feesCents),
  van: dollarsOf(stop.vanCents),
  miles: stop.miles,
  driving: dollarsOf(stop.drivingCents),
  profit: dollarsOf(stop.profitCents),
});

export const stopsAnswer = (
  rows: readonly StopProfit[],
  { total, ...sums }: Awaited<ReturnType<typeof stopSums>>,
): Omit<Answer, 'limit' | 'offset'> => ({
  items: rows.map((row) => ({
    orderId: row.orderId,
    date: row.startsAt.toISOString(),
    customer: { id: row.customerId, displayName: displayNameOf(row) },
    ...figuresAnswer(row),
  })),
  total,
  ...figuresAnswer(sums),
  costPerMile: dollarsOf(cents(COST_PER_MILE_CENTS)),
});

const COLUMNS = [
  ['Work', 'workCents'],
  ['Tips', 'tipsCents'],
  ['Fees', 'feesCents'],
  ['Van', 'vanCents'],
  ['Driving', 'drivingCents'],
  ['Profit', 'profitCents'],
] as const;

export const stopsFile = (rows: readonly StopProfit[], { from, to }: ReportDays): ReportToFile => ({
  name: 'profit-per-stop',
  title: 'Profit per stop',
  from,
  to,
  head: ['Date', 'Customer', 'Miles', ...COLUMNS.map(([head]) => head)],
  rows: rows.map((row) => [
    row.day,
    displayNameOf(row),
    row.miles.toFixed(1),
    ...COLUMNS.map(([, figure]) => moneyCell(row[figure])),
  ]),
  totals: ['Total', '', '', ...COLUMNS.map(([, figure]) => sumCell(rows.map((row) => row[figure])))],
});
