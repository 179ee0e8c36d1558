import { createHash, randomUUID } from 'node:crypto';

/** Visits of a groomer who logs in nowhere else, due since two hours, for the journeys of the checkout. */
export const VAN = {
  site: 'tailgate',
  groomer: 'lou@bigdogwash.example',
  coupon: 'VANTEN',
  giftCard: 'ACDE-FGHJ-KLMN-7QRK',
  visits: {
    twoPets: '01900000-0000-7000-8000-0000000000a1',
    declined: '01900000-0000-7000-8000-0000000000a2',
    noShow: '01900000-0000-7000-8000-0000000000a3',
    newCard: '01900000-0000-7000-8000-0000000000a4',
    offline: '01900000-0000-7000-8000-0000000000a5',
  },
} as const;

interface Owner {
  query(sql: string, values: readonly unknown[]): Promise<unknown>;
}

interface Visit {
  readonly id: string;
  readonly pets: number;
  /** The last four digits of the customer's card; null of one without a card. */
  readonly card: string | null;
  /** Another customer than those of the visits before. */
  readonly skip: number;
}

const VISITS: readonly Visit[] = [
  { id: VAN.visits.twoPets, pets: 2, card: '4242', skip: 0 },
  { id: VAN.visits.declined, pets: 1, card: '9995', skip: 0 },
  { id: VAN.visits.noShow, pets: 1, card: '4242', skip: 1 },
  { id: VAN.visits.newCard, pets: 1, card: null, skip: 0 },
  { id: VAN.visits.offline, pets: 1, card: '4242', skip: 2 },
];

const seedVisit = async (owner: Owner, { id, pets, card, skip }: Visit): Promise<void> => {
  await owner.query(
    `insert into appointments (id, site_id, provider_id, customer_id, status, status_since, starts_at, ends_at, time_zone,
       place, address_line, city, state_or_province, postal_code, country, booked_by, booked_at, travel_fee_cents)
     select $1, a.site_id, a.id, c.id, 'accepted', now(), now() - interval '2 hours', now() - interval '1 hour',
       p.time_zone, p.location, '12 Elm Street', 'Austin', 'TX', '78704', 'US', 'customer', now() - interval '3 days', 1000
     from accounts a
       join providers p on p.account_id = a.id
       cross join lateral (
         select pet.customer_id as id from pets pet
         where pet.site_id = a.site_id
         group by pet.customer_id
         having count(*) >= $3::int and ($4::text is not distinct from (
           select card.last_four::text from payment_holders holder join payment_cards card on card.holder_id = holder.id
           where holder.account_id = pet.customer_id and holder.provider_id is null and card.is_default))
         order by pet.customer_id offset $5::int limit 1) c
     where a.email = $2`,
    [id, VAN.groomer, pets, card, skip],
  );
  await owner.query(
    `insert into appointment_lines (appointment_id, id, site_id, pet_id, service_id, position, pet_name, service_name,
       min_cents, max_cents, minutes)
     select a.id, gen_random_uuid(), a.site_id, pet.id, service.id, pet.place, pet.name, service.name, 9000, 9000, 60
     from appointments a
       cross join lateral (
         select *, row_number() over (order by id) - 1 as place from pets where customer_id = a.customer_id
         order by id limit $2::int) pet
       cross join lateral (
         select * from catalogue_services c where c.site_id = a.site_id and c.pet_type_id = pet.pet_type_id
         order by c.position limit 1) service
     where a.id = $1`,
    [id, pets],
  );
  await owner.query(
    `insert into provider_customers (site_id, provider_id, customer_id)
     select a.site_id, a.provider_id, a.customer_id from appointments a where a.id = $1
     on conflict (provider_id, customer_id) do nothing`,
    [id],
  );
};

export const seedVanVisits = async (owner: Owner): Promise<void> => {
  for (const visit of VISITS) await seedVisit(owner, visit);
  await owner.query(
    `insert into coupons (id, site_id, provider_id, code, modifier_type, percent)
     select $1, a.site_id, a.id, $2, 'percentage', 10 from accounts a where a.email = $3`,
    [randomUUID(), VAN.coupon, VAN.groomer],
  );
  await owner.query(
    `insert into gift_cards (id, site_id, provider_id, code_hash, code_ending, initial_cents, balance_cents)
     select $1, a.site_id, a.id, $2, $3, 5000, 5000 from accounts a where a.email = $4`,
    [
      randomUUID(),
      createHash('sha256').update(VAN.giftCard.replaceAll('-', '')).digest('hex'),
      VAN.giftCard.slice(-4),
      VAN.groomer,
    ],
  );
};
