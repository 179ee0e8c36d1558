import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { currentTime } from '#ui/dates/current-time.ts';
import { answer } from '../../../testing/answer.ts';
import { fill } from '../../../testing/fill.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { buildSession } from '../../../testing/sessions.ts';
import { buildRoute, dateIn, pageOf, today, ZONE } from '../appointments.testing.ts';
import type { NearbyCustomer } from './nearby-query.ts';
import { buildNearby } from './nearby.testing.ts';

const NEARBY = 'GET /v2/service-schedule/service-provider/potential-customers';
const INVITE = 'POST /v2/service-schedule/service-provider/potential-customers';

const open = async (items: readonly NearbyCustomer[], date = today()) => {
  const sent: unknown[] = [];
  let listed = [...items];
  const app = await openApp(
    `/groomer/appointments?view=day&date=${date}`,
    buildSession(),
    answer('GET /v2/service-schedule/service-provider/monthly-schedule/:year/:month', {
      items: [],
      holds: [],
      timeZone: ZONE,
    }),
    answer('GET /v2/service-schedule/service-provider/orders', pageOf([])),
    answer('GET /v2/service-schedule/service-provider/day-route', buildRoute({ date, stops: [] })),
    answer('GET /v2/service-schedule/service-provider/day-order', { date, timeZone: ZONE, proposal: null }),
    answer(NEARBY, () => ({ items: listed, total: listed.length, limit: 12, offset: 0, date, timeZone: ZONE })),
    answer(INVITE, ({ body }) => {
      sent.push(body);
      listed = listed.map((customer) => ({ ...customer, invitedAt: currentTime().toISOString() }));
      return { invited: ['c-1'], skipped: [] };
    }),
  );
  await screen.findByRole('heading', { level: 1, name: 'Schedule' });
  return { ...app, sent };
};

describe('customers near a day', () => {
  it('says who is due, how far away and from when there is time, and books from there', async () => {
    await open([buildNearby(), buildNearby({ id: 'c-2', displayName: 'Dan Whitaker', lastSeen: null })]);
    const rows = within(await screen.findByRole('list', { name: 'Nearby customers' })).getAllByRole('listitem');
    expect(rows[0]?.textContent).toContain('Seen 2 months ago · every 6 weeks');
    expect(rows[0]?.textContent).toContain('1.2 mi · free at 1:30 PM');
    expect(rows[1]?.textContent).toContain('No appointment yet');
    expect(screen.getByRole('link', { name: 'Book Priya Raman' }).getAttribute('href')).toContain('customer=c-1');
  });

  it('invites the chosen ones with a message, and does not offer to invite them again', async () => {
    const { sent } = await open([buildNearby()]);
    expect(screen.queryByRole('button', { name: /^Invite/ })).toBeNull();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Priya Raman' }));
    await userEvent.click(screen.getByRole('button', { name: 'Invite 1 customer' }));
    const dialog = await screen.findByRole('dialog', { name: 'Invite customers' });
    const message = within(dialog).getByRole('textbox', { name: /Message/ });
    await fill(message, 'Shall I stop by?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Invite customer' }));
    expect(await screen.findByText('1 customer invited')).toBeTruthy();
    expect(sent).toEqual([{ date: today(), customers: ['c-1'], text: 'Shall I stop by?' }]);
    expect(await screen.findByText('Invited')).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: 'Priya Raman' })).toBeNull();
  });

  it('says so where nobody fits', async () => {
    await open([]);
    expect(await screen.findByText(/^No customers near this day’s stops are due/)).toBeTruthy();
  });

  it('is not shown for days that are over', async () => {
    await open([buildNearby()], dateIn(-1));
    expect(screen.queryByRole('heading', { name: 'Nearby customers' })).toBeNull();
  });
});
