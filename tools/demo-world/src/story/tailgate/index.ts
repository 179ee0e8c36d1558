import type { SiteStory } from '../site-story.ts';
import { brand } from './brand.ts';
import { groomers } from './groomers.ts';
import { metro } from './metro.ts';
import { fleetOwners, mechanics, renters, staff, support } from './partners.ts';
import { regulars } from './regulars.ts';

export const tailgate: SiteStory = {
  slug: 'tailgate',
  brand,
  metro,
  groomers,
  fleetOwners,
  mechanics,
  renters,
  staff,
  support,
  regulars,
  customerCount: 120,
};
