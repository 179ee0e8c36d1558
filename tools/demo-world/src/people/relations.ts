import { randomFrom } from '@tailgate/kit';
import type { SeedRelation } from '@tailgate/server/seeding';
import { ALERTS, NOTES } from '../story/pets.ts';
import { referenceLists } from '../story/reference-lists.ts';
import type { SiteStory } from '../story/site-story.ts';
import { daysBefore } from '../today.ts';
import { displayNameOf, type DemoPerson } from './demo-person.ts';
import { isCustomer } from './pets.ts';

const isActiveGroomer = ({ roles, provider }: DemoPerson) => roles[0] === 'groomer' && provider?.status === 'active';
/** Every fifth customer has a second groomer. */
const SECOND = 5;
/** As many of the others live close enough to be customers of the groomer who logs in. */
const NEIGHBORS = 40;

const relationOf = (site: string, provider: DemoPerson, customer: DemoPerson, today: Date): SeedRelation => {
  const random = randomFrom(`${site}/relations/${displayNameOf(provider)}/${displayNameOf(customer)}`);
  const since = random.integer(1, customer.joinedDaysAgo);
  const alert = random.chance(0.12) ? random.pick(ALERTS) : '';
  const isBlocked = displayNameOf(customer) === 'Jon Pike' || random.chance(0.02);
  return {
    providerId: provider.id,
    customerId: customer.id,
    vip: customer.customer?.vip ?? false,
    source: customer.customer?.source ?? '',
    notes: random.pick(NOTES),
    alert,
    alertChangedAt: alert === '' ? null : daysBefore(today, random.integer(1, 200)),
    waitlistedAt: !isBlocked && random.chance(0.08) ? daysBefore(today, random.integer(1, 20)) : null,
    block: isBlocked
      ? {
          at: daysBefore(today, random.integer(1, 60)),
          reason: random.pick(referenceLists.customerBlockReasons),
        }
      : null,
    createdAt: daysBefore(today, since),
  };
};

const distance = (one: DemoPerson, other: DemoPerson): number => {
  const [from, to] = [one.customer?.address, other.provider?.address];
  if (!from || !to) return Number.POSITIVE_INFINITY;
  const across = (from.longitude - to.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  return Math.hypot(from.latitude - to.latitude, across);
};

/** The regulars and those who live nearest are customers of the groomer who logs in, the others of their nearest one. */
export const relationsOf = (story: SiteStory, people: readonly DemoPerson[], today: Date): SeedRelation[] => {
  const groomers = people.filter(isActiveGroomer);
  const main = groomers.find(({ login }) => login === 'groomer') ?? groomers[0];
  if (!main) return [];
  const customers = people.filter(isCustomer);
  const strangers = customers.slice(story.regulars.length);
  const neighbors = strangers.toSorted((one, other) => distance(one, main) - distance(other, main)).slice(0, NEIGHBORS);
  const ofMain = new Set([...customers.slice(0, story.regulars.length), ...neighbors]);
  return customers.flatMap((customer, index) => {
    const nearest = groomers.toSorted((one, other) => distance(customer, one) - distance(customer, other));
    const [first = main, second = main] = ofMain.has(customer) ? [main, ...nearest] : nearest;
    const providers = index % SECOND === 0 ? [first, second] : [first];
    return [...new Set(providers)].map((provider) => relationOf(story.slug, provider, customer, today));
  });
};
