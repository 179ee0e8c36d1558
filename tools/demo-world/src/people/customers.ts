import type { RegularStory, SiteStory } from '../story/site-story.ts';
import { FIRST_NAMES, LAST_NAMES } from '../story/names.ts';
import { addressIn, neighbourhoodNamed } from './addresses.ts';
import type { DemoPerson } from './demo-person.ts';
import { demoId, slugOf } from './ids.ts';
import { phoneOf } from './phones.ts';
import { randomFrom, type Random } from './random.ts';

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
      joinedDaysAgo: random.between(3, 725),
    };
  });
};

/** Everybody whom the story does not know by name. */
const strangersOf = (story: SiteStory): RegularStory[] => {
  const random = randomFrom(`${story.slug}/strangers`);
  const firstNames = random.shuffle(FIRST_NAMES);
  const lastNames = random.shuffle(LAST_NAMES);
  const at = <T>(list: readonly T[], index: number) => list[index % list.length] as T;
  return Array.from({ length: story.customerCount - story.regulars.length }, (_, index) => {
    // Each round through the first names meets the last names shifted, so no pair comes twice.
    const round = Math.floor(index / firstNames.length);
    return {
      name: [at(firstNames, index), at(lastNames, index + 7 * round)],
      neighbourhood: at(story.metro.neighbourhoods, index).name,
    };
  });
};

/** Some sign up with nothing but a phone. */
const emailOf = (slug: string, random: Random) =>
  random.chance(0.08) ? null : `${slug.replace('-', '.')}@${random.pick(MAIL_DOMAINS)}`;

const profileOf = ({ metro }: SiteStory, customer: RegularStory, random: Random) => ({
  address: addressIn(metro, neighbourhoodNamed(metro, customer.neighbourhood), random, customer.addressLine),
  addressNotes: customer.addressNotes ?? (random.chance(0.35) ? random.pick(metro.addressNotes) : ''),
  source: random.pick(SOURCES),
  vip: customer.vip ?? random.chance(0.05),
  termsAccepted: !customer.isInvited,
});
