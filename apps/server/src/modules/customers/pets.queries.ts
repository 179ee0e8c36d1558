import type { PetGender } from '@tailgate/contract';
import type { LocalDate } from '@tailgate/values';
import { sql } from 'kysely';
import type { Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';
import { found } from '../../platform/failure.ts';
import { petsWithKind } from '../../views/pets-with-kind.ts';

export const activePetsOf = (tx: Tx, customerId: string) =>
  petsWithKind(tx)
    .where('pets.customer_id', '=', customerId)
    .where('pets.status', '=', 'active')
    .orderBy('pets.name')
    .orderBy('pets.id')
    .execute();

export const petById = async (tx: Tx, id: string) =>
  found(await petsWithKind(tx).where('pets.id', '=', id).executeTakeFirst());

/** The id of an active pet that the viewer may change and that belongs to this customer; not found otherwise. */
export const petIdOf = async (tx: Tx, pet: Rows<'pets'>, customerId: string): Promise<string> =>
  found(
    await tx
      .selectFrom('pets')
      .select('id')
      .where(pet)
      .where('customer_id', '=', customerId)
      .where('status', '=', 'active')
      .executeTakeFirst(),
  ).id;

export const imagesOfPets = async (tx: Tx, petIds: readonly string[]) =>
  petIds.length === 0
    ? []
    : await tx
        .selectFrom('pet_images')
        .select(['pet_id', 'file_id'])
        .where('pet_id', 'in', petIds)
        .orderBy('position')
        .orderBy('file_id')
        .execute();

export const vaccinationsOfPets = async (tx: Tx, petIds: readonly string[]) =>
  petIds.length === 0
    ? []
    : await tx
        .selectFrom('pet_vaccinations')
        .select(['id', 'pet_id', 'name', 'file_id', sql<LocalDate | null>`expires_on::text`.as('expiresOn')])
        .where('pet_id', 'in', petIds)
        .orderBy(sql`expires_on nulls last`)
        .orderBy('name')
        .orderBy('id')
        .execute();

export interface PetDetails {
  readonly name: string;
  readonly petTypeId: string;
  readonly breedId: string | null;
  /** What groomers note. Undefined: stays as it is. */
  readonly timeModifierId: string | null | undefined;
  readonly groomerNote: string | undefined;
  readonly description: string;
  readonly gender: PetGender | null;
  readonly birthYear: number | null;
  readonly weight: number | null;
  readonly vaccinated: boolean;
  readonly declawed: boolean;
  readonly spayedNeutered: boolean;
  readonly anxiousAggressive: boolean;
  /** Undefined: stays as it is. */
  readonly photoFileId: string | null | undefined;
}

const columnsOf = (pet: PetDetails, now: Date) => ({
  name: pet.name,
  pet_type_id: pet.petTypeId,
  breed_id: pet.breedId,
  ...(pet.timeModifierId !== undefined && { time_modifier_id: pet.timeModifierId }),
  ...(pet.groomerNote !== undefined && { groomer_note: pet.groomerNote }),
  description: pet.description,
  gender: pet.gender,
  birth_year: pet.birthYear,
  weight_lb: pet.weight,
  vaccinated: pet.vaccinated,
  declawed: pet.declawed,
  spayed_neutered: pet.spayedNeutered,
  anxious_aggressive: pet.anxiousAggressive,
  ...(pet.photoFileId !== undefined && { photo_file_id: pet.photoFileId }),
  updated_at: now,
});

export const insertPet = async (
  tx: Tx,
  owner: { id: string; customerId: string },
  pet: PetDetails,
  now: Date,
): Promise<void> => {
  await tx
    .insertInto('pets')
    .values({
      id: owner.id,
      customer_id: owner.customerId,
      ...columnsOf(pet, now),
      created_at: now,
    })
    .execute();
};

export const updatePetRow = async (tx: Tx, id: string, pet: PetDetails, now: Date): Promise<void> => {
  await tx.updateTable('pets').set(columnsOf(pet, now)).where('id', '=', id).execute();
};

/** What groomers note about a pet; the rest is its owner's. */
export const updatePetNotes = async (
  tx: Tx,
  id: string,
  { timeModifierId, groomerNote }: Pick<PetDetails, 'timeModifierId' | 'groomerNote'>,
  now: Date,
): Promise<void> => {
  const columns = {
    ...(timeModifierId !== undefined && { time_modifier_id: timeModifierId }),
    ...(groomerNote !== undefined && { groomer_note: groomerNote }),
  };
  if (Object.keys(columns).length === 0) return;
  await tx
    .updateTable('pets')
    .set({ ...columns, updated_at: now })
    .where('id', '=', id)
    .execute();
};

/** The pet that the viewer may touch; not found otherwise. */
export const petToRemove = async (tx: Tx, pet: Rows<'pets'>) =>
  found(await tx.selectFrom('pets').select(['id', 'customer_id', 'status']).where(pet).executeTakeFirst());

/** Until the end of the transaction the pet stays as it is. */
export const lockPet = async (tx: Tx, id: string): Promise<void> => {
  await tx.selectFrom('pets').select('id').where('id', '=', id).forUpdate().execute();
};

export const setInactive = async (tx: Tx, pet: Rows<'pets'>, now: Date) =>
  found(
    await tx
      .updateTable('pets')
      .set({ status: 'inactive', updated_at: now })
      .where(pet)
      .returning('id')
      .executeTakeFirst(),
  );

export const insertPetImage = async (tx: Tx, image: { petId: string; fileId: string }): Promise<void> => {
  await tx
    .insertInto('pet_images')
    .values({
      pet_id: image.petId,
      file_id: image.fileId,
      position: (images) =>
        images
          .selectFrom('pet_images')
          .select((each) => sql<number>`coalesce(${each.fn.max('position')}, 0) + 1`.as('next'))
          .where('pet_id', '=', image.petId),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const deletePetImage = async (tx: Tx, image: Rows<'pet_images'>, petId: string) =>
  found(
    await tx.deleteFrom('pet_images').where(image).where('pet_id', '=', petId).returning('file_id').executeTakeFirst(),
  );

export const insertVaccination = async (
  tx: Tx,
  vaccination: {
    id: string;
    petId: string;
    name: string;
    expiresOn: LocalDate | null;
    fileId: string | null;
    now: Date;
  },
): Promise<void> => {
  await tx
    .insertInto('pet_vaccinations')
    .values({
      id: vaccination.id,
      pet_id: vaccination.petId,
      name: vaccination.name,
      expires_on: sql<Date | null>`${vaccination.expiresOn}::date`,
      file_id: vaccination.fileId,
      created_at: vaccination.now,
    })
    .execute();
};

export const deleteVaccination = async (tx: Tx, vaccination: Rows<'pet_vaccinations'>, petId: string) =>
  found(
    await tx
      .deleteFrom('pet_vaccinations')
      .where(vaccination)
      .where('pet_id', '=', petId)
      .returning('id')
      .executeTakeFirst(),
  );

/** The name of a record of this pet that the viewer may touch; not found otherwise. */
export const vaccinationOf = async (tx: Tx, vaccination: Rows<'pet_vaccinations'>, petId: string) =>
  found(
    await tx
      .selectFrom('pet_vaccinations')
      .select(['id', 'name'])
      .where(vaccination)
      .where('pet_id', '=', petId)
      .executeTakeFirst(),
  );

/** Removes what is personal about the pets of a person who is gone; appointments may refer to the rows. */
export const anonymizePetsOf = async (tx: Tx, customerId: string, now: Date): Promise<void> => {
  const theirs = tx.selectFrom('pets').select('id').where('customer_id', '=', customerId);
  await tx.deleteFrom('pet_images').where('pet_id', 'in', theirs).execute();
  await tx.deleteFrom('pet_vaccinations').where('pet_id', 'in', theirs).execute();
  await tx
    .updateTable('pets')
    .set({
      name: 'Deleted pet',
      description: '',
      groomer_note: '',
      photo_file_id: null,
      status: 'inactive',
      updated_at: now,
    })
    .where('customer_id', '=', customerId)
    .execute();
};
