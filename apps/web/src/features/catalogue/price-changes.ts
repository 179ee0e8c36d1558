import { PET_SIZES } from '@tailgate/contract/facts';
import { cents, showMoney } from '@tailgate/values/money';
import type { ProviderService, Size } from './catalogue-query.ts';
import { LINES, rowsOf, valueAt, withValue, type GridRow, type Line } from './grid/grid.ts';
import { editAddOn, editService } from './price-edits.ts';
import type { PriceTable } from './price-table.ts';
import { METHOD_NAMES, methodOf } from './pricing-method.ts';

export interface PriceChange {
  readonly id: string;
  readonly label: string;
  readonly from: string;
  readonly to: string;
  readonly kind: 'price' | 'time' | 'setting';
  /** The table with this change taken back. */
  readonly revert: (table: PriceTable) => PriceTable;
}

/** `$145`, `$145.50`: cents only where there are some. */
export const amountInWords = (amount: number, currency: string): string =>
  showMoney(cents(amount), currency).replace(/\.00$/, '');

export const lineInWords = (line: Line, value: number | null, currency: string): string => {
  if (value === null) return '–';
  return line === 'price' ? amountInWords(value, currency) : `${value} min`;
};

interface Context {
  readonly items: readonly ProviderService[];
  readonly sizes: readonly Size[];
  readonly currency: string;
}

const cellChanges = (row: GridRow, old: GridRow, { sizes, currency }: Context): readonly PriceChange[] => {
  const columns = row.kind === 'add-on' ? PET_SIZES.slice(0, 1) : PET_SIZES;
  return columns.flatMap((size, column) =>
    LINES.flatMap((line): readonly PriceChange[] => {
      const [value, before] = [valueAt(row, { column, line }), valueAt(old, { column, line })];
      if (value === before) return [];
      const label = sizes.find(({ name }) => name === size)?.label ?? '';
      return [
        {
          id: `${row.id}.${size}.${line}`,
          label: row.kind === 'add-on' ? row.name : `${row.name}, ${label}`,
          from: lineInWords(line, before, currency),
          to: lineInWords(line, value, currency),
          kind: line === 'price' ? 'price' : 'time',
          revert: (table) => withValue(table, row, { column, line }, before),
        },
      ];
    }),
  );
};

const settingChanges = (row: GridRow, old: GridRow, currency: string): readonly PriceChange[] => {
  const change = (what: string, from: string, to: string, revert: PriceChange['revert']): readonly PriceChange[] =>
    from === to ? [] : [{ id: `${row.id}.${what}`, label: `${row.name}, ${what}`, from, to, kind: 'setting', revert }];
  if (row.kind === 'add-on' || old.kind === 'add-on') {
    if (row.kind !== 'add-on' || old.kind !== 'add-on') return [];
    const word = (offered: boolean) => (offered ? 'Offered' : 'Not offered');
    return change('add-on', word(old.addOn.offered), word(row.addOn.offered), (table) =>
      editAddOn(table, row.id, { offered: old.addOn.offered }),
    );
  }
  const { isHourly, adjustBy, hourlyRate, breeds } = old.service;
  const breedsChanged = JSON.stringify(breeds) !== JSON.stringify(row.service.breeds);
  const count = (list: readonly unknown[]) => `${list.length} breeds`;
  return [
    ...change('pricing', METHOD_NAMES[methodOf(old.service)], METHOD_NAMES[methodOf(row.service)], (table) =>
      editService(table, row.id, (service) => ({ ...service, isHourly, adjustBy })),
    ),
    ...change(
      'an hour',
      lineInWords('price', hourlyRate, currency),
      lineInWords('price', row.service.hourlyRate, currency),
      (table) => editService(table, row.id, (service) => ({ ...service, hourlyRate })),
    ),
    ...change(
      'breeds',
      count(breeds),
      breedsChanged ? `${count(row.service.breeds)}, edited` : count(breeds),
      (table) => editService(table, row.id, (service) => ({ ...service, breeds })),
    ),
  ];
};

/** What saving would change, cell by cell. */
export const priceChanges = (table: PriceTable, saved: PriceTable, context: Context): readonly PriceChange[] => {
  const before = rowsOf(saved, context.items);
  return rowsOf(table, context.items).flatMap((row) => {
    const old = before.find(({ id, kind }) => id === row.id && kind === row.kind);
    return old ? [...settingChanges(row, old, context.currency), ...cellChanges(row, old, context)] : [];
  });
};

const counted = (count: number, noun: string) => (count === 1 ? `1 ${noun}` : `${count} ${noun}s`);

/** `2 prices, 1 time` */
export const changesInWords = (changes: readonly PriceChange[]): string =>
  (['price', 'time', 'setting'] as const)
    .map((kind) => ({ kind, count: changes.filter((change) => change.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => counted(count, kind))
    .join(', ');
