import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { buildSession } from '../../../testing/sessions.ts';
import {
  at,
  buildAppointment,
  buildDetail,
  buildRoute,
  buildStop,
  dateIn,
  pageOf,
  today,
  ZONE,
} from '../booking.testing.ts';
import type { DayRoute } from '../booking-query.ts';

const ORDERS = 'GET /v2/service-schedule/service-provider/orders';
const ROUTE = 'GET /v2/service-schedule/service-provider/day-route';
const PROPOSAL = 'GET /v2/service-schedule/service-provider/day-order';
const ACCEPT = 'POST /v2/service-appointment/service-provider/appointments/:id/accept-appointment';

const FIRST = buildStop();
const SECOND = buildStop({
  id: 'a-2',
  appointmentStart: at(today(), 13),
  appointmentEnd: at(today(), 14),
  customer: { id: 'c-2', displayName: 'Dan Whitaker', vip: false },
  drive: { minutes: 11, distanceMiles: 4.1 },
  leaveBy: at(today(), 12.5),
  minPrice: 92,
  maxPrice: 92,
});

const setHour = (hour: number) => vi.setSystemTime(new Date(at(today(), hour)));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  setHour(8);
});
afterEach(() => void vi.useRealTimers());

const open = async (route: Partial<DayRoute> = {}, pending = pageOf([])) => {
  const app = await openApp(
    '/groomer',
    buildSession(),
    answer(ROUTE, buildRoute(route)),
    answer(ORDERS, pending),
    answer(ACCEPT, buildDetail()),
    answer(PROPOSAL, { date: today(), timeZone: ZONE, proposal: null }),
  );
  await screen.findByRole('heading', { name: 'Today’s route' });
  return app;
};
const list = () => screen.findByRole('list', { name: 'Today’s stops' });

describe('the route of today', () => {
  it('RL-schedule-12 shows the stops in order with the drives between them, and the way home', async () => {
    await open({ stops: [FIRST, SECOND] });
    const rows = within(await list())
      .getAllByRole('listitem')
      .map((row) => row.textContent);
    const legs = rows.filter((row) => row.startsWith('Drive '));
    expect(legs).toEqual(['Drive 14 min · 6.0 mi', 'Drive 11 min · 4.1 mi', 'Drive 9 min · 3.6 mi · home']);
    expect(screen.getByRole('heading', { name: 'Next stop · 9:30 AM' })).toBeTruthy();
    expect(screen.getByText('Leave by 9:16 AM')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '1:00 PM' })).toBeTruthy();
    expect(screen.getByText('31.4')).toBeTruthy();
  });

  it('names alerts of customer and pets at the next stop, red before amber', async () => {
    await open({
      stops: [
        buildStop({
          alert: 'Dog door is open',
          petAlerts: [
            { pet: 'Biscuit', kind: 'anxious_aggressive', vaccination: null, expiresOn: null },
            { pet: 'Mochi', kind: 'vaccination_ends_soon', vaccination: 'Rabies', expiresOn: '2026-11-30' },
          ],
        }),
      ],
    });
    const alerts = within(await screen.findByRole('list', { name: 'Alerts for Priya Raman' })).getAllByRole('listitem');
    expect(alerts.map(({ textContent, dataset }) => [textContent, dataset['tone']])).toEqual([
      ['Dog door is open', 'danger'],
      ['Biscuit can be anxious or aggressive', 'danger'],
      ['Mochi rabies record ends Nov 30', 'warning'],
    ]);
  });

  it('RL-map-06 links to directions in Google Maps and Apple Maps, and to the whole round trip', async () => {
    await open({ stops: [FIRST, SECOND] });
    const navigate = await screen.findByRole('link', { name: 'Navigate · 14 min' });
    expect(navigate.getAttribute('href')).toContain(
      'https://www.google.com/maps/dir/?api=1&destination=30.25%2C-97.75',
    );
    expect(screen.getByRole('button', { name: 'Running late' })).toBeTruthy();
    const other = screen.getByRole('link', { name: 'Open in Apple Maps' });
    expect(other.getAttribute('href')).toContain('https://maps.apple.com/?daddr=30.25,-97.75');
    const trip = new URL(screen.getByRole('link', { name: 'Open route in Google Maps' }).getAttribute('href') ?? '')
      .searchParams;
    expect(trip.get('waypoints')?.split('|')).toHaveLength(2);
  });

  it('moves on to the stop after the one that is done, and says what is in progress', async () => {
    setHour(11);
    await open({
      stops: [
        { ...FIRST, startedAt: at(today(), 9.5), endedAt: at(today(), 10.75) },
        { ...SECOND, startedAt: at(today(), 10.9) },
      ],
    });
    expect(await screen.findByRole('heading', { name: 'In progress since 10:54 AM' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Navigate/ })).toBeNull();
    expect(within(await list()).getByText('1, done')).toBeTruthy();
  });

  it('says that the day is over and when the next one begins', async () => {
    setHour(18);
    const start = at(dateIn(1), 9);
    await open({ stops: [{ ...FIRST, status: 'complete' }], nextDay: { date: dateIn(1), start, stops: 3 } });
    expect(await screen.findByText('All stops are done')).toBeTruthy();
    expect(screen.getByText('Your next stop is tomorrow at 9:00 AM, the first of 3.')).toBeTruthy();
  });

  it('says that today is free', async () => {
    await open({ stops: [], driveHome: null });
    expect(await screen.findByText('No stops today')).toBeTruthy();
    expect(screen.getByText('Nothing is booked in the next month.')).toBeTruthy();
  });

  it('has no problems that axe finds', async () => {
    await open({ stops: [FIRST, SECOND] });
    await list();
    const { violations } = await axe.run(screen.getByRole('main'), { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  });
});

it('RL-appointments-04 a request on home shows its deadline and is accepted with one press', async () => {
  const pending = buildAppointment({
    id: 'a-9',
    status: 'pending',
    customer: { id: 'c-9', displayName: 'Nina Petrov', vip: false },
    answerBy: at(today(), 12),
  });
  await open({}, pageOf([pending]));
  const requests = await screen.findByRole('list', { name: 'Requests' });
  expect(screen.getByRole('link', { name: /1 request waiting · 1 ends in 4 h/ })).toBeTruthy();
  expect(requests.textContent).toContain('Answer by 12:00 PM');
  await userEvent.click(within(requests).getByRole('button', { name: 'Accept Nina Petrov' }));
  await waitFor(() => expect(screen.getByText('Appointment accepted')).toBeTruthy());
});
