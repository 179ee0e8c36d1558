import type { DemoLoginName, DemoSite } from '../logins.ts';
import type { DemoPerson } from './demo-person.ts';

/** Everybody whom the login list names exists on both sites. */
export const idOfLogin = (site: DemoSite, people: readonly DemoPerson[], login: DemoLoginName): string => {
  const person = people.find((candidate) => candidate.login === login);
  if (!person) throw new Error(`${site} has no demo login ${login}`);
  return person.id;
};
