import { describe, expect, it } from 'vitest';
import { changeByPercent, copyFromCatalogue, fillRight, setCell, type Cell } from './price-edits.ts';
import { PETS_BY_SIZE, pricesOf } from './price-samples.ts';
import type { ServicePrices, SizePrice } from './price-table.ts';
import { SIZES } from './sizes.ts';

const rowOf = (service: ServicePrices, row: keyof SizePrice) => SIZES.map((size) => service.sizes[size][row]);

describe('filling right', () => {
  it.each<[string, Cell, boolean, (number | null)[]]>([
    [
      'RL-catalogue-01 copies to all larger sizes',
      { row: 'price', size: 'small' },
      false,
      [8000, 90_00, 9000, 9000, 9000],
    ],
    ['from the smallest to all', { row: 'price', size: 'extra_small' }, false, [8000, 8000, 8000, 8000, 8000]],
    [
      'RL-catalogue-02 adds 0, 15, 30, 45 and 60 dollars from the smallest',
      { row: 'price', size: 'extra_small' },
      true,
      [8000, 9500, 11_000, 12_500, 14_000],
    ],
    [
      'adds only what is above the size it starts from',
      { row: 'price', size: 'medium' },
      true,
      [8000, 9000, null, null, null],
    ],
    ['from the largest changes nothing', { row: 'price', size: 'extra_large' }, true, [8000, 9000, null, null, null]],
  ])('%s', (_, from, withSteps, expected) => {
    const service = pricesOf({ extra_small: [8000, 60], small: [9000, 75] });
    expect(rowOf(fillRight(service, from, withSteps ? PETS_BY_SIZE : []), 'price')).toEqual(expected);
  });

  it('starts the steps at the size it fills from', () => {
    const service = pricesOf({ medium: [10_000, 60] });
    const filled = fillRight(service, { row: 'price', size: 'medium' }, PETS_BY_SIZE);
    expect(rowOf(filled, 'price')).toEqual([null, null, 10_000, 11_500, 13_000]);
  });

  it('fills minutes by themselves', () => {
    const filled = fillRight(pricesOf({ small: [9000, 75] }), { row: 'minutes', size: 'small' });
    expect(rowOf(filled, 'minutes')).toEqual([null, 75, 75, 75, 75]);
    expect(rowOf(filled, 'price')).toEqual([null, 9000, null, null, null]);
  });
});

it('RL-catalogue-02 copies the catalogue with what each size adds', () => {
  const copied = copyFromCatalogue(pricesOf({}), { baseMinPrice: 115, baseServiceTime: 75 }, PETS_BY_SIZE);
  expect(rowOf(copied, 'price')).toEqual([11_500, 13_000, 14_500, 16_000, 17_500]);
  expect(rowOf(copied, 'minutes')).toEqual([75, 75, 75, 75, 75]);
});

describe('changing by percent', () => {
  it.each([
    [8500, 10, 9400],
    [8500, -10, 7700],
    [10_000, 5, 10_500],
    [9999, 0, 10_000],
    [8000, -100, 0],
    [3333, 2.5, 3400],
  ])('%i cents by %d%% are %i, in whole dollars', (cents, percent, expected) => {
    const changed = changeByPercent(
      {
        ...pricesOf({ small: [cents, 75] }),
        hourlyRate: cents,
        breeds: [{ breedId: 'poodle', min: cents, max: null, minutes: 90 }],
      },
      percent,
    );
    expect(changed.sizes.small).toEqual({ price: expected, minutes: 75 });
    expect(changed.sizes.large).toEqual({ price: null, minutes: null });
    expect(changed.hourlyRate).toBe(expected);
    expect(changed.breeds).toEqual([{ breedId: 'poodle', min: expected, max: null, minutes: 90 }]);
  });
});

it('sets one field and leaves the others', () => {
  const service = pricesOf({ small: [9000, 75] });
  expect(setCell(service, { row: 'minutes', size: 'small' }, 80).sizes.small).toEqual({ price: 9000, minutes: 80 });
});
