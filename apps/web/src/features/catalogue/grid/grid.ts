import { PET_SIZES } from '@tailgate/contract/facts';
import { cents } from '@tailgate/values/money';
import type { ProviderService } from '../catalogue-query.ts';
import { editAddOn, editService, setCell } from '../price-edits.ts';
import type { AddOnPrice, PriceTable, ServicePrices, SizePrice } from '../price-table.ts';

/** Every cell has two fields, the price above the minutes. */
export const LINES = ['price', 'minutes'] as const satisfies readonly (keyof SizePrice)[];
export type Line = (typeof LINES)[number];

export interface Spot {
  readonly row: number;
  readonly column: number;
}

export interface Place extends Spot {
  readonly line: Line;
}

export interface ServiceRow {
  readonly kind: 'service';
  readonly id: string;
  readonly name: string;
  readonly group: string;
  readonly facts: ProviderService;
  readonly service: ServicePrices;
}

export interface AddOnRow {
  readonly kind: 'add-on';
  readonly id: string;
  readonly name: string;
  readonly group: string;
  readonly facts: ProviderService['addOns'][number];
  readonly addOn: AddOnPrice;
}

export type GridRow = ServiceRow | AddOnRow;

export const ADD_ONS_GROUP = 'Add-ons';

/** Services by pet type, then the add-ons, in the order in which the API lists them. */
export const rowsOf = (table: PriceTable, items: readonly ProviderService[]): readonly GridRow[] => {
  const services = table.services.flatMap((service): readonly ServiceRow[] => {
    const facts = items.find(({ id }) => id === service.serviceId);
    return facts
      ? [{ kind: 'service', id: facts.id, name: facts.name, group: facts.petType.name, facts, service }]
      : [];
  });
  const groups = [...new Set(services.map(({ group }) => group))];
  const known = new Map(items.flatMap(({ addOns }) => addOns.map((addOn) => [addOn.id, addOn])));
  return [
    ...groups.flatMap((group) => services.filter((row) => row.group === group)),
    ...table.addOns.flatMap((addOn): readonly AddOnRow[] => {
      const facts = known.get(addOn.addOnId);
      return facts ? [{ kind: 'add-on', id: facts.id, name: facts.name, group: ADD_ONS_GROUP, facts, addOn }] : [];
    }),
  ];
};

/** Hourly services have minutes only; an add-on costs the same for every size. */
export const hasField = (row: GridRow | undefined, { column, line }: Omit<Place, 'row'>): boolean => {
  if (!row || PET_SIZES[column] === undefined) return false;
  if (row.kind === 'add-on') return row.addOn.offered && column === 0;
  return line === 'minutes' || !row.service.isHourly;
};

/** In the unit of the line: cents or minutes. */
export const valueAt = (row: GridRow, { column, line }: Omit<Place, 'row'>): number | null => {
  const size = PET_SIZES[column];
  if (row.kind === 'add-on') return row.addOn[line];
  return size === undefined ? null : row.service.sizes[size][line];
};

export const withValue = (
  table: PriceTable,
  row: GridRow,
  { column, line }: Omit<Place, 'row'>,
  value: number | null,
): PriceTable => {
  const size = PET_SIZES[column];
  if (row.kind === 'add-on')
    return editAddOn(
      table,
      row.id,
      line === 'minutes' ? { minutes: value } : { price: value === null ? null : cents(value) },
    );
  if (size === undefined) return table;
  return editService(table, row.id, (service) => setCell(service, { row: line, size }, value));
};

/** Down the prices of one size, then the next size; then the minutes in the same order, and the add-ons at the end. */
export const fillOrder = (rows: readonly GridRow[]): readonly Place[] =>
  (['service', 'add-on'] as const).flatMap((kind) =>
    LINES.flatMap((line) =>
      PET_SIZES.flatMap((_, column) =>
        rows.flatMap((row, at) =>
          row.kind === kind && hasField(row, { column, line }) ? [{ row: at, column, line }] : [],
        ),
      ),
    ),
  );

const isSame = (one: Place, other: Place) =>
  one.row === other.row && one.column === other.column && one.line === other.line;

export const nextInOrder = (rows: readonly GridRow[], from: Place, step: 1 | -1): Place | undefined => {
  const order = fillOrder(rows);
  return order[order.findIndex((place) => isSame(place, from)) + step];
};

const ALONG: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };
const ACROSS: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

/** The field an arrow leads to; none beyond the edge. */
export const neighbor = (rows: readonly GridRow[], from: Place, key: string): Place | undefined => {
  const along = ALONG[key];
  if (along !== undefined) {
    const to = { ...from, column: from.column + along };
    return hasField(rows[to.row], to) ? to : undefined;
  }
  const across = ACROSS[key];
  if (across === undefined) return undefined;
  const column = rows.flatMap((row, at) =>
    LINES.map((line) => ({ row: at, column: from.column, line })).filter((place) => hasField(row, place)),
  );
  return column[column.findIndex((place) => isSame(place, from)) + across];
};

/** A rectangle of cells, both corners included. */
export interface Range {
  readonly from: Spot;
  readonly to: Spot;
}

export const rangeBetween = (one: Spot, other: Spot): Range => ({
  from: { row: Math.min(one.row, other.row), column: Math.min(one.column, other.column) },
  to: { row: Math.max(one.row, other.row), column: Math.max(one.column, other.column) },
});

export const isInside = ({ from, to }: Range, { row, column }: Spot): boolean =>
  row >= from.row && row <= to.row && column >= from.column && column <= to.column;

export const spotsIn = ({ from, to }: Range): readonly Spot[] =>
  Array.from({ length: to.row - from.row + 1 }, (_, row) =>
    Array.from({ length: to.column - from.column + 1 }, (__, column) => ({
      row: from.row + row,
      column: from.column + column,
    })),
  ).flat();
