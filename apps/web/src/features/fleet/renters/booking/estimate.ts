import { sumOfVanLines, vanLines, type VanPlan } from '@tailgate/pricing';
import type { LocalDate } from '@tailgate/values/local-time';
import { centsOf, dollarsOf, type Cents } from '@tailgate/values/money';
import { rateInWords, shortDate } from '#features/vehicles/index.ts';
import { counted } from '../renter-words.ts';
import type { FreeVan } from './free-vans-query.ts';

type Plan = FreeVan['van']['planConfiguration'];
type FlatRate = NonNullable<NonNullable<Plan>['flatRate']>;

const flatPlan = (rate: FlatRate): VanPlan => ({
  kind: 'flat',
  dayCents: centsOf(rate.ratePerDay),
  weekCents: rate.ratePerWeek === null ? null : centsOf(rate.ratePerWeek),
  introductory:
    rate.introductoryRate === null || rate.introductoryPeriod === null
      ? null
      : { rateCents: centsOf(rate.introductoryRate), days: rate.introductoryPeriod },
  hasFreeDay: rate.freeDaysPerMonth > 0,
});

/** `$95 a day`, or the share of sales where that is the only plan. */
export const rateOf = (plan: Plan): string => {
  if (plan?.flatRate) return `${rateInWords(plan.flatRate.ratePerDay)} a day`;
  if (plan?.percentageOfSales) return `${plan.percentageOfSales.splitPercentage}% of sales`;
  return 'No price yet';
};

interface EstimateLine {
  readonly label: string;
  readonly amount: string;
}

const money = (amount: Cents): string => rateInWords(dollarsOf(amount));

/** What the days of a van come to by its plan; undefined where nothing is known before the work is done. */
export const estimateOf = (
  { van, priceAdjustments }: Pick<FreeVan, 'van' | 'priceAdjustments'>,
  days: readonly LocalDate[],
  { renterId, daysBefore, today }: { readonly renterId: string; readonly daysBefore: number; readonly today: string },
): { readonly lines: readonly EstimateLine[]; readonly sum: string } | undefined => {
  const flat = van.planConfiguration?.flatRate;
  const [first] = days;
  const last = days.at(-1);
  if (!flat || first === undefined || last === undefined) return undefined;
  const plan = flatPlan(flat);
  const adjusted = new Map(priceAdjustments.map(({ date, amount }) => [date, centsOf(amount)]));
  const lines = vanLines(
    days.map((date, index) => ({
      date,
      holderId: renterId,
      daysBefore: daysBefore + index,
      plan,
      adjustmentCents: adjusted.get(date) ?? centsOf(0),
      workCents: centsOf(0),
    })),
  )({ from: first, to: last });
  const shown = lines.map((line): EstimateLine => {
    const amount = money(line.amountCents);
    if (line.kind === 'weeks') return { label: `${counted(line.count, 'week')} × ${money(line.rateCents)}`, amount };
    if (line.kind === 'part_of_week') return { label: `${counted(line.count, 'day')} of a week`, amount };
    if (line.kind === 'days') return { label: `${counted(line.count, 'day')} × ${money(line.rateCents)}`, amount };
    if (line.kind === 'introductory_days')
      return { label: `${counted(line.count, 'introductory day')} × ${money(line.rateCents)}`, amount };
    if (line.kind === 'free_day') return { label: `Free day of the month, ${shortDate(line.date, today)}`, amount };
    return { label: 'Price adjustments', amount };
  });
  return { lines: shown, sum: money(sumOfVanLines(lines)) };
};
