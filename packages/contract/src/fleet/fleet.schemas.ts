import { z } from 'zod';
import { VISIT_CHOICES } from '../custody/custody.facts.ts';
import { dollars, inCents, instant, text } from '../schemas.ts';
import * as facts from './fleet.facts.ts';

const version = { version: z.number().int(), savedAt: instant };
const percent = z.number().min(1).max(facts.MAX_SPLIT_PERCENT).multipleOf(0.5);

const typedFlatRate = z
  .object({
    ratePerDay: dollars(facts.MAX_DAY_RATE_CENTS),
    hasWeeklyRate: z.boolean().default(false),
    ratePerWeek: dollars(facts.MAX_WEEK_RATE_CENTS).nullable().default(null),
    applyIntroductoryPeriod: z.boolean().default(false),
    introductoryRate: dollars(facts.MAX_DAY_RATE_CENTS).nullable().default(null),
    /** In days. */
    introductoryPeriod: z.number().int().min(1).max(facts.MAX_INTRODUCTORY_DAYS).nullable().default(null),
    freeDaysPerMonth: z.literal([0, 1]).default(0),
    milesLimitPerMonth: z
      .number()
      .int()
      .min(0)
      .max(facts.MAX_MILES_PER_MONTH)
      .default(facts.DEFAULT_MILES_LIMIT_PER_MONTH),
    /** A mile beyond the limit, where `feePerExtraMile` says nothing else. */
    pricePerMile: dollars(facts.MAX_MILE_FEE_CENTS).default(facts.DEFAULT_PRICE_PER_MILE_CENTS),
    feePerExtraMile: dollars(facts.MAX_MILE_FEE_CENTS).nullable().default(null),
  })
  .superRefine((plan, context) => {
    const required = (isNeeded: boolean, field: 'ratePerWeek' | 'introductoryRate' | 'introductoryPeriod') => {
      if (isNeeded && plan[field] === null) context.addIssue({ code: 'custom', message: 'is required', path: [field] });
    };
    required(plan.hasWeeklyRate, 'ratePerWeek');
    required(plan.applyIntroductoryPeriod, 'introductoryRate');
    required(plan.applyIntroductoryPeriod, 'introductoryPeriod');
    if (plan.hasWeeklyRate && plan.ratePerWeek !== null && plan.ratePerWeek > plan.ratePerDay * 7)
      context.addIssue({ code: 'custom', message: 'is more than seven days cost', path: ['ratePerWeek'] });
    if (plan.applyIntroductoryPeriod && plan.introductoryRate !== null && plan.introductoryRate > plan.ratePerDay)
      context.addIssue({ code: 'custom', message: 'is more than a day costs', path: ['introductoryRate'] });
  });
export const givenFlatRate = inCents(
  typedFlatRate,
  'ratePerDay',
  'ratePerWeek',
  'introductoryRate',
  'pricePerMile',
  'feePerExtraMile',
);
export type GivenFlatRate = z.output<typeof givenFlatRate>;

export const givenPercentagePlan = z.object({
  splitPercentage: percent,
  /** In weeks, at `introductoryPercentage`. */
  introductoryPeriod: z.number().int().min(1).max(facts.MAX_INTRODUCTORY_WEEKS).nullable().default(null),
  introductoryPercentage: z.number().min(0).max(facts.MAX_SPLIT_PERCENT).multipleOf(0.5).nullable().default(null),
});

export type GivenPercentagePlan = z.output<typeof givenPercentagePlan>;

const flatRate = z.object({
  ratePerDay: z.number(),
  hasWeeklyRate: z.boolean(),
  ratePerWeek: z.number().nullable(),
  applyIntroductoryPeriod: z.boolean(),
  introductoryRate: z.number().nullable(),
  introductoryPeriod: z.number().int().nullable(),
  freeDaysPerMonth: z.number().int(),
  milesLimitPerMonth: z.number().int(),
  pricePerMile: z.number(),
  feePerExtraMile: z.number(),
});

export const vanPlan = z.object({
  ...version,
  offerVariableMethod: z.boolean(),
  flatRate: flatRate.nullable(),
  percentageOfSales: z
    .object({
      splitPercentage: z.number(),
      introductoryPeriod: z.number().int().nullable(),
      introductoryPercentage: z.number().nullable(),
    })
    .nullable(),
});

export const vanCharge = z.object({
  ...version,
  chargeMethod: z.enum(facts.VAN_CHARGE_METHODS),
  desiredWeeklyRevenue: z.number(),
  chargePercentage: z.number().nullable(),
  chargeAmount: z.number().nullable(),
});

export const mileageOption = z.object({
  radius: z.number().int(),
  allowedWeeklyMileage: z.number().int(),
  excessMileageCharge: z.number(),
});

export const vanMileage = z.object({ ...version, options: z.array(mileageOption) });

/** What becomes of a visit that a refusal listed. */
export const visitChoices = z
  .array(z.object({ visitId: text(64, 1), choice: z.enum(VISIT_CHOICES) }))
  .max(facts.MAX_VISIT_CHOICES)
  .default([]);
