import type { CallAnswer } from '@tailgate/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { buildSession } from '../../../testing/sessions.ts';

type People = CallAnswer<'GET /v2/account/people'>;

const COUNTS: People['counts'] = {
  role: { groomer: 12, fleet_owner: 2, mechanic: 1, renter: 0, customer: 80, staff: 1, support: 1 },
  status: { new: 1, pending: 3, approved: 0, active: 90, inactive: 3 },
};
const person = (id: string, displayName: string, more: Partial<People['items'][number]> = {}) => ({
  id,
  displayName,
  email: `${id}@example.test`,
  phone: null,
  roles: ['groomer' as const],
  status: 'active' as const,
  joinedAt: '2026-03-02T09:00:00.000Z',
  canImpersonate: true,
  ...more,
});

const open = async (path: string, role: 'staff' | 'support' = 'support') => {
  const asked: URLSearchParams[] = [];
  const app = await openApp(
    path,
    buildSession({ role }),
    answer('GET /v2/account/people', ({ query }) => {
      asked.push(query);
      return {
        items: [
          person('ann', 'Ann Groomer'),
          person('cy', 'Cy Customer', { roles: ['customer'], canImpersonate: false, status: 'pending' }),
        ],
        total: 60,
        limit: 25,
        offset: Number(query.get('offset') ?? 0),
        counts: COUNTS,
      };
    }),
  );
  await screen.findByText('Ann Groomer');
  return { ...app, asked, last: () => Object.fromEntries(asked.at(-1) ?? []) };
};

describe('the table of people', () => {
  it('asks for what the address says', async () => {
    const { last } = await open('/support/people?search=ann&role=groomer&status=active&sort=-joined&page=2');
    expect(last()).toEqual({
      search: 'ann',
      role: 'groomer',
      status: 'active',
      sort: '-joined',
      limit: '25',
      offset: '25',
    });
    expect(screen.getByRole('searchbox', { name: 'Name, email or phone' })).toHaveProperty('value', 'ann');
    expect(screen.getByRole('button', { name: /^Groomer/ }).getAttribute('aria-pressed')).toBe('true');
  });

  it('keeps filters and order in the address, so that going back undoes them', async () => {
    const { router, last } = await open('/support/people');
    await userEvent.click(screen.getByRole('button', { name: /^Pending/ }));
    await waitFor(() => expect(router.state.location.href).toBe('/support/people?status=pending'));
    await userEvent.click(screen.getByRole('button', { name: 'Joined' }));
    await waitFor(() => expect(router.state.location.href).toBe('/support/people?status=pending&sort=joined'));
    await waitFor(() => expect(last()).toMatchObject({ status: 'pending', sort: 'joined' }));
    router.history.back();
    await waitFor(() => expect(router.state.location.href).toBe('/support/people?status=pending'));
  });

  it('offers to log in only as those who allow it', async () => {
    await open('/support/people');
    expect(screen.queryByRole('button', { name: 'Log in as Cy Customer' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Log in as Ann Groomer' }));
    expect(await screen.findByRole('dialog', { name: 'Log in as Ann Groomer' })).toBeTruthy();
  });

  it('is there for staff, who act as nobody', async () => {
    await open('/staff/people?status=active', 'staff');
    expect(screen.getByRole('link', { name: 'Ann Groomer' }).getAttribute('href')).toBe(
      '/staff/people/ann?status=active',
    );
    expect(screen.queryByRole('columnheader', { name: 'Support access' })).toBeNull();
  });

  it('is searched from the home of support', async () => {
    const weeks: CallAnswer<'GET /v2/account/people/sign-ups'>['weeks'] = [
      { week: '2026-03-02', people: 4 },
      { week: '2026-03-09', people: 7 },
    ];
    const { router } = await openApp(
      '/support',
      buildSession({ role: 'support' }),
      answer('GET /v2/account/people', {
        items: [person('ann', 'Ann Groomer')],
        total: 1,
        limit: 25,
        offset: 0,
        counts: COUNTS,
      }),
      answer('GET /v2/account/people/sign-ups', { weeks }),
    );
    const figure = await screen.findByRole('region', { name: 'New this week' });
    expect(figure.textContent).toContain('7');
    expect(figure.textContent).toContain('4 last week');
    expect(screen.getByRole('region', { name: 'Pending' }).textContent).toContain('3');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Name, email or phone' }), 'maya{Enter}');
    await waitFor(() => expect(router.state.location.href).toBe('/support/people?search=maya'));
  });
});
