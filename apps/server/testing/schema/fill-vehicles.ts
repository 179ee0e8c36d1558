import { addDays, localDateAt } from '@tailgate/values';
import type { SignedIn, TestApi } from '../test-api.ts';

/** The provider's van, which has the provider's id. */
const OWN_VAN = `insert into vehicles (id, site_id, owner_id, is_for_rent, name, time_zone, created_at, updated_at, status_since)
  values ($2, $1, $2, true, 'Van', 'America/Chicago', app.now(), app.now(), app.now()) on conflict do nothing`;

/** Inserts rows of one account as the database owner, who bypasses the cap. */
export const FILL_VEHICLES: Record<string, string> = {
  vehicles: `insert into vehicles (id, site_id, owner_id, is_for_rent, name, time_zone, created_at, updated_at, status_since)
    select gen_random_uuid(), $1, $2, false, 'Van ' || n, 'America/Chicago', app.now(), app.now(), app.now()
    from generate_series(1, $3::int) n`,
  meterReadings: `with van as (${OWN_VAN})
    insert into meter_readings (id, site_id, vehicle_id, meter, value, read_at, source, taken_by, created_at)
    select gen_random_uuid(), $1, $2, 'odometer', n, app.now(), 'owner', $2, app.now() from generate_series(1, $3::int) n`,
  vehicleDocuments: `with van as (${OWN_VAN})
    insert into vehicle_documents (id, site_id, vehicle_id, kind, added_by, added_at, replaced_at)
    select gen_random_uuid(), $1, $2, 'title', $2, app.now(), app.now() from generate_series(1, $3::int) n`,
  vanTerms: `with van as (${OWN_VAN})
    insert into van_terms (site_id, vehicle_id, kind, version, terms, saved_by, saved_at)
    select $1, $2, 'charge', n, '{}', $2, app.now() from generate_series(1, $3::int) n`,
  vanBlocks: `with van as (${OWN_VAN})
    insert into van_blocks (id, site_id, vehicle_id, reason, starts_at, ends_at, created_by, created_at)
    select gen_random_uuid(), $1, $2, 'other', app.now(), app.now() + interval '1 day', $2, app.now()
    from generate_series(1, $3::int) n`,
};

const VEHICLES = '/v2/service-vehicle/vehicles';
/** The same terms again would be no change. */
let next = 1_000;

export const ADD_TO_VEHICLES = (
  api: () => TestApi,
): Record<string, (person: SignedIn) => Promise<{ status: number; error: { code?: string } }>> => {
  const ownVan = async ({ account }: SignedIn) => {
    const { site, database } = api();
    await database.asOwner((owner) => owner.query(OWN_VAN, [site.id, account.id]));
    return { id: account.id };
  };
  return {
    vehicles: (person) => person.call(`POST ${VEHICLES}`, { body: { name: 'One more' } }),
    meterReadings: async (person) =>
      person.call(`POST ${VEHICLES}/:id/meter-readings`, {
        params: await ownVan(person),
        body: { meter: 'odometer', value: 100 },
      }),
    vehicleDocuments: async (person) => {
      const params = await ownVan(person);
      const { rows } = await api().database.asOwner((owner) =>
        owner.query<{ id: string }>(
          `insert into files (id, site_id, owner_id, kind, status, filename, declared_type, declared_bytes)
           values (gen_random_uuid(), $1, $2, 'document', 'ready', 'title.pdf', 'application/pdf', 1) returning id`,
          [api().site.id, person.account.id],
        ),
      );
      return await person.call(`POST ${VEHICLES}/:id/documents`, {
        params,
        body: { kind: 'title', document: rows[0]?.id },
      });
    },
    vanBlocks: async (person) => {
      const day = addDays(localDateAt(api().clock.now(), 'America/Chicago'), (next += 1) % 500);
      return await person.call('POST /v2/service-vehicle/fleet-owner/fleet-management/:id/blocks', {
        params: await ownVan(person),
        body: { from: day, to: day, reason: 'other' },
      });
    },
    vanTerms: async (person) =>
      person.call('POST /v2/service-vehicle/fleet-owner/fleet-management/:id/charge-details', {
        params: await ownVan(person),
        body: { desiredWeeklyRevenue: (next += 1), chargePercentage: 20 },
      }),
  };
};
