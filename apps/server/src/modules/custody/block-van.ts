import type { Tx } from '../../platform/db/database.ts';
import { withAdvisoryLock } from '../../platform/db/advisory-lock.ts';
import { Failure, isExcluded } from '../../platform/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertVanBlock, lockCalendars, vanUseIn, type VanBlock } from '../scheduling/index.ts';
import { custodyIn } from './custody.queries.ts';
import { requireLength } from './custody.rules.ts';

/** Takes a van out of use for a time, whoever holds it; refused with what it is used for then. */
export const blockVan = async (
  tx: Tx,
  given: Omit<VanBlock, 'id'>,
  { clock }: Pick<Platform, 'clock'>,
): Promise<string> => {
  requireLength(given);
  const { vehicleId } = given;
  const now = clock.now();
  await withAdvisoryLock(tx, 'custody', vehicleId);
  const holders = await custodyIn(tx, { vehicleIds: [vehicleId] }, given);
  // A rental and a trial were agreed with the van in use.
  if (given.kind === 'block' && holders.some(({ subjectId }) => subjectId !== null)) throw new Failure('van_taken');
  await lockCalendars(tx, [vehicleId, ...holders.map(({ holderId }) => holderId)], now);
  const used = await vanUseIn(tx, vehicleId, given);
  if (used.length > 0)
    throw new Failure('van_in_use', {
      vanUse: used.map(({ id, subjectId, kind, start, end }) => ({
        id: kind === 'appointment' ? (subjectId ?? id) : id,
        kind,
        start: start.toISOString(),
        end: end.toISOString(),
        holderId:
          holders.find((held) => held.start <= start && (held.end === null || start < held.end))?.holderId ?? null,
        choices: [],
      })),
    });
  const id = newId();
  try {
    await insertVanBlock(tx, { ...given, id }, now);
  } catch (error) {
    if (isExcluded(error)) throw new Failure('van_in_use', { cause: error });
    throw error;
  }
  return id;
};
