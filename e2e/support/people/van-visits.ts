import { createHash, randomUUID } from 'node:crypto';
import { testNow } from '@tailgate/kit';
import { seedVisit, type Owner } from './seed-visit.ts';

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
    confirmed: '01900000-0000-7000-8000-0000000000a6',
    moreThanAgreed: '01900000-0000-7000-8000-0000000000a7',
    declinedTotal: '01900000-0000-7000-8000-0000000000a8',
    savedCard: '01900000-0000-7000-8000-0000000000a9',
  },
} as const;

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
  { id: VAN.visits.confirmed, pets: 1, card: null, skip: 1 },
  { id: VAN.visits.moreThanAgreed, pets: 1, card: '4242', skip: 3 },
  { id: VAN.visits.declinedTotal, pets: 1, card: '4242', skip: 4 },
  { id: VAN.visits.savedCard, pets: 1, card: '4242', skip: 5 },
];

/** One of the site's customers with so many pets and this card. */
const customerWith = async (owner: Owner, { pets, card, skip }: Visit): Promise<string> => {
  const { rows } = await owner.query(
    `select pet.customer_id from pets pet join accounts a on a.site_id = pet.site_id and a.email = $1
     group by pet.customer_id
     having count(*) >= $2::int and ($3::text is not distinct from (
       select card.last_four::text from payment_holders holder join payment_cards card on card.holder_id = holder.id
       where holder.account_id = pet.customer_id and holder.provider_id is null and card.is_default))
     order by pet.customer_id offset $4::int limit 1`,
    [VAN.groomer, pets, card, skip],
  );
  return String(rows[0]?.['customer_id']);
};

const HOUR_MS = 3_600_000;

export const seedVanVisits = async (owner: Owner): Promise<void> => {
  for (const visit of VISITS)
    await seedVisit(owner, {
      id: visit.id,
      groomer: VAN.groomer,
      customerId: await customerWith(owner, visit),
      status: 'accepted',
      startsAt: new Date(testNow().getTime() - 2 * HOUR_MS),
      city: 'Austin',
      pets: visit.pets,
      maxCents: 9000,
      takesTime: false,
    });
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
