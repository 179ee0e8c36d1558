import type { PetGender } from '@tailgate/contract';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { overwriting } from '../../platform/db/overwriting.ts';

export interface SeedRelation {
  readonly providerId: string;
  readonly customerId: string;
  readonly vip: boolean;
  readonly source: string;
  readonly notes: string;
  readonly alert: string;
  readonly alertChangedAt: Date | null;
  readonly waitlistedAt: Date | null;
  readonly block: { readonly at: Date; readonly reason: string } | null;
  readonly createdAt: Date;
}

export interface SeedPet {
  readonly id: string;
  readonly customerId: string;
  readonly name: string;
  readonly petTypeId: string;
  readonly breedId: string;
  readonly timeModifierId: string | null;
  readonly photoFileId: string | null;
  readonly description: string;
  readonly groomerNote: string;
  readonly gender: PetGender;
  readonly birthYear: number;
  readonly weightLb: number;
  readonly declawed: boolean;
  readonly spayedNeutered: boolean;
  readonly anxiousAggressive: boolean;
  readonly createdAt: Date;
  /** The last day as YYYY-MM-DD. */
  readonly vaccinations: readonly {
    readonly id: string;
    readonly name: string;
    readonly expiresOn: string;
  }[];
}

const relationRow = (relation: SeedRelation) => ({
  provider_id: relation.providerId,
  customer_id: relation.customerId,
  vip: relation.vip,
  source: relation.source,
  notes: relation.notes,
  alert: relation.alert,
  alert_changed_at: relation.alertChangedAt,
  waitlisted_at: relation.waitlistedAt,
  blocked_at: relation.block?.at ?? null,
  block_reason: relation.block?.reason ?? null,
  block_reported: false,
  created_at: relation.createdAt,
});

/** Writes who is whose customer, over whatever an earlier run left. */
export const seedRelations = async (tx: Tx, relations: readonly SeedRelation[]): Promise<void> => {
  const rows = relations.map((relation) => relationRow(relation));
  if (!rows[0]) return;
  const overwritten = overwriting(rows[0]);
  await tx
    .insertInto('provider_customers')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['provider_id', 'customer_id']).doUpdateSet(overwritten))
    .execute();
};

const petRow = (pet: SeedPet) => ({
  id: pet.id,
  customer_id: pet.customerId,
  name: pet.name,
  pet_type_id: pet.petTypeId,
  breed_id: pet.breedId,
  time_modifier_id: pet.timeModifierId,
  photo_file_id: pet.photoFileId,
  description: pet.description,
  groomer_note: pet.groomerNote,
  gender: pet.gender,
  birth_year: pet.birthYear,
  weight_lb: pet.weightLb,
  vaccinated: pet.vaccinations.length > 0,
  declawed: pet.declawed,
  spayed_neutered: pet.spayedNeutered,
  anxious_aggressive: pet.anxiousAggressive,
  status: 'active' as const,
  created_at: pet.createdAt,
  updated_at: pet.createdAt,
});

/** Writes pets and their vaccinations, over whatever an earlier run left. */
export const seedPets = async (tx: Tx, pets: readonly SeedPet[]): Promise<void> => {
  const rows = pets.map((pet) => petRow(pet));
  if (!rows[0]) return;
  const overwritten = overwriting(rows[0]);
  await tx
    .insertInto('pets')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(overwritten))
    .execute();
  const vaccinations = pets.flatMap((pet) =>
    pet.vaccinations.map(({ id, name, expiresOn }) => ({
      id,
      pet_id: pet.id,
      name,
      expires_on: sql<Date>`${expiresOn}::date`,
      created_at: pet.createdAt,
    })),
  );
  if (!vaccinations[0]) return;
  const replaced = overwriting(vaccinations[0]);
  await tx
    .insertInto('pet_vaccinations')
    .values(vaccinations)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(replaced))
    .execute();
};
