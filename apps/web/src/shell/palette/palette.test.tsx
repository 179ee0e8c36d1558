import type { CallAnswer } from '@tailgate/contract';
import { CUSTOMER_FILTERS } from '@tailgate/contract/facts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { NO_APPOINTMENTS, NO_PEOPLE, openApp } from '../../testing/open-app.tsx';
import { refusal } from '../../testing/server.ts';
import { buildSession } from '../../testing/sessions.ts';

const CUSTOMERS = 'GET /v2/service-provider/customer/list';
const APPOINTMENTS = 'GET /v2/service-schedule/service-provider/orders';
const PEOPLE = 'GET /v2/account/people';
const ORDERS = 'GET /v2/staff/orders';
type CustomerRow = CallAnswer<typeof CUSTOMERS>['items'][number];

const PRIYA: CustomerRow = {
  id: 'c-1',
  firstName: 'Priya',
  lastName: 'Raman',
  displayName: 'Priya Raman',
  phone: '+15125550111',
  email: null,
  city: 'Austin',
  vip: false,
  isNew: false,
  alert: '',
  petNames: ['Prince', 'Mochi'],
  petSummaries: [
    { id: 'p-1', name: 'Prince', petType: 'dog', photo: null },
    { id: 'p-2', name: 'Mochi', petType: 'cat', photo: null },
  ],
  waitlistedAt: null,
  blockedAt: null,
  createdAt: '2026-01-01T12:00:00.000Z',
  next: null,
  lastSeen: null,
  dueOn: null,
  completed: 0,
  spent: 0,
  owed: 0,
  hasCard: false,
};
const COUNTS = Object.fromEntries(CUSTOMER_FILTERS.map((filter) => [filter, 0])) as CallAnswer<
  typeof CUSTOMERS
>['counts'];
const customersOf = (...items: CustomerRow[]): CallAnswer<typeof CUSTOMERS> => ({
  items,
  total: items.length,
  limit: 5,
  offset: 0,
  counts: COUNTS,
  timeZone: 'America/Chicago',
  currency: 'USD',
});

const openGroomer = async (path = '/groomer/reports') => {
  const asked: string[] = [];
  const app = await openApp(
    path,
    buildSession({ role: 'groomer' }),
    answer(CUSTOMERS, ({ query }) => {
      asked.push(`${query.get('search')} ${query.get('limit')}`);
      return query.get('search') === 'pri' ? customersOf(PRIYA) : customersOf();
    }),
    answer(APPOINTMENTS, ({ query }) =>
      query.get('customer_search') === 'pri'
        ? {
            ...NO_APPOINTMENTS,
            items: [
              {
                id: 'a-1',
                status: 'accepted',
                appointmentStart: '2026-11-18T15:30:00.000Z',
                appointmentEnd: '2026-11-18T16:30:00.000Z',
                customer: { id: 'c-1', displayName: 'Priya Raman', vip: false },
                city: 'Austin',
                latitude: 30,
                longitude: -97,
                pets: [],
                minPrice: 80,
                maxPrice: 80,
                recurrenceId: null,
                answerBy: null,
                isAlwaysTold: false,
              },
            ],
          }
        : NO_APPOINTMENTS,
    ),
  );
  await screen.findAllByRole('button', { name: 'Search' });
  return { ...app, asked };
};
const box = () => screen.findByRole('combobox', { name: 'Search' });
const openByKeys = async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  return await box();
};
const optionsIn = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('the search of a groomer', () => {
  it('opens by keys with the cursor in it, and leads to a page by the first letters of its name', async () => {
    const { router, asked } = await openGroomer();
    const opened = await openByKeys();
    await waitFor(() => expect(document.activeElement).toBe(opened));
    expect(optionsIn('Pages')).toEqual(['Home', 'Schedule', 'Customers', 'Reports', 'Settings']);
    await userEvent.keyboard('work h');
    await waitFor(() => expect(optionsIn('Settings')).toEqual(['Working hours']));
    await waitFor(() => expect(asked).toContain('work h 5'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/groomer/account/schedule'));
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Search' })).toBeNull());
  });

  it('finds customers, pets and appointments, a few of each, and is walked with the arrow keys', async () => {
    const { router, asked } = await openGroomer();
    await userEvent.click(screen.getAllByRole('button', { name: 'Search' })[0] ?? document.body);
    await userEvent.type(await box(), 'pri');
    await waitFor(() => expect(optionsIn('Customers')).toEqual(['Priya RamanAustin']));
    expect(optionsIn('Pets')).toEqual(['PrincePriya Raman']);
    await waitFor(() => expect(optionsIn('Appointments')).toEqual(['Priya RamanWed, Nov 18 · 9:30 AM · Accepted']));
    expect(asked).toEqual(['pri 5']);
    const { violations } = await axe.run(screen.getByRole('dialog'), {
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const active = (await box()).getAttribute('aria-activedescendant') ?? '';
    expect(document.querySelector(`#${CSS.escape(active)}`)?.textContent).toContain('Nov 18');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/groomer/appointments/a-1'));
  });

  it('says when nothing is found, closes by Esc and begins empty again', async () => {
    await openGroomer();
    await userEvent.type(await openByKeys(), 'xyzzy');
    expect(await screen.findByText('Nothing found for “xyzzy”')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Search' })).toBeNull());
    expect(await openByKeys()).toHaveProperty('value', '');
  });
});

describe('the search of staff and support', () => {
  const person = {
    id: 'u-7',
    displayName: 'Kai Foster',
    email: 'kai@example.com',
    phone: null,
    roles: ['groomer' as const],
    status: 'active' as const,
    joinedAt: '2026-01-01T12:00:00.000Z',
    canImpersonate: true,
  };
  const order = {
    id: 'o-1',
    appointmentStart: '2026-11-18T15:30:00.000Z',
    timeZone: 'America/Chicago',
    status: 'complete' as const,
    customer: { id: 'c-1', displayName: 'Kaia Berg' },
    serviceProvider: { id: 'u-7', displayName: 'Kai Foster' },
    total: 80,
    refunded: 0,
  };
  const open = async (session: Parameters<typeof buildSession>[0], works = () => true) => {
    const asked = new Set<string>();
    const app = await openApp(
      `/${session?.role ?? 'staff'}`,
      buildSession(session),
      answer(PEOPLE, ({ query }) => {
        if (!query.get('search')) return NO_PEOPLE;
        asked.add(`people ${query.get('limit')}`);
        return works() ? { ...NO_PEOPLE, items: [person], total: 1 } : refusal(500, 'internal_server_error');
      }),
      answer(ORDERS, ({ query }) => {
        if (!query.get('search')) return { items: [], total: 0, limit: 25, offset: 0 };
        asked.add(`orders ${query.get('limit')}`);
        return { items: [order], total: 1, limit: 5, offset: 0 };
      }),
    );
    await screen.findAllByRole('button', { name: 'Search' });
    await userEvent.type(await openByKeys(), 'kai');
    return { ...app, asked };
  };

  it.each([
    { role: 'staff' as const, duties: ['owner' as const] },
    { role: 'support' as const, duties: [] },
  ])('finds people and orders: $role', async (session) => {
    const { router, asked } = await open(session);
    await waitFor(() => expect(optionsIn('People')).toEqual(['Kai FosterGroomer · kai@example.com']));
    await waitFor(() => expect(optionsIn('Orders')).toEqual(['Kaia BergNov 18, 9:30 AM · Kai Foster']));
    expect([...asked].toSorted()).toEqual(['orders 5', 'people 5']);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/${session.role}/people/u-7`));
  });

  it('asks for and offers only what the duties cover', async () => {
    const { asked } = await open({ role: 'staff', duties: ['money'] });
    await waitFor(() => expect(optionsIn('Orders')).toHaveLength(1));
    expect([...asked]).toEqual(['orders 5']);
    await userEvent.clear(await box());
    await waitFor(() => expect(optionsIn('Pages')).toEqual(['Home', 'Orders', 'Taxes']));
  });

  it('offers to try again what did not load', async () => {
    let works = false;
    await open({ role: 'support' }, () => works);
    expect(await screen.findByText('Some results didn’t load.')).toBeTruthy();
    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(optionsIn('People')).toHaveLength(1));
  });
});
