import type { Stage, Tx } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  lookUpLegs,
  resolveLegs,
  type DriveQuestion,
  type LookedUpLegs,
  type RoutingPlatform,
} from '../drives/drive-legs.ts';
import { hourIn } from '../drives/drive.rules.ts';
import { neighborsOf, occupantsById, type Neighbors, type NewOccupant, type Occupant } from './occupancy.queries.ts';

/**
 * What changes in the calendar of one groomer, and with it in those of their vans. A move removes and adds; a trade
 * changes two calendars.
 */
export interface CalendarEdit {
  readonly providerId: string;
  readonly timeZone: string;
  /** Ids of occupants. */
  readonly remove?: readonly string[];
  readonly add?: readonly NewOccupant[];
}

interface PlannedEdit {
  readonly edit: CalendarEdit;
  readonly removed: readonly Occupant[];
  readonly neighbors: readonly Neighbors[];
  /** The drive to each new occupant and to each occupant after a change; without a place there is none. */
  readonly drives: ReadonlyMap<string, DriveQuestion | undefined>;
}

/** Read before calendars are changed: the neighbors, and the drives the change depends on. */
export interface CalendarPlan {
  readonly edits: readonly PlannedEdit[];
  readonly legs: LookedUpLegs;
}

/** A plan with its drives resolved. Valid while the neighbors are unchanged. */
export interface ResolvedPlan {
  readonly edits: readonly PlannedEdit[];
  readonly minutesTo: (edit: PlannedEdit, occupantId: string) => number;
}

/** The neighbors changed after drives were resolved: the caller reads, resolves and retries. */
export class NeighborsChanged extends Error {}

/**
 * Keyed by the hour at which the existing stop starts or ends, as in the slot engine, so that both use the same drives.
 */
const driveTo = (timeZone: string, before: Occupant | undefined, to: Occupant, isNew: boolean) =>
  before?.place && to.place
    ? { from: before.place, to: to.place, hour: hourIn(timeZone, isNew ? before.end : to.start) }
    : undefined;

const drivesOf = ({ timeZone, add = [] }: CalendarEdit, neighbors: readonly Neighbors[]) => {
  const after = neighbors.flatMap((sides) => sides.after ?? []);
  const known = [...neighbors.flatMap((sides) => sides.before ?? []), ...after, ...add];
  const inOrder = [...new Map(known.map((occupant) => [occupant.id, occupant])).values()].sort(
    (one, other) => one.start.getTime() - other.start.getTime(),
  );
  const previous = (occupant: Occupant) => inOrder[inOrder.findIndex(({ id }) => id === occupant.id) - 1];
  return new Map([
    ...after.map((occupant) => [occupant.id, driveTo(timeZone, previous(occupant), occupant, false)] as const),
    ...add.map((occupant) => [occupant.id, driveTo(timeZone, previous(occupant), occupant, true)] as const),
  ]);
};

const planEdit = async (tx: Tx, edit: CalendarEdit, now: Date): Promise<PlannedEdit> => {
  const { providerId, remove = [], add = [] } = edit;
  const removed = await occupantsById(tx, providerId, remove);
  const neighbors = await neighborsOf(tx, providerId, [...removed, ...add], remove, now);
  return { edit, removed, neighbors, drives: drivesOf(edit, neighbors) };
};

export const planCalendarChange = async (
  tx: Tx,
  edits: readonly CalendarEdit[],
  platform: Pick<Platform, 'clock'>,
): Promise<CalendarPlan> => {
  const planned: PlannedEdit[] = [];
  for (const edit of edits) planned.push(await planEdit(tx, edit, platform.clock.now()));
  const questions = planned.flatMap(({ drives }) => [...drives.values()]).filter((drive) => drive !== undefined);
  return { edits: planned, legs: await lookUpLegs(tx, questions, platform) };
};

/** Requests drives that are not stored from the routing vendor. No transaction may be open. */
export const resolvePlan = async (
  stage: Stage,
  plan: CalendarPlan,
  platform: RoutingPlatform,
): Promise<ResolvedPlan> => {
  const legOf = await resolveLegs(stage, plan.legs, platform);
  return {
    edits: plan.edits,
    minutesTo: ({ drives }, occupantId) => {
      const drive = drives.get(occupantId);
      return drive ? legOf(drive).minutes : 0;
    },
  };
};

const isSame = (one: Occupant | undefined, other: Occupant | undefined): boolean =>
  one?.id === other?.id &&
  one?.start.getTime() === other?.start.getTime() &&
  one?.end.getTime() === other?.end.getTime() &&
  one?.place?.latitude === other?.place?.latitude &&
  one?.place?.longitude === other?.place?.longitude;

/** Call with the calendar's lock held. */
export const requireUnchanged = async (tx: Tx, planned: PlannedEdit, now: Date): Promise<void> => {
  const current = await planEdit(tx, planned.edit, now);
  const isUnchanged =
    current.removed.length === planned.removed.length &&
    current.removed.every((occupant, index) => isSame(occupant, planned.removed[index])) &&
    current.neighbors.every(
      ({ before, after }, index) =>
        isSame(before, planned.neighbors[index]?.before) && isSame(after, planned.neighbors[index]?.after),
    );
  if (!isUnchanged) throw new NeighborsChanged();
};
