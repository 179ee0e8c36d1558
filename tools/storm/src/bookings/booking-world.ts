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
}

export interface BookingWorld {
  /** The first half drives vans of the fleet, the others their own. */
  readonly groomers: readonly StormGroomer[];
  readonly drivers: readonly StormGroomer[];
  readonly owner: Person;
  /** Of the fleet, one more than drivers. */
  readonly vans: readonly string[];
  /** Of everybody: these calendars are audited. */
  readonly calendars: readonly string[];
  readonly heldAtFirst: Readonly<Record<string, string | null>>;
  readonly customers: readonly StormCustomer[];
  readonly serviceId: string;
}

/** Why an appointment is moved or canceled. */
const REASON = 'Schedule conflict';
export const REASON_ID = 'schedule-conflict';

/** Few, so that they are fought over. */
const GROOMERS = 4;
const DRIVERS = 2;
const CUSTOMERS = 24;
const CENTER = { latitude: 30.26, longitude: -97.75 };
const STEP_DEGREES = 0.015;
const PLACES = 6;

interface Holding {
  readonly vehicleId: string;
  readonly holderId: string;
  readonly ownerId: string;
}

/** From now on. */
const holdVan = (api: TestApi, { vehicleId, holderId, ownerId }: Holding) =>
  api.database.asOwner(async (owner) => {
    await owner.query(
      `insert into van_custody (id, site_id, vehicle_id, holder_id, reason, during, created_by, created_at)
         values (gen_random_uuid(), $1, $2, $3, $5, tstzrange(app.now(), null), $4, app.now())`,
      [api.site.id, vehicleId, holderId, ownerId, ownerId === holderId ? 'owner' : 'assignment'],
    );
    await owner.query('insert into van_drivers (groomer_id, site_id, since) values ($2, $1, app.now())', [
      api.site.id,
      holderId,
    ]);
  });

const attach = (api: TestApi, ownerId: string, groomerId: string) =>
  api.database.asOwner((owner) =>
    owner.query(
      `insert into fleet_drivers (id, site_id, owner_id, groomer_id, status, status_since, invited_at)
         values (gen_random_uuid(), $1, $2, $3, 'attached', app.now(), app.now())`,
      [api.site.id, ownerId, groomerId],
    ),
  );

export async function makeBookingWorld(api: TestApi, ids: Catalogue): Promise<BookingWorld> {
  const groomers: StormGroomer[] = [];
  const customers: StormCustomer[] = [];
  const fleet = await api.as('fleet_owner');
  const vans: string[] = [];
  const ownVans: string[] = [];
  for (let count = 0; count <= DRIVERS; count += 1) vans.push(await buildVanRow(api, { ownerId: fleet.account.id }));
  for (let number = 0; number < GROOMERS; number += 1) {
    const signedIn = await buildGroomerAround(api, { center: CENTER, serviceId: ids.groom });
    const { account, token } = signedIn;
    const isDriver = number < DRIVERS;
    const ownerId = isDriver ? fleet.account.id : account.id;
    const vehicleId = (isDriver ? vans[number] : undefined) ?? (await buildVanRow(api, { ownerId }));
    if (isDriver) await attach(api, ownerId, account.id);
    else ownVans.push(vehicleId);
    await holdVan(api, { vehicleId, holderId: account.id, ownerId });
    groomers.push({ id: account.id, token, email: account.email, phone: account.phone });
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
  const drivers = groomers.slice(0, DRIVERS);
  return {
    groomers,
    drivers,
    owner: { id: fleet.account.id, email: fleet.account.email, token: fleet.token },
    vans,
    calendars: [...groomers.map(({ id }) => id), ...vans, ...ownVans],
    heldAtFirst: Object.fromEntries(vans.map((van, index) => [van, drivers[index]?.id ?? null])),
    customers,
    serviceId: ids.groom,
  };
}
