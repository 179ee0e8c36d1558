import { cents, type Cents } from '@tailgate/values/money';
import { daysBetween, localDateAt, type LocalDate } from '@tailgate/values';
import type { VanDay, VanPlan } from '@tailgate/pricing';
import type { ChargeTerms, FlatRateTerms, PercentageTerms, PlanTerms } from '../../../platform/db/stored/vans.ts';
import { heldDays, type Days } from './held-days.rules.ts';
import type { AdjustedDay, HeldVan, TermsVersion, WorkOfDay } from './van-facts.view.ts';

const flatPlan = (terms: FlatRateTerms): VanPlan => ({
  kind: 'flat',
  dayCents: terms.ratePerDayCents,
  weekCents: terms.ratePerWeekCents,
  introductory: terms.introductory,
  hasFreeDay: terms.freeDaysPerMonth > 0,
});

const sharePlan = ({ splitPercentage, introductory }: PercentageTerms): VanPlan => ({
  kind: 'share',
  percent: splitPercentage,
  introductory: introductory && { percent: introductory.percentage, weeks: introductory.weeks },
});

/** The plan that the charge names, of those that the van has; the only one where it has one. */
export const vanPlanOf = (charge: ChargeTerms | undefined, plan: PlanTerms | undefined): VanPlan | null => {
  const flat = plan?.flatRate ? flatPlan(plan.flatRate) : null;
  const share = plan?.percentageOfSales ? sharePlan(plan.percentageOfSales) : null;
  return charge?.chargeMethod === 'percentage' ? (share ?? flat) : (flat ?? share);
};

/** What is known of one van. Its custody is of the whole weeks and months around what is asked for. */
export interface VanFacts {
  readonly timeZone: string;
  readonly custody: readonly HeldVan[];
  readonly terms: readonly TermsVersion[];
  readonly adjustments: readonly AdjustedDay[];
  readonly work: readonly WorkOfDay[];
  /** Since when a driver has had the van. */
  readonly firstHeld: (holderId: string) => Date | undefined;
}

/** The plan of a day: of the last versions that were saved on it or before. */
export const planAt = ({ terms, timeZone }: Pick<VanFacts, 'terms' | 'timeZone'>) => {
  let [charge, plan]: [ChargeTerms | undefined, PlanTerms | undefined] = [undefined, undefined];
  const changes = terms
    .toSorted((one, other) => one.savedAt.getTime() - other.savedAt.getTime())
    .map((version) => {
      if (version.kind === 'charge') charge = version.terms;
      else plan = version.terms;
      return { from: localDateAt(version.savedAt, timeZone), plan: vanPlanOf(charge, plan) };
    })
    .toReversed();
  return (date: LocalDate): VanPlan | null => changes.find(({ from }) => from <= date)?.plan ?? null;
};

const isOnPlan = ({ reason }: HeldVan): boolean => reason === 'assignment' || reason === 'temporary';
const ZERO = cents(0);

/** The days of a van that its plan charges: those held by drivers, and those on which drivers on a share worked. */
export const vanDaysOf = (van: VanFacts, days: Days): VanDay[] => {
  const { timeZone } = van;
  const planOn = planAt(van);
  const adjusted = new Map<LocalDate, Cents>(van.adjustments.map(({ date, amountCents }) => [date, amountCents]));
  const drivers = new Map(
    van.custody
      .filter(isOnPlan)
      .map(({ holderId, begunAt }) => [holderId, localDateAt(van.firstHeld(holderId) ?? begunAt, timeZone)]),
  );
  const daysBefore = (holderId: string, date: LocalDate): number =>
    Math.max(daysBetween(drivers.get(holderId) ?? date, date), 0);
  const dayOf = (holderId: string, date: LocalDate, plan: VanPlan, workCents: Cents): VanDay => ({
    date,
    holderId,
    daysBefore: daysBefore(holderId, date),
    plan,
    adjustmentCents: plan.kind === 'flat' ? (adjusted.get(date) ?? ZERO) : ZERO,
    workCents,
  });
  const held = [...heldDays(van.custody, days, timeZone)].flatMap(([date, custody]) => {
    const plan = isOnPlan(custody) ? planOn(date) : null;
    return plan?.kind === 'flat' ? [dayOf(custody.holderId, date, plan, ZERO)] : [];
  });
  const worked = van.work.flatMap(({ groomerId, date, workCents }) => {
    const plan = drivers.has(groomerId) ? planOn(date) : null;
    return plan?.kind === 'share' ? [dayOf(groomerId, date, plan, workCents)] : [];
  });
  return [...held, ...worked].sort((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));
};
