import type { Tx } from '../../../platform/db/database.ts';
import { Failure, isExcluded } from '../../../platform/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireUnchanged, type ResolvedPlan } from './calendar-plan.ts';
import { deleteOccupants, insertOccupants, isWithoutVan, lockCalendars, setLeads } from './occupancy.queries.ts';

/**
 * Removes and reserves time ranges in calendars; the database rejects overlaps. Each row includes the drive from the
 * neighbor before, so a change also changes the drive to the neighbor after. Drives are resolved before the transaction;
 * with the calendars' locks held, the neighbors must still be the ones the drives were resolved for.
 *
 * While it has a groomer's lock, nobody changes which van they hold: that takes the same one.
 *
 * A caller that also locks a row of its own (an appointment) locks that first.
 */
export const changeCalendars = async (
  tx: Tx,
  { edits, minutesTo }: ResolvedPlan,
  { clock }: Pick<Platform, 'clock'>,
): Promise<void> => {
  const now = clock.now();
  await lockCalendars(
    tx,
    edits.map(({ edit }) => edit.providerId),
    now,
  );
  for (const planned of edits) await requireUnchanged(tx, planned, now);
  const leads = edits.flatMap((planned) =>
    planned.neighbors.flatMap(({ after }) =>
      after ? { resourceId: planned.edit.providerId, occupantId: after.id, minutes: minutesTo(planned, after.id) } : [],
    ),
  );
  const occupying = edits.flatMap((planned) =>
    (planned.edit.add ?? []).map((occupant) => ({
      providerId: planned.edit.providerId,
      occupant,
      leadMinutes: minutesTo(planned, occupant.id),
    })),
  );
  try {
    for (const { edit } of edits) await deleteOccupants(tx, [edit.providerId], edit.remove ?? []);
    await setLeads(tx, leads);
    await insertOccupants(tx, occupying, now);
  } catch (error) {
    if (isExcluded(error) || isWithoutVan(error)) throw new Failure('slot_taken', { cause: error });
    throw error;
  }
};
