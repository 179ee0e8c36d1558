import type { Role } from '@tailgate/contract';
import { DEMO_LOGINS } from './demo-logins.ts';
import { DEMO_LOGIN_NAMES, DEMO_PASSWORD, type DemoSite } from './logins.ts';
import type { SeededWorld } from './seed-demo-world.ts';
import { STORIES } from './story/index.ts';
import type { SiteStory } from './story/site-story.ts';

const SEVERAL: Record<Role, string> = {
  groomer: 'groomers',
  fleet_owner: 'fleet owners',
  mechanic: 'mechanics',
  renter: 'renters',
  customer: 'customers',
  staff: 'staff',
  support: 'support',
};

export const summaryOf = (world: SeededWorld, environment: NodeJS.ProcessEnv): string =>
  [
    ...STORIES.flatMap(({ slug, brand, fleetOwners }) => [
      `${brand.appName}   ${addressOf(environment, slug, brand.host)}`,
      `  ${countsOf(world.people[slug] ?? {})}`,
      `  ${vansOf(fleetOwners)}`,
      ...loginLines(slug),
      '',
    ]),
    `Password of every account: ${DEMO_PASSWORD}`,
    'Code for the second step of staff and support: npm run demo:code',
    `Texts and emails: ${environment['SMS_API_URL'] ?? 'the outbox of the sandbox'}`,
  ].join('\n');

const addressOf = (environment: NodeJS.ProcessEnv, slug: DemoSite, host: string) =>
  (environment['PUBLIC_WEB_ORIGIN_PATTERN'] ?? '').replace('{site}', slug).replace('{host}', host);

const countsOf = (counts: SeededWorld['people'][string]) =>
  Object.entries(counts)
    .map(([role, count]) => `${count} ${SEVERAL[role as Role]}`)
    .join(' · ');

const vansOf = (fleetOwners: SiteStory['fleetOwners']) =>
  fleetOwners.map(({ email, vans = 0 }) => `${email}: ${vans} ${vans === 1 ? 'van' : 'vans'}`).join(' · ');

const loginLines = (slug: DemoSite) =>
  DEMO_LOGIN_NAMES.map((name) => {
    const { email, phone, displayName } = DEMO_LOGINS[slug][name];
    return `  ${name.padEnd(22)} ${email.padEnd(38)} ${phone}  ${displayName}`;
  });
