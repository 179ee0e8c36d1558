import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { refusal } from '../../../testing/server.ts';
import { buildSession } from '../../../testing/sessions.ts';
import { at, buildDetail, buildRoute, buildStop, dateIn, today } from '../appointments.testing.ts';
import type { AppointmentDetail } from '../appointments-query.ts';

const ORDER = '/v2/service-checkout/pet-service/service-provider/order/:id';
const LINE = `PUT ${ORDER}/pet-services/:petServiceId` as const;

// A Thursday.
vi.useFakeTimers({ now: new Date('2026-06-11T13:00:00Z'), toFake: ['Date'] });
afterAll(() => void vi.useRealTimers());
beforeEach(() => void vi.setSystemTime(new Date(at(today(), 8.5))));

type Lines = AppointmentDetail['petServices'];
const running = (minutes: number): Lines =>
  buildDetail().petServices.map((line) => ({ ...line, minutes, startTime: at(today(), 8) }));

const open = async (detail: () => AppointmentDetail, ...more: Parameters<typeof openApp>[2][]) => {
  await openApp(
    '/groomer/appointments/a-1',
    buildSession(),
    answer(`GET ${ORDER}`, detail),
    answer('GET /v2/service-schedule/service-provider/driving-details', {
      days: [
        {
          date: today(),
          travelDistance: 20,
          travelDurationTraffic: 40,
          legs: [{ appointmentId: 'a-1', distanceMiles: 4.6, minutes: 12 }],
        },
      ],
    }),
    answer('GET /v2/service-schedule/service-provider/day-route', buildRoute({ stops: [buildStop()] })),
    ...more,
  );
  await screen.findByRole('heading', { level: 1, name: 'Priya Raman' });
};
const stepper = () => within(screen.getByRole('group', { name: 'Time for Biscuit' }));
const violations = async () => {
  const found = await axe.run(screen.getByRole('main'), { rules: { 'color-contrast': { enabled: false } } });
  return found.violations.map(({ id }) => id);
};

describe('the time of a service under way', () => {
  it('is changed in place, saved once after the last press, and given back by Undo', async () => {
    const sent: unknown[] = [];
    let minutes = 90;
    await open(
      () => buildDetail({ petServices: running(minutes) }),
      answer(LINE, ({ body }) => {
        sent.push(body);
        minutes = body.serviceTime ?? minutes;
        return buildDetail({ petServices: running(minutes) });
      }),
    );
    expect(await violations()).toEqual([]);
    await userEvent.click(stepper().getByRole('button', { name: '5 minutes more' }));
    await userEvent.click(stepper().getByRole('button', { name: '5 minutes more' }));
    expect(stepper().getByText('1 hr 40 min')).toBeTruthy();
    const toast = (await screen.findByText('Biscuit: 1 hr 40 min', {}, { timeout: 3000 })).closest<HTMLElement>(
      '[role="status"]',
    );
    expect(sent).toEqual([{ serviceTime: 100 }]);
    await userEvent.click(within(toast ?? document.body).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent).toEqual([{ serviceTime: 100 }, { serviceTime: 90 }]));
    await waitFor(() => expect(stepper().getByText('1 hr 30 min')).toBeTruthy());
  });

  it('is as it was where it was refused, with the reason', async () => {
    await open(
      () => buildDetail({ petServices: running(90) }),
      answer(LINE, () => refusal(409, 'slot_taken', 'Your next appointment begins then.')),
    );
    await userEvent.click(stepper().getByRole('button', { name: '5 minutes more' }));
    expect(await screen.findByText('Your next appointment begins then.', {}, { timeout: 3000 })).toBeTruthy();
    expect(stepper().getByText('1 hr 30 min')).toBeTruthy();
  });

  it('is saved by who leaves before it was', async () => {
    const sent: unknown[] = [];
    await open(
      () => buildDetail({ petServices: running(90) }),
      answer(LINE, ({ body }) => {
        sent.push(body);
        return buildDetail({ petServices: running(95) });
      }),
      answer('GET /v2/service-provider/customer/:id/figures', () => refusal(404, 'not_found', 'Gone')),
    );
    await userEvent.click(stepper().getByRole('button', { name: '5 minutes more' }));
    await userEvent.click(screen.getByRole('link', { name: 'Priya Raman' }));
    await waitFor(() => expect(sent).toEqual([{ serviceTime: 95 }]));
  });

  it('is not changed before work begins, nor once the service is done', async () => {
    await open(() => buildDetail());
    expect(screen.queryByRole('group', { name: 'Time for Biscuit' })).toBeNull();
  });
});

describe('before an appointment', () => {
  const expired: AppointmentDetail['alerts'][number] = {
    kind: 'vaccination_expired',
    pet: { id: 'p-1', name: 'Biscuit' },
    note: '',
    vaccination: 'Rabies',
    expiresOn: dateIn(-3),
  };

  it('says how long the drive is on the map', async () => {
    await open(() => buildDetail({}, { setOut: true }));
    const map = screen.getByRole('group', { name: 'Map: Address of Priya Raman' });
    await waitFor(() => expect(map.parentElement?.textContent).toContain('12 min · 4.6 mi'));
    expect(await violations()).toEqual([]);
  });

  it('asks the customer for a record that has expired', async () => {
    const sent: unknown[] = [];
    await open(
      () => buildDetail({ alerts: [expired] }, { setOut: true }),
      answer('POST /v1/orders/:id/text-customer', ({ params, body }) => {
        sent.push([params['id'], body]);
        return {} as never;
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Ask for new record' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask for new record' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('Message sent to Priya')).toBeTruthy();
    const message =
      "Hi Priya, could you send me Biscuit's rabies record again? The one I have is out of date (on file until Jun 8).";
    expect(sent).toEqual([['a-1', { message }]]);
  });

  it('asks nobody who cannot be reached, nor for what is still good', async () => {
    const { customer } = buildDetail();
    await open(() => buildDetail({ alerts: [expired], customer: { ...customer, phone: null, email: null } }));
    expect(screen.getByText(/rabies record expired/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ask for new record' })).toBeNull();
  });
});
