import { sql } from 'kysely';
import { addressOf } from '../platform/db/address-columns.ts';
import type { Tx } from '../platform/db/database.ts';
import { found } from '../platform/failure.ts';

const toBook = (tx: Tx, customerId: string) =>
  tx
    .selectFrom('accounts')
    .leftJoin('customer_profiles', 'customer_profiles.account_id', 'accounts.id')
    .select(['accounts.id', 'accounts.first_name', 'accounts.last_name'])
    .select(['address_line', 'address_line_2', 'city', 'state_or_province', 'postal_code', 'country', 'address_notes'])
    .select([
      sql<number | null>`st_y(customer_profiles.location::geometry)`.as('latitude'),
      sql<number | null>`st_x(customer_profiles.location::geometry)`.as('longitude'),
    ])
    .where('accounts.id', '=', customerId);

type ToBook = Awaited<ReturnType<ReturnType<typeof toBook>['executeTakeFirstOrThrow']>>;

const whereTo = (row: ToBook) => ({
  id: row.id,
  first_name: row.first_name,
  last_name: row.last_name,
  address: addressOf(row),
  addressLine2: row.address_line_2 ?? '',
  addressNotes: row.address_notes ?? '',
});

/** Where a visit to this customer goes. */
export const customerToBook = async (tx: Tx, customerId: string) =>
  whereTo(found(await toBook(tx, customerId).executeTakeFirst()));

/** With whether this groomer has blocked the customer, in one round trip. */
export const customerToBookBy = async (tx: Tx, providerId: string, customerId: string) => {
  const isBlocked = sql<boolean>`exists (select from provider_customers r where r.provider_id = ${providerId}
    and r.customer_id = accounts.id and r.blocked_at is not null)`;
  const row = found(await toBook(tx, customerId).select(isBlocked.as('is_blocked')).executeTakeFirst());
  return { ...whereTo(row), isBlocked: row.is_blocked };
};

/** What prices depend on, of the active pets of one customer. */
export const activePetsOf = (tx: Tx, customerId: string) =>
  tx
    .selectFrom('pets')
    .innerJoin('pet_types', 'pet_types.id', 'pets.pet_type_id')
    .leftJoin('breeds', 'breeds.id', 'pets.breed_id')
    .select(['pets.id', 'pets.name', 'pets.pet_type_id', 'pets.weight_lb', 'pets.breed_id', 'pets.photo_file_id'])
    .select('pet_types.slug as pet_type')
    .select(['breeds.name as breed_name', 'breeds.size as breed_size'])
    .where('pets.customer_id', '=', customerId)
    .where('pets.status', '=', 'active')
    .orderBy('pets.name')
    .orderBy('pets.id')
    .execute();
/**
 * The same as a groomer prices them: with the weight and the breed that this groomer has proposed, until the customer has
 * answered. A dog that is heavier than its owner says costs what it weighs, and the owner’s record stays theirs.
 */
export const activePetsAsSeenBy = async (
  tx: Tx,
  { providerId, customerId }: { readonly providerId: string; readonly customerId: string },
): Promise<PetToBook[]> => {
  const pets = await activePetsOf(tx, customerId);
  const proposed = await tx
    .selectFrom('customer_change_proposals')
    .leftJoin('breeds', (join) => join.on(sql<boolean>`breeds.id = (changes -> 'breed' ->> 'to')::uuid`))
    .select(['customer_change_proposals.pet_id', 'customer_change_proposals.changes'])
    .select(['breeds.name as breed_name', 'breeds.size as breed_size', 'breeds.pet_type_id as breed_pet_type_id'])
    .where('customer_change_proposals.provider_id', '=', providerId)
    .where('customer_change_proposals.customer_id', '=', customerId)
    .where('customer_change_proposals.kind', '=', 'pet')
    .where('customer_change_proposals.status', '=', 'open')
    .execute();
  return pets.map((pet) => {
    const seen = proposed.find(({ pet_id: petId }) => petId === pet.id);
    if (!seen) return pet;
    const { weight, breed } = seen.changes;
    const isOtherBreed = typeof breed?.to === 'string' && seen.breed_pet_type_id === pet.pet_type_id;
    return {
      ...pet,
      ...(typeof weight?.to === 'number' && { weight_lb: weight.to }),
      ...(isOtherBreed && {
        breed_id: breed.to,
        breed_name: seen.breed_name,
        breed_size: seen.breed_size,
      }),
    };
  });
};

export type PetToBook = Awaited<ReturnType<typeof activePetsOf>>[number];
