import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { dispatchLive, dispatchReconnect } from '#shell/live/live-topics.ts';
import { answer } from '../../testing/answer.ts';
import { openApp } from '../../testing/open-app.tsx';
import { buildSession } from '../../testing/sessions.ts';
import { at, buildAppointment, buildDetail, dateIn, pageOf, today } from './appointments.testing.ts';
import type { Appointment } from './appointments-query.ts';
import { monthOf } from './calendar/calendar-days.ts';

const MONTH = 'GET /v2/service-schedule/service-provider/monthly-schedule/:year/:month';
const ORDERS = 'GET /v2/service-schedule/service-provider/orders';
const ORDER = 'GET /v2/service-checkout/pet-service/service-provider/order/:id';
const APPOINTMENTS = '/v2/service-appointment/service-provider/appointments';

const PENDING = buildAppointment({
  id: 'a-2',
  status: 'pending',
  customer: { id: 'c-2', displayName: 'Nina Petrov', vip: true },
  appointmentStart: at(dateIn(1), 10),
  appointmentEnd: at(dateIn(1), 11),
  answerBy: at(dateIn(1), 8),
});

/** A server that keeps appointments in month buckets, as the real one does. */
const open = async (path: string, kept: Appointment[], ...more: Parameters<typeof openApp>[2][]) => {
  const asked = { months: [] as string[], orders: [] as URLSearchParams[] };
  const app = await openApp(
    path,
    buildSession(),
    answer(MONTH, ({ params }) => {
      const month = `${String(params['year'])}-${String(params['month']).padStart(2, '0')}`;
      asked.months.push(month);
      return { items: kept.filter((one) => monthOf(one.appointmentStart) === month), timeZone: 'America/Chicago' };
    }),
    answer(ORDERS, ({ query }) => {
      asked.orders.push(query);
      const statuses = query.getAll('status');
      const end = query.get('end_date');
      return pageOf(
        kept.filter(
          ({ status, appointmentStart }) =>
            (statuses.length === 0 || statuses.includes(status)) && (end === null || appointmentStart <= `${end}T23`),
        ),
      );
    }),
    ...more,
  );
  await screen.findByRole('heading', { level: 1, name: 'Schedule' });
  return { ...app, asked };
};
const event = (name: RegExp) => screen.findByRole('button', { name });

describe('the calendar of a groomer', () => {
  it('shows a week with time, customer, pets, service, city and status in words', async () => {
    await open('/groomer/appointments', [buildAppointment(), PENDING]);
    const shown = await event(/Priya Raman/);
    expect(shown.textContent).toMatch(/9:30.*Accepted.*Priya Raman.*Biscuit · Full groom.*Austin/s);
    expect(shown.dataset['tone']).toBe('accepted');
  });

  it('RL-schedule-03 shows all pets of an appointment as one event', async () => {
    const pets = ['Biscuit', 'Mochi'].map((name) => ({ name, breed: 'Beagle', services: ['Full groom'] }));
    await open('/groomer/appointments', [buildAppointment({ pets })]);
    expect((await event(/Priya Raman/)).textContent).toContain('Biscuit, Mochi · Full groom');
  });

  it('opens the appointment that is pressed', async () => {
    const { router } = await open('/groomer/appointments', [buildAppointment()], answer(ORDER, buildDetail()));
    await userEvent.click(await event(/Priya Raman/));
    await waitFor(() => expect(router.state.location.pathname).toBe('/groomer/appointments/a-1'));
  });

  it('keeps view and date in the address, and goes back to them', async () => {
    const { router } = await open('/groomer/appointments?view=week&date=2027-01-13', []);
    expect(await screen.findByRole('heading', { name: 'January 10–16' })).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Next week' }));
    await screen.findByRole('heading', { name: 'January 17–23' });
    expect(router.state.location.search).toEqual({ view: 'week', date: '2027-01-20' });
    await userEvent.click(screen.getByRole('link', { name: 'Month' }));
    await screen.findByRole('heading', { name: 'January 2027' });
    router.history.back();
    expect(await screen.findByRole('heading', { name: 'January 17–23' })).toBeTruthy();
  });

  it('RL-schedule-02 RL-schedule-10 asks for each month once and keeps it for a minute', async () => {
    const { asked } = await open('/groomer/appointments?view=week&date=2026-12-30', []);
    await waitFor(() => expect(asked.months.toSorted()).toEqual(['2026-12', '2027-01']));
    await userEvent.click(await screen.findByRole('link', { name: 'Next week' }));
    await screen.findByRole('heading', { name: 'January 3–9' });
    await userEvent.click(screen.getByRole('link', { name: 'Previous week' }));
    await screen.findByRole('heading', { name: /Dec 27/ });
    expect(asked.months).toHaveLength(2);
  });

  it('RL-schedule-04 RL-schedule-05 shows a moved appointment in its new month only, within a second', async () => {
    const kept = [buildAppointment({ appointmentStart: at(dateIn(0), 9), appointmentEnd: at(dateIn(0), 10) })];
    await open(`/groomer/appointments?view=day&date=${today()}`, kept);
    await event(/Priya Raman/);
    kept[0] = { ...buildAppointment(), appointmentStart: at(dateIn(40), 9), appointmentEnd: at(dateIn(40), 10) };
    dispatchLive('schedule.changed', { appointmentId: 'a-1' });
    await waitFor(() => expect(screen.queryByRole('button', { name: /Priya Raman/ })).toBeNull(), { timeout: 1000 });
  });

  it('reads once again after the live connection was interrupted', async () => {
    const { asked } = await open('/groomer/appointments?view=day', []);
    await waitFor(() => expect(asked.months).toHaveLength(1));
    dispatchReconnect();
    await waitFor(() => expect(asked.months).toHaveLength(2));
  });

  it('is a timeline on a phone', async () => {
    const wide = window.matchMedia;
    window.matchMedia = (media) => Object.assign(wide(media), { matches: false });
    try {
      await open('/groomer/appointments', [buildAppointment()]);
      const day = await screen.findByRole('list', { name: /^Appointments on / });
      expect(day.textContent).toMatch(/9:30 – 11:00 AM.*Priya Raman.*Biscuit · Full groom.*Austin.*Accepted/);
    } finally {
      window.matchMedia = wide;
    }
  });

  it('has no problems that axe finds', async () => {
    await open('/groomer/appointments', [buildAppointment(), PENDING]);
    await event(/Priya Raman/);
    const { violations } = await axe.run(screen.getByRole('main'), { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  });
});

describe('the list of appointments', () => {
  it('searches customers on all days and filters by status, in the address', async () => {
    const { router, asked } = await open('/groomer/appointments?view=list&date=2026-11-16&status=accepted', []);
    await waitFor(() => {
      const list = asked.orders.find((query) => query.get('start_date') === '2026-11-01');
      expect(list?.get('end_date')).toBe('2026-11-30');
      expect(list?.get('status')).toBe('accepted');
    });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Customer name or phone' }), 'nina');
    await waitFor(() =>
      expect(router.state.location.search).toEqual({
        view: 'list',
        date: '2026-11-16',
        status: 'accepted',
        search: 'nina',
      }),
    );
    await waitFor(() => {
      expect(asked.orders.at(-1)?.get('customer_search')).toBe('nina');
      expect(asked.orders.at(-1)?.has('start_date')).toBe(false);
    });
  });
});

describe('the queues', () => {
  it('RL-schedule-07 RL-schedule-09 asks for requests from seven days back', async () => {
    const { asked } = await open('/groomer/appointments', [PENDING]);
    // The unclosed ones are asked for by several statuses, of which this is the first.
    await waitFor(() =>
      expect(asked.orders.find((query) => query.getAll('status').join() === 'pending')?.get('start_date')).toBe(
        dateIn(-7),
      ),
    );
  });

  it('RL-appointments-12 RL-appointments-13 RL-appointments-15 asks for open ones until yesterday, newest first', async () => {
    const { asked } = await open('/groomer/appointments', []);
    await waitFor(() => {
      const unclosed = asked.orders.find((query) => query.get('end_date') === dateIn(-1));
      expect(unclosed?.get('order')).toBe('desc');
      expect(unclosed?.getAll('status')).toEqual([
        'pending',
        'accepted',
        'reschedule_request',
        'reschedule_request_ask',
        'cancellation_request',
      ]);
    });
  });

  it('RL-appointments-14 asks for unclosed ones once a day', async () => {
    vi.useFakeTimers({ now: new Date(at(today(), 8)), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { asked, router } = await open('/groomer/appointments', []);
    const times = () => asked.orders.filter((query) => query.get('order') === 'desc').length;
    const comeBack = async () => {
      await router.navigate({ to: '/groomer/account' });
      await screen.findByRole('heading', { level: 1, name: 'Your account' });
      await router.navigate({ to: '/groomer/appointments' });
      await screen.findByRole('heading', { level: 1, name: 'Schedule' });
    };
    await waitFor(() => expect(times()).toBe(1));
    vi.setSystemTime(new Date(at(today(), 18)));
    await comeBack();
    expect(times()).toBe(1);
    vi.setSystemTime(new Date(at(dateIn(1), 8.5)));
    await comeBack();
    await waitFor(() => expect(times()).toBe(2));
  });

  it('RL-schedule-06 accepts a request in one tap and takes it from the queue', async () => {
    const kept = [PENDING];
    const accepted = vi.fn();
    await open(
      '/groomer/appointments',
      kept,
      answer(`POST ${APPOINTMENTS}/:id/accept-appointment`, ({ params }) => {
        accepted(params['id']);
        kept[0] = { ...PENDING, status: 'accepted', answerBy: null };
        return buildDetail({ id: 'a-2', status: 'accepted' });
      }),
    );
    const queue = await screen.findByRole('list', { name: 'Requests' });
    expect(queue.textContent).toMatch(/Nina Petrov.*VIP.*by tomorrow 8:00 AM/);
    await userEvent.click(within(queue).getByRole('button', { name: 'Accept Nina Petrov' }));
    expect(await screen.findByText('No requests wait for your answer.')).toBeTruthy();
    expect(accepted).toHaveBeenCalledWith('a-2');
  });

  it('declines a request with a reason of the site', async () => {
    const declined = vi.fn();
    await open(
      '/groomer/appointments',
      [PENDING],
      answer(`GET ${APPOINTMENTS}/cancellation-reasons`, ({ query }) => ({
        items: [{ id: 'fully-booked', description: `Fully booked (${query.get('category')})` }],
      })),
      answer(`PUT ${APPOINTMENTS}/:id/reject-appointment`, ({ body }) => {
        declined(body);
        return buildDetail({ id: 'a-2', status: 'rejected' });
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Decline Nina Petrov' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline this request?' }));
    await userEvent.selectOptions(await dialog.findByLabelText(/^Reason/), 'Fully booked (decline-reasons)');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline request' }));
    await waitFor(() => expect(declined).toHaveBeenCalledWith({ reasonId: 'fully-booked', description: '' }));
  });
});
