import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { onScreenOf } from '../../../testing/on-screen-of.ts';
import { openApp, PROFILE } from '../../../testing/open-app.tsx';
import { buildSession } from '../../../testing/sessions.ts';
import type { Overview, VanOfDay } from './overview-query.ts';
import type { Paper } from './papers-query.ts';

const OVERVIEW = 'GET /v2/service-vehicle/fleet-owner/fleet-management/overview';
const PAPERS = 'GET /v2/service-vehicle/fleet-owner/fleet-management/compliance';

const ROSA = { id: 'rosa', name: 'Rosa Delgado' };
const VAN: VanOfDay = {
  id: 'van-4',
  name: 'Van 4',
  make: 'Ram',
  model: 'ProMaster',
  year: 2020,
  licensePlate: 'MBD 7730',
  state: 'listed',
  isInService: false,
  timeZone: 'America/Chicago',
  usePercent: 36,
  booked: 520,
  custody: [
    {
      driver: ROSA,
      reason: 'assignment',
      startsAt: '2026-11-16T06:00:00.000Z',
      endsAt: '2026-11-21T06:00:00.000Z',
    },
  ],
  service: [],
};
const WEEKS = [300, 400, 0, 500, 400, 820].map((amount, at) => ({
  from: `2026-10-${String(10 + at)}`,
  to: `2026-10-${String(16 + at)}`,
  amount,
}));
const HOME: Overview = {
  today: '2026-11-18',
  timeZone: 'America/Chicago',
  vans: { all: 4, drafts: 1, listed: 3, out: 1, inService: 1, idle: 1 },
  booked: { weeks: WEEKS, changePercent: 105 },
  use: { from: '2026-11-16', to: '2026-11-29', heldDays: 5, vanDays: 42, percent: 12 },
  waiting: {
    total: 1,
    drivers: [{ id: 'd1', serviceProviderId: 'lou', name: 'Lou Martin', answerBy: '2026-11-25T06:00:00.000Z' }],
  },
  restOfToday: [
    {
      at: '2026-11-18T22:30:00.000Z',
      kind: 'ends',
      vehicle: { id: 'van-4', name: 'Van 4' },
      driver: ROSA,
      reason: 'temporary',
    },
  ],
  page: { items: [VAN], total: 11, limit: 8, offset: 0 },
};

const HIT: Paper = {
  vehicle: {
    id: 'van-4',
    name: 'Van 4',
    licensePlate: 'MBD 7730',
    state: 'listed',
    isForRent: true,
    timeZone: 'America/Chicago',
  },
  kind: 'inspection',
  state: 'soon',
  expiresOn: '2026-11-27',
  daysLeft: 9,
  holder: null,
  renewedBy: { id: 'user-1', name: 'Nora Fields' },
  appointments: { count: 4, firstAt: '2026-11-28T15:00:00.000Z', expected: 515 },
};
const SOON: Paper = {
  ...HIT,
  kind: 'registration',
  expiresOn: '2026-12-09',
  daysLeft: 21,
  appointments: { count: 0, firstAt: null, expected: 0 },
};

const open = async (home: Overview = HOME) => {
  const asked: string[] = [];
  const app = await openApp(
    '/fleet-owner',
    buildSession({ role: 'fleet_owner' }),
    answer('GET /v2/service-provider/account', { ...PROFILE, role: 'fleet_owner' }),
    answer(OVERVIEW, ({ query }) => {
      asked.push(query.toString());
      return home;
    }),
    answer(PAPERS, {
      items: [HIT, SOON],
      total: 2,
      limit: 5,
      offset: 0,
      counts: { all: 9, attention: 2, expired: 0, soon: 2, missing: 0 },
    }),
  );
  return { ...app, asked };
};

describe('the home of a fleet owner', () => {
  it('has what is booked, how much the vans are used and how many are out', async () => {
    await open();
    const booked = await screen.findByRole('region', { name: 'Booked this week' });
    within(booked).getByText('$820');
    within(booked).getByText('105% over last week');
    within(screen.getByRole('region', { name: 'Use, Nov 16–29' })).getByText('12%');
    const out = within(screen.getByRole('region', { name: 'Out now' }));
    out.getByText('1 of 3');
    out.getByText('1 in service · 1 idle');
    const { violations } = await axe.run(screen.getByRole('main'), { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('shows who has each van and when nobody has, and leads to its record', async () => {
    await open();
    const vans = within(await screen.findByRole('grid', { name: 'Use by van' }));
    expect(vans.getAllByRole('gridcell').map((cell) => cell.getAttribute('aria-label'))).toEqual([
      ...['Mon, Nov 16', 'Tue, Nov 17', 'Wed, Nov 18', 'Thu, Nov 19', 'Fri, Nov 20'].map(
        (date) => `${date}: Rosa Delgado, assigned`,
      ),
      ...['Sat, Nov 21', 'Sun, Nov 22', 'Mon, Nov 23', 'Tue, Nov 24', 'Wed, Nov 25'].map(
        (date) => `${date}: No driver`,
      ),
      ...['Thu, Nov 26', 'Fri, Nov 27', 'Sat, Nov 28', 'Sun, Nov 29'].map((date) => `${date}: No driver`),
    ]);
    expect(vans.getByRole('link', { name: 'Van 4' }).getAttribute('href')).toBe('/fleet-owner/vans/van-4');
    expect(vans.getByText(/36%/).textContent).toBe('36% low');
  });

  it('keeps days, order and page in the address', async () => {
    const { asked, router } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Later days' }));
    await waitFor(() => expect(asked.at(-1)).toContain('from=2026-11-30'));
    await userEvent.selectOptions(screen.getByLabelText('Order'), 'Lowest use first');
    await waitFor(() => expect(asked.at(-1)).toContain('sort=use'));
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(asked.at(-1)).toContain('offset=8'));
    expect(router.state.location.searchStr).toMatch(/from=2026-11-30.*sort=use.*page=2/);
  });

  it('says who has not answered and which van changes hands today', async () => {
    await open();
    const waiting = await screen.findByRole('list', { name: 'Waiting for drivers' });
    within(waiting).getByText('Lou Martin');
    within(waiting).getByText(/Answer by/);
    const today = within(screen.getByRole('list', { name: 'Rest of today' }));
    today.getByText('Rosa Delgado, drop-off');
    today.getByText('4:30 PM');
  });

  it('has the documents to renew, red where they hit booked work, with the upload', async () => {
    await open();
    const rows = within(await screen.findByRole('list', { name: 'Documents to renew' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Van 4 · InspectionEnds Nov 27, 4 appointments after Nov 27Upload',
      'Van 4 · RegistrationEnds Dec 9Upload',
    ]);
    expect(rows.map((row) => row.querySelector('[data-red]') !== null)).toEqual([true, false]);
    expect(screen.getByRole('link', { name: 'Upload inspection of Van 4' }).getAttribute('href')).toContain(
      '/fleet-owner/account/vehicles/van-4?section=documents&task=document-inspection',
    );
  });

  it('says on a phone what is hit and how long is left, and opens the van', async () => {
    onScreenOf(390);
    await open();
    const row = within(await screen.findByRole('list', { name: 'Needs attention soon' })).getAllByRole('link')[0];
    expect(row?.textContent).toBe('Van 4 · Inspection4 appointments after Nov 279 days');
    expect(row?.getAttribute('href')).toBe('/fleet-owner/vans/van-4');
  });

  it('has a tick for each listed van on a phone', async () => {
    onScreenOf(390);
    await open();
    const card = await screen.findByRole('region', { name: 'Your vans now' });
    expect(card.querySelectorAll('[data-state]')).toHaveLength(3);
    within(card).getByText('1 of 3');
  });

  it('leads an owner without vans through what is left to do', async () => {
    await open({ ...HOME, vans: { all: 0, drafts: 0, listed: 0, out: 0, inService: 0, idle: 0 } });
    await screen.findByRole('list', { name: 'Help' });
    expect(screen.queryByText('Use by van')).toBeNull();
  });
});
