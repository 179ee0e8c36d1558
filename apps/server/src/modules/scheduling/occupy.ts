import type { Tx } from '../../platform/db/database.ts';
import { takeTurns } from '../../platform/db/take-turns.ts';
import { Failure, isExcluded } from '../../platform/failure.ts';
import { newId } from '../../platform/ids.ts';
import { driveLegs, type Roads } from './drive-legs.ts';
import { hourIn } from './drive.rules.ts';
import {
  deleteExpiredHolds,
  deleteOccupant,
  insertOccupant,
  neighboursOf,
  setLead,
  type NewOccupant,
  type Occupant,
} from './occupancy.queries.ts';

type Stop = Pick<Occupant, 'start' | 'end' | 'place'>;

/** From one stop to the next: by the hour at which the existing one ends or begins, so that slots say the same. */
const leadBetween = async (tx: Tx, roads: Roads, before: Stop | undefined, after: Stop, hour: number) => {
  if (!before?.place || !after.place) return 0;
  const [leg] = await driveLegs(tx, roads, [{ from: before.place, to: after.place, hour }]);
  return leg?.minutes ?? 0;
};

/**
 * Takes a stretch of somebody's calendar, or is refused by the database. Each row carries the drive from its neighbour
 * before, so a new one also changes the drive to its neighbour after.
 */
export const occupy = async (
  tx: Tx,
  roads: Roads,
  timeZone: string,
  wanted: Omit<NewOccupant, 'id'>,
): Promise<string> => {
  const { resourceId } = wanted;
  const id = newId();
  const now = roads.clock.now();
  // Neighbours are looked for one at a time: whoever changes this calendar waits until we are done.
  await takeTurns(tx, 'calendar', resourceId);
  await deleteExpiredHolds(tx, resourceId, now);
  const { before, after } = await neighboursOf(tx, resourceId, wanted.start, wanted.end);
  const lead = before ? await leadBetween(tx, roads, before, wanted, hourIn(timeZone, before.end)) : 0;
  try {
    if (after)
      await setLead(tx, resourceId, after, await leadBetween(tx, roads, wanted, after, hourIn(timeZone, after.start)));
    await insertOccupant(tx, { ...wanted, id }, lead, now);
  } catch (error) {
    if (isExcluded(error)) throw new Failure('slot_taken');
    throw error;
  }
  return id;
};

/** Gives it back; whoever comes after now drives from whoever comes before. */
export const release = async (
  tx: Tx,
  roads: Roads,
  timeZone: string,
  { resourceId, id }: { resourceId: string; id: string },
): Promise<void> => {
  await takeTurns(tx, 'calendar', resourceId);
  const gone = await deleteOccupant(tx, resourceId, id);
  if (!gone) return;
  const { before, after } = await neighboursOf(tx, resourceId, gone.start, gone.end);
  if (after)
    await setLead(tx, resourceId, after, await leadBetween(tx, roads, before, after, hourIn(timeZone, after.start)));
};
