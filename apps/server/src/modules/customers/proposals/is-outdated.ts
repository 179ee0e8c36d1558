import type { Tx } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { kindNamed } from '../../../views/pets-with-kind.ts';
import { imagesById } from '../../attachments/index.ts';
import { petById, vaccinationsOfPets } from '../pets.queries.ts';
import { isUntouched } from './changes.rules.ts';
import { petWith } from './personal-values.ts';
import type { Proposal } from './proposals.queries.ts';
import { storedDetailsOf, storedProfile, valuesOfPet } from './stored-values.ts';

/** Whether the breed and the photo that a proposal names are still there. */
const isPossible = async (
  tx: Tx,
  row: Awaited<ReturnType<typeof petById>>,
  { changes }: Proposal,
  platform: Platform,
): Promise<boolean> => {
  const wanted = petWith(storedDetailsOf(row), changes);
  if ((changes.petType || changes.breed) && !(await kindNamed(tx, wanted))) return false;
  const photo = changes.photo?.to;
  return typeof photo !== 'string' || (await imagesById(tx, [photo], platform)).has(photo);
};

/** Whether what a proposal is about has changed since it was made: then nobody was shown what accepting it would do. */
export const isOutdated = async (tx: Tx, proposal: Proposal, platform: Platform): Promise<boolean> => {
  const { kind, customer_id: customerId, pet_id: petId, vaccination_id: vaccinationId, changes } = proposal;
  if (petId === null) return !isUntouched(changes, await storedProfile(tx, customerId));
  const row = await petById(tx, petId);
  if (row.status !== 'active') return true;
  if (kind === 'vaccination_removal')
    return !(await vaccinationsOfPets(tx, [petId])).some(({ id }) => id === vaccinationId);
  if (kind === 'pet_removal') return false;
  return !isUntouched(changes, valuesOfPet(row)) || !(await isPossible(tx, row, proposal, platform));
};
