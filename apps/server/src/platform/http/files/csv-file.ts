import { Readable } from 'node:stream';
import { AnsweredFile, type Cell, type FileTable } from './answered-file.ts';

/** What a spreadsheet takes for a formula is shown as text instead: names and notes are typed by anybody. */
const FORMULA = /^[=+\-@\t\r]/;

const textCell = (text: string): string => {
  const shown = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
};
const lineOf = (cells: readonly Cell[]) =>
  `${cells.map((cell) => (typeof cell === 'string' ? textCell(cell) : cell.decimal)).join(',')}\r\n`;

// Without it Excel reads UTF-8 as Windows-1252.
const BYTE_ORDER_MARK = '\uFEFF';
const ROWS_AT_ONCE = 500;

function* textOf({ head, rows }: FileTable): Generator<Buffer> {
  yield Buffer.from(`${BYTE_ORDER_MARK}${lineOf(head)}`);
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    yield Buffer.from(
      rows
        .slice(from, from + ROWS_AT_ONCE)
        .map(lineOf)
        .join(''),
    );
}

/** As RFC 4180 has it. */
export const csvFile = (table: FileTable): AnsweredFile =>
  new AnsweredFile('csv', table.name, () => Readable.from(textOf(table), { objectMode: false }));
