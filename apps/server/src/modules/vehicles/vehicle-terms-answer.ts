import { dollarsOf } from '@tailgate/values/money';
import type { FlatRateTerms, PercentageTerms } from '../../platform/db/stored/vans.ts';
import type { CurrentTerms } from './van-terms.view.ts';

const orNull = (cents: Parameters<typeof dollarsOf>[0] | null) => (cents === null ? null : dollarsOf(cents));

const flatRateAnswer = (terms: FlatRateTerms) => ({
  ratePerDay: dollarsOf(terms.ratePerDayCents),
  hasWeeklyRate: terms.ratePerWeekCents !== null,
  ratePerWeek: orNull(terms.ratePerWeekCents),
  applyIntroductoryPeriod: terms.introductory !== null,
  introductoryRate: terms.introductory && dollarsOf(terms.introductory.rateCents),
  introductoryPeriod: terms.introductory?.days ?? null,
  freeDaysPerMonth: terms.freeDaysPerMonth,
  milesLimitPerMonth: terms.milesLimitPerMonth,
  pricePerMile: dollarsOf(terms.pricePerMileCents),
  feePerExtraMile: dollarsOf(terms.feePerExtraMileCents),
});

const percentageAnswer = ({ splitPercentage, introductory }: PercentageTerms) => ({
  splitPercentage,
  introductoryPeriod: introductory?.weeks ?? null,
  introductoryPercentage: introductory?.percentage ?? null,
});

/** What a van costs today, each with its version. */
export const termsAnswer = ({ charge, plan, mileage }: CurrentTerms) => ({
  pricing: charge
    ? {
        version: charge.version,
        savedAt: charge.savedAt.toISOString(),
        chargeMethod: charge.terms.chargeMethod,
        desiredWeeklyRevenue: dollarsOf(charge.terms.desiredWeeklyRevenueCents),
        chargePercentage: charge.terms.chargePercentage,
        chargeAmount: orNull(charge.terms.chargeAmountCents),
      }
    : null,
  planConfiguration: plan
    ? {
        version: plan.version,
        savedAt: plan.savedAt.toISOString(),
        offerVariableMethod: plan.terms.offerVariableMethod,
        flatRate: plan.terms.flatRate && flatRateAnswer(plan.terms.flatRate),
        percentageOfSales: plan.terms.percentageOfSales && percentageAnswer(plan.terms.percentageOfSales),
      }
    : null,
  mileageOptions: mileage
    ? {
        version: mileage.version,
        savedAt: mileage.savedAt.toISOString(),
        options: mileage.terms.options.map(({ excessMileageChargeCents, ...option }) => ({
          ...option,
          excessMileageCharge: dollarsOf(excessMileageChargeCents),
        })),
      }
    : null,
});
