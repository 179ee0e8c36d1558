import type { SiteStory } from '../story/site-story.ts';
import type { DemoPerson } from './demo-person.ts';
import { demoId, slugOf } from './ids.ts';
import { phoneOf } from './phones.ts';

export const colleaguesOf = (story: SiteStory, group: 'staff' | 'support'): DemoPerson[] =>
  story[group].map((colleague, index) => ({
    id: demoId(story.slug, 'person', slugOf(colleague.name.join(' '))),
    email: colleague.email,
    phone: phoneOf(story.metro, group, index),
    firstName: colleague.name[0],
    lastName: colleague.name[1],
    roles: [group],
    duties: colleague.duties ?? [],
    provider: null,
    customer: null,
    login: colleague.login ?? null,
    portrait: null,
    joinedDaysAgo: colleague.joinedDaysAgo,
  }));
