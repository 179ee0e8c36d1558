import { startOfWeek } from '@tailgate/values/weekdays';
import {
  addCents,
  cents,
  multiplyCents,
  negateCents,
  percentOf,
  portionOf,
  sumCents,
  type Cents,
} from '@tailgate/values/money';
import { addDays, type LocalDate } from '@tailgate/values';

/** Friday: weeks of vans run to Thursday. */
const FIRST_OF_WEEK = 6;
const WEEK_DAYS = 7;
const ZERO = cents(0);

/** What a van costs its driver: days and weeks, or a share of what they did in it. */
export type VanPlan =
  | {
      readonly kind: 'flat';
      readonly dayCents: Cents;
      readonly weekCents: Cents | null;
      readonly introductory: { readonly rateCents: Cents; readonly days: number } | null;
      readonly hasFreeDay: boolean;
    }
  | {
      readonly kind: 'share';
      readonly percent: number;
      readonly introductory: { readonly percent: number; readonly weeks: number } | null;
    };

/** A day on which a driver holds a van, with the terms in force on it. */
export interface VanDay {
  readonly date: LocalDate;
  readonly holderId: string;
  /** For how many days the driver had the van before this one. */
  readonly daysBefore: number;
  readonly plan: VanPlan;
  /** What the day costs more, or less, than its plan says. */
  readonly adjustmentCents: Cents;
  /** Work booked or done in the van on this day. */
  readonly workCents: Cents;
}

export type VanLine = { readonly holderId: string; readonly amountCents: Cents } & (
  | { readonly kind: 'weeks'; readonly count: number; readonly rateCents: Cents }
  /** Days of a week at the weekly rate whose other days are outside of the period. */
  | { readonly kind: 'part_of_week'; readonly count: number; readonly rateCents: Cents }
  | { readonly kind: 'introductory_days' | 'days'; readonly count: number; readonly rateCents: Cents }
  | { readonly kind: 'adjustments'; readonly count: number }
  | { readonly kind: 'free_day'; readonly date: LocalDate }
  | { readonly kind: 'share'; readonly percent: number; readonly ofCents: Cents }
);

export interface VanPeriod {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

type FlatPlan = Extract<VanPlan, { kind: 'flat' }>;
type FlatRate = 'week' | 'introductory_days' | 'days';

interface FlatDay {
  readonly day: VanDay;
  readonly plan: FlatPlan;
  readonly rate: FlatRate;
  readonly rateCents: Cents;
  readonly week: LocalDate;
  /** A week's rate is spread over its days, so that any period has its part. */
  readonly chargeCents: Cents;
  /** A day never costs less than nothing. */
  readonly adjustmentCents: Cents;
}

const rateOf = ({ dayCents, introductory }: FlatPlan, daysBefore: number) =>
  introductory && daysBefore < introductory.days
    ? { rate: 'introductory_days' as const, rateCents: introductory.rateCents }
    : { rate: 'days' as const, rateCents: dayCents };

/** The weekly rate of seven days of one driver, where it is no more than the days would be. */
const weekRateOf = (week: readonly (VanDay & { readonly plan: FlatPlan })[]): Cents | null => {
  const [first] = week;
  if (!first || week.length !== WEEK_DAYS) return null;
  const { weekCents } = first.plan;
  if (weekCents === null) return null;
  if (week.some(({ holderId, plan }) => holderId !== first.holderId || plan.weekCents !== weekCents)) return null;
  const ofDays = sumCents(week.map(({ plan, daysBefore }) => rateOf(plan, daysBefore).rateCents));
  return weekCents <= ofDays ? weekCents : null;
};

const isFlat = (day: VanDay): day is VanDay & { readonly plan: FlatPlan } => day.plan.kind === 'flat';

const flatDaysOf = (days: readonly VanDay[]): FlatDay[] =>
  [...Map.groupBy(days.filter(isFlat), ({ date }) => startOfWeek(date, FIRST_OF_WEEK))].flatMap(([week, its]) => {
    const weekCents = weekRateOf(its);
    return its.map((day) => {
      const { plan } = day;
      const { rate, rateCents }: { rate: FlatRate; rateCents: Cents } =
        weekCents === null ? rateOf(plan, day.daysBefore) : { rate: 'week', rateCents: weekCents };
      const chargeCents = weekCents === null ? rateCents : portionOf(weekCents, 1, WEEK_DAYS);
      const adjustmentCents = cents(Math.max(day.adjustmentCents, negateCents(chargeCents)));
      return { day, plan, week, rate, rateCents, chargeCents, adjustmentCents };
    });
  });

const costOf = ({ chargeCents, adjustmentCents }: FlatDay): Cents => addCents(chargeCents, adjustmentCents);

/** The dearest day of each month of which the plan gives one, the first of several. */
const freeDaysOf = (days: readonly FlatDay[]): FlatDay[] =>
  [...Map.groupBy(days, ({ day }) => day.date.slice(0, 7)).values()].flatMap((month) => {
    const [dearest] = month
      .filter(({ plan }) => plan.hasFreeDay)
      .sort((one, other) => costOf(other) - costOf(one) || (one.day.date < other.day.date ? -1 : 1));
    return dearest && costOf(dearest) > 0 ? [dearest] : [];
  });

const linesOfRate = ([first, ...others]: readonly FlatDay[]): VanLine[] => {
  if (!first) return [];
  const { rate, rateCents, day } = first;
  const { holderId } = day;
  const count = others.length + 1;
  if (rate !== 'week')
    return [{ kind: rate, holderId, count, rateCents, amountCents: multiplyCents(rateCents, count) }];
  const weeks = [...Map.groupBy([first, ...others], ({ week }) => week).values()].map(({ length }) => length);
  const whole = weeks.filter((length) => length === WEEK_DAYS).length;
  const parts = weeks.filter((length) => length < WEEK_DAYS);
  return [
    ...(whole > 0
      ? [{ kind: 'weeks' as const, holderId, count: whole, rateCents, amountCents: multiplyCents(rateCents, whole) }]
      : []),
    ...parts.map((length) => ({
      kind: 'part_of_week' as const,
      holderId,
      count: length,
      rateCents,
      amountCents: portionOf(rateCents, length, WEEK_DAYS),
    })),
  ];
};

const adjustmentLines = (days: readonly FlatDay[]): VanLine[] =>
  [
    ...Map.groupBy(
      days.filter(({ adjustmentCents }) => adjustmentCents !== 0),
      ({ day }) => day.holderId,
    ),
  ].map(([holderId, its]) => ({
    kind: 'adjustments',
    holderId,
    count: its.length,
    amountCents: sumCents(its.map(({ adjustmentCents }) => adjustmentCents)),
  }));

const percentAt = ({ plan, daysBefore }: VanDay): number => {
  if (plan.kind === 'flat') return 0;
  return plan.introductory && daysBefore < plan.introductory.weeks * WEEK_DAYS
    ? plan.introductory.percent
    : plan.percent;
};

const shareLines = (days: readonly VanDay[]): VanLine[] => {
  const shared = days.filter(({ plan, workCents }) => plan.kind === 'share' && workCents !== 0);
  return [...Map.groupBy(shared, (day) => `${day.holderId} ${percentAt(day)}`).values()].flatMap((its) => {
    const [first] = its;
    if (!first) return [];
    const percent = percentAt(first);
    const ofCents = sumCents(its.map(({ workCents }) => workCents));
    return [
      { kind: 'share' as const, holderId: first.holderId, percent, ofCents, amountCents: percentOf(ofCents, percent) },
    ];
  });
};

/**
 * What a van comes to in periods, a line for each driver and rate. The days are those of whole weeks (Friday to Thursday)
 * and whole months around the periods: a weekly rate needs its seven days, and a free day is the dearest of its month.
 */
export const vanLines = (days: readonly VanDay[]) => {
  const flat = flatDaysOf(days);
  const free = freeDaysOf(flat);
  return ({ from, to }: VanPeriod): VanLine[] => {
    const isIn = ({ date }: VanDay) => date >= from && date <= to;
    const its = flat.filter(({ day }) => isIn(day));
    const byRate = Map.groupBy(its, ({ day, rate, rateCents }) => `${day.holderId} ${rate} ${rateCents}`);
    return [
      ...shareLines(days.filter(isIn)),
      ...[...byRate.values()].flatMap(linesOfRate),
      ...adjustmentLines(its),
      ...free
        .filter(({ day }) => isIn(day))
        .map((one) => ({
          kind: 'free_day' as const,
          holderId: one.day.holderId,
          date: one.day.date,
          amountCents: negateCents(costOf(one)),
        })),
    ];
  };
};

export const sumOfVanLines = (lines: readonly VanLine[]): Cents =>
  lines.reduce((sum, { amountCents }) => addCents(sum, amountCents), ZERO);

/** The weeks and months around a period that its lines depend on. */
export const daysBehindVanLines = ({ from, to }: VanPeriod): VanPeriod => {
  const weekOf = (date: LocalDate) => startOfWeek(date, FIRST_OF_WEEK);
  const firstOfMonth = (date: LocalDate) => `${date.slice(0, 7)}-01` as LocalDate;
  const nextMonth = firstOfMonth(addDays(firstOfMonth(to), 31));
  const first = weekOf(firstOfMonth(from));
  const last = addDays(weekOf(addDays(nextMonth, -1)), WEEK_DAYS - 1);
  return { from: first, to: last };
};

/** The week of vans that a day is in. */
export const vanWeekOf = (date: LocalDate): VanPeriod => {
  const from = startOfWeek(date, FIRST_OF_WEEK);
  return { from, to: addDays(from, WEEK_DAYS - 1) };
};
