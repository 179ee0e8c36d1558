import type { Download } from '@tailgate/contract';
import type { LocalDate } from '@tailgate/values';
import { dollarsOf, sumCents, type Cents } from '@tailgate/values/money';
import { Failure } from '../../failure.ts';
import type { AnsweredFile, Cell } from './answered-file.ts';
import { csvFile } from './csv-file.ts';
import { pdfFile } from './pdf-file.ts';

/** What a report can be taken along as. */
export type ReportFormat = Exclude<Download, 'ics'>;

/** A spreadsheet takes more than anybody prints. */
export const MAX_FILE_ROWS: Readonly<Record<ReportFormat, number>> = { csv: 100_000, pdf: 5_000 };

export interface ReportToFile {
  /** `earnings`, of which the file is named. */
  readonly name: string;
  readonly title: string;
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly head: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** One for each column. Only in PDF: in a spreadsheet they would be added up again. */
  readonly totals: readonly Cell[];
}

const ZERO = { decimal: '0.00' };
export const moneyCell = (amount: Cents): Cell => (amount === 0 ? ZERO : { decimal: dollarsOf(amount).toFixed(2) });
export const sumCell = (amounts: readonly Cents[]): Cell => moneyCell(sumCents(amounts));

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const wordsOf = (day: LocalDate) => DAY.format(new Date(`${day}T00:00:00Z`));

/** One more than fit was asked of the database. */
const requireFitting = (format: ReportFormat, rows: readonly unknown[]): void => {
  const most = MAX_FILE_ROWS[format];
  if (rows.length > most)
    throw new Failure('validation_failed', {
      errors: { end_date: `leads to more than ${most.toLocaleString('en-US')} rows: choose fewer days` },
    });
};

export const reportFile = (
  format: ReportFormat,
  report: ReportToFile,
  { heading, now }: { readonly heading: { readonly provider: string; readonly site: string }; readonly now: Date },
): AnsweredFile => {
  requireFitting(format, report.rows);
  const { from, to, head, rows, title, totals } = report;
  const table = { name: `${report.name}-${from}-${to}`, head, rows };
  if (format === 'csv') return csvFile(table);
  const about = [`${heading.provider} · ${heading.site}`, `${wordsOf(from)} – ${wordsOf(to)}`];
  return pdfFile({ ...table, title, totals, about, madeAt: now });
};
