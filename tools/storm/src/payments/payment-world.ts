import { buildOrder, customerSetup, SIGNATURE, type TestApi } from '@tailgate/server/testing';

import type { Catalogue } from '../bookings/booking-world.ts';
import { buildWorld, catalogueOf, type Person, type World } from '../world.ts';

export interface PaymentWorld extends Pick<World, 'environment' | 'databaseUrls' | 'sandboxUrl' | 'site' | 'prober'> {
  readonly groomers: readonly (Person & { readonly orderIds: readonly string[] })[];
  readonly signature: object;
}

const GROOMERS = 8;
const ORDER_MINUTES = 15;

/** Copies of one order, one after the other into the past. They differ in price, so that a wrong charge shows. */
const COPY_ORDERS = `
  with copies as (
    select app.first_id_at(app.now()) as floor, n, gen_random_uuid() as random,
      app.now() - make_interval(hours => 2, mins => ($3 * n)::int) as starts_at
    from generate_series(1, $2::int) n
  ), numbered as (
    -- Ids of today: the partitions of earlier months may not exist.
    select (substr(floor::text, 1, 14) || substr(random::text, 15))::uuid as id, n, starts_at from copies
  ), placed as (
    insert into appointments (id, site_id, provider_id, customer_id, status, status_since, starts_at, ends_at, time_zone,
      place, address_line, city, state_or_province, postal_code, country, booked_by, booked_at, travel_fee_cents,
      estimate_cents, estimate_told_at)
    select c.id, a.site_id, a.provider_id, a.customer_id, 'accepted', app.now(), c.starts_at,
      c.starts_at + make_interval(mins => $3::int), a.time_zone, a.place, a.address_line, a.city, a.state_or_province,
      a.postal_code, a.country, a.booked_by, app.now(), 0, 5000 + c.n, app.now()
    from numbered c cross join appointments a where a.id = $1 returning id
  ), lined as (
    insert into appointment_lines (appointment_id, id, site_id, pet_id, service_id, position, pet_name, service_name,
      min_cents, max_cents, minutes, started_at, ended_at)
    select c.id, gen_random_uuid(), l.site_id, l.pet_id, l.service_id, 0, l.pet_name, l.service_name,
      5000 + c.n, 5000 + c.n, $3::int, app.now(), app.now()
    from numbered c cross join appointment_lines l where l.appointment_id = $1
  ), occupied as (
    insert into occupancy (id, site_id, resource_id, resource_kind, kind, subject_id, busy, occupied, created_at)
    select c.id, o.site_id, o.resource_id, o.resource_kind, o.kind, c.id,
      tstzrange(c.starts_at, c.starts_at + make_interval(mins => $3::int)),
      tstzrange(c.starts_at, c.starts_at + make_interval(mins => $3::int)), app.now()
    from numbered c cross join occupancy o where o.subject_id = $1
  ), agreed as (
    insert into order_terms (appointment_id, site_id, payment_method, card_id)
    select c.id, $4, 'card', $5 from numbered c
  )
  select id from placed`;

async function addGroomer(api: TestApi, ids: Catalogue, orders: number) {
  const signedIn = await api.as('groomer');
  const { account, token } = signedIn;
  const model = await buildOrder(api, signedIn, ids);
  const { body: card } = await signedIn.call('POST /v2/service-provider/customer/:id/customer-cards', {
    params: { id: model.customerId },
    body: { token: await customerSetup(api, signedIn, { customerId: model.customerId }) },
  });
  const orderIds = await api.database.asOwner(async (owner) => {
    const copies = [model.id, orders, ORDER_MINUTES, api.site.id, card.id];
    const { rows } = await owner.query<{ id: string }>(COPY_ORDERS, copies);
    return rows.map(({ id }) => id);
  });
  return { id: account.id, email: account.email, token, orderIds };
}

/** Groomers whose customers have a card on file, with many orders that are ready to be completed. */
export async function paymentPart(api: TestApi, ids: Catalogue, orders: number) {
  const groomers: Awaited<ReturnType<typeof addGroomer>>[] = [];
  for (let count = 0; count < GROOMERS; count += 1)
    groomers.push(await addGroomer(api, ids, Math.ceil(orders / GROOMERS)));
  return { groomers, signature: SIGNATURE };
}

export const makePaymentWorld = (orders: number): Promise<PaymentWorld> =>
  buildWorld(async (api) => await paymentPart(api, await catalogueOf(api), orders));
