import type { SiteStory } from '../story/site-story.ts';
import { colleaguesOf } from './colleagues.ts';
import { customersOf } from './customers.ts';
import type { DemoPerson } from './demo-person.ts';
import { providersOf } from './providers.ts';

export const peopleOf = (story: SiteStory): DemoPerson[] => [
  ...providersOf(story, 'groomers'),
  ...providersOf(story, 'fleetOwners'),
  ...providersOf(story, 'mechanics'),
  ...providersOf(story, 'renters'),
  ...colleaguesOf(story, 'staff'),
  ...colleaguesOf(story, 'support'),
  ...customersOf(story),
];
