import type { Tx } from '../../../platform/db/database.ts';
import { updateCustomerProfile, updateNames } from '../../accounts/index.ts';
import { deleteVaccination, petById, setInactive, updatePetRow } from '../pets.queries.ts';
import { petWith, profileWith } from './personal-values.ts';
import type { Proposal } from './proposals.queries.ts';
import { storedDetailsOf } from './stored-values.ts';

const applyToProfile = async (tx: Tx, { customer_id: customerId, changes }: Proposal): Promise<void> => {
  const { firstName, lastName, ...profile } = profileWith(changes);
  const names = {
    ...(firstName !== undefined && { first_name: firstName }),
    ...(lastName !== undefined && { last_name: lastName }),
  };
  if (Object.keys(names).length > 0) await updateNames(tx, customerId, names);
  await updateCustomerProfile(tx, customerId, profile);
};

/** Writes what the person accepted. The caller has checked that nothing of it has changed since it was proposed. */
export const applyChange = async (tx: Tx, proposal: Proposal, now: Date): Promise<void> => {
  const { kind, pet_id: petId, vaccination_id: vaccinationId, changes } = proposal;
  if (petId === null) {
    await applyToProfile(tx, proposal);
    return;
  }
  if (kind === 'pet') await updatePetRow(tx, petId, petWith(storedDetailsOf(await petById(tx, petId)), changes), now);
  if (kind === 'pet_removal') await setInactive(tx, (pet) => pet('pets.id', '=', petId), now);
  if (kind === 'vaccination_removal' && vaccinationId !== null)
    await deleteVaccination(tx, (record) => record('pet_vaccinations.id', '=', vaccinationId), petId);
};
