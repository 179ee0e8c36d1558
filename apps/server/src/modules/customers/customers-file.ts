import { localDateAt } from '@tailgate/values';
import type { AnsweredFile, Cell } from '../../platform/http/files/answered-file.ts';
import { csvFile } from '../../platform/http/files/csv-file.ts';
import { moneyCell } from '../../platform/http/files/report-file.ts';
import type { ListedRow } from '../../views/provider-customers.ts';

const HEAD = [
  'First name',
  'Last name',
  'Phone',
  'Email',
  'City',
  'Pets',
  'Next appointment',
  'Last appointment',
  'Completed',
  'Total spent',
  'Unpaid',
  'Customer since',
];

/** The table of customers for a spreadsheet, with days of the provider’s calendar. */
export const customersFile = (
  rows: readonly ListedRow[],
  { timeZone, now }: { readonly timeZone: string; readonly now: Date },
): AnsweredFile => {
  const dayOf = (at: Date | null): string => (at === null ? '' : localDateAt(at, timeZone));
  const lineOf = (row: ListedRow): readonly Cell[] => [
    row.first_name,
    row.last_name,
    row.phone ?? '',
    row.email ?? '',
    row.city ?? '',
    row.pets.map(({ name }) => name).join(', '),
    dayOf(row.next_start),
    dayOf(row.last_seen),
    { decimal: String(row.completed) },
    moneyCell(row.spent_cents),
    moneyCell(row.owed_cents),
    dayOf(row.created_at),
  ];
  return csvFile({ name: `customers-${localDateAt(now, timeZone)}`, head: HEAD, rows: rows.map(lineOf) });
};
