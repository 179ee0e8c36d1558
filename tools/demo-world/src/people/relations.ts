import { randomFrom } from '@tailgate/kit';
import type { SeedRelation } from '@tailgate/server/seeding';
import { referenceLists } from '../story/reference-lists.ts';
import { ALERTS, NOTES } from '../story/pets.ts';
import type { SiteStory } from '../story/site-story.ts';
import { daysBefore } from '../today.ts';
import { displayNameOf, type DemoPerson } from './demo-person.ts';
import { isCustomer } from './pets.ts';

const isActiveGroomer = ({ roles, provider }: DemoPerson) => roles[0] === 'groomer' && provider?.status === 'active';
/** Every fifth customer has a second groomer. */
const SECOND = 5;

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

/** The regulars are customers of the groomer who logs in; the others are spread over all active groomers. */
export const relationsOf = (story: SiteStory, people: readonly DemoPerson[], today: Date): SeedRelation[] => {
  const groomers = people.filter(isActiveGroomer);
  const main = groomers.find(({ login }) => login === 'groomer') ?? groomers[0];
  if (!main) return [];
  const others = groomers.filter((groomer) => groomer !== main);
  return people.filter(isCustomer).flatMap((customer, index) => {
    const other = others[index % others.length] ?? main;
    const isMain = index < story.regulars.length || index % 3 === 0;
    const providers = isMain ? [main] : [other];
    if (index % SECOND === 0) providers.push(isMain ? other : main);
    return [...new Set(providers)].map((provider) => relationOf(story.slug, provider, customer, today));
  });
};
