import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { currentTimeMs } from '#ui/dates/clock.ts';
import { dispatchLive, dispatchReconnect } from '#shell/live/live-topics.ts';
import { answer } from '../../testing/answer.ts';
import { onScreenOf } from '../../testing/on-screen-of.ts';
import { at, buildAppointment, buildDetail, dateIn, today } from './appointments.testing.ts';
import type { Appointment, Hold } from './appointments-query.ts';
import { FULL, openBookedSchedule, openSchedule, PENDING } from './schedule.testing.tsx';

const ORDER = 'GET /v2/service-checkout/pet-service/service-provider/order/:id';

const event = (name: RegExp) => screen.findByRole('button', { name });

const BOOKING: Hold = {
  id: 'h-1',
  start: at(today(), 14),
  end: at(today(), 15.5),
  until: new Date(currentTimeMs() + 300_000).toISOString(),
};
const AS_IT_IS_BOOKED = /Being booked until \d+:\d\d [AP]M/;

describe('a time that a customer is booking', () => {
  it('is in the calendar until it is free again, without being an appointment', async () => {
    const lapsed = { ...BOOKING, id: 'h-2', until: new Date(currentTimeMs() - 1000).toISOString() };
    const kept = [buildAppointment()];
    await openBookedSchedule(`/groomer/appointments?view=day&date=${today()}`, { kept, holds: [BOOKING, lapsed] });
    await event(/Priya Raman/);
    expect(await screen.findAllByText(AS_IT_IS_BOOKED)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: AS_IT_IS_BOOKED })).toBeNull();
  });

  it('is in the timeline of a phone, in its place of the day', async () => {
    onScreenOf(390);
    const late = buildAppointment({ id: 'a-3', appointmentStart: at(today(), 16), appointmentEnd: at(today(), 17) });
    await openBookedSchedule('/groomer/appointments', { kept: [buildAppointment(), late], holds: [BOOKING] });
    const day = await screen.findByRole('list', { name: /^Appointments on / });
    expect(day.textContent).toMatch(/9:30 – 11:00 AM.*2:00 – 3:30 PMBeing booked until.*4:00 – 5:00 PM/);
  });
});

describe('the calendar of a groomer', () => {
  it('shows a week with time, customer, pets, service, city and status in words', async () => {
    await openSchedule('/groomer/appointments', [buildAppointment(), PENDING]);
    const shown = await event(/Priya Raman/);
    expect(shown.textContent).toMatch(/9:30.*Accepted.*Priya Raman.*Biscuit · Full groom.*Austin/s);
    expect(shown.dataset['tone']).toBe('accepted');
  });

  it('RL-schedule-03 shows all pets of an appointment as one event', async () => {
    const pets = ['Biscuit', 'Mochi'].map((name) => ({ name, breed: 'Beagle', services: ['Full groom'] }));
    await openSchedule('/groomer/appointments', [buildAppointment({ pets })]);
    expect((await event(/Priya Raman/)).textContent).toContain('Biscuit, Mochi · Full groom');
  });

  it('opens the appointment that is pressed', async () => {
    const { router } = await openSchedule('/groomer/appointments', [buildAppointment()], answer(ORDER, buildDetail()));
    await userEvent.click(await event(/Priya Raman/));
    await waitFor(() => expect(router.state.location.pathname).toBe('/groomer/appointments/a-1'));
  });

  it('keeps view and date in the address, and goes back to them', async () => {
    const { router } = await openSchedule('/groomer/appointments?view=week&date=2027-01-13', []);
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
    const { asked } = await openSchedule('/groomer/appointments?view=week&date=2026-12-30', []);
    await waitFor(() => expect(asked.months.toSorted()).toEqual(['2026-12', '2027-01']));
    await userEvent.click(await screen.findByRole('link', { name: 'Next week' }));
    await screen.findByRole('heading', { name: 'January 3–9' });
    await userEvent.click(screen.getByRole('link', { name: 'Previous week' }));
    await screen.findByRole('heading', { name: /Dec 27/ });
    expect(asked.months).toHaveLength(2);
  });

  it('RL-schedule-04 RL-schedule-05 shows a moved appointment in its new month only, within a second', async () => {
    const kept = [buildAppointment({ appointmentStart: at(dateIn(0), 9), appointmentEnd: at(dateIn(0), 10) })];
    await openSchedule(`/groomer/appointments?view=day&date=${today()}`, kept);
    await event(/Priya Raman/);
    kept[0] = { ...buildAppointment(), appointmentStart: at(dateIn(40), 9), appointmentEnd: at(dateIn(40), 10) };
    dispatchLive('schedule.changed', { appointmentId: 'a-1' });
    await waitFor(() => expect(screen.queryByRole('button', { name: /Priya Raman/ })).toBeNull(), { timeout: 1000 });
  });

  it('reads once again after the live connection was interrupted', async () => {
    const { asked } = await openSchedule('/groomer/appointments?view=day', []);
    await waitFor(() => expect(asked.months).toHaveLength(1));
    dispatchReconnect();
    await waitFor(() => expect(asked.months).toHaveLength(2));
  });

  it('says above each day of a week what is booked, without what was called off', async () => {
    const onFull = (id: string, more: Partial<Appointment> = {}) =>
      buildAppointment({
        id,
        appointmentStart: at(FULL, 9),
        appointmentEnd: at(FULL, 10),
        minPrice: 80,
        maxPrice: 100,
        ...more,
      });
    await openSchedule(`/groomer/appointments?view=week&date=${FULL}`, [
      onFull('a-5'),
      onFull('a-6', { status: 'pending' }),
      onFull('a-7', { status: 'cancelled' }),
    ]);
    const head = await screen.findByRole('link', { name: /^Wednesday, January 13/ });
    expect(head.textContent).toContain('2 stops $180');
    expect(screen.getByRole('link', { name: /^Thursday, January 14/ }).textContent).not.toContain('stop');
  });

  it('hatches what is outside of working hours, and covers all of them', async () => {
    await openSchedule(
      `/groomer/appointments?view=week&date=${FULL}`,
      [],
      answer('GET /v2/service-appointment/service-provider/availability/weekly-availability', {
        availability: [{ id: 'w-1', spId: 'user-1', day: 4, start: '06:30:00', end: '12:00:00' }],
      }),
    );
    await screen.findByText('6 AM');
    const closed = () => [...document.querySelectorAll<HTMLElement>('[class*=closed]')];
    // Wednesday before and after its hours, and six days without any.
    await waitFor(() => expect(closed()).toHaveLength(8));
  });

  it('is a timeline on a phone', async () => {
    onScreenOf(390);
    await openSchedule('/groomer/appointments', [buildAppointment()]);
    const day = await screen.findByRole('list', { name: /^Appointments on / });
    expect(day.textContent).toMatch(/9:30 – 11:00 AM.*Priya Raman.*Biscuit · Full groom.*Austin.*Accepted/);
  });

  it('is a month of dots on a phone, with the day that is tapped below', async () => {
    onScreenOf(390);
    const next = (id: string) => ({ ...PENDING, id, appointmentStart: at(FULL, 10), appointmentEnd: at(FULL, 11) });
    const { router } = await openSchedule('/groomer/appointments?view=month&date=2038-01-05', [
      next('a-3'),
      next('a-4'),
    ]);
    const days = within(await screen.findByRole('list', { name: 'Days' }));
    expect(days.getAllByRole('button')).toHaveLength(31);
    expect(days.getByRole('button', { name: 'Tuesday, January 5', pressed: true })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Tuesday, January 5' }).textContent).toContain('No appointments');
    const full = days.getByRole('button', { name: 'Wednesday, January 13, 2 appointments' });
    expect(full.querySelectorAll('[data-tone=pending]')).toHaveLength(2);
    await userEvent.click(full);
    await waitFor(() => expect(router.state.location.search).toEqual({ view: 'month', date: FULL }));
    expect((await screen.findByRole('list', { name: 'Appointments on Wednesday, January 13' })).textContent).toContain(
      'Nina Petrov',
    );
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Thursday, January 21');
    const { violations } = await axe.run(screen.getByRole('main'), { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('is a strip of seven days on a phone that opens at today, which is marked', async () => {
    onScreenOf(390);
    await openSchedule('/groomer/appointments?view=week', [buildAppointment({ appointmentStart: at(today(), 9) })]);
    const days = within(await screen.findByRole('list', { name: 'Days' }));
    expect(days.getAllByRole('button')).toHaveLength(7);
    const chosen = days.getByRole('button', { pressed: true });
    expect(chosen.getAttribute('aria-label')).toMatch(/, today, 1 appointment$/);
    expect(chosen.closest('li')?.getAttribute('aria-current')).toBe('date');
    expect((await screen.findByRole('list', { name: /^Appointments on / })).textContent).toContain('Priya Raman');
  });

  it.each(['week', 'month'])('has columns for a %s from 600 pixels', async (view) => {
    onScreenOf(768);
    await openSchedule(`/groomer/appointments?view=${view}`, [buildAppointment({ appointmentStart: at(today(), 9) })]);
    expect((await event(/Priya Raman/)).dataset['view']).toBe(view);
  });

  it('has no problems that axe finds', async () => {
    await openSchedule('/groomer/appointments', [buildAppointment(), PENDING]);
    await event(/Priya Raman/);
    const { violations } = await axe.run(screen.getByRole('main'), { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  });
});

describe('the list of appointments', () => {
  it('opens at today, and leads to what was earlier in the month', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-19T18:00:00Z'), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { router, asked } = await openSchedule('/groomer/appointments?view=list', []);
    expect(await screen.findByRole('heading', { name: 'November 19–30' })).toBeTruthy();
    await waitFor(() => expect(asked.orders.some((query) => query.get('start_date') === '2026-11-19')).toBe(true));
    await userEvent.click(screen.getByRole('link', { name: 'Earlier in November' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ view: 'list', date: '2026-11-01' }));
    await waitFor(() => expect(asked.orders.some((query) => query.get('start_date') === '2026-11-01')).toBe(true));
    expect(screen.queryByRole('link', { name: 'Earlier in November' })).toBeNull();
  });

  it('searches customers on all days and filters by status, in the address', async () => {
    const { router, asked } = await openSchedule('/groomer/appointments?view=list&date=2026-11-16&status=accepted', []);
    await waitFor(() => {
      const list = asked.orders.find((query) => query.get('start_date') === '2026-11-16');
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
