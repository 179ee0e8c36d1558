import type { CallAnswer } from '@tailgate/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { refusal } from '../../../testing/server.ts';
import { buildSession } from '../../../testing/sessions.ts';

type Entry = CallAnswer<'GET /v2/account/activity'>['items'][number];

const entry = (id: string, more: Partial<Entry> = {}): Entry => ({
  id,
  at: '2026-11-03T15:12:00Z',
  title: 'Changed weekly hours',
  device: 'Chrome on Android',
  bySupport: null,
  ...more,
});
const answerWith = (items: readonly Entry[], total = items.length) =>
  answer('GET /v2/account/activity', ({ query }) => {
    const offset = Number(query.get('offset'));
    return { items: items.slice(offset, offset + 20), total, limit: 20, offset };
  });
const rows = async () => within(await screen.findByRole('list', { name: 'Activity' })).getAllByRole('listitem');

describe('Activity', () => {
  it('lists what was done, on which device, and what support did and why', async () => {
    const bySupport = { reason: 'Fixing Monday' };
    await openApp(
      '/groomer/account/activity',
      buildSession(),
      answerWith([entry('1', { device: null, bySupport }), entry('2')]),
    );
    const [first, second] = await rows();
    expect(first?.textContent).toContain('By Support (Fixing Monday)');
    expect(second?.textContent).toContain('Changed weekly hours');
    expect(second?.textContent).toContain('Chrome on Android');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Activity');
  });

  it('turns its pages', async () => {
    const items = Array.from({ length: 21 }, (_item, index) => entry(String(index), { title: `Change ${index}` }));
    await openApp('/renter/account/activity', buildSession({ role: 'renter' }), answerWith(items));
    expect(await rows()).toHaveLength(20);
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByText('Change 20')).toBeTruthy();
    expect(await rows()).toHaveLength(1);
  });

  it('says that there is none yet', async () => {
    await openApp('/mechanic/account/activity', buildSession({ role: 'mechanic' }), answerWith([]));
    expect(await screen.findByText('No activity yet')).toBeTruthy();
  });

  it('offers to try again when it does not load', async () => {
    await openApp(
      '/staff/activity',
      buildSession({ role: 'staff' }),
      answer('GET /v2/account/activity', () => refusal(500, 'internal_server_error')),
    );
    expect(await screen.findByText('Activity didn’t load')).toBeTruthy();
  });
});

it('support is told when there is no such person', async () => {
  await openApp(
    '/support/people/user-8',
    buildSession({ role: 'support' }),
    answer('GET /v2/account/people/:id/activity', () => refusal(404, 'not_found')),
  );
  expect(await screen.findByText('Person not found')).toBeTruthy();
});
