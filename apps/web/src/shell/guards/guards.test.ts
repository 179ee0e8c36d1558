import type { Role } from '@tailgate/contract';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { server } from '../../testing/server.ts';
import { buildSession } from '../../testing/sessions.ts';
import { sessionStore } from '../session/session-store.ts';
import { decide, type GuardName } from './guards.ts';
import { homeOf } from './home-of.ts';
import { keepGuards, type Arrival } from './keep-guards.ts';
import { readLogOutSearch } from './log-out-search.ts';
import type { Situation } from './situation.ts';

const HREF = '/customer/orders?day=1';
const situation = (given: Partial<Situation> = {}): Situation => ({
  session: null,
  account: null,
  requireEmergencySettings: true,
  booking: { orderId: null, serviceArea: null, serviceDate: null },
  page: { href: HREF, path: '/customer/orders', openTo: [] },
  ...given,
});
const as = (role: Role) => buildSession({ role });

describe('the area of a role', () => {
  it('lets the role in', () => {
    expect(decide(['customer'], situation({ session: as('customer') }))).toEqual({ kind: 'enter' });
  });

  it.each([
    ['RL-routing-05 RL-routing-04', 'customer', 'groomer'],
    ['RL-routing-06', 'groomer', 'customer'],
    ['', 'staff', 'support'],
  ] as const)('%s sends whoever is not %s to log-out with role and redirect', (_rule, wanted, role) => {
    const away = { kind: 'go', to: 'log-out', search: { redirect: HREF, role: wanted } };
    expect(decide([wanted], situation({ session: as(role) }))).toEqual(away);
    expect(decide([wanted], situation())).toEqual(away);
  });
});

describe('RL-routing-13 an unknown guard', () => {
  it('is an error of status 500 that names it', () => {
    expect(() => decide(['no-such-guard'], situation())).toThrow(
      expect.objectContaining({ status: 500, message: 'Unknown middleware no-such-guard' }) as Error,
    );
  });
});

describe('the entry to booking', () => {
  const booking = { orderId: 'order-1', serviceArea: '78704', serviceDate: '2026-06-11' };
  const enter = (given: Partial<Situation>) => decide(['booking-entry'], situation(given));

  it('RL-routing-08 leads a customer on to the pets of the order', () => {
    expect(enter({ session: as('customer'), booking })).toEqual({
      kind: 'go',
      to: 'customer-order-orderId-pets',
      params: { orderId: 'order-1' },
    });
  });

  it.each([
    [{ ...booking, serviceArea: null }, 'customer-new'],
    [{ ...booking, serviceDate: null }, 'customer-new'],
    [booking, null],
  ])('RL-routing-09 wants place and day of a visitor: %j → %s', (given, to) => {
    expect(enter({ booking: given })).toEqual(to ? { kind: 'go', to } : { kind: 'enter' });
  });
});

describe('duties that come first', () => {
  const account = { status: 'active', hasEmergencySettings: false, needToSignAgreements: false } as const;

  it('an emergency contact, where the site asks for one', () => {
    const guards: GuardName[] = ['emergency-contact'];
    expect(decide(guards, situation({ account }))).toMatchObject({
      to: 'groomer-account-settings',
      search: { missing: 'emergency-contact' },
    });
    expect(decide(guards, situation({ account, requireEmergencySettings: false }))).toEqual({ kind: 'enter' });
  });

  it('agreements that were updated', () => {
    const pending = { ...account, needToSignAgreements: true };
    expect(decide(['agreements-signed'], situation({ account: pending }))).toMatchObject({ to: 'agreements-updated' });
    expect(decide(['agreements-signed'], situation({ account }))).toEqual({ kind: 'enter' });
  });
});

describe('arriving', () => {
  const account = vi.fn(() =>
    Promise.resolve({ status: 'active', hasEmergencySettings: true, needToSignAgreements: false } as const),
  );
  const arrive = (preload = false) =>
    keepGuards({
      location: { href: '/renter', pathname: '/renter' },
      preload,
      matches: [{ staticData: { guards: ['renter'] } }, { staticData: {} }],
      context: { informants: { account, requireEmergencySettings: () => true } },
    } satisfies Arrival);
  beforeEach(() => {
    sessionStore.forget();
    account.mockClear();
  });

  it('RL-permissions-03 changes into a role that is held, but not for a link that is merely hovered', async () => {
    const roles: Role[] = ['groomer', 'renter'];
    sessionStore.adopt(buildSession({ role: 'groomer', roles }), 'entered');
    await arrive(true);
    expect(sessionStore.current()?.role).toBe('groomer');
    expect(account).not.toHaveBeenCalled();
    server.use(http.post('*/v2/account/switch-role', () => HttpResponse.json(buildSession({ role: 'renter', roles }))));
    await arrive();
    expect(sessionStore.current()?.role).toBe('renter');
    expect(account).toHaveBeenCalledWith('renter');
  });
});

describe('after signing in', () => {
  const session = buildSession({ role: 'groomer', roles: ['groomer', 'renter'] });

  it.each([
    [{}, '/groomer'],
    [{ role: 'renter' as const }, '/renter'],
    [{ role: 'customer' as const }, '/groomer'],
    [{ redirect: '/groomer/customers' }, '/groomer/customers'],
    [{ redirect: '//elsewhere.example' }, '/groomer'],
  ])('RL-routing-14 with the wish %j the way leads to %s', (wish, home) => {
    expect(homeOf(session, wish)).toBe(home);
  });
});

describe('the address of log-out', () => {
  it('RL-routing-04 RL-auth-10 carries redirect, role and the expiry, and nothing else', () => {
    const search = { redirect: '/groomer?a=b', role: 'groomer', sessionExpired: 'true', inactive: 'yes', more: 'x' };
    expect(readLogOutSearch(search)).toEqual({ redirect: '/groomer?a=b', role: 'groomer', sessionExpired: true });
    expect(readLogOutSearch({ redirect: 'https://elsewhere.example', role: 'admin' })).toEqual({});
  });
});
