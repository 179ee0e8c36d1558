import type { CallAnswer, Duty } from '@tailgate/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { fill } from '../../../testing/fill.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { refusal } from '../../../testing/server.ts';
import { buildSession } from '../../../testing/sessions.ts';

type Member = CallAnswer<'GET /v2/staff/team'>['items'][number];

const AVERY: Member = {
  id: 'user-1',
  displayName: 'Avery Stone',
  email: 'avery@example.test',
  duties: ['owner'],
  isLastOwner: true,
};
const JOAN: Member = {
  id: 'joan',
  displayName: 'Joan Mercer',
  email: 'joan@example.test',
  duties: ['people'],
  isLastOwner: false,
};

const open = async (items: readonly Member[] = [AVERY, JOAN]) => {
  const changes: string[] = [];
  let isFresh = true;
  const change =
    (verb: string) =>
    ({ params }: { params: Record<string, unknown> }) => {
      if (!isFresh) return refusal(403, 'fresh_sign_in_required');
      changes.push(`${verb} ${String(params['duty'])} ${String(params['id'])}`);
      return { ...JOAN, duties: [] };
    };
  await openApp(
    '/staff/team',
    buildSession({ role: 'staff' }),
    answer('GET /v2/staff/team', { items: [...items], total: items.length, limit: 25, offset: 0 }),
    answer('PUT /v2/staff/team/:id/duties/:duty', change('give')),
    answer('DELETE /v2/staff/team/:id/duties/:duty', change('take')),
    answer('POST /v2/account/confirm-sign-in', () => {
      isFresh = true;
      return true;
    }),
  );
  return {
    changes,
    grewStale: () => {
      isFresh = false;
    },
  };
};
const actionsOf = async (name: string) => {
  const row = (await screen.findAllByText(name))[0]?.closest('tr') ?? document.body;
  await userEvent.click(within(row).getByRole('button', { name: /actions/i }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
};

describe('the team', () => {
  it('lists the staff with their duties, and offers every change', async () => {
    await open();
    expect((await screen.findByText('Joan Mercer')).closest('tr')?.textContent).toContain('People');
    expect((await screen.findByText('Avery Stone')).closest('tr')?.textContent).toContain('Only owner');
    expect(await actionsOf('Joan Mercer')).toEqual([
      'Remove “People”',
      'Give “Money”',
      'Give “Content”',
      'Give “Owner”',
    ]);
  });

  it('does not offer to take the duty from the only owner', async () => {
    await open();
    expect(await actionsOf('Avery Stone')).toEqual(['Give “People”', 'Give “Money”', 'Give “Content”']);
  });

  it('gives a duty once it is confirmed', async () => {
    const { changes } = await open();
    await actionsOf('Joan Mercer');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Give “Money”' }));
    const dialog = await screen.findByRole('dialog', { name: 'Give Joan Mercer the duty “Money”?' });
    expect(changes).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Give “Money”' }));
    await waitFor(() => expect(changes).toEqual(['give money joan']));
  });

  it('asks whoever logged in long ago for the password, and goes on', async () => {
    const { changes, grewStale } = await open();
    grewStale();
    await actionsOf('Joan Mercer');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Remove “People”' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove “People”' }));
    await fill(await within(dialog).findByLabelText('Your password'), 'bubbles-and-biscuits');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove “People”' }));
    await waitFor(() => expect(changes).toEqual(['take people joan']));
  });

  it('says so when it cannot be loaded', async () => {
    await openApp(
      '/staff/team',
      buildSession({ role: 'staff' }),
      answer('GET /v2/staff/team', () => refusal(500, 'internal_server_error')),
    );
    expect(await screen.findByText('Staff didn’t load')).toBeTruthy();
  });
});

describe('the console', () => {
  const openWith = (path: string, duties: readonly Duty[]) =>
    openApp(path, buildSession({ role: 'staff', duties: [...duties] }));
  const links = () =>
    within(screen.getAllByRole('navigation', { name: 'Main' })[0] ?? document.body)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);

  it.each<[readonly Duty[], readonly string[]]>([
    [[], ['Home']],
    [['people'], ['Home', 'People']],
    [['money'], ['Home', 'Orders', 'Taxes']],
    [['content'], ['Home', 'Pages', 'Menu', 'Brand']],
    [['owner'], ['Home', 'People', 'Orders', 'Taxes', 'Pages', 'Menu', 'Brand', 'Team', 'Audit log']],
  ])('shows with the duties %j the pages %j', async (duties, pages) => {
    await openWith('/staff/activity', duties);
    await waitFor(() => expect(links()).toEqual(pages));
  });

  it.each<[string, readonly Duty[]]>([
    ['/staff/people', ['money', 'content']],
    ['/staff/people/maya', []],
    ['/staff/orders', ['people', 'content']],
    ['/staff/taxes', ['people']],
    ['/staff/agreements', ['people', 'money']],
    ['/staff/brand', ['people', 'money']],
    ['/staff/team', ['people', 'money', 'content']],
    ['/staff/audit', ['people', 'money', 'content']],
  ])('does not open %s with the duties %j', async (path, duties) => {
    await openWith(path, duties);
    await screen.findByRole('heading', { name: 'You don’t have access to this page' });
  });

  it('has nothing on its home for staff without a duty', async () => {
    await openWith('/staff', []);
    await screen.findByRole('heading', { name: 'No duties yet' });
    expect(screen.queryByText('Manage the site')).toBeNull();
    expect(screen.queryByText('People by status')).toBeNull();
  });
});
