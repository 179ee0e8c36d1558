import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
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
} from '../appointments.testing.ts';
import { dayOf } from '../appointment-words.ts';
import type { Appointment, DayRoute } from '../appointments-query.ts';

const MONTH = 'GET /v2/service-schedule/service-provider/monthly-schedule/:year/:month';
const HOURS = 'GET /v2/service-appointment/service-provider/availability/weekly-availability';
const OFF = 'GET /v1/groomer/time-off';
const ORDERS = 'GET /v2/service-schedule/service-provider/orders';
const ROUTE = 'GET /v2/service-schedule/service-provider/day-route';
const PROPOSAL = 'GET /v2/service-schedule/service-provider/day-order';
const ACCEPT = 'POST /v2/service-appointment/service-provider/appointments/:id/accept-appointment';

// A Thursday.
vi.useFakeTimers({ now: new Date('2026-06-11T13:00:00Z'), toFake: ['Date'] });
afterAll(() => void vi.useRealTimers());

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

/** Monday to Friday, and next Monday off. */
const WEEK = [2, 3, 4, 5, 6].map((day) => ({ id: `h-${day}`, spId: 'user-1', day, start: '09:00', end: '17:00' }));
const MONDAY_OFF = {
  items: [{ id: 'o-1', startDate: dateIn(4), endDate: dateIn(4) }],
  total: 1,
  limit: 100,
  offset: 0,
};

const inMonth = (month: unknown, year: unknown, { appointmentStart }: Appointment): boolean =>
  dayOf(appointmentStart, ZONE).startsWith(`${String(year)}-${String(month).padStart(2, '0')}`);

const setHour = (hour: number) => vi.setSystemTime(new Date(at(today(), hour)));
beforeEach(() => setHour(8));

const open = async (
  route: Partial<DayRoute> = {},
  pending = pageOf([]),
  month: readonly Appointment[] = [],
  path = '/groomer',
) => {
  const app = await openApp(
    path,
    buildSession(),
    answer(ROUTE, buildRoute(route)),
    answer(ORDERS, pending),
    answer(ACCEPT, buildDetail()),
    answer(PROPOSAL, { date: today(), timeZone: ZONE, proposal: null }),
    answer(MONTH, ({ params }) => ({
      items: month.filter((one) => inMonth(params['month'], params['year'], one)),
      timeZone: ZONE,
    })),
    answer(HOURS, { availability: WEEK }),
    answer(OFF, MONDAY_OFF),
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
    expect(legs).toEqual(['Drive 11 min · 4.1 mi']);
    expect(screen.getByText('9 min · 3.6 mi').parentElement?.textContent).toBe('9 min · 3.6 mi home');
    expect(screen.getByRole('heading', { name: 'Next stop · 9:30 AM' })).toBeTruthy();
    expect(screen.getByText('Leave by 9:16 AM')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '1:00 PM' })).toBeTruthy();
  });

  it('is also found under the address of the specification', async () => {
    const { router } = await open({}, pageOf([]), [], '/groomer/home');
    expect(router.state.location.pathname).toBe('/groomer');
  });

  it('is not led to from there by anybody else', async () => {
    const { router } = await openApp('/groomer/home', buildSession({ role: 'mechanic', roles: ['mechanic'] }));
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(router.state.location.pathname).not.toBe('/groomer');
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

  it('offers to tell the customer about the way once, and then says what they expect', async () => {
    await open({ stops: [FIRST] });
    expect(await screen.findByRole('button', { name: 'On my way' })).toBeTruthy();
    cleanup();
    await open({ stops: [{ ...FIRST, onMyWay: { since: at(today(), 9), eta: at(today(), 9.25) } }] });
    expect(await screen.findByText('Priya Raman expects you at about 9:15 AM')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'On my way' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Running late' })).toBeTruthy();
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
    await open({ stops: [FIRST, SECOND] }, pageOf([]), [dollars(1, 9, 100)]);
    await list();
    await screen.findByRole('list', { name: 'Next seven days' });
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

const dollars = (days: number, hour: number, price: number, more: Partial<Appointment> = {}) =>
  buildAppointment({
    id: `a ${days} ${hour}`,
    appointmentStart: at(dateIn(days), hour),
    appointmentEnd: at(dateIn(days), hour + 2),
    minPrice: price,
    maxPrice: price,
    ...more,
  });
const figure = async (name: string) => (await screen.findByRole('region', { name })).textContent;

describe('the figures', () => {
  it('count the stops, the money and the driving of today', async () => {
    await open({ stops: [FIRST, SECOND] });
    expect(await figure('Today’s stops')).toBe('Today’s stops22 pets · home by 2:09 PM');
    expect(await figure('Expected today')).toBe('Expected today$197$182 – $212, before tips');
    // From leaving at 9:16 AM to being home at 2:09 PM.
    expect(await figure('Drive')).toBe('Drive1 hr 17 min31.4 mi · 26% of the day');
  });

  it('compare this week with the last, without what was called off', async () => {
    await open({}, pageOf([]), [
      dollars(-7, 10, 100),
      dollars(-1, 10, 150, { status: 'complete' }),
      dollars(1, 10, 60),
      dollars(2, 10, 500, { status: 'cancelled' }),
    ]);
    await waitFor(async () => expect(await figure('This week')).toMatch(/^This week\$210110% over last week/));
  });

  it('do not take a week for bad that is not over', async () => {
    await open({}, pageOf([]), [dollars(-7, 10, 400), dollars(1, 10, 100)]);
    const words = await screen.findByText('75% under last week');
    expect(words.closest('[data-tone]')?.getAttribute('data-tone')).toBe('neutral');
  });

  it('are one card of three on a phone', async () => {
    const wide = window.matchMedia;
    window.matchMedia = (media) => Object.assign(wide(media), { matches: false });
    try {
      await open({ stops: [FIRST, SECOND] });
      const totals = await screen.findByLabelText('Today in total');
      expect(totals.textContent).toBe('2stops31.4miles$197expected');
      expect(screen.queryByRole('region', { name: 'Expected today' })).toBeNull();
      // The way home is in the list where there is no map.
      expect((await list()).textContent).toContain('Drive 9 min · 3.6 mi · home');
    } finally {
      window.matchMedia = wide;
    }
  });
});

it('shows the stops and the free hours of the next seven days', async () => {
  await open({}, pageOf([]), [
    dollars(1, 9, 100),
    dollars(1, 11, 100, { status: 'pending' }),
    dollars(5, 9, 90),
    dollars(5, 11, 90),
    dollars(5, 13, 90),
    dollars(5, 15, 90),
  ]);
  const days = within(await screen.findByRole('list', { name: 'Next seven days' })).getAllByRole('listitem');
  expect(days.map(({ textContent }) => textContent)).toEqual([
    'Fri 122 stops4 hr free',
    'Sat 13Not working',
    'Sun 14Not working',
    'Mon 15Time off',
    'Tue 164 stopsFull',
    'Wed 170 stops8 hr free',
    'Thu 180 stops8 hr free',
  ]);
  const statuses = within(screen.getByRole('list', { name: 'Statuses' })).getAllByRole('listitem');
  expect(statuses.map(({ textContent }) => textContent)).toEqual(['Accepted', 'Pending']);
  expect(
    within(days[0] as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toContain('date=2026-06-12');
});
