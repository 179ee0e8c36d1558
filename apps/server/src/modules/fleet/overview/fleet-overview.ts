import {
  BOOKED_WEEKS,
  DRIVER_INVITATION_DAYS,
  MOST_TODAY,
  MOST_WAITING,
  USE_DAYS,
  type FleetSort,
} from '@tailgate/contract';
import { vanWeekOf } from '@tailgate/pricing';
import { addDays, localDateAt, type LocalDate } from '@tailgate/values';
import { addCents, cents, dollarsOf, type Cents } from '@tailgate/values/money';
import { startOfWeek } from '@tailgate/values/weekdays';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Page } from '../../../platform/db/page.ts';
import type { Platform } from '../../../platform/platform.ts';
import { timeZoneOf } from '../../providers/index.ts';
import { namesOf } from '../assignments/days-off.view.ts';
import { fleetVans, unansweredInvitations, type FleetVan } from './fleet-vans.view.ts';
import { custodyAnswer, driverOf, isAt, serviceAnswer, touches } from './custody-answers.ts';
import { heldDays, isUse, midnight, type Days } from './held-days.rules.ts';
import { bookedIn, gatherVanFacts, widely } from './van-money.ts';
import { serviceBetween, type HeldVan, type ServiceOfVan } from './van-facts.view.ts';

const DAY_MS = 86_400_000;
const MONDAY = 2;
const ZERO = cents(0);

interface Asked extends Page {
  readonly from?: LocalDate | undefined;
  readonly sort: FleetSort;
}

/** A van with everything that the home says of it. */
interface VanOfDay {
  readonly van: FleetVan;
  readonly custody: readonly HeldVan[];
  readonly service: readonly ServiceOfVan[];
  readonly bookedByWeek: readonly Cents[];
  readonly heldDays: number;
  readonly holder: HeldVan | undefined;
  readonly isInService: boolean;
}

const percentOfDays = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part * 100) / whole);

const isListed = ({ van }: VanOfDay): boolean => van.state === 'listed';
const useOf = (one: VanOfDay): number | null => (isListed(one) ? percentOfDays(one.heldDays, USE_DAYS) : null);
const bookedThisWeek = ({ bookedByWeek }: VanOfDay): Cents => bookedByWeek.at(-1) ?? ZERO;

/** Vans are in order of their names already; sorting keeps it among equals. */
const ORDER: Readonly<Record<FleetSort, (one: VanOfDay, other: VanOfDay) => number>> = {
  name: () => 0,
  use: (one, other) => (useOf(one) ?? 101) - (useOf(other) ?? 101),
  '-booked': (one, other) => bookedThisWeek(other) - bookedThisWeek(one),
};

/** A draft is finished elsewhere, unless somebody drives it already. */
const isShown = ({ van, custody }: VanOfDay): boolean => van.state !== 'draft' || custody.length > 0;

const countsOf = (vans: readonly VanOfDay[]) => {
  const listed = vans.filter(isListed);
  const inService = listed.filter(({ isInService }) => isInService).length;
  const out = listed.filter(({ isInService, holder }) => !isInService && holder).length;
  return {
    all: vans.length,
    drafts: vans.filter(({ van }) => van.state === 'draft').length,
    listed: listed.length,
    out,
    inService,
    idle: listed.length - inService - out,
  };
};

const changesToday = (vans: readonly VanOfDay[], now: Date) =>
  vans
    .flatMap(({ van, custody }) => {
      const end = midnight(addDays(localDateAt(now, van.timeZone), 1), van.timeZone);
      const isLater = (at: Date | null): at is Date => at !== null && at > now && at < end;
      return custody.flatMap((held) => [
        ...(isLater(held.start) ? [{ van, held, kind: 'begins' as const, at: held.start }] : []),
        ...(isLater(held.finish) ? [{ van, held, kind: 'ends' as const, at: held.finish }] : []),
      ]);
    })
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .slice(0, MOST_TODAY);

const weeksTo = (today: LocalDate): readonly Days[] =>
  Array.from({ length: BOOKED_WEEKS }, (_, at) => vanWeekOf(addDays(today, (at - BOOKED_WEEKS + 1) * 7)));

const vansOfDay = async (
  tx: Tx,
  ownerId: string,
  { weeks, use, today }: { readonly weeks: readonly Days[]; readonly use: Days; readonly today: LocalDate },
  now: Date,
): Promise<VanOfDay[]> => {
  const vans = await fleetVans(tx, ownerId);
  if (vans.length === 0) return [];
  const [first, last] = [weeks[0] ?? use, weeks.at(-1) ?? use];
  const period = { from: first.from, to: last.to };
  const shown = { from: use.from < today ? use.from : today, to: use.to > today ? use.to : today };
  const facts = await gatherVanFacts(tx, vans, { period, shown });
  const service = Map.groupBy(
    await serviceBetween(
      tx,
      vans.map(({ id }) => id),
      widely(shown),
    ),
    ({ vehicleId }) => vehicleId,
  );
  return vans.flatMap((van) => {
    const of = facts.get(van.id);
    if (!of) return [];
    const booked = bookedIn(of, period);
    const used = of.custody.filter(isUse);
    const its = service.get(van.id) ?? [];
    return [
      {
        van,
        custody: of.custody,
        service: its,
        bookedByWeek: weeks.map(booked.sum),
        heldDays: heldDays(used, use, van.timeZone).size,
        holder: used.find((held) => isAt(now, held)),
        isInService: its.some((one) => isAt(now, one)),
      },
    ];
  });
};

const rowAnswer = (one: VanOfDay, use: Days, names: ReadonlyMap<string, string>) => {
  const { timeZone, ...van } = one.van;
  return {
    ...van,
    timeZone,
    isInService: one.isInService,
    usePercent: useOf(one),
    booked: dollarsOf(bookedThisWeek(one)),
    custody: one.custody.filter((held) => touches(held, use, timeZone)).map((held) => custodyAnswer(held, names)),
    service: one.service.filter((its) => touches(its, use, timeZone)).map(serviceAnswer),
  };
};

const bookedAnswer = (vans: readonly VanOfDay[], weeks: readonly Days[]) => {
  const sums = weeks.map((_, at) =>
    vans.reduce((sum, { bookedByWeek }) => addCents(sum, bookedByWeek[at] ?? ZERO), ZERO),
  );
  const [before, current] = [sums.at(-2) ?? ZERO, sums.at(-1) ?? ZERO];
  return {
    weeks: weeks.map((week, at) => ({ ...week, amount: dollarsOf(sums[at] ?? ZERO) })),
    changePercent: percentOfDays(current - before, before),
  };
};

const waitingAnswer = async (tx: Tx, ownerId: string) => {
  const invited = await unansweredInvitations(tx, ownerId, MOST_WAITING);
  return {
    total: invited[0]?.total ?? 0,
    drivers: invited.map(({ id, groomerId, name, since }) => ({
      id,
      serviceProviderId: groomerId,
      name,
      answerBy: new Date(since.getTime() + DRIVER_INVITATION_DAYS * DAY_MS).toISOString(),
    })),
  };
};

/** What a fleet owner sees first: sums and counts of all vans, and a page of them day by day. */
export const fleetOverview = async (
  tx: Tx,
  { accountId }: Viewer,
  { from, sort, limit, offset }: Asked,
  { clock }: Pick<Platform, 'clock'>,
) => {
  const now = clock.now();
  const timeZone = await timeZoneOf(tx, accountId);
  const today = localDateAt(now, timeZone);
  const first = from ?? startOfWeek(today, MONDAY);
  const use = { from: first, to: addDays(first, USE_DAYS - 1) };
  const weeks = weeksTo(today);
  const vans = await vansOfDay(tx, accountId, { weeks, use, today }, now);
  const listed = vans.filter(isListed);
  const held = listed.reduce((sum, one) => sum + one.heldDays, 0);
  const rows = vans.filter(isShown).sort(ORDER[sort]);
  const page = rows.slice(offset, offset + limit);
  const changes = changesToday(vans, now);
  const names = await namesOf(tx, [
    ...page.flatMap(({ custody }) => custody.map(({ holderId }) => holderId)),
    ...changes.map((change) => change.held.holderId),
  ]);
  return {
    today,
    timeZone,
    vans: countsOf(vans),
    booked: bookedAnswer(vans, weeks),
    use: {
      ...use,
      heldDays: held,
      vanDays: listed.length * USE_DAYS,
      percent: percentOfDays(held, listed.length * USE_DAYS),
    },
    waiting: await waitingAnswer(tx, accountId),
    restOfToday: changes.map((change) => ({
      at: change.at.toISOString(),
      kind: change.kind,
      vehicle: { id: change.van.id, name: change.van.name },
      driver: driverOf(change.held.holderId, names),
      reason: change.held.reason,
    })),
    page: { items: page.map((one) => rowAnswer(one, use, names)), total: rows.length, limit, offset },
  };
};
