import { testNow } from '@tailgate/kit/instant';
import { buildCustomerOf } from '../builders/build-customer-of.ts';
import type { SignedIn, TestApi } from '../index.ts';
import { catalogueOf } from './catalogue-of.ts';

export const APPOINTMENTS = 120;
const CUSTOMERS = 20;
const PER_DAY = 5;
const FIRST_NAMES = ['Ava', 'Ben', 'Chloe', 'Diego', 'Emma', 'Farid', 'Grace', 'Hugo', 'Ivy', 'Jonas'];
const LAST_NAMES = ['Brooks', 'Carter', 'Diaz', 'Evans', 'Foster', 'Garcia', 'Hayes'];
const PETS = ['Biscuit', 'Momo', 'Luna', 'Rex', 'Pepper', 'Nala'];
const AUSTIN = { latitude: 30.26, longitude: -97.75 };

/** The month after the next one, whole. */
export const busyMonth = () => {
  const now = testNow();
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 1));
  return { year: String(month.getUTCFullYear()), month: String(month.getUTCMonth() + 1), start: month };
};

/** Appointments one after the other on twenty-four days, of pets of customers near by; ids begin with their time, as real ones do. */
const INSERT = `
  with made as (
    select n, (lpad(to_hex((extract(epoch from app.now()) * 1000)::bigint + n * 60000), 12, '0') ||
        substr(md5(random()::text || n), 1, 20))::uuid as id,
      ($3::uuid[])[1 + n % $7] as customer_id, ($4::uuid[])[1 + n % $7] as pet_id, ($5::text[])[1 + n % $7] as pet_name,
      $6::timestamptz + make_interval(days => n / $8, hours => 14 + 2 * (n % $8)) as starts_at
    from generate_series(0, $9 - 1) n),
  placed as (
    insert into appointments (id, site_id, provider_id, customer_id, status, status_since, starts_at, ends_at, time_zone,
      place, address_line, city, state_or_province, postal_code, country, booked_by, booked_at, travel_fee_cents)
    select id, $1, $2, customer_id, 'accepted', app.now(), starts_at, starts_at + interval '75 minutes', 'America/Chicago',
      st_point(-97.75 - (n % $7) * 0.0031, 30.26 + (n % $7) * 0.0047, 4326)::geography, n || ' Elm Street', 'Austin', 'TX',
      '78701', 'US', 'groomer', app.now(), 1500 from made)
  insert into appointment_lines (appointment_id, id, site_id, pet_id, service_id, position, pet_name, breed_name,
    service_name, min_cents, max_cents, minutes)
  select id, gen_random_uuid(), $1, pet_id, $10, 0, pet_name, 'Beagle', 'Full groom', 9000, 9000 + 500 * (n % 4), 75
  from made`;

/** Gives each groomer a month with a hundred and twenty appointments. */
export const fillMonths = async (api: TestApi, groomers: readonly SignedIn[]): Promise<void> => {
  const ids = await catalogueOf(api);
  for (const groomer of groomers) {
    const customers: Awaited<ReturnType<typeof buildCustomerOf>>[] = [];
    for (let number = 0; number < CUSTOMERS; number += 1)
      customers.push(
        await buildCustomerOf(api, groomer, {
          place: AUSTIN,
          firstName: FIRST_NAMES[number % FIRST_NAMES.length] ?? '',
          lastName: LAST_NAMES[number % LAST_NAMES.length] ?? '',
          breedId: ids.beagle,
          petTypeId: ids.dog,
          pets: [PETS[number % PETS.length] ?? ''],
        }),
      );
    const pets = customers.flatMap((customer) => customer.pets);
    await api.database.asOwner((owner) =>
      owner.query(INSERT, [
        api.site.id,
        groomer.account.id,
        customers.map(({ id }) => id),
        pets.map(({ id }) => id),
        pets.map(({ name }) => name),
        busyMonth().start,
        CUSTOMERS,
        PER_DAY,
        APPOINTMENTS,
        ids.groom,
      ]),
    );
  }
};
