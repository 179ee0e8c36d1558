import { MAX_MILEAGE_OPTIONS, type GivenFlatRate, type GivenPercentagePlan } from '@tailgate/contract';
import type { FlatRateTerms, MileageTerms, PercentageTerms } from '../../../platform/db/stored/vans.ts';
import { Failure } from '../../../platform/failure.ts';

/** What is switched off is not part of the terms. */
export const flatRateTerms = (given: GivenFlatRate): FlatRateTerms => ({
  ratePerDayCents: given.ratePerDayCents,
  ratePerWeekCents: given.hasWeeklyRate ? given.ratePerWeekCents : null,
  introductory:
    given.applyIntroductoryPeriod && given.introductoryRateCents !== null && given.introductoryPeriod !== null
      ? { rateCents: given.introductoryRateCents, days: given.introductoryPeriod }
      : null,
  freeDaysPerMonth: given.freeDaysPerMonth,
  milesLimitPerMonth: given.milesLimitPerMonth,
  pricePerMileCents: given.pricePerMileCents,
  feePerExtraMileCents: given.feePerExtraMileCents ?? given.pricePerMileCents,
});

export const percentageTerms = (given: GivenPercentagePlan): PercentageTerms => ({
  splitPercentage: given.splitPercentage,
  introductory:
    given.introductoryPeriod !== null
      ? { percentage: given.introductoryPercentage ?? 0, weeks: given.introductoryPeriod }
      : null,
});

type Option = MileageTerms['options'][number];

/** One option a radius, in order. */
export const withOption = (before: MileageTerms | undefined, option: Option): MileageTerms => {
  const others = (before?.options ?? []).filter(({ radius }) => radius !== option.radius);
  if (others.length >= MAX_MILEAGE_OPTIONS) throw new Failure('limit_reached');
  return { options: [...others, option].toSorted((one, other) => one.radius - other.radius) };
};

export const withoutOption = (before: MileageTerms | undefined, radius: number): MileageTerms => {
  const options = (before?.options ?? []).filter((option) => option.radius !== radius);
  if (options.length === (before?.options ?? []).length) throw new Failure('not_found');
  return { options };
};
