import { buildCustomerOf, buildGroomerAround, buildVanRow } from '@tailgate/server/testing';
import type { buildCatalogue, TestApi } from '@tailgate/server/testing';

export type Catalogue = Awaited<ReturnType<typeof buildCatalogue>>;

import type { Person } from '../world.ts';

interface StormCustomer {
  readonly id: string;
  readonly phone: string;
  readonly petId: string;
  readonly place: { readonly latitude: number; readonly longitude: number };
}

export interface StormGroomer extends Person {
  readonly email: string;
  readonly phone: string;
  /** Everything that a visit takes: the groomer, and the van that they hold. */
  readonly resources: readonly { readonly id: string; readonly kind: 'groomer' | 'van' }[];
}

export interface BookingWorld {
  readonly groomers: readonly StormGroomer[];
  readonly customers: readonly StormCustomer[];
  readonly serviceId: string;
}

/** Why an appointment is moved or canceled. */
const REASON = 'Schedule conflict';
export const REASON_ID = 'schedule-conflict';

/** Few, so that they are fought over. */
const GROOMERS = 4;
const CUSTOMERS = 24;
const CENTER = { latitude: 30.26, longitude: -97.75 };
const STEP_DEGREES = 0.015;
const PLACES = 6;

/** From now on. */
const holdVan = (api: TestApi, vehicleId: string, holderId: string) =>
  api.database.asOwner(async (owner) => {
    await owner.query(
      `insert into van_custody (id, site_id, vehicle_id, holder_id, reason, during, created_by, created_at)
         values (gen_random_uuid(), $1, $2, $3, 'owner', tstzrange(app.now(), null), $3, app.now())`,
      [api.site.id, vehicleId, holderId],
    );
    await owner.query('insert into van_drivers (groomer_id, site_id, since) values ($2, $1, app.now())', [
      api.site.id,
      holderId,
    ]);
  });

export async function makeBookingWorld(api: TestApi, ids: Catalogue): Promise<BookingWorld> {
  const groomers: StormGroomer[] = [];
  const customers: StormCustomer[] = [];
  for (let number = 0; number < GROOMERS; number += 1) {
    const signedIn = await buildGroomerAround(api, { center: CENTER, serviceId: ids.groom });
    const { account, token } = signedIn;
    const van = await buildVanRow(api, { ownerId: account.id });
    await holdVan(api, van, account.id);
    groomers.push({
      id: account.id,
      token,
      email: account.email,
      phone: account.phone,
      resources: [
        { id: account.id, kind: 'groomer' },
        { id: van, kind: 'van' },
      ],
    });
    for (let count = 0; count < CUSTOMERS / GROOMERS; count += 1) {
      const index = customers.length;
      const place = { ...CENTER, latitude: CENTER.latitude + ((index % PLACES) - PLACES / 2) * STEP_DEGREES };
      const built = await buildCustomerOf(api, signedIn, { place, breedId: ids.beagle, petTypeId: ids.dog });
      customers.push({ id: built.id, phone: built.account.phone, petId: built.pets[0]?.id ?? '', place });
    }
  }
  const lists = JSON.stringify({ cancellationReasons: [REASON], rescheduleReasons: [REASON] });
  await api.database.asOwner((owner) =>
    owner.query('update sites set reference_lists = $2 where id = $1', [api.site.id, lists]),
  );
  // Every groomer knows every customer, so that anybody can be booked by anybody.
  await api.database.asOwner((owner) =>
    owner.query(
      `insert into provider_customers (site_id, provider_id, customer_id)
         select $1, g, c from unnest($2::uuid[]) g cross join unnest($3::uuid[]) c on conflict do nothing`,
      [api.site.id, groomers.map(({ id }) => id), customers.map(({ id }) => id)],
    ),
  );
  return { groomers, customers, serviceId: ids.groom };
}
