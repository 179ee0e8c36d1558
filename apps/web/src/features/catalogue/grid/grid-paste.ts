import { PET_SIZES } from '@tailgate/contract/facts';
import { dollarsOf, cents } from '@tailgate/values/money';
import { LINES, hasField, valueAt, withValue, type GridRow, type Line, type Place, type Range } from './grid.ts';
import type { PriceTable } from '../price-table.ts';

type Block = readonly (readonly string[])[];

/** Rows by line, cells by tab: what spreadsheets put on the clipboard. */
export const blockIn = (text: string): Block =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n+$/, '')
    .split('\n')
    .map((line) => line.split('\t').map((cell) => cell.trim()));

const NUMBER = /^\$?\s*(\d[\d,]*(?:\.\d+)?)\s*(?:min|mins|minutes|usd)?$/i;

const numberIn = (text: string): number | undefined => {
  const digits = NUMBER.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
};

const isAmount = (cell: string) => cell.split('/').every((part) => numberIn(part.trim()) !== undefined);
const isLabel = (cell: string) => cell !== '' && !isAmount(cell) && !/^[-–—]$/.test(cell);

interface Table {
  readonly cells: Block;
  /** The services named in the first column, if it has names. */
  readonly names: readonly string[] | undefined;
}

/** A header and a column of names are no prices. */
const withoutLabels = (block: Block): Table => {
  const body = block.length > 1 && block[0]?.some(isLabel) && !block[0].some(isAmount) ? block.slice(1) : block;
  const isNamed = body.some((row) => row.length > 1) && body.every(([first = '']) => isLabel(first));
  return isNamed
    ? { cells: body.map((row) => row.slice(1)), names: body.map(([first = '']) => first.toLowerCase()) }
    : { cells: body, names: undefined };
};

interface Target {
  readonly line: Line;
  readonly column: number;
  readonly value: number;
}

/** `80 / 45` has both lines; twice as many columns as sizes are prices and minutes by turns. */
const targetsOf = (cell: string, index: number, isPaired: boolean, start: Place): readonly Target[] => {
  const parts = cell.split('/').map((part) => numberIn(part.trim()));
  if (parts.length === 2)
    return LINES.flatMap((line, at) => {
      const value = parts[at];
      return value === undefined ? [] : [{ line, column: start.column + index, value }];
    });
  const [value] = parts;
  if (value === undefined) return [];
  return isPaired
    ? [{ line: LINES[index % 2] ?? 'price', column: Math.floor(index / 2), value }]
    : [{ line: start.line, column: start.column + index, value }];
};

export interface Pasted {
  readonly table: PriceTable;
  readonly filled: number;
  /** Cells of the clipboard that have no cell here. */
  readonly left: number;
}

/** Puts a block into the table from one field on. Empty cells change nothing. */
export const pasteBlock = (table: PriceTable, rows: readonly GridRow[], start: Place, text: string): Pasted => {
  const { cells, names } = withoutLabels(blockIn(text));
  const isMatched = names?.some((name) => rows.some((row) => row.name.toLowerCase() === name)) ?? false;
  const isPaired = cells.some((row) => row.length === PET_SIZES.length * LINES.length);
  let [pasted, filled, left] = [table, 0, 0];
  cells.forEach((line, at) => {
    const row = isMatched ? rows.find(({ name }) => name.toLowerCase() === names?.[at]) : rows[start.row + at];
    const from = isMatched ? { ...start, column: 0 } : start;
    line.forEach((cell, index) => {
      for (const { value, ...place } of targetsOf(cell, index, isPaired, from)) {
        if (!row || !hasField(row, place)) left += 1;
        else {
          pasted = withValue(pasted, row, place, place.line === 'price' ? Math.round(value * 100) : Math.round(value));
          filled += 1;
        }
      }
    });
  });
  return { table: pasted, filled, left };
};

export const isBlock = (text: string): boolean => /[\t\n\r/]/.test(text.trim());

/** The range as a spreadsheet reads it. */
export const copyRange = (rows: readonly GridRow[], { from, to }: Range): string =>
  rows
    .slice(from.row, to.row + 1)
    .map((row) =>
      PET_SIZES.slice(from.column, to.column + 1)
        .map((_, index) => {
          const [price, minutes] = LINES.map((line) => valueAt(row, { column: from.column + index, line }));
          const dollars = price === null || price === undefined ? '' : String(dollarsOf(cents(price)));
          return minutes === null || minutes === undefined ? dollars : `${dollars} / ${minutes}`;
        })
        .join('\t'),
    )
    .join('\n');
