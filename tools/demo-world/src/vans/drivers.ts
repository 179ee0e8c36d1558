import type {
  SeedAssignment,
  SeedBlock,
  SeedFleetDriver,
  SeedFleetPolicy,
  SeedFleets,
  SeedPriceAdjustment,
} from '@tailgate/server/seeding';
import { addDays } from '@tailgate/values';
import { cents } from '@tailgate/values/money';
import type { DemoPerson } from '../people/demo-person.ts';
import { demoId } from '../people/ids.ts';
import { daysBefore } from '../today.ts';
import {
  DRIVERS,
  POLICIES,
  PRICE_ADJUSTMENTS,
  STRETCHES,
  WEEKLY,
  type DriverStory,
  type PolicyStory,
} from './custody-story.ts';
import { blocksOf, vanNamed, type Cast } from './custody.ts';
import type { DemoVan } from './demo-van.ts';
import type { FleetSize } from './fleets.ts';

const SIZES: readonly FleetSize[] = [1, 5, 20];
const DOLLAR = 100;

interface Fleet {
  readonly owner: DemoPerson;
  readonly size: FleetSize;
  readonly vans: readonly DemoVan[];
  readonly cast: Cast;
  readonly today: Date;
}

const driversOf = ({ owner, size, vans, cast, today }: Fleet): SeedFleetDriver[] =>
  DRIVERS[size].map(({ who, invitedDaysAgo, acceptedDaysAgo, leftDaysAgo }) => {
    const site = vans[0]?.site.slug ?? 'tailgate';
    const name = [owner.id, cast[who].id];
    const move = (moveName: SeedFleetDriver['moves'][number]['name'], daysAgo: number) => ({
      id: demoId(site, 'fleet-driver-move', ...name, moveName),
      name: moveName,
      at: daysBefore(today, daysAgo),
    });
    return {
      id: demoId(site, 'fleet-driver', ...name),
      ownerId: owner.id,
      groomerId: cast[who].id,
      moves: [
        move('invite', invitedDaysAgo),
        ...(acceptedDaysAgo === null ? [] : [move('accept', acceptedDaysAgo)]),
        ...(leftDaysAgo === undefined ? [] : [move('leave', leftDaysAgo)]),
      ],
    };
  });

/** How long after a new version it is read. */
const READ_AFTER_DAYS = 2;

/** Drivers accepted what was newest when they came, and each version that came while they drove. */
const acceptancesOf = (policy: PolicyStory, index: number, { size, cast, today }: Fleet) => {
  const { versions, retiredDaysAgo = 0, unreadBy } = policy;
  const savedDaysAgo = versions[index]?.daysAgo ?? 0;
  const nextDaysAgo = versions[index + 1]?.daysAgo ?? retiredDaysAgo;
  const readDaysAgo = ({ acceptedDaysAgo }: DriverStory): number | null => {
    if (acceptedDaysAgo === null) return null;
    return acceptedDaysAgo <= savedDaysAgo ? acceptedDaysAgo : savedDaysAgo - READ_AFTER_DAYS;
  };
  return DRIVERS[size].flatMap((driver) => {
    const daysAgo = readDaysAgo(driver);
    const isUnread = driver.who === unreadBy && index === versions.length - 1;
    const isGone = daysAgo !== null && (driver.leftDaysAgo ?? 0) > daysAgo;
    return daysAgo === null || isUnread || isGone || daysAgo < nextDaysAgo
      ? []
      : [{ driverId: cast[driver.who].id, at: daysBefore(today, daysAgo) }];
  });
};

const policiesOf = (fleet: Fleet): SeedFleetPolicy[] =>
  POLICIES[fleet.size].map((policy) => ({
    id: demoId(fleet.vans[0]?.site.slug ?? 'tailgate', 'fleet-policy', fleet.owner.id, policy.key),
    ownerId: fleet.owner.id,
    retiredAt: policy.retiredDaysAgo === undefined ? null : daysBefore(fleet.today, policy.retiredDaysAgo),
    versions: policy.versions.map(({ daysAgo, content }, index) => ({
      savedAt: daysBefore(fleet.today, daysAgo),
      title: policy.title,
      description: policy.description,
      content,
      acceptedBy: acceptancesOf(policy, index, fleet),
    })),
  }));

/** An owner plans some days ahead. */
const PLANNED_DAYS_AGO = 5;

/** How the vans that are held today or later were planned: the last stretch of each is the plan. */
const assignmentsOf = (vans: readonly DemoVan[], cast: Cast, today: Date): SeedAssignment[] => {
  const plan = (van: DemoVan, [from, to]: readonly [number, number | null]) => ({
    vehicleId: van.id,
    from: addDays(van.today, from),
    until: to === null ? null : addDays(van.today, to - 1),
    savedBy: van.owner.id,
    savedAt: daysBefore(today, PLANNED_DAYS_AGO + Math.max(0, -from)),
  });
  const last = new Map(STRETCHES.filter(({ isTemporary }) => !isTemporary).map((one) => [one.van.join('/'), one]));
  const dated = [...last.values()]
    .filter(({ days: [, to] }) => to === null || to > 0)
    .map(({ van, days }) => ({
      ...plan(vanNamed(vans, van), days),
      type: days[1] === null ? ('full_time' as const) : ('calendar' as const),
      weekly: null,
    }));
  const onDay = (weekday: number) => WEEKLY.weekdays.some((day) => day === weekday);
  const weekly = Array.from({ length: 7 }, (_, day) => (onDay(day + 1) ? cast[WEEKLY.who].id : null));
  const [from] = WEEKLY.days;
  return [...dated, { ...plan(vanNamed(vans, WEEKLY.van), [from, null]), type: 'weekly', weekly }];
};

const adjustmentsOf = (vans: readonly DemoVan[]): SeedPriceAdjustment[] =>
  PRICE_ADJUSTMENTS.flatMap(({ van: named, days }) => {
    const van = vanNamed(vans, named);
    return Object.entries(days).map(([day, dollars]) => ({
      vehicleId: van.id,
      day: addDays(van.today, Number(day)),
      amountCents: cents(dollars * DOLLAR),
    }));
  });

/** The owners' own blocks; maintenance has no more to it than its time. */
const ownBlocksOf = (vans: readonly DemoVan[], cast: Cast): SeedBlock[] =>
  blocksOf(vans, cast).flatMap(({ van, why, id, vehicleId, start, end }) => {
    if (!why) return [];
    const [reason, note] = why;
    return [{ id, vehicleId, reason, note, start, end, createdBy: van.owner.id }];
  });

/** The drivers, policies and plans of a site's fleets. */
export const fleetsOf = (vans: readonly DemoVan[], cast: Cast, today: Date): SeedFleets => {
  const fleets = SIZES.map((size) => ({ owner: vanNamed(vans, [size, 1]).owner, size, vans, cast, today }));
  return {
    owners: fleets.map(({ owner }) => owner.id),
    drivers: fleets.flatMap(driversOf),
    policies: fleets.flatMap(policiesOf),
    assignments: assignmentsOf(vans, cast, today),
    priceAdjustments: adjustmentsOf(vans),
    blocks: ownBlocksOf(vans, cast),
  };
};
