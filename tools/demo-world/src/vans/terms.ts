import type { SeedVanTerms } from '@tailgate/server/seeding';
import { cents, type Cents } from '@tailgate/values/money';
import { daysBefore } from '../today.ts';
import { randomOf, type DemoVan } from './demo-van.ts';

type Terms<Kind extends SeedVanTerms['kind']> = Extract<SeedVanTerms, { kind: Kind }>['terms'];

const DOLLAR = 100;
const TEN_DOLLARS = 1000;
const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
const dollars = (value: number): Cents => cents(value * DOLLAR);

/** A week costs a little more than five days. */
const weekOf = (dayCents: Cents): Cents =>
  cents(clamp(Math.round((dayCents * 5.4) / TEN_DOLLARS) * TEN_DOLLARS, 480 * DOLLAR, 620 * DOLLAR));

const dayRateOf = (van: DemoVan): Cents => dollars(randomOf(van, 'rate').integer(17, 24) * 5);

const flatRateOf = (van: DemoVan, ratePerDayCents: Cents): NonNullable<Terms<'plan'>['flatRate']> => {
  const random = randomOf(van, 'flat rate');
  return {
    ratePerDayCents,
    ratePerWeekCents: weekOf(ratePerDayCents),
    introductory: random.chance(0.5)
      ? { rateCents: cents(ratePerDayCents - dollars(15)), days: random.pick([7, 14, 30]) }
      : null,
    freeDaysPerMonth: random.chance(0.4) ? 1 : 0,
    milesLimitPerMonth: 2000,
    pricePerMileCents: dollars(1),
    feePerExtraMileCents: cents(random.pick([35, 45, 60])),
  };
};

const shareOf = (van: DemoVan): NonNullable<Terms<'plan'>['percentageOfSales']> => {
  const random = randomOf(van, 'share');
  const splitPercentage = random.integer(40, 60) / 2;
  return { splitPercentage, introductory: random.chance(0.5) ? { percentage: splitPercentage - 5, weeks: 4 } : null };
};

const planOf = (van: DemoVan, rate: Cents): Terms<'plan'> => {
  const { offer = 'flat' } = van.story;
  return {
    offerVariableMethod: offer !== 'flat',
    flatRate: offer === 'share' ? null : flatRateOf(van, rate),
    percentageOfSales: offer === 'flat' ? null : shareOf(van),
  };
};

const chargeOf = (van: DemoVan): Terms<'charge'> => {
  const isShare = van.story.offer === 'share';
  const goal = dollars(randomOf(van, 'goal').integer(42, 56) * 10);
  return {
    chargeMethod: isShare ? 'percentage' : 'flat_rate',
    desiredWeeklyRevenueCents: goal,
    chargePercentage: isShare ? 25 : null,
    chargeAmountCents: isShare ? null : goal,
  };
};

const OPTIONS: Terms<'mileage'>['options'] = [
  { radius: 25, allowedWeeklyMileage: 400, excessMileageChargeCents: cents(45) },
  { radius: 50, allowedWeeklyMileage: 600, excessMileageChargeCents: cents(40) },
  { radius: 100, allowedWeeklyMileage: 900, excessMileageChargeCents: cents(35) },
];

const RAISED_DAYS_AGO = 60;
const RAISED_BY = 5;
/** Every third van got dearer, and later got another mileage option. */
const CHANGED = 3;
const OPTION_ADDED_DAYS_AGO = 33;

/** What a van for rent costs, with the versions before. A draft has no plan yet. */
export const termsOf = (van: DemoVan, today: Date): SeedVanTerms[] => {
  if (!van.isForRent || van.story.state === 'draft') return [];
  const of = { vehicleId: van.id, savedBy: van.owner.id };
  const first = { ...of, version: 1, savedAt: daysBefore(van.addedAt, -2) };
  const rate = dayRateOf(van);
  const hasRate = van.story.offer !== 'share';
  const isChanged = van.number % CHANGED === 1;
  const count = randomOf(van, 'mileage').integer(1, OPTIONS.length - 1);
  const plans: SeedVanTerms[] =
    isChanged && hasRate
      ? [
          { ...first, kind: 'plan', terms: planOf(van, cents(rate - dollars(RAISED_BY))) },
          { ...of, kind: 'plan', version: 2, savedAt: daysBefore(today, RAISED_DAYS_AGO), terms: planOf(van, rate) },
        ]
      : [{ ...first, kind: 'plan', terms: planOf(van, rate) }];
  const options: SeedVanTerms[] = [{ ...first, kind: 'mileage', terms: { options: OPTIONS.slice(0, count) } }];
  if (isChanged)
    options.push({
      ...of,
      kind: 'mileage',
      version: 2,
      savedAt: daysBefore(today, OPTION_ADDED_DAYS_AGO),
      terms: { options: OPTIONS.slice(0, count + 1) },
    });
  return [...plans, ...options, { ...first, kind: 'charge', terms: chargeOf(van) }];
};
