/** A table that leaves as a file instead of JSON, by a row that declares `download: 'csv'`. */
export class CsvFile {
  readonly filename: string;
  readonly text: string;

  constructor(filename: string, text: string) {
    this.filename = filename;
    this.text = text;
  }
}

/** Text, or a number that is already written as it should be read. */
type Cell = string | { readonly decimal: string };

/** What a spreadsheet takes for a formula is shown as text instead: names and notes are typed by anybody. */
const FORMULA = /^[=+\-@\t\r]/;

const textCell = (text: string): string => {
  const shown = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
};
const line = (cells: readonly Cell[]) =>
  cells.map((cell) => (typeof cell === 'string' ? textCell(cell) : cell.decimal)).join(',');

// Without it Excel reads UTF-8 as Windows-1252.
const BYTE_ORDER_MARK = '\uFEFF';

/** As RFC 4180 has it. */
export const csvFile = (name: string, head: readonly string[], rows: readonly (readonly Cell[])[]): CsvFile =>
  new CsvFile(`${name}.csv`, `${BYTE_ORDER_MARK}${[head, ...rows].map((cells) => `${line(cells)}\r\n`).join('')}`);
