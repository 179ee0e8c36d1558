import { DEMO_LOGIN_NAMES, type DemoLogin, type DemoLoginName, type DemoSite } from './logins.ts';
import { displayNameOf } from './people/demo-person.ts';
import { peopleOf } from './people/index.ts';
import { saguaro } from './story/saguaro/index.ts';
import type { SiteStory } from './story/site-story.ts';
import { tailgate } from './story/tailgate/index.ts';

const loginsOf = (story: SiteStory) => {
  const people = peopleOf(story);
  const logins = DEMO_LOGIN_NAMES.map((name): [DemoLoginName, DemoLogin] => {
    const person = people.find((candidate) => candidate.login === name);
    if (!person?.email) throw new Error(`${story.slug} has no demo login ${name}`);
    const { id, email, phone, roles } = person;
    return [name, { id, email, phone, displayName: displayNameOf(person), roles }];
  });
  return Object.fromEntries(logins) as Record<DemoLoginName, DemoLogin>;
};

/** Demo logins by site and role (or special state). */
export const DEMO_LOGINS: Readonly<Record<DemoSite, Readonly<Record<DemoLoginName, DemoLogin>>>> = {
  tailgate: loginsOf(tailgate),
  saguaro: loginsOf(saguaro),
};
