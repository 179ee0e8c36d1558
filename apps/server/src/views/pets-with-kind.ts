import type { Tx } from '../platform/db/database.ts';

/** Pets with the names of their type, breed and time modifier. */
export const petsWithKind = (tx: Tx) =>
  tx
    .selectFrom('pets')
    .innerJoin('pet_types', 'pet_types.id', 'pets.pet_type_id')
    .leftJoin('breeds', 'breeds.id', 'pets.breed_id')
    .leftJoin('time_modifiers', 'time_modifiers.id', 'pets.time_modifier_id')
    .selectAll('pets')
    .select([
      'pet_types.name as pet_type_name',
      'pet_types.slug as pet_type_slug',
      'breeds.name as breed_name',
      'time_modifiers.name as time_modifier_name',
    ]);
export type PetRow = Awaited<ReturnType<ReturnType<typeof petsWithKind>['executeTakeFirstOrThrow']>>;

/** What a pet type and a breed of it are called; undefined where there is no such pair. */
export const kindNamed = async (
  tx: Tx,
  { petTypeId, breedId }: { readonly petTypeId: string; readonly breedId: string | null },
) =>
  await tx
    .selectFrom('pet_types')
    .leftJoin('breeds', (join) => join.onRef('breeds.pet_type_id', '=', 'pet_types.id').on('breeds.id', '=', breedId))
    .select(['pet_types.name as petType', 'breeds.name as breed'])
    .where('pet_types.id', '=', petTypeId)
    .where((eb) => (breedId === null ? eb.lit(true) : eb('breeds.id', 'is not', null)))
    .executeTakeFirst();
