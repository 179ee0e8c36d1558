import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { dispatchLive } from '#shell/live/live-topics.ts';
import type { StartRefusal } from '@tailgate/contract';
import { buildStartRefusal } from '#shell/refusals/start-refusals.testing.ts';
import { answer } from '../../testing/answer.ts';
import { fill } from '../../testing/fill.ts';
import { openApp } from '../../testing/open-app.tsx';
import { refusal } from '../../testing/server.ts';
import { buildSession } from '../../testing/sessions.ts';
import { at, buildDetail, dateIn } from './appointments.testing.ts';
import type { AppointmentDetail } from './appointments-query.ts';
import { longDate, monthOf } from './calendar/calendar-days.ts';

const ORDER = 'GET /v2/service-checkout/pet-service/service-provider/order/:id';
const APPOINTMENTS = '/v2/service-appointment/service-provider/appointments';

const reasons = [
  answer(`GET ${APPOINTMENTS}/cancellation-reasons`, {
    items: [{ id: 'van-breakdown', description: 'Van breakdown' }],
  }),
];

const driving = answer('GET /v2/service-schedule/service-provider/driving-details', { days: [] });

const open = async (
  detail: AppointmentDetail | (() => AppointmentDetail),
  ...more: Parameters<typeof openApp>[2][]
) => {
  const app = await openApp(
    '/groomer/appointments/a-1',
    buildSession(),
    answer(ORDER, detail),
    driving,
    ...reasons,
    ...more,
  );
  await screen.findByRole('heading', { level: 1, name: 'Priya Raman' });
  return app;
};

describe('the page of an appointment', () => {
  it('shows customer, address, pets, prices and every move', async () => {
    const { customer } = buildDetail();
    const move = { oldDateTime: at(dateIn(1), 9), newDateTime: at(dateIn(2), 14), changedAt: at(dateIn(-1), 12) };
    await open(
      buildDetail({
        customer: { ...customer, notes: 'Side gate' },
        rescheduleHistory: [{ ...move, changedBy: 'customer' }],
      }),
    );
    expect(screen.getByRole('link', { name: /^Text Priya Raman/ }).getAttribute('href')).toBe('sms:+15125550123');
    const services = screen.getByRole('list', { name: 'Services for Biscuit' }).textContent;
    expect(services).toMatch(/Full groom · 1 hr 30 min\$78\.00Nail trim · \+10 min\$12\.00/);
    expect(screen.getByText(/^Subtotal/).nextSibling?.textContent).toBe('$105.00');
    expect(screen.getByRole('list', { name: 'History' }).textContent).toMatch(/2:00 PM.*Moved by the customer/);
  });

  it('RL-map-06 leads to the address in Google Maps and Apple Maps', async () => {
    await open(buildDetail());
    expect(screen.getByRole('link', { name: 'Google Maps' }).getAttribute('href')).toContain('destination=30.25');
    expect(screen.getByRole('link', { name: 'Apple Maps' }).getAttribute('href')).toContain('daddr=30.25,-97.75');
  });

  it('RL-permissions-07 calls the customer by a number of the business, also from another phone', async () => {
    const sent = vi.fn();
    let callerPhone = '+15125550100';
    await open(
      buildDetail(),
      answer('GET /v2/service-schedule/service-provider/orders/:orderId/customer-phone', ({ params }) => {
        sent(params['orderId']);
        return { phoneNumber: '+15005550006', callerPhone, expiresAt: at(dateIn(1), 9) };
      }),
      answer('POST /v2/service-messaging/service-provider/call-from-another-phone-number', ({ body }) => {
        sent(body);
        callerPhone = '+15125550177';
        return { expiresAt: at(dateIn(1), 9) };
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Call' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Call Priya Raman' }));
    expect((await dialog.findByRole('link', { name: 'Call now' })).getAttribute('href')).toBe('tel:+15005550006');
    expect(dialog.getByText(/^Priya Raman sees this business number/)).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'Send text' }).getAttribute('href')).toBe('sms:+15125550123');
    await userEvent.click(dialog.getByRole('button', { name: 'I’m calling from another phone' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Use this phone' }));
    expect(await dialog.findByText('Enter a valid phone number')).toBeTruthy();
    await fill(dialog.getByRole('textbox', { name: /Phone you’re calling from/ }), '5125550177');
    await userEvent.click(dialog.getByRole('button', { name: 'Use this phone' }));
    expect(await dialog.findByText(/Call from \(512\) 555-0177\.$/)).toBeTruthy();
    expect(sent.mock.calls.map(([call]) => call as unknown)).toEqual(['a-1', { phoneNumber: '+15125550177' }, 'a-1']);
  });

  it('offers only what the API allows now', async () => {
    await open(buildDetail({ status: 'complete' }));
    expect(screen.queryByRole('button', { name: /Accept|Cancel|Decline/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Reschedule' })).toBeNull();
  });

  it('cancels this and the later appointments of a series with a reason', async () => {
    const sent = vi.fn();
    await open(
      buildDetail({ recurrenceId: 'r-1' }, { cancel: true }),
      answer(`POST ${APPOINTMENTS}/:id/cancel-appointment`, ({ body }) => {
        sent(body);
        return { cancelled: ['a-1', 'a-9'] };
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel appointment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this appointment?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel appointment' }));
    expect(await dialog.findByText('Choose a reason')).toBeTruthy();
    await userEvent.selectOptions(dialog.getByLabelText(/^Reason/), 'Van breakdown');
    expect(dialog.getByRole('button', { name: 'Keep appointment' })).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Cancel' })).toBeNull();
    await userEvent.click(dialog.getByRole('switch', { name: /later appointments/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel this and later' }));
    expect(await screen.findByText('2 appointments canceled')).toBeTruthy();
    expect(sent).toHaveBeenCalledWith({ reasonId: 'van-breakdown', description: '', recurrenceId: 'r-1' });
  });

  it('tells the customer about a delay in two taps', async () => {
    const sent = vi.fn();
    await open(
      buildDetail({}, { runLate: true }),
      answer(`POST ${APPOINTMENTS}/:id/running-late`, ({ body }) => {
        sent(body);
        return buildDetail({ lateNotices: [{ minutes: 20, toldAt: at(dateIn(0), 9) }] });
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Running late' }));
    await userEvent.click(await screen.findByRole('button', { name: '20 min' }));
    expect(await screen.findByText('Priya Raman was told that you’re running late')).toBeTruthy();
    expect(sent).toHaveBeenCalledWith({ minutes: 20 });
  });

  it('tells the customer with one tap that the groomer is on the way, from where the device is', async () => {
    const sent = vi.fn();
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: {
        getCurrentPosition: (found: PositionCallback) =>
          found({ coords: { latitude: 30.26, longitude: -97.74 } } as GeolocationPosition),
      },
    });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'geolocation'));
    let detail = buildDetail({}, { setOut: true });
    await open(
      () => detail,
      answer(`POST ${APPOINTMENTS}/:id/on-my-way`, ({ body }) => {
        sent(body);
        detail = buildDetail({ onMyWay: { since: at(dateIn(0), 9), eta: at(dateIn(0), 9.5) } });
        return detail;
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'On my way' }));
    expect(await screen.findByText('Priya Raman was told that you’re on your way')).toBeTruthy();
    expect(sent).toHaveBeenCalledWith({ from: { latitude: 30.26, longitude: -97.74 } });
    expect(screen.getByText('Priya was told that you arrive at about 9:30 AM')).toBeTruthy();
  });

  it('follows a change made elsewhere', async () => {
    let status: AppointmentDetail['status'] = 'pending';
    await openApp(
      '/groomer/appointments/a-1',
      buildSession(),
      answer(ORDER, () =>
        buildDetail({ status, appointmentStart: at(dateIn(1), 9.5), appointmentEnd: at(dateIn(1), 11) }),
      ),
      driving,
    );
    const state = await screen.findByRole('region', { name: 'State' });
    expect(state.textContent).toContain('Pending');
    status = 'accepted';
    dispatchLive('schedule.changed', { appointmentId: 'a-1' });
    await waitFor(() => expect(screen.getByRole('region', { name: 'State' }).textContent).toContain('Accepted'));
  });

  it('says so when it is not found', async () => {
    await openApp(
      '/groomer/appointments/a-1',
      buildSession(),
      answer(ORDER, () => refusal(404, 'not_found')),
    );
    expect(await screen.findByRole('heading', { name: 'Appointment not found' })).toBeTruthy();
  });

  it('has no problems that axe finds', async () => {
    await open(buildDetail({}, { accept: true, reject: true, reschedule: true }));
    const { violations } = await axe.run(screen.getByRole('main'), { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  });
});

describe('rescheduling', () => {
  // Tomorrow: nothing is moved back into the past.
  const FREE = dateIn(1);
  const TIME = { appointmentStart: at(FREE, 9.5), appointmentEnd: at(FREE, 11) };
  const openForm = async (refuses?: StartRefusal) => {
    const sent = vi.fn();
    const app = await openApp(
      '/groomer/appointments/a-1/reschedule',
      buildSession(),
      answer(ORDER, buildDetail(TIME, { reschedule: true })),
      driving,
      ...reasons,
      answer(`GET ${APPOINTMENTS}/:id/:month/:year/available-days`, {
        days: Array.from({ length: 31 }, (_, index) => {
          const date = `${monthOf(FREE)}-${String(index + 1).padStart(2, '0')}`;
          return date === FREE
            ? { date, available: true, whyNot: null }
            : { date, available: false, whyNot: 'time_off' as const };
        }),
        timeZone: 'America/Chicago',
      }),
      answer(`GET ${APPOINTMENTS}/:id/available-time-slots`, {
        slots: [{ start: at(FREE, 13), end: at(FREE, 14.5) }],
        timeZone: 'America/Chicago',
        refusal: null,
      }),
      answer(`POST ${APPOINTMENTS}/:id/reschedule-appointment`, ({ body }) => {
        sent(body);
        if (refuses) return refusal(409, 'slot_unavailable', undefined, undefined, { refusal: refuses });
        return buildDetail({ appointmentStart: body.appointmentStart });
      }),
    );
    await screen.findByRole('heading', { level: 1, name: 'Reschedule' });
    return { ...app, sent };
  };

  it('names the reason of each day that cannot be chosen', async () => {
    await openForm();
    const days = within(await screen.findByRole('region', { name: 'Day' }));
    expect(await days.findByRole('button', { name: longDate(FREE) })).toBeTruthy();
    const off = days.getAllByRole<HTMLButtonElement>('button', { name: /time off$/ });
    expect(off.every(({ disabled }) => disabled)).toBe(true);
  });

  it('says what came in the way of the chosen time', async () => {
    await openForm(buildStartRefusal());
    await userEvent.click(await screen.findByRole('button', { name: '1:00 PM' }));
    await userEvent.click(screen.getByRole('button', { name: 'Reschedule appointment' }));
    expect(await screen.findByText('This overlaps with your appointment at 2:00 PM.')).toBeTruthy();
  });

  it('asks for a time and for no reason, moves, and offers the way back', async () => {
    const { router, sent } = await openForm();
    await userEvent.click(await screen.findByRole('button', { name: 'Reschedule appointment' }));
    expect(await screen.findByText('Choose a time')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: '1:00 PM' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Tell the customer' }));
    await userEvent.click(screen.getByRole('button', { name: 'Reschedule appointment' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/groomer/appointments/a-1'));
    const body = { description: '', notifyCustomer: false, duration: 90 };
    expect(sent).toHaveBeenLastCalledWith({ ...body, appointmentStart: at(FREE, 13) });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Moved back')).toBeTruthy();
    expect(sent).toHaveBeenLastCalledWith({ ...body, appointmentStart: at(FREE, 9.5), forceUpdate: true });
  });
});
