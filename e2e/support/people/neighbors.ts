import { randomUUID } from 'node:crypto';
import { testNow } from '@tailgate/kit';
import { clearAhead, elevenIn, seedVisit, seedWorkplace, type Owner } from './seed-visit.ts';

/** Two groomers of one neighborhood who log in nowhere else, with the same hours and the same work zone. */
export const NEIGHBORS = {
  site: 'saguaro',
  seller: { email: 'ty@tempetubs.example', name: 'Ty Robinson' },
  buyer: { email: 'ingrid@desertcatspa.example', name: 'Ingrid Solano' },
  /** Where the job is that both can take. */
  jobCity: 'Guadalupe',
  timeZone: 'America/Phoenix',
  tradeInDays: 8,
  /** Where the visit is that one offers to the other; no other visit of theirs is there. */
  tradeCity: 'Queen Creek',
} as const;

/** Ids of appointments begin with the time of booking (UUID v7). */
const appointmentId = (): string => {
  const time = testNow().getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
};

const BOTH = [NEIGHBORS.seller.email, NEIGHBORS.buyer.email];

/** Only an accepted one takes time. */
const seedAppointment = async (owner: Owner, status: 'accepted' | 'unassigned', days: number, city: string) => {
  const { rows } = await owner.query(
    `select pet.customer_id from pets pet join accounts a on a.site_id = pet.site_id
     where a.email = $1 order by pet.id limit 1`,
    [NEIGHBORS.seller.email],
  );
  await seedVisit(owner, {
    id: appointmentId(),
    groomer: NEIGHBORS.seller.email,
    customerId: String(rows[0]?.['customer_id']),
    status,
    startsAt: elevenIn(days, NEIGHBORS.timeZone),
    city,
    pets: 1,
    maxCents: 12_000,
    takesTime: status === 'accepted',
  });
};

/** A job that both can take, and an appointment of the one to offer to the other. */
export const seedNeighbors = async (owner: Owner): Promise<void> => {
  await clearAhead(owner, BOTH);
  await seedWorkplace(owner, BOTH, {
    zone: 'Tempe',
    around: NEIGHBORS.seller.email,
    meters: 9000,
    from: 480,
    to: 1080,
  });
  await seedAppointment(owner, 'unassigned', 6, NEIGHBORS.jobCity);
  await seedAppointment(owner, 'accepted', NEIGHBORS.tradeInDays, NEIGHBORS.tradeCity);
};
