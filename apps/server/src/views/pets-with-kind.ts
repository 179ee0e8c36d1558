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
