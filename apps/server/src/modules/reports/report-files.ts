import { EARNING_KIND_WORDS, EARNING_LINES, EARNING_LINE_WORDS, PAYOUT_KIND_WORDS } from '@tailgate/contract';
import { localDateAt } from '@tailgate/values';
import { cents, centsOf, subtractCents, sumCents, type Cents } from '@tailgate/values/money';
import { moneyCell, sumCell, type ReportToFile } from '../../platform/http/files/report-file.ts';
import { displayNameOf } from '../accounts/index.ts';
import { kindOf } from './earning-lines.rules.ts';
import type { EarningRow } from './earning-rows.view.ts';
import type { PaidOut } from './party-ledger.view.ts';
import type { salesTaxesAnswer } from './report-answers.ts';
import type { ReportDays } from './report-days.rules.ts';

const ZERO = cents(0);

/** Lines on which nothing is are left out where there is little room. */
const linesShown = (rows: readonly EarningRow[], onPaper: boolean) =>
  EARNING_LINES.map((line, index) => ({ line, index })).filter(
    ({ index }) => !onPaper || rows.some(({ amounts }) => amounts[index] !== 0),
  );

/** The amounts of a row are those of the lines, then the tax. */
export const earningsFile = (
  rows: readonly EarningRow[],
  { from, to }: ReportDays,
  { onPaper }: { readonly onPaper: boolean },
): ReportToFile => {
  const lines = linesShown(rows, onPaper);
  const netOf = ({ amounts }: EarningRow): Cents => sumCents(amounts.slice(0, EARNING_LINES.length));
  const taxOf = ({ amounts }: EarningRow): Cents => amounts[EARNING_LINES.length] ?? ZERO;
  const total = (of: (row: EarningRow) => Cents) => sumCell(rows.map(of));
  return {
    name: 'earnings',
    title: 'Earnings',
    from,
    to,
    head: [
      'Date',
      'Type',
      'Customer',
      ...lines.map(({ line }) => EARNING_LINE_WORDS[line]),
      'Net',
      'Sales tax',
      ...(onPaper ? [] : ['Order']),
    ],
    rows: rows.map((row) => [
      row.day,
      EARNING_KIND_WORDS[kindOf(row.kind)],
      row.last_name === null ? '' : displayNameOf({ first_name: row.first_name ?? '', last_name: row.last_name }),
      ...lines.map(({ index }) => moneyCell(row.amounts[index] ?? ZERO)),
      moneyCell(netOf(row)),
      moneyCell(taxOf(row)),
      ...(onPaper ? [] : [row.appointmentId ?? '']),
    ]),
    totals: [
      'Total',
      '',
      '',
      ...lines.map(({ index }) => total(({ amounts }) => amounts[index] ?? ZERO)),
      total(netOf),
      total(taxOf),
    ],
  };
};

export const payoutsFile = (rows: readonly PaidOut[], { from, to, timeZone }: ReportDays): ReportToFile => {
  const sentOf = ({ takenCents, feeCents }: PaidOut) => subtractCents(takenCents, feeCents);
  const feeOf = ({ feeCents }: PaidOut) => feeCents;
  return {
    name: 'payouts',
    title: 'Payouts',
    from,
    to,
    head: ['Date', 'Type', 'Amount', 'Fee'],
    rows: rows.map((row) => [
      localDateAt(row.occurredAt, timeZone),
      PAYOUT_KIND_WORDS[row.kind === 'payout' ? 'payout' : 'returned'],
      moneyCell(sentOf(row)),
      moneyCell(feeOf(row)),
    ]),
    totals: ['Total', '', sumCell(rows.map(sentOf)), sumCell(rows.map(feeOf))],
  };
};

export const salesTaxesFile = (
  { byMonth, sales, tax }: ReturnType<typeof salesTaxesAnswer>,
  { from, to }: ReportDays,
): ReportToFile => ({
  name: 'sales-taxes',
  title: 'Sales taxes payable',
  from,
  to,
  head: ['Month', 'Sales', 'Sales tax'],
  rows: byMonth.map((month) => [month.month, moneyCell(centsOf(month.sales)), moneyCell(centsOf(month.tax))]),
  totals: ['Total', moneyCell(centsOf(sales)), moneyCell(centsOf(tax))],
});
