import type { Place } from '@tailgate/values';
import { newId } from '../../src/platform/ids.ts';
import type { SignedIn, TestApi } from '../test-api.ts';

export interface GivenCustomer {
  readonly place: Place;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly breedId: string;
  readonly petTypeId: string;
  readonly pets?: readonly string[];
}

/** A customer of a groomer with an address and medium dogs. */
export const buildCustomerOf = async (api: TestApi, groomer: SignedIn, given: GivenCustomer) => {
  const account = await api.account({
    roles: ['customer'],
    ...(given.firstName !== undefined && { firstName: given.firstName }),
    ...(given.lastName !== undefined && { lastName: given.lastName }),
  });
  const pets = (given.pets ?? ['Biscuit']).map((name) => ({ id: newId(), name }));
  await api.database.asOwner(async (owner) => {
    await owner.query(
      `insert into customer_profiles (account_id, site_id, address_line, city, state_or_province, postal_code, country, location)
       values ($1, $2, '12 Elm Street', 'Austin', 'TX', '78701', 'US', st_point($3, $4, 4326)::geography)
       on conflict (account_id) do update set address_line = excluded.address_line, city = excluded.city,
         state_or_province = excluded.state_or_province, postal_code = excluded.postal_code, country = excluded.country,
         location = excluded.location`,
      [account.id, api.site.id, given.place.longitude, given.place.latitude],
    );
    await owner.query('insert into provider_customers (site_id, provider_id, customer_id) values ($1, $2, $3)', [
      api.site.id,
      groomer.account.id,
      account.id,
    ]);
    for (const pet of pets)
      await owner.query(
        `insert into pets (id, site_id, customer_id, name, pet_type_id, breed_id) values ($1, $2, $3, $4, $5, $6)`,
        [pet.id, api.site.id, account.id, pet.name, given.petTypeId, given.breedId],
      );
  });
  return { id: account.id, account, pets };
};
