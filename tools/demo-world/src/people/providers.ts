import type { ProviderRole } from '@tailgate/contract';
import type { SeedProvider } from '@tailgate/server/seeding';
import { randomFrom, type Random } from '@tailgate/kit';
import { FIRST_NAMES } from '../story/names.ts';
import type { Metro, ProviderStory, SiteStory } from '../story/site-story.ts';
import { addressIn, neighborhoodNamed } from './addresses.ts';
import type { DemoPerson } from './demo-person.ts';
import { demoId, slugOf } from './ids.ts';
import { contactPhoneOf, phoneOf, type Group } from './phones.ts';

type ProviderGroup = Extract<Group, 'groomers' | 'fleetOwners' | 'mechanics' | 'renters'>;

const ROLE_OF_GROUP: Record<ProviderGroup, ProviderRole> = {
  groomers: 'groomer',
  fleetOwners: 'fleet_owner',
  mechanics: 'mechanic',
  renters: 'renter',
};

const SIGNS_NOBODY_MISTAKES = 'ACDEFGHJKLMNPQRTUVWXY34679';
const RELATIONS = ['Partner', 'Sister', 'Brother', 'Mother', 'Father', 'Friend'] as const;
/** Defaults of a new account, which the profile screen asks to review. */
const UNTOUCHED_PREFERENCES = { maxPetWeightLb: 130, maxDistanceMiles: 100 };

export const providersOf = (story: SiteStory, group: ProviderGroup): DemoPerson[] =>
  story[group].map((provider, index) => {
    const [firstName, lastName] = provider.name;
    const role = ROLE_OF_GROUP[group];
    const random = randomFrom(`${story.slug}/${group}/${slugOf(provider.name.join(' '))}`);
    return {
      id: demoId(story.slug, 'person', slugOf(provider.name.join(' '))),
      email: provider.email,
      phone: phoneOf(story.metro, group, index),
      firstName,
      lastName,
      roles: provider.alsoHolds ? [role, provider.alsoHolds] : [role],
      provider: profileOf(story.metro, provider, role, contactPhoneOf(story.metro, group, index), random),
      customer: null,
      login: provider.login ?? null,
      portrait: provider.portrait ?? null,
      joinedDaysAgo: provider.joinedDaysAgo,
    };
  });

/** How complete a profile is depends on the person's status. */
const profileOf = (
  metro: Metro,
  story: ProviderStory,
  role: ProviderRole,
  contactPhone: string,
  random: Random,
): SeedProvider => {
  const hasBegun = story.status !== 'new';
  const isComplete = hasBegun && !story.isImported;
  const hasWorked = story.status === 'active' || story.status === 'inactive';
  const isGroomer = role === 'groomer';
  return {
    status: story.status,
    businessName: story.businessName ?? null,
    description: story.description ?? '',
    vanityUrl: isGroomer && hasBegun ? slugOf(story.name.join(' ')) : null,
    address: hasBegun ? addressIn(metro, neighborhoodNamed(metro, story.neighborhood), random) : null,
    emergencyContact: isComplete ? contactOf(story, contactPhone, random) : null,
    referralCodes: hasWorked && isGroomer ? referralCodesOf(story, random) : null,
    ...(isComplete && hasWorked && isGroomer
      ? { maxPetWeightLb: 5 * random.integer(12, 24), maxDistanceMiles: random.integer(8, 25) }
      : UNTOUCHED_PREFERENCES),
    breedsToAvoid: story.breedsToAvoid ?? [],
    isImported: story.isImported ?? false,
    plan: story.plan ?? 'standard',
  };
};

const contactOf = (story: ProviderStory, phone: string, random: Random) => {
  const firstName = random.pick(FIRST_NAMES);
  const name = `${firstName} ${story.name[1]}`;
  return { name, relation: random.pick(RELATIONS), phone, email: `${slugOf(name)}@example.net` };
};

const sign = (random: Random) => SIGNS_NOBODY_MISTAKES.charAt(random.integer(0, SIGNS_NOBODY_MISTAKES.length - 1));

const referralCodesOf = (story: ProviderStory, random: Random) => {
  const ending = () => Array.from({ length: 4 }, () => sign(random)).join('');
  const first = slugOf(story.name[0]).toUpperCase();
  return { groomer: `${first}-${ending()}`, customer: `PAWS-${first}-${ending()}` };
};
