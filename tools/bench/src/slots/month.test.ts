import { describe, expect, it } from 'vitest';
import { BUSY, GRIDS, monthOf } from './month.ts';

/** Nothing is compared in speed that does not compute the same. */
describe.each(GRIDS)('a month on a grid of %i minutes', (grid) => {
  it.each(BUSY)('has the same slots with dates, in a bare loop and by us: %i busy', (busy) => {
    const month = monthOf(busy, grid);
    const expected = month.obvious();
    expect(expected.length > 0, 'only the fullest has none').toBe(busy < 500);
    expect(month.ours()).toEqual(expected);
    expect(month.bare()).toEqual(expected);
    expect(month.days()).toEqual(month.daysIn(expected));
  });
});
