import { buildCustomerOf } from '../builders/build-customer-of.ts';
import { registerCustomerOf } from '../builders/build-customer.ts';
import type { SignedIn, TestApi } from '../test-api.ts';

/** The provider is their own customer, with one pet that has the provider's id. */
const OWN_CUSTOMER = `insert into provider_customers (site_id, provider_id, customer_id) values ($1, $2, $2)
  on conflict do nothing`;
const PET_TYPE = `insert into pet_types (id, site_id, name, slug) values ($1, $1, 'Dog', 'dog') on conflict do nothing`;
const OWN_PET = `insert into pets (id, site_id, customer_id, name, pet_type_id) values ($2, $1, $2, 'Rex', $1)
  on conflict do nothing`;

/** Inserts rows of one account as the database owner, who bypasses the cap. */
export const FILL_CUSTOMERS: Record<string, string> = {
  customers: `with people as (
      insert into accounts (id, site_id, first_name, last_name, roles)
      select gen_random_uuid(), $1, 'Customer', n::text, '{customer}' from generate_series(1, $3::int) n returning id)
    insert into provider_customers (site_id, provider_id, customer_id) select $1, $2, id from people`,
  proposals: `with type as (${PET_TYPE.replaceAll('$1', '$1::uuid')}), own as (${OWN_CUSTOMER}), all_pets as (
      insert into pets (id, site_id, customer_id, name, pet_type_id)
      select gen_random_uuid(), $1, $2, 'Rex', $1 from generate_series(1, $3::int) n returning id)
    insert into customer_change_proposals (id, site_id, provider_id, customer_id, kind, pet_id, changes, created_at)
    select gen_random_uuid(), $1, $2, $2, 'pet_removal', id, '{}', app.now() from all_pets`,
  pets: `with type as (${PET_TYPE.replaceAll('$1', '$1::uuid')})
    insert into pets (id, site_id, customer_id, name, pet_type_id)
    select gen_random_uuid(), $1, $2, 'Rex', $1 from generate_series(1, $3::int) n`,
  petImages: `with type as (${PET_TYPE.replaceAll('$1', '$1::uuid')}), pet as (${OWN_PET}), photos as (
      insert into files (id, site_id, owner_id, kind, filename, declared_type, declared_bytes)
      select gen_random_uuid(), $1, $2, 'image', 'rex.png', 'image/png', 1 from generate_series(1, $3::int) n returning id)
    insert into pet_images (site_id, pet_id, file_id, position) select $1, $2, id, 1 from photos`,
  vaccinations: `with type as (${PET_TYPE.replaceAll('$1', '$1::uuid')}), pet as (${OWN_PET})
    insert into pet_vaccinations (id, site_id, pet_id, name)
    select gen_random_uuid(), $1, $2, 'Rabies' from generate_series(1, $3::int) n`,
};

const PET = '/v2/service-checkout/pet-service/service-provider/customer/:id/pet/:petId';

export const ADD_TO_CUSTOMERS = (
  api: () => TestApi,
): Record<string, (person: SignedIn) => Promise<{ status: number; error: { code?: string } }>> => {
  const withOwnPet = async ({ account }: SignedIn) => {
    const { site, database } = api();
    await database.asOwner(async (owner) => {
      await owner.query(OWN_CUSTOMER, [site.id, account.id]);
      await owner.query(PET_TYPE, [site.id]);
      await owner.query(OWN_PET, [site.id, account.id]);
    });
    return { params: { id: account.id, petId: account.id } };
  };
  return {
    customers: (person) => registerCustomerOf(person),
    proposals: async (person) => {
      const { id } = await buildCustomerOf(api(), person, {
        place: { latitude: 30.26, longitude: -97.75 },
        petTypeId: api().site.id,
        breedId: api().site.id,
        pets: [],
      });
      return await person.call('PUT /v2/service-provider/customer/:id', {
        params: { id },
        body: { address_notes: 'Ring twice' },
      });
    },
    pets: async (person) => {
      await api().database.asOwner(async (owner) => {
        await owner.query(OWN_CUSTOMER, [api().site.id, person.account.id]);
        await owner.query(PET_TYPE, [api().site.id]);
      });
      return await person.call('POST /v2/service-checkout/pet-service/service-provider/customer/pet', {
        body: {
          customerId: person.account.id,
          petDetails: { name: 'Rex', petType: api().site.id },
        },
      });
    },
    petImages: async (person) => {
      const { rows } = await api().database.asOwner((owner) =>
        owner.query<{ id: string }>(
          `insert into files (id, site_id, owner_id, kind, status, filename, declared_type, declared_bytes)
           values (gen_random_uuid(), $1, $2, 'image', 'ready', 'rex.png', 'image/png', 1) returning id`,
          [api().site.id, person.account.id],
        ),
      );
      return await person.call(`POST ${PET}/images`, {
        ...(await withOwnPet(person)),
        body: { imageId: rows[0]?.id },
      });
    },
    vaccinations: async (person) =>
      person.call(`POST ${PET}/vaccinations`, {
        ...(await withOwnPet(person)),
        body: { name: 'Rabies' },
      }),
  };
};
