import { MAX_MILEAGE_OPTIONS } from '@tailgate/contract';
import { cents } from '@tailgate/values/money';
import { describe, expect, it } from 'vitest';
import { flatRateTerms, percentageTerms, withOption, withoutOption } from './terms.rules.ts';

const given = {
  ratePerDayCents: cents(9_500),
  hasWeeklyRate: true,
  ratePerWeekCents: cents(60_000),
  applyIntroductoryPeriod: true,
  introductoryRateCents: cents(5_000),
  introductoryPeriod: 14,
  freeDaysPerMonth: 1 as const,
  milesLimitPerMonth: 2_000,
  pricePerMileCents: cents(100),
  feePerExtraMileCents: cents(50),
};

describe('the terms of a flat rate', () => {
  it.each([
    [{}, { ratePerWeekCents: 60_000, introductory: { rateCents: 5_000, days: 14 }, feePerExtraMileCents: 50 }],
    [{ hasWeeklyRate: false }, { ratePerWeekCents: null }],
    [{ applyIntroductoryPeriod: false }, { introductory: null }],
    [{ introductoryPeriod: null }, { introductory: null }],
    [{ feePerExtraMileCents: null }, { feePerExtraMileCents: 100 }],
    [{ feePerExtraMileCents: cents(0) }, { feePerExtraMileCents: 0 }],
  ])('with %j have %j', (changes, terms) => {
    expect(flatRateTerms({ ...given, ...changes })).toMatchObject(terms);
  });
});

describe('the terms of a share', () => {
  it.each([
    [{ introductoryPeriod: null, introductoryPercentage: 20 }, null],
    [
      { introductoryPeriod: 4, introductoryPercentage: 20 },
      { percentage: 20, weeks: 4 },
    ],
    [
      { introductoryPeriod: 4, introductoryPercentage: null },
      { percentage: 0, weeks: 4 },
    ],
  ])('with %j are introduced by %j', (introduced, introductory) => {
    expect(percentageTerms({ splitPercentage: 30, ...introduced })).toEqual({ splitPercentage: 30, introductory });
  });
});

describe('mileage options', () => {
  const option = (radius: number, allowedWeeklyMileage = 400) => ({
    radius,
    allowedWeeklyMileage,
    excessMileageChargeCents: cents(50),
  });
  const full = { options: Array.from({ length: MAX_MILEAGE_OPTIONS }, (_, at) => option(at + 1)) };

  it('are added in order and replaced by radius', () => {
    expect(withOption(undefined, option(25))).toEqual({ options: [option(25)] });
    expect(withOption({ options: [option(50)] }, option(25))).toEqual({ options: [option(25), option(50)] });
    expect(withOption(full, option(3, 900)).options[2]).toEqual(option(3, 900));
    expect(() => withOption(full, option(99))).toThrow(expect.objectContaining({ code: 'limit_reached' }) as Error);
  });

  it('are removed by radius', () => {
    expect(withoutOption({ options: [option(25), option(50)] }, 25)).toEqual({ options: [option(50)] });
    for (const before of [undefined, { options: [option(50)] }])
      expect(() => withoutOption(before, 25)).toThrow(expect.objectContaining({ code: 'not_found' }) as Error);
  });
});
