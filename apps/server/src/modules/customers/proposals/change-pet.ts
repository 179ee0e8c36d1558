import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { found } from '../../../platform/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { kindNamed } from '../../../views/pets-with-kind.ts';
import { requirePetKind } from '../../catalogue/index.ts';
import { updatePetNotes, updatePetRow, type PetDetails } from '../pets.queries.ts';
import { lockedChangesAtOnce } from './changes-at-once.ts';
import { petValues } from './personal-values.ts';
import { proposeChange } from './propose-change.ts';
import { storedPet } from './stored-values.ts';

interface PetOf {
  readonly customerId: string;
  readonly petId: string;
}

/** What groomers note changes at once; what the owner says about the pet is proposed to one who has a login. */
export const changePet = async (
  tx: Tx,
  viewer: Viewer,
  { customerId, petId, pet }: PetOf & { readonly pet: PetDetails },
  platform: Platform,
): Promise<void> => {
  await requirePetKind(tx, pet);
  const now = platform.clock.now();
  if (await lockedChangesAtOnce(tx, viewer, customerId)) {
    await updatePetRow(tx, petId, pet, now);
    return;
  }
  await updatePetNotes(tx, petId, pet, now);
  const wanted = petValues(pet, found(await kindNamed(tx, pet)));
  const about = { customerId, kind: 'pet', petId, vaccinationId: null } as const;
  await proposeChange(tx, viewer, { ...about, current: await storedPet(tx, petId), wanted }, platform);
};
