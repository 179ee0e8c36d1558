import type { Stage, Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { lookUpLegs, resolveLegs, type DriveQuestion, type LookedUpLegs, type RoutingPlatform } from './drive-legs.ts';
import { hourIn } from './drive.rules.ts';
import { neighborsOf, occupantById, type Neighbors, type Occupant } from './occupancy.queries.ts';

/** Read before a calendar is changed: the neighbors, and the drives the change depends on. */
export interface CalendarPlan {
  readonly neighbors: Neighbors;
  /** From the neighbor before to the new occupant. */
  readonly driveToIt: DriveQuestion | undefined;
  /** From the new occupant to the neighbor after. */
  readonly driveToNext: DriveQuestion | undefined;
  readonly legs: LookedUpLegs;
}

/** A plan with its drives resolved. Valid while the neighbors are unchanged. */
export interface ResolvedPlan {
  readonly neighbors: Neighbors;
  readonly minutesToIt: number;
  readonly minutesToNext: number;
}

/** The neighbors changed after drives were resolved: the caller reads, resolves and retries. */
export class NeighborsChanged extends Error {}

export type Stop = Pick<Occupant, 'start' | 'end' | 'place'>;

/** Keyed by the hour at which the existing stop starts or ends, as in the slot engine, so both use the same drives. */
const driveBetween = (before: Stop | undefined, after: Stop | undefined, hour: number): DriveQuestion | undefined =>
  before?.place && after?.place ? { from: before.place, to: after.place, hour } : undefined;

const planWith = async (
  tx: Tx,
  neighbors: Neighbors,
  drives: Pick<CalendarPlan, 'driveToIt' | 'driveToNext'>,
  platform: Pick<Platform, 'clock'>,
): Promise<CalendarPlan> => {
  const questions = [drives.driveToIt, drives.driveToNext].filter((drive) => drive !== undefined);
  return { neighbors, ...drives, legs: await lookUpLegs(tx, questions, platform) };
};

export const planOccupying = async (
  tx: Tx,
  timeZone: string,
  wanted: Stop & { readonly resourceId: string },
  platform: Pick<Platform, 'clock'>,
): Promise<CalendarPlan> => {
  const neighbors = await neighborsOf(tx, wanted.resourceId, wanted, platform.clock.now());
  const { before, after } = neighbors;
  const drives = {
    driveToIt: before && driveBetween(before, wanted, hourIn(timeZone, before.end)),
    driveToNext: after && driveBetween(wanted, after, hourIn(timeZone, after.start)),
  };
  return await planWith(tx, neighbors, drives, platform);
};

/** After a release the drive to the neighbor after starts at the neighbor before. */
export const planRelease = async (
  tx: Tx,
  timeZone: string,
  { resourceId, id }: { readonly resourceId: string; readonly id: string },
  platform: Pick<Platform, 'clock'>,
): Promise<CalendarPlan> => {
  const occupant = await occupantById(tx, resourceId, id);
  const neighbors: Neighbors = occupant
    ? await neighborsOf(tx, resourceId, occupant, platform.clock.now())
    : { before: undefined, after: undefined };
  const { before, after } = neighbors;
  const driveToNext = after && driveBetween(before, after, hourIn(timeZone, after.start));
  return await planWith(tx, neighbors, { driveToIt: undefined, driveToNext }, platform);
};

/** Requests drives that are not stored from the routing vendor. No transaction may be open. */
export const resolvePlan = async (
  stage: Stage,
  platform: RoutingPlatform,
  plan: CalendarPlan,
): Promise<ResolvedPlan> => {
  const legOf = await resolveLegs(stage, platform, plan.legs);
  return {
    neighbors: plan.neighbors,
    minutesToIt: plan.driveToIt ? legOf(plan.driveToIt).minutes : 0,
    minutesToNext: plan.driveToNext ? legOf(plan.driveToNext).minutes : 0,
  };
};

const isSame = (one: Occupant | undefined, other: Occupant | undefined): boolean =>
  one?.id === other?.id &&
  one?.start.getTime() === other?.start.getTime() &&
  one?.end.getTime() === other?.end.getTime() &&
  one?.place?.latitude === other?.place?.latitude &&
  one?.place?.longitude === other?.place?.longitude;

/** Call with the calendar's lock held. */
export const requireNeighbors = (plan: ResolvedPlan, { before, after }: Neighbors): void => {
  if (!isSame(plan.neighbors.before, before) || !isSame(plan.neighbors.after, after)) throw new NeighborsChanged();
};
