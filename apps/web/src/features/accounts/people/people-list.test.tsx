import type { CallAnswer } from '@tailgate/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { NO_PEOPLE, openApp } from '../../../testing/open-app.tsx';
import { buildSession } from '../../../testing/sessions.ts';

type Person = CallAnswer<'GET /v2/account/people'>['items'][number];

const person = (id: string, displayName: string, more: Partial<Person> = {}): Person => ({
  id,
  displayName,
  email: `${id}@example.test`,
  phone: null,
  roles: ['groomer'],
  status: 'active',
  joinedAt: '2026-03-02T12:00:00.000Z',
  canImpersonate: true,
  ...more,
});
const ANN = person('ann', 'Ann Groomer');
const CY = person('cy', 'Cy Customer', { roles: ['customer'], status: 'pending', canImpersonate: false });

const open = async (path: string) => {
  const asked: URLSearchParams[] = [];
  const app = await openApp(
    path,
    buildSession({ role: 'support' }),
    answer('GET /v2/account/people', ({ query }) => {
      asked.push(query);
      return { ...NO_PEOPLE, items: [ANN, CY], total: 60, offset: Number(query.get('offset') ?? 0) };
    }),
    answer('GET /v2/account/people/:id/activity', ({ params }) => ({
      person: params['id'] === 'cy' ? CY : ANN,
      items: [
        {
          id: 'a-1',
          at: '2026-11-03T15:12:00Z',
          title: 'Changed weekly hours',
          device: 'Chrome on Android',
          bySupport: { reason: 'Fixing Monday', name: 'Sam Okafor' },
        },
      ],
      total: 1,
      limit: 20,
      offset: 0,
    })),
  );
  return { ...app, last: () => Object.fromEntries(asked.at(-1) ?? []) };
};
const people = async () => within(await screen.findByRole('list', { name: 'People' }));
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('a person beside the list of people', () => {
  it('is opened from a row of the table, with its search and filters', async () => {
    const { router, last } = await open('/support/people?search=an&status=active');
    await userEvent.click(await screen.findByRole('link', { name: 'Ann Groomer' }));
    const list = await people();
    expect(router.state.location.href).toBe('/support/people/ann?search=an&status=active');
    expect(last()).toMatchObject({ search: 'an', status: 'active' });
    expect(list.getByRole('link', { name: /^Ann/ }).getAttribute('aria-current')).toBe('page');
    expect(list.getByRole('link', { name: /^Cy/ }).getAttribute('aria-current')).toBeNull();
    await userEvent.click(screen.getAllByRole('link', { name: 'Back to People' })[0] as HTMLElement);
    await waitFor(() => expect(router.state.location.href).toBe('/support/people?search=an&status=active'));
  });

  it('shows who it is, and what was done in the account and by which colleague', async () => {
    await open('/support/people/ann');
    const activity = await screen.findByRole('list', { name: 'Activity' });
    expect(activity.textContent).toContain('By Sam Okafor, Support (Fixing Monday)');
    expect(title()).toBe('Ann Groomer');
    expect(screen.getByRole('link', { name: 'ann@example.test' }).getAttribute('href')).toBe('mailto:ann@example.test');
  });

  it('gives way to the next one, and is left by Esc', async () => {
    const { router } = await open('/support/people/ann?role=groomer');
    (await people()).getByRole('link', { name: /^Ann/ }).focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(title()).toBe('Cy Customer'));
    expect(router.state.location.href).toBe('/support/people/cy?role=groomer');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.href).toBe('/support/people?role=groomer'));
  });

  it('offers to log in only as those who allow it', async () => {
    await open('/support/people/cy');
    await waitFor(() => expect(title()).toBe('Cy Customer'));
    expect(screen.queryByRole('button', { name: /^Log in as/ })).toBeNull();
    await userEvent.click((await people()).getByRole('link', { name: /^Ann/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Log in as Ann Groomer' }));
    expect(await screen.findByRole('dialog', { name: 'Log in as Ann Groomer' })).toBeTruthy();
  });

  it('stays while one searches and turns the pages of the list', async () => {
    const { router, last } = await open('/support/people/ann');
    await people();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(last()).toMatchObject({ offset: '25' }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Name, email or phone' }), 'cy');
    await waitFor(() => expect(router.state.location.href).toBe('/support/people/ann?search=cy'));
    expect(title()).toBe('Ann Groomer');
  });
});
