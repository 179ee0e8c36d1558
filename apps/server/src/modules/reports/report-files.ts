import { EARNING_KIND_WORDS, EARNING_LINES, EARNING_LINE_WORDS, PAYOUT_KIND_WORDS } from '@tailgate/contract';
import { localDateAt, type LocalDate } from '@tailgate/values';
import { csvFile, type CsvFile } from '../../platform/http/csv-file.ts';
import type { earningAnswer, payoutAnswer, salesTaxesAnswer } from './report-answers.ts';

/** The days that were asked for, and where they begin. */
export interface ReportDays {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly timeZone: string;
}

const money = (dollars: number) => ({ decimal: dollars.toFixed(2) });
const dayOf = (date: string, { timeZone }: ReportDays) => localDateAt(new Date(date), timeZone);

/** For an accountant's spreadsheet. Without a row of totals, which would be added up again. */
export const earningsFile = (rows: readonly ReturnType<typeof earningAnswer>[], days: ReportDays): CsvFile =>
  csvFile(
    `earnings-${days.from}-${days.to}`,
    ['Date', 'Type', 'Customer', ...EARNING_LINES.map((line) => EARNING_LINE_WORDS[line]), 'Net', 'Sales tax', 'Order'],
    rows.map(({ date, kind, customer, lines, net, tax, orderId }) => [
      dayOf(date, days),
      EARNING_KIND_WORDS[kind],
      customer?.displayName ?? '',
      ...EARNING_LINES.map((line) => money(lines.find((each) => each.line === line)?.amount ?? 0)),
      money(net),
      money(tax),
      orderId ?? '',
    ]),
  );

export const payoutsFile = (rows: readonly ReturnType<typeof payoutAnswer>[], days: ReportDays): CsvFile =>
  csvFile(
    `payouts-${days.from}-${days.to}`,
    ['Date', 'Type', 'Amount', 'Fee'],
    rows.map(({ date, kind, amount, fee }) => [dayOf(date, days), PAYOUT_KIND_WORDS[kind], money(amount), money(fee)]),
  );

export const salesTaxesFile = ({ byMonth }: ReturnType<typeof salesTaxesAnswer>, days: ReportDays): CsvFile =>
  csvFile(
    `sales-taxes-${days.from}-${days.to}`,
    ['Month', 'Sales', 'Sales tax'],
    byMonth.map(({ month, sales, tax }) => [month, money(sales), money(tax)]),
  );
