import type { SeedRecord } from '@tailgate/server/seeding';
import type { DemoLoginName, DemoSite } from '../logins.ts';
import type { DemoPerson } from './demo-person.ts';
import { idOfLogin } from './id-of-login.ts';
import { demoId } from './ids.ts';

const HOUR_MS = 3_600_000;

const PHONE = 'Chrome on Android';
const DESK = 'Chrome on Windows';

interface Done {
  readonly who: DemoLoginName;
  readonly hoursAgo: number;
  readonly what: string;
  readonly device: string;
  /** Why support acted as the person. */
  readonly reason?: string;
}

const REASON = 'Called because Monday hours did not save';

/** Some days at work: of groomers, a customer, staff and support. */
const DONE: readonly Done[] = [
  { who: 'busyGroomer', hoursAgo: 5, what: 'accounts.signInProvider', device: PHONE },
  { who: 'groomer', hoursAgo: 7, what: 'accounts.signInProvider', device: 'Safari on iOS' },
  { who: 'groomer', hoursAgo: 7, what: 'catalogue.saveServicesPrices', device: 'Safari on iOS' },
  { who: 'staff', hoursAgo: 25, what: 'accounts.signIn', device: DESK },
  { who: 'staff', hoursAgo: 25, what: 'onboarding.askApplicant', device: DESK },
  { who: 'staff', hoursAgo: 26, what: 'sites.replacePage', device: DESK },
  { who: 'busyGroomer', hoursAgo: 29, what: 'accounts.stopImpersonation', device: DESK, reason: REASON },
  { who: 'busyGroomer', hoursAgo: 30, what: 'scheduling.replaceWeeklyAvailability', device: DESK, reason: REASON },
  { who: 'busyGroomer', hoursAgo: 30, what: 'accounts.startImpersonation', device: DESK, reason: REASON },
  { who: 'support', hoursAgo: 31, what: 'accounts.signIn', device: DESK },
  { who: 'customer', hoursAgo: 50, what: 'accounts.signInWithCode', device: 'Safari on iOS' },
  { who: 'customer', hoursAgo: 50, what: 'accounts.updateOwnProfile', device: 'Safari on iOS' },
  { who: 'groomer', hoursAgo: 74, what: 'marketing.addCoupon', device: PHONE },
  { who: 'busyGroomer', hoursAgo: 98, what: 'scheduling.takeTimeOff', device: PHONE },
  { who: 'staff', hoursAgo: 122, what: 'sites.updateSettings', device: DESK },
];

/** What was done lately, for the activity of people and the audit log of the site. */
export const activityOf = (site: DemoSite, people: readonly DemoPerson[], now: Date): readonly SeedRecord[] => {
  const idOf = (login: DemoLoginName) => idOfLogin(site, people, login);
  return DONE.map(({ who, hoursAgo, what, device, reason }, index) => ({
    id: demoId(site, 'activity', String(index)),
    // Minutes apart, in the order of the list.
    at: new Date(now.getTime() - hoursAgo * HOUR_MS - index * 60_000),
    endpoint: what,
    accountId: idOf(who),
    device,
    support: reason === undefined ? null : { id: idOf('support'), reason },
  }));
};
