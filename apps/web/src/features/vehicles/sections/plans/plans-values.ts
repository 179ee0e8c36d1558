import {
  DEFAULT_MILES_LIMIT_PER_MONTH,
  DEFAULT_PRICE_PER_MILE_CENTS,
  MAX_DAY_RATE_CENTS,
  MAX_INTRODUCTORY_DAYS,
  MAX_INTRODUCTORY_WEEKS,
  MAX_MILE_FEE_CENTS,
  MAX_MILES_PER_MONTH,
  MAX_SPLIT_PERCENT,
  MAX_WEEK_RATE_CENTS,
} from '@tailgate/contract/facts';
import { dollarsOf, type Cents } from '@tailgate/values/money';
import type { Vehicle } from '../../vehicles-query.ts';
import { centsOrNull, halfPercentProblem, numberProblem, priceProblem } from '../section-rules.ts';

/** Named as in the call, so that what it refuses lands on its field. */
export interface PlansValues {
  offersFlatRate: boolean;
  flatRate: {
    ratePerDay: Cents | null;
    hasWeeklyRate: boolean;
    ratePerWeek: Cents | null;
    applyIntroductoryPeriod: boolean;
    introductoryRate: Cents | null;
    introductoryPeriod: number | null;
    feePerExtraMile: Cents | null;
    milesLimitPerMonth: number | null;
    freeDaysPerMonth: boolean;
  };
  offerVariableMethod: boolean;
  percentageOfSales: {
    splitPercentage: number | null;
    hasIntroduction: boolean;
    introductoryPeriod: number | null;
    introductoryPercentage: number | null;
  };
}

const inDollars = (cents: Cents | null): number => (cents === null ? 0 : dollarsOf(cents));

export const valuesOf = ({ planConfiguration: plan }: Vehicle): PlansValues => {
  const flat = plan?.flatRate;
  const share = plan?.percentageOfSales;
  return {
    offersFlatRate: plan === null || flat !== null,
    flatRate: {
      ratePerDay: centsOrNull(flat?.ratePerDay),
      hasWeeklyRate: flat?.hasWeeklyRate ?? false,
      ratePerWeek: centsOrNull(flat?.ratePerWeek),
      applyIntroductoryPeriod: flat?.applyIntroductoryPeriod ?? false,
      introductoryRate: centsOrNull(flat?.introductoryRate),
      introductoryPeriod: flat?.introductoryPeriod ?? null,
      feePerExtraMile: centsOrNull(flat?.feePerExtraMile) ?? DEFAULT_PRICE_PER_MILE_CENTS,
      milesLimitPerMonth: flat?.milesLimitPerMonth ?? DEFAULT_MILES_LIMIT_PER_MONTH,
      freeDaysPerMonth: flat?.freeDaysPerMonth === 1,
    },
    offerVariableMethod: plan?.offerVariableMethod ?? false,
    percentageOfSales: {
      splitPercentage: share?.splitPercentage ?? null,
      hasIntroduction: (share?.introductoryPeriod ?? null) !== null,
      introductoryPeriod: share?.introductoryPeriod ?? null,
      introductoryPercentage: share?.introductoryPercentage ?? null,
    },
  };
};

type When = (values: PlansValues) => boolean;
const isFlat: When = ({ offersFlatRate }) => offersFlatRate;
const isWeekly: When = ({ offersFlatRate, flatRate }) => offersFlatRate && flatRate.hasWeeklyRate;
const isIntroduced: When = ({ offersFlatRate, flatRate }) => offersFlatRate && flatRate.applyIntroductoryPeriod;
const isShared: When = ({ offerVariableMethod }) => offerVariableMethod;
const isShareIntroduced: When = ({ offerVariableMethod, percentageOfSales }) =>
  offerVariableMethod && percentageOfSales.hasIntroduction;

/** What is out of sight is not checked. */
const when =
  <Value>(applies: When, problem: (value: Value, values: PlansValues) => string | null) =>
  (value: Value, values: PlansValues) =>
    applies(values) ? problem(value, values) : null;

const weekProblem = (week: Cents | null, { flatRate: { ratePerDay } }: PlansValues): string | null =>
  priceProblem(MAX_WEEK_RATE_CENTS)(week) ??
  (week !== null && ratePerDay !== null && week > ratePerDay * 7 ? 'This is more than seven days cost' : null);

const introductionProblem = (rate: Cents | null, { flatRate: { ratePerDay } }: PlansValues): string | null =>
  priceProblem(MAX_DAY_RATE_CENTS)(rate) ??
  (rate !== null && ratePerDay !== null && rate > ratePerDay ? 'This is more than a day costs' : null);

export const RULES = {
  offersFlatRate: (isOn: boolean, { offerVariableMethod }: PlansValues) =>
    isOn || offerVariableMethod ? null : 'Offer a flat rate, a share of sales, or both',
  flatRate: {
    ratePerDay: when(isFlat, priceProblem(MAX_DAY_RATE_CENTS)),
    ratePerWeek: when(isWeekly, weekProblem),
    introductoryRate: when(isIntroduced, introductionProblem),
    introductoryPeriod: when(isIntroduced, numberProblem(1, MAX_INTRODUCTORY_DAYS)),
    feePerExtraMile: when(isFlat, priceProblem(MAX_MILE_FEE_CENTS)),
    milesLimitPerMonth: when(isFlat, numberProblem(0, MAX_MILES_PER_MONTH)),
  },
  percentageOfSales: {
    splitPercentage: when(isShared, halfPercentProblem(1, MAX_SPLIT_PERCENT)),
    introductoryPeriod: when(isShareIntroduced, numberProblem(1, MAX_INTRODUCTORY_WEEKS)),
    introductoryPercentage: when(isShareIntroduced, halfPercentProblem(0, MAX_SPLIT_PERCENT)),
  },
};

const flatBody = ({ flatRate }: PlansValues) => ({
  ratePerDay: inDollars(flatRate.ratePerDay),
  hasWeeklyRate: flatRate.hasWeeklyRate,
  ratePerWeek: flatRate.hasWeeklyRate ? inDollars(flatRate.ratePerWeek) : null,
  applyIntroductoryPeriod: flatRate.applyIntroductoryPeriod,
  introductoryRate: flatRate.applyIntroductoryPeriod ? inDollars(flatRate.introductoryRate) : null,
  introductoryPeriod: flatRate.applyIntroductoryPeriod ? flatRate.introductoryPeriod : null,
  freeDaysPerMonth: flatRate.freeDaysPerMonth ? (1 as const) : (0 as const),
  milesLimitPerMonth: flatRate.milesLimitPerMonth ?? DEFAULT_MILES_LIMIT_PER_MONTH,
  feePerExtraMile: inDollars(flatRate.feePerExtraMile),
});

const shareBody = ({ percentageOfSales: { splitPercentage, hasIntroduction, ...introduction } }: PlansValues) => ({
  splitPercentage: splitPercentage ?? 0,
  introductoryPeriod: hasIntroduction ? introduction.introductoryPeriod : null,
  introductoryPercentage: hasIntroduction ? introduction.introductoryPercentage : null,
});

/** As it is sent; the rules have refused what is missing. */
export const bodyOf = (values: PlansValues) => ({
  offerVariableMethod: values.offerVariableMethod,
  flatRate: values.offersFlatRate ? flatBody(values) : null,
  percentageOfSales: values.offerVariableMethod ? shareBody(values) : null,
});
