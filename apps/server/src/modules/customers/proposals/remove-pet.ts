import type { Rows } from '../../../platform/access/policy.ts';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { petToRemove, setInactive } from '../pets.queries.ts';
import { lockedChangesAtOnce } from './changes-at-once.ts';
import { proposeChange } from './propose-change.ts';

/** By its owner, or by a groomer of somebody who has never logged in; otherwise proposed. */
export const removePet = async (tx: Tx, viewer: Viewer, pet: Rows<'pets'>, platform: Platform): Promise<void> => {
  const { id: petId, customer_id: customerId, status } = await petToRemove(tx, pet);
  if (status !== 'active') return;
  if (await lockedChangesAtOnce(tx, viewer, customerId)) {
    await setInactive(tx, (removed) => removed('pets.id', '=', petId), platform.clock.now());
    return;
  }
  const about = { customerId, kind: 'pet_removal', petId, vaccinationId: null } as const;
  await proposeChange(tx, viewer, { ...about, current: {}, wanted: {} }, platform);
};
