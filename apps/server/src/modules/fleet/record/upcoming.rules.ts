import { MOST_UPCOMING } from '@tailgate/contract';
import { sumOfVanLines, type VanLine, type VanPlan } from '@tailgate/pricing';
import { localDateAt, type LocalDate } from '@tailgate/values';
import type { Cents } from '@tailgate/values/money';
import { lastDayOf, type Days } from '../overview/held-days.rules.ts';
import type { HeldVan, ServiceOfVan } from '../overview/van-facts.view.ts';

interface StretchAmount {
  readonly plan: VanPlan['kind'] | null;
  readonly amountCents: Cents | null;
  readonly per: 'week' | 'day' | 'stretch' | null;
  readonly percent: number | null;
}

const UNPRICED: StretchAmount = { plan: null, amountCents: null, per: null, percent: null };

interface Pricing {
  readonly timeZone: string;
  readonly today: LocalDate;
  /** Days whose lines are known. */
  readonly known: Days;
  readonly planOn: (date: LocalDate) => VanPlan | null;
  readonly lines: (period: Days) => readonly VanLine[];
}

/** A few days come to a sum; what goes on has a rate. Rentals and trials have prices of their own. */
export const amountOf = (held: HeldVan, { timeZone, today, known, planOn, lines }: Pricing): StretchAmount => {
  if (held.reason !== 'assignment' && held.reason !== 'temporary') return UNPRICED;
  const from = localDateAt(held.start, timeZone);
  const plan = planOn(from > today ? from : today);
  if (!plan) return UNPRICED;
  if (plan.kind === 'share') return { plan: 'share', amountCents: null, per: null, percent: plan.percent };
  const to = held.finish && lastDayOf(held.finish, timeZone);
  if (to && held.reason === 'temporary' && from >= known.from && to <= known.to) {
    const its = lines({ from, to }).filter(({ holderId }) => holderId === held.holderId);
    return { plan: 'flat', amountCents: sumOfVanLines(its), per: 'stretch', percent: null };
  }
  return plan.weekCents === null
    ? { plan: 'flat', amountCents: plan.dayCents, per: 'day', percent: null }
    : { plan: 'flat', amountCents: plan.weekCents, per: 'week', percent: null };
};

interface Coming {
  readonly start: Date;
  readonly finish: Date | null;
  readonly held: HeldVan | null;
  readonly service: ServiceOfVan | null;
}

/** What is now and what comes next. What goes on after days of others was there before: it is no news. */
export const comingUp = (custody: readonly HeldVan[], service: readonly ServiceOfVan[], now: Date): Coming[] => {
  const isAhead = ({ finish }: { readonly finish: Date | null }) => finish === null || finish > now;
  const goesOn = ({ start, begunAt }: HeldVan) => start > now && begunAt < start;
  return [
    ...custody
      .filter((held) => isAhead(held) && !goesOn(held))
      .map((held) => ({ start: held.start, finish: held.finish, held, service: null })),
    ...service.filter(isAhead).map((its) => ({ start: its.start, finish: its.finish, held: null, service: its })),
  ]
    .sort((one, other) => one.start.getTime() - other.start.getTime())
    .slice(0, MOST_UPCOMING);
};
