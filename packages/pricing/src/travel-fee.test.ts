import { cents } from '@tailgate/values/money';
import { expect, it } from 'vitest';
import { feesByWeekday, travelFeeOver } from './travel-fee.ts';

const FEES = feesByWeekday([
  { priceCents: cents(3000), weekdays: [2, 3] },
  { priceCents: cents(500), weekdays: [3, 4] },
]);

it('uses the lower fee of two zones on the days they share', () => {
  expect([...FEES].sort()).toEqual([
    [2, 3000],
    [3, 500],
    [4, 500],
  ]);
});

it('ranges over working days only', () => {
  expect(travelFeeOver(FEES, [1, 2, 3])).toEqual({ minCents: 500, maxCents: 3000 });
  expect(travelFeeOver(FEES, [4])).toEqual({ minCents: 500, maxCents: 500 });
  expect(travelFeeOver(FEES, [1, 7])).toBeUndefined();
});
