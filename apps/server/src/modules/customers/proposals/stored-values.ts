import { addressOf } from '../../../platform/db/address-columns.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { PetRow } from '../../../views/pets-with-kind.ts';
import { customerProfileOf } from '../../accounts/index.ts';
import { petById, type PetDetails } from '../pets.queries.ts';
import type { PersonalValues } from './changes.rules.ts';
import { petValues, profileValues } from './personal-values.ts';

export const storedProfile = async (tx: Tx, customerId: string): Promise<PersonalValues> => {
  const row = await customerProfileOf(tx, customerId);
  return profileValues({
    firstName: row.first_name,
    lastName: row.last_name,
    address: addressOf(row),
    addressLine2: row.address_line_2,
    addressNotes: row.address_notes,
    isApartmentComplex: row.is_apartment_complex,
  });
};

export const storedDetailsOf = (row: PetRow): PetDetails => ({
  name: row.name,
  petTypeId: row.pet_type_id,
  breedId: row.breed_id,
  timeModifierId: row.time_modifier_id,
  groomerNote: row.groomer_note,
  description: row.description,
  gender: row.gender,
  birthYear: row.birth_year,
  weight: row.weight_lb,
  vaccinated: row.vaccinated,
  declawed: row.declawed,
  spayedNeutered: row.spayed_neutered,
  anxiousAggressive: row.anxious_aggressive,
  photoFileId: row.photo_file_id,
});

export const valuesOfPet = (row: PetRow): PersonalValues =>
  petValues(storedDetailsOf(row), { petType: row.pet_type_name, breed: row.breed_name });

export const storedPet = async (tx: Tx, petId: string): Promise<PersonalValues> =>
  valuesOfPet(await petById(tx, petId));
