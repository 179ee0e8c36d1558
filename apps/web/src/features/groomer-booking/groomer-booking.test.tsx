import { addDays, localDateAt } from '@tailgate/values/local-time';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { RequestHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import { currentTime } from '#ui/dates/current-time.ts';
import { buildStartRefusal } from '#shell/refusals/start-refusals.testing.ts';
import { answer } from '../../testing/answer.ts';
import { fill } from '../../testing/fill.ts';
import { openApp } from '../../testing/open-app.tsx';
import { refusal } from '../../testing/server.ts';
import { buildSession } from '../../testing/sessions.ts';
import { shortDate, dayFrom } from '#features/appointments/index.ts';
import {
  BATH,
  BISCUIT,
  buildBooking,
  CUSTOMER_ID,
  daysOf,
  GROOM,
  MOMO,
  OFFERS,
  ORDER_ID,
  SESSION_ID,
  TEETH,
} from './groomer-booking.testing.ts';
import { SESSION, type BookingSession } from './session-query.ts';

/** Always in the month that is shown first, and never in the past. */
const today = localDateAt(currentTime(), 'America/Chicago');
const month = today.slice(0, 7);
const day = addDays(today, 1).startsWith(month) ? addDays(today, 1) : today;

const open = async (path: string, booking: BookingSession = buildBooking(), ...more: readonly RequestHandler[]) => {
  const sent: unknown[] = [];
  let session = booking;
  const { router } = await openApp(
    path,
    buildSession(),
    answer(`POST ${SESSION}/init`, ({ body }) => {
      sent.push(body);
      return session;
    }),
    answer(`GET ${SESSION}/time-modifiers-list`, { items: [{ id: 'm-1', name: 'Matted', minutes: 20, price: 15 }] }),
    // The first answer that fits counts.
    ...more,
    answer(`GET ${SESSION}/:sessionId`, () => session),
    answer('GET /v2/service-provider/services/my-services', OFFERS),
    answer(`POST ${SESSION}/:sessionId/set-services`, ({ body }) => {
      sent.push(body);
      session = { ...session, minPrice: 182, maxPrice: 182, serviceTime: 130 };
      return session;
    }),
    answer(`GET ${SESSION}/:sessionId/:month/:year/available-days`, daysOf(month, { [day]: 12 })),
    answer(`GET ${SESSION}/:sessionId/available-time-slots`, {
      slots: ['09:00', '13:30'].map((time) => ({ start: `${day}T${time}:00-06:00`, end: `${day}T23:00:00-06:00` })),
      timeZone: 'America/Chicago',
    }),
  );
  return { sent, router };
};
const FLOW = '/groomer/add-customer';

describe('the first step of a booking', () => {
  it('U-074 opens at the first unfinished step', async () => {
    const { router } = await open(`${FLOW}?session=${SESSION_ID}`, buildBooking({ petServices: [] }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`${FLOW}/select-services`));
  });

  it('starts for the customer that a link names, and keeps the session in the address', async () => {
    const { sent, router } = await open(`${FLOW}/select-services?customer=${CUSTOMER_ID}`);
    await screen.findByRole('group', { name: 'Services for Biscuit' });
    expect(sent).toEqual([{ customerId: CUSTOMER_ID }]);
    expect(router.state.location.search).toEqual({ session: SESSION_ID });
  });

  it('is behind who comes with a time, as long as there is work to repeat', async () => {
    const search = `customer=${CUSTOMER_ID}&date=${day}&time=13:30`;
    const { router } = await open(`${FLOW}/select-services?${search}`);
    expect(await screen.findByRole('button', { name: `Book ${shortDate(dayFrom(day))}, 1:30 PM` })).toBeTruthy();
    expect(router.state.location.pathname).toBe(`${FLOW}/appointment-details`);
    expect(router.state.location.search).toEqual({ session: SESSION_ID, date: day, time: '13:30' });
    cleanup();
    await open(`${FLOW}/select-services?${search}`, buildBooking({ petServices: [] }));
    expect(await screen.findByRole('group', { name: 'Services for Biscuit' })).toBeTruthy();
  });

  it('sends every change and shows the estimate of the answer', async () => {
    const { sent, router } = await open(`${FLOW}/select-services?session=${SESSION_ID}`);
    const biscuit = await screen.findByRole('group', { name: 'Services for Biscuit' });
    expect(within(biscuit).getByRole('checkbox', { name: 'Full groom' })).toHaveProperty('checked', true);
    await userEvent.click(within(biscuit).getByRole('checkbox', { name: 'Teeth brushing' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    const momo = screen.getByRole('group', { name: 'Services for Momo' });
    await userEvent.click(within(momo).getByRole('checkbox', { name: 'Bath' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.at(-1)).toEqual({
      petServices: [
        { petId: BISCUIT, services: [{ serviceId: GROOM, addons: [TEETH] }], timeModifierIds: [] },
        { petId: MOMO, services: [{ serviceId: BATH, addons: [] }], timeModifierIds: [] },
      ],
    });
    expect(await screen.findByText('$182 · 2 hr 10 min')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Choose a time' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`${FLOW}/appointment-details`));
  });

  it('wants at least one service', async () => {
    await open(`${FLOW}/select-services?session=${SESSION_ID}`);
    const biscuit = await screen.findByRole('group', { name: 'Services for Biscuit' });
    await userEvent.click(within(biscuit).getByRole('checkbox', { name: 'Full groom' }));
    await userEvent.click(screen.getByRole('button', { name: 'Choose a time' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Choose at least one service.');
  });

  it('finds customers by words and starts with the one who is chosen; blocked ones are not offered', async () => {
    const searched: string[] = [];
    const row = (id: string, displayName: string, blockedAt: string | null = null) => ({
      id,
      displayName,
      blockedAt,
      firstName: displayName,
      lastName: '',
      phone: null,
      email: null,
      city: 'Austin',
      vip: false,
      isNew: false,
      alert: '',
      petNames: ['Biscuit'],
      petSummaries: [],
      waitlistedAt: null,
      createdAt: '2026-01-01T00:00:00Z',
      next: null,
      lastSeen: null,
      dueOn: null,
      completed: 0,
      spent: 0,
      owed: 0,
      hasCard: false,
    });
    const { router, sent } = await open(
      `${FLOW}/select-services`,
      buildBooking(),
      answer('GET /v2/service-provider/customer/list', ({ query }) => {
        searched.push(query.get('search') ?? '');
        return {
          items: [row(CUSTOMER_ID, 'Ava Brooks'), row('blocked', 'Bo Rude', '2026-02-01T00:00:00Z')],
          total: 2,
          limit: 50,
          offset: 0,
          timeZone: 'America/Chicago',
          currency: 'USD',
          counts: {
            all: 2,
            upcoming: 0,
            due: 0,
            unbooked: 1,
            owes: 0,
            noCard: 2,
            new: 0,
            vip: 0,
            waitlist: 0,
            blocked: 1,
          },
        };
      }),
    );
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Name, pet or phone' }), 'ava');
    await waitFor(() => expect(searched).toContain('ava'));
    expect(screen.queryByRole('button', { name: /Bo Rude/ })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: /Ava Brooks/ }));
    await waitFor(() => expect(router.state.location.search).toEqual({ session: SESSION_ID }));
    expect(sent).toEqual([{ customerId: CUSTOMER_ID }]);
  });

  it('says that a booking has expired', async () => {
    await open(
      `${FLOW}/select-services?session=${SESSION_ID}`,
      buildBooking(),
      answer(`GET ${SESSION}/:sessionId`, () => refusal(404, 'not_found')),
    );
    expect(await screen.findByRole('heading', { name: 'This booking has expired' })).toBeTruthy();
  });
});

describe('day and time', () => {
  it('is booked in two taps on the first free day', async () => {
    const placed: unknown[] = [];
    const { router } = await open(
      `${FLOW}/appointment-details?session=${SESSION_ID}`,
      buildBooking(),
      answer(`POST ${SESSION}/:sessionId/place-order`, ({ body }) => {
        placed.push(body);
        return refusal(409, 'slot_taken', undefined, undefined, { refusal: buildStartRefusal() });
      }),
    );
    await fill(await screen.findByRole('textbox', { name: /Message/ }), 'Side gate');
    await userEvent.click(await screen.findByRole('button', { name: '9:00 AM' }));
    expect(router.state.location.search).toEqual({ session: SESSION_ID, date: day, time: '09:00' });
    await userEvent.click(await screen.findByRole('button', { name: `Book ${shortDate(dayFrom(day))}, 9:00 AM` }));
    await waitFor(() => expect(placed).toHaveLength(1));
    expect(placed[0]).toEqual({
      appointment: { date: day, time: '09:00' },
      checkAvailability: true,
      notify: true,
      message: 'Side gate',
    });
    // Taken meanwhile: the time is unchosen, what was typed stays, other times are offered.
    expect((await screen.findByRole('alert')).textContent).toBe('This overlaps with your appointment at 2:00 PM.');
    expect(screen.getByRole('textbox', { name: /Message/ })).toHaveProperty('value', 'Side gate');
    expect(await screen.findByRole('button', { name: '1:30 PM' })).toBeTruthy();
    expect(router.state.location.search).toEqual({ session: SESSION_ID, date: day });
  });

  it('says why a day is not free', async () => {
    await open(`${FLOW}/appointment-details?session=${SESSION_ID}`);
    const calendar = await screen.findByRole('region', { name: 'Day' });
    const days = within(calendar).getAllByRole('button', { name: /time off/ });
    expect(days.every((button) => (button as HTMLButtonElement).disabled)).toBe(true);
  });

  it('is free outside of hours only when the groomer says so', async () => {
    await open(`${FLOW}/appointment-details?session=${SESSION_ID}`);
    await userEvent.click(await screen.findByRole('switch', { name: /^Book outside my hours/ }));
    expect(await screen.findByRole('combobox', { name: /^Start on/ })).toBeTruthy();
  });
});

describe('the calendar of a partner', () => {
  const partner = { id: '0197a000-0000-7000-8000-000000000099', displayName: 'Kai Foster' };
  const near = { ...partner, city: 'Austin', withinMiles: 4, refusal: null };
  const PARTNERS = answer('GET /v2/service-appointment/trading/seller/trade-partners', {
    items: [near],
    total: 1,
    limit: 50,
    offset: 0,
  });

  const chooseKai = async () => {
    const field = await screen.findByRole('combobox', { name: 'Calendar' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Kai{Enter}');
  };

  it('is chosen beside the own one, and its times are read', async () => {
    const asked: (string | null)[] = [];
    const chosen: unknown[] = [];
    await open(
      `${FLOW}/appointment-details?session=${SESSION_ID}`,
      buildBooking(),
      PARTNERS,
      answer(`POST ${SESSION}/:sessionId/trade-service-provider`, ({ body }) => {
        chosen.push(body);
        return buildBooking({ tradeServiceProvider: partner, minPrice: 110, maxPrice: 110 });
      }),
      answer(`GET ${SESSION}/:sessionId/available-time-slots`, ({ query }) => {
        asked.push(query.get('destinationServiceProvider'));
        return { timeZone: 'America/Chicago', slots: [] };
      }),
    );
    await chooseKai();
    expect(await screen.findByText(/^Kai Foster gets a request/)).toBeTruthy();
    expect(chosen).toEqual([{ service_provider_id: partner.id }]);
    await waitFor(() => expect(asked).toContain(partner.id));
    // Only the owner of a calendar goes beyond its hours or repeats in it.
    expect(screen.queryByRole('switch', { name: /^Book outside my hours/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Send request' })).toBeTruthy();
  });

  it('says that a partner does not do this work', async () => {
    await open(
      `${FLOW}/appointment-details?session=${SESSION_ID}`,
      buildBooking(),
      PARTNERS,
      answer(`POST ${SESSION}/:sessionId/trade-service-provider`, () => refusal(422, 'validation_failed')),
    );
    await chooseKai();
    expect(await screen.findByText(/does not offer all of these services/)).toBeTruthy();
  });

  it('shows at the end what was asked, since the appointment is not the own one', async () => {
    await open(
      `${FLOW}/success?session=${SESSION_ID}`,
      buildBooking({
        tradeServiceProvider: partner,
        placedOrder: ORDER_ID,
        placedOrders: [{ id: ORDER_ID, appointmentStart: `${day}T15:00:00Z`, appointmentEnd: `${day}T16:00:00Z` }],
      }),
    );
    expect(await screen.findByText(/The request is sent to Kai Foster/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Open appointment' })).toBeNull();
  });
});

describe('a series', () => {
  it('shows every date, moves those in the way, and books the rest of the decisions', async () => {
    const placed: unknown[] = [];
    const [second, third, free] = [addDays(day, 7), addDays(day, 14), addDays(day, 8)];
    const slot = (date: string) => ({ start: `${date}T09:00:00-06:00`, end: `${date}T10:00:00-06:00` });
    const { router } = await open(
      `${FLOW}/recurring-appointment?session=${SESSION_ID}&date=${day}&time=09:00`,
      buildBooking(),
      answer(`POST ${SESSION}/:sessionId/recurring-orders-date`, {
        timeZone: 'America/Chicago',
        dates: [
          { date: day, ...slot(day), conflict: null, alternative: null },
          { date: second, ...slot(second), conflict: 'slot_taken', alternative: slot(free) },
          { date: third, ...slot(third), conflict: null, alternative: null },
        ],
      }),
      answer(`POST ${SESSION}/:sessionId/place-recurring-orders`, ({ body }) => {
        placed.push(body);
        return { recurrenceId: ORDER_ID, appointments: [], timeZone: 'America/Chicago' };
      }),
    );
    const dates = await screen.findByRole('list', { name: 'Dates' });
    expect(within(dates).getAllByRole('listitem')).toHaveLength(3);
    expect(within(dates).getByText(/Overlaps another appointment/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: `Skip ${shortDate(dayFrom(third))}, 9:00 AM` }));
    await userEvent.click(screen.getByRole('button', { name: 'Book 2 appointments' }));
    await waitFor(() => expect(placed).toHaveLength(1));
    expect(placed[0]).toMatchObject({
      appointment: { time: '09:00' },
      recurring: { repeat: 'week', every: 8, start: day },
      unselectedDates: [third],
      modifiedDates: [{ date: second, newDate: free, newTime: '09:00' }],
      notify: true,
    });
    expect(router.state.location.search).toEqual({ session: SESSION_ID });
  });
});
