import { daysBehindVanLines, sumOfVanLines, vanLines } from '@tailgate/pricing';
import { addDays, instantOf, localDateAt, type LocalDate } from '@tailgate/values';
import type { Cents } from '@tailgate/values/money';
import type { Tx } from '../../../platform/db/database.ts';
import type { Days } from './held-days.rules.ts';
import { planAt, vanDaysOf, type VanFacts } from './van-days.rules.ts';
import {
  adjustmentsBetween,
  custodyBetween,
  firstCustodyOf,
  termsBetween,
  workBetween,
  type Between,
  type TermsVersion,
} from './van-facts.view.ts';

export interface ZonedVan {
  readonly id: string;
  readonly timeZone: string;
}

/** Days of vans in any zone. */
export const widely = ({ from, to }: Days): Between => ({
  since: instantOf(addDays(from, -1), 0, 'UTC'),
  until: instantOf(addDays(to, 2), 0, 'UTC'),
});

const introduces = ({ kind, terms }: TermsVersion): boolean =>
  kind === 'plan' && (terms.flatRate?.introductory ?? terms.percentageOfSales?.introductory ?? null) !== null;

const isSharedIn = (van: Pick<VanFacts, 'terms' | 'timeZone'>, { from, to }: Days): boolean => {
  const planOn = planAt(van);
  const changes = van.terms.map(({ savedAt }) => localDateAt(savedAt, van.timeZone));
  return [from, ...changes].some((date) => date <= to && planOn(date)?.kind === 'share');
};

const byVan = <Row extends { readonly vehicleId: string }>(rows: readonly Row[]) => {
  const grouped = Map.groupBy(rows, ({ vehicleId }) => vehicleId);
  return (id: string): readonly Row[] => grouped.get(id) ?? [];
};

const earlier = (one: LocalDate, other: LocalDate) => (one < other ? one : other);
const later = (one: LocalDate, other: LocalDate) => (one > other ? one : other);

interface Asked {
  /** What lines are made of. */
  readonly period: Days;
  /** Custody is read of these days, too. */
  readonly shown: Days;
  /** Appointments are read of all vans, also of those that no share is taken of. */
  readonly withAllWork?: boolean;
}

/** Everything that the money of vans depends on, in a handful of statements however many vans there are. */
export const gatherVanFacts = async (
  tx: Tx,
  vans: readonly ZonedVan[],
  { period, shown, withAllWork = false }: Asked,
): Promise<ReadonlyMap<string, VanFacts>> => {
  const ids = vans.map(({ id }) => id);
  const behind = daysBehindVanLines(period);
  const read = { from: earlier(behind.from, shown.from), to: later(behind.to, shown.to) };
  const custodyOf = byVan(await custodyBetween(tx, ids, widely(read)));
  const terms = await termsBetween(tx, ids, widely(behind));
  const termsOf = byVan(terms);
  const adjustmentsOf = byVan(await adjustmentsBetween(tx, ids, behind.from, behind.to));
  const introducing = new Set(terms.filter(introduces).map(({ vehicleId }) => vehicleId));
  const firsts = await firstCustodyOf(tx, [...introducing]);
  const firstOf = new Map(firsts.map(({ vehicleId, holderId, since }) => [`${vehicleId} ${holderId}`, since]));
  const working = vans.filter(
    ({ id, timeZone }) => withAllWork || isSharedIn({ terms: termsOf(id), timeZone }, period),
  );
  const work = await workBetween(
    tx,
    working.map(({ id }) => id),
    widely(withAllWork ? read : period),
  );
  const workOf = byVan(work);
  return new Map(
    vans.map(({ id, timeZone }) => [
      id,
      {
        timeZone,
        custody: custodyOf(id),
        terms: termsOf(id),
        adjustments: adjustmentsOf(id),
        work: workOf(id),
        firstHeld: (holderId: string) => firstOf.get(`${id} ${holderId}`),
      },
    ]),
  );
};

/** What a van comes to in periods that lie in the one that its facts were gathered for. */
export const bookedIn = (van: VanFacts, whole: Days) => {
  const lines = vanLines(vanDaysOf(van, daysBehindVanLines(whole)));
  return { lines, sum: (period: Days): Cents => sumOfVanLines(lines(period)) };
};
