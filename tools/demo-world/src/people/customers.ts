import { randomFrom, type Random } from '@tailgate/kit';
import { FIRST_NAMES, LAST_NAMES } from '../story/names.ts';
import type { RegularStory, SiteStory } from '../story/site-story.ts';
import { addressIn, neighborhoodNamed } from './addresses.ts';
import type { DemoPerson } from './demo-person.ts';
import { demoId, slugOf } from './ids.ts';
import { phoneOf } from './phones.ts';

const SOURCES = ['Web search', 'A friend', 'Social media', 'Saw the van', 'My groomer', 'Flyer', null] as const;
const MAIL_DOMAINS = ['example.com', 'example.net', 'example.org'] as const;

export const customersOf = (story: SiteStory): DemoPerson[] => {
  const stories = [...story.regulars, ...strangersOf(story)];
  return stories.map((customer, index) => {
    const [firstName, lastName] = customer.name;
    const slug = slugOf(customer.name.join(' '));
    const random = randomFrom(`${story.slug}/customers/${slug}`);
    return {
      id: demoId(story.slug, 'person', slug),
      email: customer.email ?? emailOf(slug, random),
      phone: phoneOf(story.metro, 'customers', index),
      firstName,
      lastName,
      roles: ['customer'],
      provider: null,
      customer: profileOf(story, customer, random),
      login: customer.login ?? null,
      portrait: null,
      joinedDaysAgo: random.integer(3, 725),
    };
  });
};

/** Generated customers. */
const strangersOf = (story: SiteStory): RegularStory[] => {
  const random = randomFrom(`${story.slug}/strangers`);
  const firstNames = random.shuffled(FIRST_NAMES);
  const lastNames = random.shuffled(LAST_NAMES);
  const at = <T>(list: readonly T[], index: number) => list[index % list.length] as T;
  return Array.from({ length: story.customerCount - story.regulars.length }, (_, index) => {
    // Each round pairs the first names with the last names shifted, so no pair repeats.
    const round = Math.floor(index / firstNames.length);
    return {
      name: [at(firstNames, index), at(lastNames, index + 7 * round)],
      neighborhood: at(story.metro.neighborhoods, index).name,
    };
  });
};

/** Some sign up with only a phone number. */
const emailOf = (slug: string, random: Random) =>
  random.chance(0.08) ? null : `${slug.replace('-', '.')}@${random.pick(MAIL_DOMAINS)}`;

const profileOf = ({ metro }: SiteStory, customer: RegularStory, random: Random) => ({
  address: addressIn(metro, neighborhoodNamed(metro, customer.neighborhood), random, customer.addressLine),
  addressNotes: customer.addressNotes ?? (random.chance(0.35) ? random.pick(metro.addressNotes) : ''),
  source: random.pick(SOURCES),
  vip: customer.vip ?? random.chance(0.05),
  termsAccepted: !customer.isInvited,
});
