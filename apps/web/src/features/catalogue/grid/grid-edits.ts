import { PET_SIZES } from '@tailgate/contract/facts';
import type { Size } from '../catalogue-query.ts';
import { LINES, hasField, spotsIn, valueAt, withValue, type GridRow, type Range, type Spot } from './grid.ts';
import { byPercent, modifierOf } from '../price-edits.ts';
import type { PriceTable } from '../price-table.ts';

const LAST_COLUMN = PET_SIZES.length - 1;

/** One column means: to all larger sizes. */
export const rightOf = ({ from, to }: Range): Range => ({
  from,
  to: { row: to.row, column: to.column > from.column ? to.column : LAST_COLUMN },
});

/** One row means: to the end of its group. */
export const below = (rows: readonly GridRow[], { from, to }: Range): Range => {
  const group = rows[from.row]?.group;
  const last = rows.findLastIndex((row) => row.group === group);
  return { from, to: { column: to.column, row: to.row > from.row ? to.row : last } };
};

type Edit = (table: PriceTable, row: GridRow, spot: Spot) => PriceTable;

const editCells = (table: PriceTable, rows: readonly GridRow[], range: Range, edit: Edit): PriceTable =>
  spotsIn(range).reduce((edited, spot) => {
    const row = rows[spot.row];
    return row ? edit(edited, row, spot) : edited;
  }, table);

/** Copies what the source has; what it lacks leaves the target as it is. */
const copyCell = (
  table: PriceTable,
  { source, from }: { readonly source: GridRow | undefined; readonly from: number },
  { target, to }: { readonly target: GridRow; readonly to: number },
  steps: readonly Size[],
): PriceTable =>
  LINES.reduce((filled, line) => {
    const place = { column: to, line };
    const value = source && valueAt(source, { column: from, line });
    const [own, other] = [PET_SIZES[to], PET_SIZES[from]];
    if (value === null || value === undefined || !own || !other || !hasField(target, place)) return filled;
    const step = modifierOf(steps, { row: line, size: own }) - modifierOf(steps, { row: line, size: other });
    return withValue(filled, target, place, value + step);
  }, table);

/** The first column to the right, as it is or with what the catalog adds for each size. */
export const fillRight = (
  table: PriceTable,
  rows: readonly GridRow[],
  range: Range,
  steps: readonly Size[] = [],
): PriceTable => {
  const { from, to } = rightOf(range);
  return editCells(table, rows, { from: { ...from, column: from.column + 1 }, to }, (filled, target, { column }) =>
    copyCell(filled, { source: target, from: from.column }, { target, to: column }, steps),
  );
};

export const fillDown = (table: PriceTable, rows: readonly GridRow[], range: Range): PriceTable => {
  const { from, to } = below(rows, range);
  return editCells(table, rows, { from: { ...from, row: from.row + 1 }, to }, (filled, target, { column }) =>
    copyCell(filled, { source: rows[from.row], from: column }, { target, to: column }, []),
  );
};

export const changeCellsByPercent = (
  table: PriceTable,
  rows: readonly GridRow[],
  range: Range,
  percent: number,
): PriceTable =>
  editCells(table, rows, range, (changed, row, { column }) => {
    const place = { column, line: 'price' } as const;
    const amount = valueAt(row, place);
    return amount === null || !hasField(row, place)
      ? changed
      : withValue(changed, row, place, byPercent(amount, percent));
  });

export const clearCells = (table: PriceTable, rows: readonly GridRow[], range: Range): PriceTable =>
  editCells(table, rows, range, (cleared, row, { column }) =>
    LINES.reduce(
      (next, line) => (hasField(row, { column, line }) ? withValue(next, row, { column, line }, null) : next),
      cleared,
    ),
  );

/** How many cells of the range can be edited. */
export const countCells = (rows: readonly GridRow[], range: Range): number =>
  spotsIn(range).filter(({ row, column }) => LINES.some((line) => hasField(rows[row], { column, line }))).length;
