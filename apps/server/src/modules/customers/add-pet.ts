import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { requirePetKind } from '../catalogue/index.ts';
import { insertPet, type PetDetails } from './pets.queries.ts';

/** The caller has checked that the customer is the viewer's. */
export const addPet = async (
  tx: Tx,
  { customerId, pet }: { customerId: string; pet: PetDetails },
  { clock }: Pick<Platform, 'clock'>,
): Promise<string> => {
  await requirePetKind(tx, pet);
  const id = newId();
  await insertPet(tx, { id, customerId }, pet, clock.now());
  return id;
};
