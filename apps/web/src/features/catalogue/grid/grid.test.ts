import { PET_SIZES } from '@tailgate/contract/facts';
import { describe, expect, it } from 'vitest';
import { below, changeCellsByPercent, clearCells, countCells, fillDown, fillRight } from './grid-edits.ts';
import { copyRange, isBlock, pasteBlock } from './grid-paste.ts';
import { fillOrder, neighbor, nextInOrder, rangeBetween, rowsOf, type Place } from './grid.ts';
import { buildService, PETS_BY_SIZE } from '../price-samples.testing.ts';
import { tableOf, type PriceTable } from '../price-table.ts';
import { leavesField } from './use-grid-keys.ts';

const NAILS = { id: 'nails', name: 'Nails', description: '', basePrice: 15, baseMinutes: 10 };
const ITEMS = [
  buildService(
    { id: 'bath', name: 'Bath', addOns: [{ ...NAILS, offered: true, price: 15, minutes: 10 }] },
    { extra_small: [8000, 45], small: [9000, 60] },
  ),
  buildService({ id: 'hourly', name: 'Hourly', isHourly: true, hourlyRate: 90 }),
  buildService({ id: 'cat', name: 'Cat bath', petType: { id: 'cat', name: 'Cat', slug: 'cat' } }),
];
const TABLE = tableOf(ITEMS);
const ROWS = rowsOf(TABLE, ITEMS);
const START: Place = { row: 0, column: 0, line: 'price' };
const pricesIn = (table: PriceTable, at = 0) => PET_SIZES.map((size) => table.services[at]?.sizes[size].price);
const minutesIn = (table: PriceTable, at = 0) => PET_SIZES.map((size) => table.services[at]?.sizes[size].minutes);
const cell = (row: number, column: number) => ({ from: { row, column }, to: { row, column } });

describe('the order in which the table is filled', () => {
  it('goes down the prices of a size, to the next size, to the minutes, to the add-ons', () => {
    const order = fillOrder(ROWS).map(({ row, column, line }) => `${row}.${column}.${line}`);
    expect(order.slice(0, 5)).toEqual(['0.0.price', '2.0.price', '0.1.price', '2.1.price', '0.2.price']);
    expect(order.slice(-4)).toEqual(['1.4.minutes', '2.4.minutes', '3.0.price', '3.0.minutes']);
    expect(nextInOrder(ROWS, START, -1)).toBeUndefined();
  });

  it.each<[string, Place, string, Place | undefined]>([
    ['right', START, 'ArrowRight', { row: 0, column: 1, line: 'price' }],
    ['down to the minutes', START, 'ArrowDown', { row: 0, column: 0, line: 'minutes' }],
    [
      'down past the missing price of an hourly service',
      { ...START, line: 'minutes' },
      'ArrowDown',
      { row: 1, column: 0, line: 'minutes' },
    ],
    ['not beyond the edge', START, 'ArrowUp', undefined],
    ['not by other keys', START, 'PageUp', undefined],
  ])('arrows lead %s', (_, from, key, expected) => expect(neighbor(ROWS, from, key)).toEqual(expected));

  it('lets arrows go through what is typed before they leave it', () => {
    const field = document.createElement('input');
    field.value = '90';
    field.setSelectionRange(1, 1);
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp'].map((key) => leavesField(key, field))).toEqual([false, false, true]);
    field.select();
    expect(leavesField('ArrowLeft', field)).toBe(true);
  });
});

describe('a block from a spreadsheet', () => {
  it('fills cells from the active one, with or without dollar signs, and leaves out what has no cell', () => {
    const { table, filled, left } = pasteBlock(TABLE, ROWS, { ...START, column: 3 }, '$1,100.50\t120\t9\n5\t6\n');
    expect(pricesIn(table)).toEqual([8000, 9000, null, 110_050, 12_000]);
    expect({ filled, left }).toEqual({ filled: 2, left: 3 });
  });

  it('fills minutes when a field of minutes is active, and changes nothing for empty cells', () => {
    const { table } = pasteBlock(TABLE, ROWS, { ...START, line: 'minutes' }, '50 min\t\t70\n');
    expect(minutesIn(table)).toEqual([50, 60, 70, null, null]);
    expect(pricesIn(table)).toEqual(pricesIn(TABLE));
  });

  it('has headers and names: services are found by name, from the smallest size on', () => {
    const text = 'Service\tXS\tS\ncat bath\t70 / 40\t75/45\nBath\t85\t95';
    const { table, filled } = pasteBlock(TABLE, ROWS, { ...START, column: 2 }, text);
    expect(pricesIn(table).slice(0, 2)).toEqual([8500, 9500]);
    expect(pricesIn(table, 2).slice(0, 2)).toEqual([7000, 7500]);
    expect(minutesIn(table, 2).slice(0, 2)).toEqual([40, 45]);
    expect(filled).toBe(6);
  });

  it('with ten columns has prices and minutes in turn', () => {
    const { table } = pasteBlock(TABLE, ROWS, START, '1\t2\t3\t4\t5\t6\t7\t8\t9\t10');
    expect(pricesIn(table)).toEqual([100, 300, 500, 700, 900]);
    expect(minutesIn(table)).toEqual([2, 4, 6, 8, 10]);
  });

  it('is told from a single number, and copied cells can be pasted again', () => {
    expect([isBlock('80'), isBlock('80\n'), isBlock('80\t90'), isBlock('80/45')]).toEqual([false, false, true, true]);
    const copied = copyRange(ROWS, rangeBetween({ row: 0, column: 1 }, { row: 0, column: 0 }));
    expect(copied).toBe('80 / 45\t90 / 60');
    expect(pasteBlock(TABLE, ROWS, START, copied).table).toEqual(TABLE);
  });
});

describe('tools for a selection', () => {
  it('RL-catalogue-02 fill right, the same or with the steps of the sizes', () => {
    expect(pricesIn(fillRight(TABLE, ROWS, cell(0, 0)))).toEqual([8000, 8000, 8000, 8000, 8000]);
    expect(pricesIn(fillRight(TABLE, ROWS, cell(0, 0), PETS_BY_SIZE))).toEqual([8000, 9500, 11_000, 12_500, 14_000]);
    const some = fillRight(TABLE, ROWS, rangeBetween({ row: 0, column: 1 }, { row: 0, column: 2 }));
    expect(pricesIn(some)).toEqual([8000, 9000, 9000, null, null]);
    expect(minutesIn(some)).toEqual([45, 60, 60, null, null]);
    expect(fillRight(TABLE, ROWS, cell(0, 4))).toEqual(TABLE);
  });

  it('fill down to the selected rows, or to the end of the group', () => {
    expect(below(ROWS, cell(0, 0)).to.row).toBe(1);
    const filled = fillDown(TABLE, ROWS, rangeBetween({ row: 0, column: 0 }, { row: 2, column: 1 }));
    expect(pricesIn(filled, 2)).toEqual([8000, 9000, null, null, null]);
    expect(pricesIn(filled, 1)).toEqual([null, null, null, null, null]);
    expect(minutesIn(filled, 1)).toEqual([45, 60, null, null, null]);
  });

  it('change by percent, clear and count only what the selection has', () => {
    const both = rangeBetween({ row: 0, column: 0 }, { row: 0, column: 2 });
    expect(pricesIn(changeCellsByPercent(TABLE, ROWS, both, 10))).toEqual([8800, 9900, null, null, null]);
    expect(pricesIn(clearCells(TABLE, ROWS, cell(0, 0)))).toEqual([null, 9000, null, null, null]);
    expect(countCells(ROWS, rangeBetween({ row: 2, column: 0 }, { row: 3, column: 1 }))).toBe(3);
  });
});
