import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { server } from '../../testing/server.ts';
import { buildSession } from '../../testing/sessions.ts';
import { sessionStore } from '../session/session-store.ts';
import { homeOf } from './home-of.ts';
import { readLogOutSearch } from './log-out-search.ts';
import { requireRole, verdictFor } from './require-role.ts';

beforeEach(() => sessionStore.forget());

const arrive = (role: Parameters<typeof requireRole>[0], preload = false) =>
  requireRole(role)({ location: { href: '/customer/orders?day=1' }, preload }).then(
    () => 'entered',
    (error: unknown) => (error as { options: unknown }).options,
  );

describe('the area of a role', () => {
  it('lets the role in', async () => {
    sessionStore.adopt(buildSession({ role: 'customer' }), 'entered');
    await expect(arrive('customer')).resolves.toBe('entered');
  });

  it('RL-routing-05 RL-routing-04 sends a non-customer to log-out with role and redirect', async () => {
    sessionStore.adopt(buildSession({ role: 'groomer' }), 'entered');
    await expect(arrive('customer')).resolves.toMatchObject({
      to: '/log-out',
      search: { redirect: '/customer/orders?day=1', role: 'customer' },
    });
  });

  it('RL-routing-06 sends a non-provider to log-out with the provider’s role', async () => {
    sessionStore.adopt(buildSession({ role: 'customer' }), 'entered');
    await expect(arrive('groomer')).resolves.toMatchObject({ to: '/log-out', search: { role: 'groomer' } });
  });

  it('sends a visitor to log-out', async () => {
    await expect(arrive('staff')).resolves.toMatchObject({ to: '/log-out', search: { role: 'staff' } });
  });

  it('RL-permissions-03 changes into a role that is held, but not for a link that is merely hovered', async () => {
    const roles = ['groomer', 'renter'] as const;
    sessionStore.adopt(buildSession({ role: 'groomer', roles: [...roles] }), 'entered');
    expect(verdictFor(sessionStore.current(), 'renter')).toBe('switch');
    await expect(arrive('renter', true)).resolves.toBe('entered');
    expect(sessionStore.current()?.role).toBe('groomer');
    server.use(
      http.post('*/v2/account/switch-role', () =>
        HttpResponse.json(buildSession({ role: 'renter', roles: [...roles] })),
      ),
    );
    await expect(arrive('renter')).resolves.toBe('entered');
    expect(sessionStore.current()?.role).toBe('renter');
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
    const search = { redirect: '/groomer?a=b', role: 'groomer', sessionExpired: 'true', more: 'x' };
    expect(readLogOutSearch(search)).toEqual({ redirect: '/groomer?a=b', role: 'groomer', sessionExpired: true });
    expect(readLogOutSearch({ redirect: 'https://elsewhere.example', role: 'admin' })).toEqual({});
  });
});
