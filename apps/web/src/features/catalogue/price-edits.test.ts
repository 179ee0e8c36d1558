import { PET_SIZES } from '@tailgate/contract/facts';
import { cents } from '@tailgate/values/money';
import { describe, expect, it } from 'vitest';
import { changeByPercent, copyFromCatalogue, setCell } from './price-edits.ts';
import { PETS_BY_SIZE, pricesOf } from './price-samples.testing.ts';
import type { ServicePrices, SizePrice } from './price-table.ts';

const rowOf = (service: ServicePrices, row: keyof SizePrice) => PET_SIZES.map((size) => service.sizes[size][row]);

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
  ])('%i cents by %d%% are %i, in whole dollars', (value, percent, expected) => {
    const changed = changeByPercent(
      {
        ...pricesOf({ small: [value, 75] }),
        hourlyRate: cents(value),
        breeds: [{ breedId: 'poodle', min: cents(value), max: null, minutes: 90 }],
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
