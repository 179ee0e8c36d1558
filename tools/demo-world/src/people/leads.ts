import type { SeedLead } from '@tailgate/server/seeding';
import type { SiteStory } from '../story/site-story.ts';
import type { DemoPerson } from './demo-person.ts';
import { demoId } from './ids.ts';

const HOUR_MS = 3_600_000;

interface LeadStory {
  readonly firstName: string;
  readonly hoursAgo: number;
  readonly pets: number;
  readonly by: 'phone' | 'email' | 'both';
  readonly message: string;
  /** What staff wrote after they had called. */
  readonly note?: string;
}

const LEADS: readonly LeadStory[] = [
  {
    firstName: 'Harriet',
    hoursAgo: 4,
    pets: 2,
    by: 'both',
    message: 'Two doodles, both due in three weeks. Mornings are best.',
  },
  { firstName: 'Dominic', hoursAgo: 28, pets: 1, by: 'phone', message: '' },
  {
    firstName: 'Renee',
    hoursAgo: 71,
    pets: 1,
    by: 'email',
    message: 'Our cat is fifteen and hates the car. Do you come this far out?',
  },
  {
    firstName: 'Walter',
    hoursAgo: 150,
    pets: 3,
    by: 'both',
    message: 'Any day next month works for us.',
    note: 'Booked for the 12th. We open this area next month.',
  },
];

/** Numbers reserved for fiction that no person of the story has. */
const FIRST_NUMBER = 195;

/** People whom no groomer could serve: some wait for an answer, one has it. */
export const leadsOf = ({ slug, metro }: SiteStory, people: readonly DemoPerson[], now: Date): readonly SeedLead[] => {
  const staff = people.find(({ login }) => login === 'staff');
  if (!staff) throw new Error(`${slug} has no staff`);
  return LEADS.map(({ firstName, hoursAgo, pets, by, message, note }, index) => {
    const place = metro.neighborhoods[index % metro.neighborhoods.length];
    const createdAt = new Date(now.getTime() - hoursAgo * HOUR_MS);
    return {
      id: demoId(slug, 'lead', firstName),
      createdAt,
      firstName,
      email: by === 'phone' ? null : `${firstName.toLowerCase()}@example.com`,
      phone: by === 'email' ? null : `+1${metro.contactAreaCode}5550${FIRST_NUMBER + index}`,
      city: place?.city ?? '',
      stateOrProvince: metro.state,
      postalCode: place?.postalCode ?? '',
      petCount: pets,
      message,
      answered: note === undefined ? null : { at: new Date(createdAt.getTime() + 5 * HOUR_MS), by: staff.id, note },
    };
  });
};
