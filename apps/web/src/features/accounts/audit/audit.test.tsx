import type { CallAnswer } from '@tailgate/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { refusal } from '../../../testing/server.ts';
import { buildSession } from '../../../testing/sessions.ts';

type Page = CallAnswer<'GET /v2/staff/audit-log'>;

const MAYA = { id: 'maya', displayName: 'Maya Torres', roles: ['groomer' as const] };
const ITEMS: Page['items'] = [
  {
    id: '1',
    at: '2026-11-03T15:12:00Z',
    title: 'Changed weekly hours',
    device: 'Chrome on Android',
    account: MAYA,
    bySupport: { name: 'Sam Okafor', reason: 'Fixing Monday' },
    duty: null,
  },
  {
    id: '2',
    at: '2026-11-03T14:00:00Z',
    title: 'Logged in',
    device: 'Safari on iOS',
    account: MAYA,
    bySupport: null,
    duty: null,
  },
  {
    id: '3',
    at: '2026-11-02T14:00:00Z',
    title: 'Booked a visit',
    device: null,
    account: null,
    bySupport: null,
    duty: null,
  },
  {
    id: '4',
    at: '2026-11-01T14:00:00Z',
    title: 'Gave a duty',
    device: null,
    account: MAYA,
    bySupport: null,
    duty: { name: 'money', of: 'Joan Mercer' },
  },
];

const open = async (path: string, items = ITEMS) => {
  const asked: URLSearchParams[] = [];
  const app = await openApp(
    path,
    buildSession({ role: 'staff' }),
    answer('GET /v2/staff/audit-log', ({ query }) => {
      asked.push(query);
      return { items, total: items.length, limit: 25, offset: Number(query.get('offset') ?? 0) };
    }),
  );
  return { ...app, asked, last: () => Object.fromEntries(asked.at(-1) ?? []) };
};
const rowWith = async (text: string) => (await screen.findByText(text)).closest('tr');
const midnight = (day: string) => new Date(`${day}T00:00`).toISOString();

describe('the audit log', () => {
  it('says who did what, and which agent did it as somebody and why', async () => {
    await open('/staff/audit');
    const bySupport = (await rowWith('Changed weekly hours'))?.textContent;
    for (const words of ['Maya Torres', 'Groomer', 'Sam Okafor', 'Fixing Monday', 'Chrome on Android'])
      expect(bySupport).toContain(words);
    expect((await rowWith('Logged in'))?.textContent).not.toContain('Sam Okafor');
    expect((await rowWith('Booked a visit'))?.textContent).toContain('Not logged in');
    expect((await rowWith('Gave a duty'))?.textContent).toContain('Money: Joan Mercer');
  });

  it('asks for the days, person and kind of the address, and leads to the person', async () => {
    const { last } = await open('/staff/audit?period=custom&from=2026-10-02&to=2026-10-03&search=maya&kind=support');
    const row = await rowWith('Logged in');
    expect(last()).toEqual({
      from: midnight('2026-10-02'),
      until: midnight('2026-10-04'),
      search: 'maya',
      kind: 'support',
      limit: '25',
      offset: '0',
    });
    expect(
      within(row as HTMLElement)
        .getByRole('link', { name: 'Maya Torres' })
        .getAttribute('href'),
    ).toBe('/staff/people/maya');
  });

  it('keeps the period while the kind changes', async () => {
    const { router, last } = await open('/staff/audit?period=last-month');
    await rowWith('Logged in');
    await userEvent.click(screen.getByRole('button', { name: 'Money' }));
    await waitFor(() => expect(router.state.location.href).toBe('/staff/audit?period=last-month&kind=money'));
    await waitFor(() => expect(last()).toMatchObject({ kind: 'money' }));
  });

  it('says that nothing was done', async () => {
    await open('/staff/audit', []);
    expect(await screen.findByText('No activity in this period')).toBeTruthy();
  });

  it('offers to try again when it does not load', async () => {
    await openApp(
      '/staff/audit',
      buildSession({ role: 'staff' }),
      answer('GET /v2/staff/audit-log', () => refusal(500, 'internal_server_error')),
    );
    expect(await screen.findByText('Records didn’t load')).toBeTruthy();
  });
});
