import { randomUUID } from 'node:crypto';

import type { SourceMutation } from '@tailgate/kit';
import { buildCustomerOf, buildGroomerAround } from '@tailgate/server/testing';
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
  /** Everything that a visit takes: the groomer, and a van that is shared with a colleague. */
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
const GROOMERS_PER_VAN = 2;
const CUSTOMERS = 24;
const CENTER = { latitude: 30.26, longitude: -97.75 };
const STEP_DEGREES = 0.015;
const PLACES = 6;

export async function makeBookingWorld(api: TestApi, ids: Catalogue): Promise<BookingWorld> {
  const groomers: StormGroomer[] = [];
  const customers: StormCustomer[] = [];
  let van = randomUUID();
  for (let number = 0; number < GROOMERS; number += 1) {
    if (number % GROOMERS_PER_VAN === 0) van = randomUUID();
    const signedIn = await buildGroomerAround(api, { center: CENTER, serviceId: ids.groom });
    const { account, token } = signedIn;
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

/** Visits of these groomers take their van as well. */
export function withVans({ groomers }: BookingWorld): SourceMutation {
  const resources = Object.fromEntries(groomers.map(({ id, resources: taken }) => [id, taken]));
  return {
    file: 'apps/server/src/modules/scheduling/calendar/resources.ts',
    find: 'export const resourcesOf = ',
    replace: `const STORM_RESOURCES = ${JSON.stringify(resources)};
export const resourcesOf = (tx, providerId) =>
  Promise.resolve(STORM_RESOURCES[providerId] ?? [{ id: providerId, kind: 'groomer' }]);
export const resourcesWithoutStorm = `,
  };
}
