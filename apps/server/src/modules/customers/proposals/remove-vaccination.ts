import type { Rows } from '../../../platform/access/policy.ts';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteVaccination, vaccinationOf } from '../pets.queries.ts';
import { lockedChangesAtOnce } from './changes-at-once.ts';
import { proposeChange } from './propose-change.ts';

interface PetRecord {
  readonly customerId: string;
  readonly petId: string;
  readonly vaccination: Rows<'pet_vaccinations'>;
}

/** From the pet of somebody who has never logged in; otherwise proposed. */
export const removeVaccination = async (
  tx: Tx,
  viewer: Viewer,
  { customerId, petId, vaccination }: PetRecord,
  platform: Platform,
): Promise<void> => {
  if (await lockedChangesAtOnce(tx, viewer, customerId)) {
    await deleteVaccination(tx, vaccination, petId);
    return;
  }
  const { id: vaccinationId, name } = await vaccinationOf(tx, vaccination, petId);
  const current = { vaccination: { value: vaccinationId, shown: name } };
  const wanted = { vaccination: { value: null, shown: null } };
  const about = { customerId, kind: 'vaccination_removal', petId, vaccinationId } as const;
  await proposeChange(tx, viewer, { ...about, current, wanted }, platform);
};
