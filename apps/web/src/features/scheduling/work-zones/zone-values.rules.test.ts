import { cents } from '@tailgate/values/money';
import { describe, expect, it } from 'vitest';
import type { Point } from '#ui/map/point.ts';
import { isChanged, problemsOfZone, type ZoneValues } from './zone-values.rules.ts';
import { BORDER_MESSAGES } from './zone-refusals.ts';

const at = (latitude: number, longitude: number): Point => ({ latitude, longitude });
const SQUARE = [at(0, 0), at(0, 4), at(4, 4), at(4, 0)];
const HOURGLASS = [at(0, 0), at(4, 4), at(4, 0), at(0, 4)];
const FINE: ZoneValues = { name: 'South', cents: cents(1250), days: [2] };

describe('a zone that is to be saved', () => {
  it.each<[string, Partial<ZoneValues>, readonly Point[], object]>([
    ['is fine', {}, SQUARE, {}],
    ['may cost nothing', { cents: cents(0) }, SQUARE, {}],
    [
      'RL-work-zones-02 needs a price',
      { cents: null },
      SQUARE,
      { price: 'Enter a travel fee, or 0', points: BORDER_MESSAGES.incomplete },
    ],
    ['RL-work-zones-02 needs points', {}, [], { points: BORDER_MESSAGES.incomplete }],
    ['needs three corners', {}, SQUARE.slice(0, 2), { points: BORDER_MESSAGES.fewCorners }],
    ['needs a name', { name: '  ' }, SQUARE, { name: 'Enter a name' }],
    ['needs a day', { days: [] }, SQUARE, { days: 'Choose at least one day' }],
  ])('%s', (_what, values, points, problems) => {
    expect(problemsOfZone({ ...FINE, ...values }, points)).toEqual(problems);
  });

  it('must not cross itself', () => {
    expect(problemsOfZone(FINE, HOURGLASS).points).toMatch(/^The border crosses itself/);
  });
});

describe('a zone that is being drawn', () => {
  it.each<[string, Partial<ZoneValues>, readonly Point[], boolean]>([
    ['is as it was', {}, SQUARE, false],
    ['has the same days in another order', { days: [4, 2] }, SQUARE, false],
    ['has another name', { name: 'North' }, SQUARE, true],
    ['has another price', { cents: null }, SQUARE, true],
    ['has another day', { days: [2] }, SQUARE, true],
    ['has a corner less', {}, SQUARE.slice(1), true],
    ['has a corner elsewhere', {}, SQUARE.with(2, at(5, 4)), true],
  ])('%s', (_what, values, points, changed) => {
    const begun = { ...FINE, days: [2, 4] as const };
    expect(isChanged({ points: SQUARE, values: begun }, { points, values: { ...begun, ...values } })).toBe(changed);
  });
});
