import type { Role } from '@tailgate/contract';
import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, type AnyRoute } from '@tanstack/react-router';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAppRouter } from '../../router.ts';
import { server } from '../../testing/server.ts';
import { buildSession } from '../../testing/sessions.ts';
import { AREA_OF_ROLE } from '../roles.ts';
import { sessionStore } from '../session/session-store.ts';
import type { AccountFacts } from './situation.ts';

interface Persona {
  readonly name: string;
  readonly roles: readonly Role[];
  readonly account: AccountFacts;
}

const FINE: AccountFacts = { status: 'active', hasEmergencySettings: true, needToSignAgreements: false };
const persona = (name: string, roles: readonly Role[], account: Partial<AccountFacts> = {}): Persona => ({
  name,
  roles,
  account: { ...FINE, ...account },
});

/** Every kind of visitor. The first role is the current one. */
const PERSONAS: readonly Persona[] = [
  persona('a visitor', []),
  persona('a new groomer', ['groomer'], { status: 'new' }),
  persona('a pending groomer', ['groomer'], { status: 'pending' }),
  persona('an approved groomer', ['groomer'], { status: 'approved' }),
  persona('an active groomer', ['groomer']),
  persona('an inactive groomer', ['groomer'], { status: 'inactive' }),
  persona('a groomer without emergency contact', ['groomer'], { hasEmergencySettings: false }),
  persona('a groomer with agreements to sign', ['groomer'], { needToSignAgreements: true }),
  persona('a groomer who also rents', ['groomer', 'renter']),
  persona('a fleet owner', ['fleet_owner']),
  persona('a fleet owner with agreements to sign', ['fleet_owner'], { needToSignAgreements: true }),
  persona('a mechanic', ['mechanic']),
  persona('a renter', ['renter']),
  persona('a pending pet owner', ['customer'], { status: 'pending' }),
  persona('an active pet owner', ['customer']),
  persona('an inactive pet owner', ['customer'], { status: 'inactive' }),
  persona('staff', ['staff'], { status: null }),
  persona('support', ['support'], { status: null }),
];

/** Said once more, by hand, so that a route which forgets its guards is noticed. */
const SIGNED_IN_ONLY = ['/agreements-updated', '/security', '/switch-role', '/user-type-router'];
const OF_OTHER_AREAS: Readonly<Record<string, Role>> = { '/impersonate': 'support' };
/** These redirect by themselves; their own tests cover where. */
const CROSSROADS = [
  '/',
  '/fleet-owner/signup',
  '/fleet-owner/signup/verification',
  '/groomer/home',
  '/groomer/new',
  '/groomer/signup/verification',
  '/login',
  '/log-out',
  '/ordering',
  '/user-type-router',
];
/** Steps of a sign-up, and who may open them besides those who work. */
const SIGN_UP_STEPS: Readonly<Record<string, readonly string[]>> = {
  '/groomer/signup/upload-driver-license': ['new', 'pending', 'approved'],
  '/groomer/signup/confirmation': ['new'],
  '/groomer/signup/success': ['pending'],
  '/groomer/signup/setup-business': ['approved'],
  '/groomer/signup/setup-business-profile': ['approved'],
  '/groomer/signup/setup-emergency-contact': ['approved'],
  '/groomer/signup/background-and-preferences': ['approved'],
  '/groomer/signup/before-medication': ['approved'],
  '/groomer/signup/showcase-your-work': ['approved'],
  '/groomer/signup/merchant-processing': ['approved'],
  '/groomer/signup/services-and-prices': ['approved'],
  '/groomer/signup/workzone': ['approved'],
  '/groomer/signup/hours-operation': ['approved'],
  '/groomer/signup/agreements': ['approved'],
  '/groomer/signup/partner-account': ['approved'],
  '/groomer/signup/partner-signup': ['approved'],
  '/groomer/signup/congrats': ['approved'],
};
/** Below an area, and open to everybody: a booking or a sign-up begins without an account. */
const OPEN_TO_ALL = [
  '/customer/new',
  '/groomer/signup',
  '/groomer/signup/profile',
  '/mechanic/signup',
  '/renter/signup',
];
const STATUS_PAGES = {
  groomer: ['/groomer/new/confirmation', '/groomer/signup/start-onboarding'],
  customer: ['/customer/welcome'],
};
const GROOMER_HOME = {
  new: '/groomer/new/confirmation',
  pending: '/groomer/new/confirmation',
  approved: '/groomer/signup/start-onboarding',
  active: '/groomer',
  inactive: '/log-out',
} as const;
const CUSTOMER_HOME = { pending: '/customer/welcome', active: '/customer', inactive: '/log-out' } as const;

const areaOf = (path: string): Role | undefined =>
  OF_OTHER_AREAS[path] ??
  (Object.keys(AREA_OF_ROLE) as Role[]).find(
    (role) => path === AREA_OF_ROLE[role] || path.startsWith(`${AREA_OF_ROLE[role]}/`),
  );

const expectedOf = (path: string, { roles, account }: Persona): string => {
  if (OPEN_TO_ALL.includes(path)) return 'enter';
  if (SIGNED_IN_ONLY.includes(path)) return roles.length > 0 ? 'enter' : '/login';
  const role = areaOf(path);
  if (!role) return 'enter';
  if (!roles.includes(role)) return `/log-out as ${role}`;
  if (role === 'groomer' && path.startsWith('/groomer')) {
    const home = GROOMER_HOME[account.status as keyof typeof GROOMER_HOME];
    const inAccount = path.startsWith('/groomer/account');
    const isOnboarding = path.startsWith('/groomer/onboarding');
    const isStatusPage = STATUS_PAGES.groomer.includes(path);
    if (
      account.status === 'active'
        ? // The last page of the onboarding says that the account is active.
          isStatusPage && path !== '/groomer/signup/start-onboarding'
        : path !== home &&
          !SIGN_UP_STEPS[path]?.includes(account.status ?? '') &&
          !(account.status === 'approved' && (inAccount || isOnboarding))
    )
      return home;
    // Providers in onboarding have no duties yet.
    if (isStatusPage || isOnboarding || path in SIGN_UP_STEPS) return 'enter';
    if (account.needToSignAgreements) return '/agreements-updated';
    if (!account.hasEmergencySettings && !inAccount) return '/groomer/account/settings';
  }
  if (role === 'customer') {
    const home = CUSTOMER_HOME[account.status as keyof typeof CUSTOMER_HOME];
    if (account.status === 'active' ? STATUS_PAGES.customer.includes(path) : path !== home) return home;
  }
  if (path.includes('/signup')) return 'enter';
  if (role !== 'groomer' && role !== 'customer' && account.needToSignAgreements) return '/agreements-updated';
  return 'enter';
};

let whose: Persona = PERSONAS[0] as Persona;
const router = createAppRouter(
  new QueryClient(),
  { account: () => Promise.resolve(whose.account), requireEmergencySettings: () => true },
  createMemoryHistory({ initialEntries: ['/login'] }),
);

const pages = (Object.values(router.routesById) as AnyRoute[])
  .filter(({ id, children }) => id !== '__root__' && !children)
  .map(({ fullPath }) =>
    String(fullPath)
      .replace(/(.)\/$/, '$1')
      .replace(/\$\w+/g, '00000000-0000-4000-8000-000000000001'),
  )
  .filter((path) => !CROSSROADS.includes(path));

interface Leaving {
  readonly options: { readonly to?: string; readonly search?: { readonly role?: Role } };
}

/** What really happens on arrival: every `beforeLoad` on the way, from the outermost inwards. */
const arriveAt = async (path: string, who: Persona): Promise<string> => {
  whose = who;
  const [role, ...others] = who.roles;
  if (role) sessionStore.adopt(buildSession({ role, roles: [role, ...others] }), 'entered');
  const location = router.buildLocation({ to: path as never });
  const matches = router.matchRoutes(location.pathname, location.search);
  try {
    for (const match of matches) {
      await router.routesById[match.routeId].options.beforeLoad?.({
        location,
        matches,
        preload: false,
        context: router.options.context,
        search: {},
        params: {},
      } as never);
    }
    return 'enter';
  } catch (error) {
    const { to, search } = (error as Leaving).options;
    return to === '/log-out' && search?.role ? `/log-out as ${search.role}` : String(to);
  }
};

beforeEach(() => {
  sessionStore.forget();
  server.use(
    http.post('*/v2/account/switch-role', async ({ request }) => {
      const { role } = (await request.json()) as { role: Role };
      return HttpResponse.json(buildSession({ role, roles: [...whose.roles] }));
    }),
  );
});

describe('RL-routing-05 RL-routing-06 RL-routing-10 RL-routing-11 RL-routing-12 who may open which page', () => {
  it('knows every page of the tree', () => expect(pages.length).toBeGreaterThan(20));

  it.each(pages)('%s', async (path) => {
    const actual: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const who of PERSONAS) {
      sessionStore.forget();
      actual[who.name] = await arriveAt(path, who);
      expected[who.name] = expectedOf(path, who);
    }
    expect(actual).toEqual(expected);
  });
});
