import { testNow } from '@tailgate/kit';
import { clearAhead, elevenIn, seedVisit, seedWorkplace, sellNothing, type Owner } from './seed-visit.ts';

/** A customer and her only groomer, who log in nowhere else. */
export const RETURNING = {
  site: 'saguaro',
  timeZone: 'America/Phoenix',
  customer: 'alma.ramos@example.org',
  groomer: {
    email: 'walker@dunngrooming.example',
    name: 'Walker Dunn',
    business: 'Dunn Grooming',
    page: '/walker-dunn',
  },
  visits: {
    done: '01900000-0000-7000-8000-0000000000b1',
    toMove: '01900000-0000-7000-8000-0000000000b2',
    farAhead: '01900000-0000-7000-8000-0000000000b3',
    soon: '01900000-0000-7000-8000-0000000000b4',
  },
  moveInDays: 5,
} as const;

/** A customer whose profile has no address, although a groomer comes to him; and another groomer who would. */
export const WITHOUT_ADDRESS = {
  site: 'saguaro',
  customer: 'abel.jacobs@example.com',
  pet: 'Dot',
  address: '5988 S Jackrabbit Creek St, Mesa',
  otherGroomer: 'Mika Begaye',
} as const;

const HOUR_MS = 3_600_000;

/** One visit behind her, two in days, one in a few hours; and one review, of five stars, of the groomer. */
export const seedReturningCustomer = async (owner: Owner): Promise<void> => {
  const { customer, groomer, timeZone, visits, moveInDays } = RETURNING;
  await clearAhead(owner, [groomer.email]);
  await seedWorkplace(owner, [groomer.email], {
    zone: 'Mesa',
    around: groomer.email,
    meters: 9000,
    from: 480,
    to: 1080,
  });
  await sellNothing(owner, [groomer.email]);
  const { rows } = await owner.query('select id from accounts where email = $1', [customer]);
  const visit = {
    groomer: groomer.email,
    customerId: String(rows[0]?.['id']),
    status: 'accepted',
    city: 'Mesa',
    pets: 2,
    maxCents: 9000,
    takesTime: true,
  } as const;
  const hoursFromNow = (hours: number) => new Date(testNow().getTime() + hours * HOUR_MS);
  await seedVisit(owner, {
    ...visit,
    id: visits.done,
    status: 'complete',
    startsAt: hoursFromNow(-2),
    takesTime: false,
  });
  await seedVisit(owner, { ...visit, id: visits.soon, startsAt: hoursFromNow(6) });
  await seedVisit(owner, { ...visit, id: visits.toMove, startsAt: elevenIn(moveInDays, timeZone) });
  await seedVisit(owner, { ...visit, id: visits.farAhead, startsAt: elevenIn(moveInDays + 1, timeZone) });
  const ofGroomer = `select r.id from reviews r join accounts a on a.id = r.provider_id where a.email = $1`;
  await owner.query(`delete from reviews where id in (${ofGroomer} order by r.created_at desc, r.id offset 1)`, [
    groomer.email,
  ]);
  await owner.query(`update reviews set rating = 5 where id in (${ofGroomer})`, [groomer.email]);
  await owner.query(
    `update customer_profiles set address_line = null, address_line_2 = '', city = null, state_or_province = null,
       postal_code = null, country = null, location = null, address_notes = ''
     where account_id in (select id from accounts where email = $1)`,
    [WITHOUT_ADDRESS.customer],
  );
};
