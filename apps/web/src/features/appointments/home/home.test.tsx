import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { buildSession } from '../../../testing/sessions.ts';
import { at, buildAppointment, buildStop, dateIn, pageOf, today } from '../appointments.testing.ts';
import type { Appointment } from '../appointments-query.ts';
import { openHome } from './home.testing.ts';

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

const NO_ALERT = { pet: null, note: '', vaccination: null, expiresOn: null };

const setHour = (hour: number) => vi.setSystemTime(new Date(at(today(), hour)));
beforeEach(() => setHour(8));

const list = () => screen.findByRole('list', { name: 'Today’s stops' });

describe('the route of today', () => {
  it('RL-schedule-12 shows the stops in order with the drives between them, and the way home', async () => {
    await openHome({ stops: [FIRST, SECOND] });
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
    const { router } = await openHome({}, pageOf([]), [], '/groomer/home');
    expect(router.state.location.pathname).toBe('/groomer');
  });

  it('is not led to from there by anybody else', async () => {
    const { router } = await openApp('/groomer/home', buildSession({ role: 'mechanic', roles: ['mechanic'] }));
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(router.state.location.pathname).not.toBe('/groomer');
  });

  it('names alerts of customer and pets at the next stop, red before amber', async () => {
    await openHome({
      stops: [
        buildStop({
          alerts: [
            { ...NO_ALERT, kind: 'customer', note: 'Dog door is open' },
            { ...NO_ALERT, kind: 'anxious_aggressive', pet: { id: 'p-1', name: 'Biscuit' } },
            {
              ...NO_ALERT,
              kind: 'vaccination_ends_soon',
              pet: { id: 'p-2', name: 'Mochi' },
              vaccination: 'Rabies',
              expiresOn: '2026-06-30',
            },
          ],
        }),
      ],
    });
    const alerts = within(await screen.findByRole('list', { name: 'Alerts for Priya Raman' })).getAllByRole('listitem');
    expect(alerts.map(({ textContent, dataset }) => [textContent, dataset['tone']])).toEqual([
      ['Dog door is open', 'danger'],
      ['Biscuit can be anxious or aggressive', 'danger'],
      ['Mochi’s rabies record ends Jun 30', 'warning'],
    ]);
  });

  it('RL-map-06 links to directions in Google Maps and Apple Maps, and to the whole round trip', async () => {
    await openHome({ stops: [FIRST, SECOND] });
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
    await openHome({ stops: [FIRST] });
    expect(await screen.findByRole('button', { name: 'On my way' })).toBeTruthy();
    cleanup();
    await openHome({ stops: [{ ...FIRST, onMyWay: { since: at(today(), 9), eta: at(today(), 9.25) } }] });
    expect(await screen.findByText('Priya Raman expects you at about 9:15 AM')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'On my way' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Running late' })).toBeTruthy();
  });

  it('moves on to the stop after the one that is done, and says what is in progress', async () => {
    setHour(11);
    await openHome({
      stops: [
        { ...FIRST, status: 'complete', startedAt: at(today(), 9.5), endedAt: at(today(), 10.75) },
        { ...SECOND, startedAt: at(today(), 10.9) },
      ],
    });
    expect(await screen.findByRole('heading', { name: 'In progress since 10:54 AM' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Navigate/ })).toBeNull();
    expect(within(await list()).queryByText('Priya Raman')).toBeNull();
  });

  it('says that the day is over and when the next one begins', async () => {
    setHour(18);
    const start = at(dateIn(1), 9);
    await openHome({ stops: [{ ...FIRST, status: 'complete' }], nextDay: { date: dateIn(1), start, stops: 3 } });
    expect(await screen.findByText('All stops are done')).toBeTruthy();
    expect(screen.getByText('Your next stop is tomorrow at 9:00 AM, the first of 3.')).toBeTruthy();
  });

  it('says that today is free', async () => {
    await openHome({ stops: [], driveHome: null });
    expect(await screen.findByText('No stops today')).toBeTruthy();
    expect(screen.getByText('Nothing is booked in the next month.')).toBeTruthy();
  });

  it('has no problems that axe finds', async () => {
    await openHome({ stops: [FIRST, SECOND] }, pageOf([]), [dollars(1, 9, 100)]);
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
  await openHome({}, pageOf([pending]));
  const requests = await screen.findByRole('list', { name: 'Requests' });
  expect(screen.getByRole('link', { name: '1 request waiting · answer 1 by 12:00 PM' })).toBeTruthy();
  expect(requests.textContent).toContain('Answer by 12:00 PM');
  await userEvent.click(within(requests).getByRole('button', { name: 'Accept Nina Petrov' }));
  await waitFor(() => expect(screen.getByText('Appointment accepted')).toBeTruthy());
});

it('has every kind of request on home, the first to answer at the top, and none that waits for the customer', async () => {
  const asked = (id: string, name: string, more: Partial<Appointment>) =>
    buildAppointment({ id, customer: { id: `c-${id}`, displayName: name, vip: false }, ...more });
  await openHome(
    {},
    pageOf([
      asked('a-7', 'Theo Walsh', { status: 'reschedule_request', answerBy: at(dateIn(1), 9) }),
      asked('a-8', 'Bea Castillo', { status: 'pending', answerBy: at(dateIn(1), 8) }),
      asked('a-9', 'Nina Petrov', { status: 'cancellation_request', answerBy: at(today(), 12) }),
      asked('a-6', 'Hugo Lindqvist', { status: 'reschedule_request_ask', answerBy: at(today(), 10) }),
    ]),
  );
  const requests = await screen.findByRole('list', { name: 'Requests' });
  await waitFor(() => expect(within(requests).getAllByRole('listitem')).toHaveLength(3));
  const names = within(requests)
    .getAllByRole('listitem')
    .map((row) => /Nina|Bea|Theo|Hugo/.exec(row.textContent)?.[0]);
  expect(names).toEqual(['Nina', 'Bea', 'Theo']);
  expect(requests.textContent).toMatch(
    /Theo Walsh.*Answer by tomorrow 9:00 AM.*Without an answer the old time stands\./,
  );
  expect(screen.getByRole('link', { name: '3 requests waiting · answer 1 by 12:00 PM' })).toBeTruthy();
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
    await openHome({ stops: [FIRST, SECOND] });
    expect(await figure('Today’s stops')).toBe('Today’s stops22 pets · home by 2:09 PM');
    expect(await figure('Expected today')).toBe('Expected today$197$182 – $212, before tips');
    // From leaving at 9:16 AM to being home at 2:09 PM.
    expect(await figure('Drive')).toBe('Drive1 hr 17 min31.4 mi · 26% of the day');
  });

  it('compare this week with the last, without what was called off', async () => {
    await openHome({}, pageOf([]), [
      dollars(-7, 10, 100),
      dollars(-1, 10, 150, { status: 'complete' }),
      dollars(1, 10, 60),
      dollars(2, 10, 500, { status: 'cancelled' }),
    ]);
    await waitFor(async () =>
      expect(await figure('Booked, Jun 7–13')).toMatch(
        /^Booked, Jun 7–13\$210110% over last week.*Earned\$659.38Paid out\$0.00$/,
      ),
    );
  });

  it('do not take a week for bad that is not over', async () => {
    await openHome({}, pageOf([]), [dollars(-7, 10, 400), dollars(1, 10, 100)]);
    const words = await screen.findByText('75% under last week');
    expect(words.closest('[data-tone]')?.getAttribute('data-tone')).toBe('neutral');
  });

  it('are one card of three on a phone', async () => {
    const wide = window.matchMedia;
    window.matchMedia = (media) => Object.assign(wide(media), { matches: false });
    try {
      await openHome({ stops: [FIRST, SECOND] });
      const totals = await screen.findByLabelText('Today in total');
      expect(totals.textContent).toBe('stops2miles31.4expected$197');
      expect(screen.queryByRole('region', { name: 'Expected today' })).toBeNull();
      // The way home is in the list where there is no map.
      expect((await list()).textContent).toContain('Drive 9 min · 3.6 mi · home');
    } finally {
      window.matchMedia = wide;
    }
  });
});

it('shows the stops and the free hours of the next seven days', async () => {
  await openHome({}, pageOf([]), [
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
