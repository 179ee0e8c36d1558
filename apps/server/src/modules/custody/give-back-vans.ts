import type { Viewer } from '../../platform/auth/viewer.ts';
import { withAdvisoryLock } from '../../platform/db/advisory-lock.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockCalendars } from '../scheduling/index.ts';
import { changeWithVisits } from './change-with-visits.ts';
import { custodyIn, deleteCustody, deleteDriver, insertCustody } from './custody.queries.ts';
import { without } from './custody.rules.ts';
import { vansHeldOfOwner } from './vans.view.ts';

/**
 * A groomer gives all vans of an owner back, those of later days included. Their visits stay theirs: in another van that
 * they hold, or, where they hold none any more, without one. Refused where some days would be left without a van only.
 */
export const giveBackVans = async (
  tx: Tx,
  viewer: Pick<Viewer, 'accountId'>,
  ownerId: string,
  { clock }: Pick<Platform, 'clock'>,
): Promise<string[]> => {
  const { accountId: holderId } = viewer;
  const now = clock.now();
  const later = { start: now, end: null };
  const vehicleIds = await vansHeldOfOwner(tx, { ownerId, holderId }, now);
  for (const vehicleId of vehicleIds) await withAdvisoryLock(tx, 'custody', vehicleId);
  await lockCalendars(tx, [...vehicleIds, holderId], now);
  const held = await custodyIn(tx, { holderIds: [holderId] }, later);
  // A rental or a trial has an end of its own.
  const returned = held.filter(({ vehicleId, subjectId }) => vehicleIds.includes(vehicleId) && subjectId === null);
  if (returned.length === 0) return [];
  await changeWithVisits(tx, { holderIds: [holderId], seen: later, now, isChosen: () => true }, async () => {
    const past = returned.flatMap((custody) => without(custody, later).map((span) => ({ ...custody, ...span })));
    await deleteCustody(
      tx,
      returned.map(({ id }) => id),
    );
    await insertCustody(tx, past, { by: holderId, now });
    if (returned.length === held.length) await deleteDriver(tx, holderId);
  });
  return [...new Set(returned.map(({ vehicleId }) => vehicleId))];
};
