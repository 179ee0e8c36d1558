import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import { currentTimeMs } from '#ui/dates/clock.ts';
import { answer } from '../../testing/answer.ts';
import { fill } from '../../testing/fill.ts';
import { openApp } from '../../testing/open-app.tsx';
import { refusal } from '../../testing/server.ts';
import { buildSession } from '../../testing/sessions.ts';
import { buildAppointment, buildDetail, dateIn, at, today, ZONE } from './appointments.testing.ts';
import type { AppointmentDetail } from './appointments-query.ts';

const ORDER = 'GET /v2/service-checkout/pet-service/service-provider/order/:id';
const LINE = '/v2/service-checkout/pet-service/service-provider/order/:id/pet-services/:petServiceId';
const MINUTE_MS = 60_000;

const lineOf = (more: Partial<AppointmentDetail['petServices'][number]>) => {
  const [line] = buildDetail().petServices;
  if (!line) throw new Error('no line');
  return { ...line, ...more };
};
const driving = answer('GET /v2/service-schedule/service-provider/driving-details', {
  days: [
    {
      date: today(),
      travelDistance: 20,
      travelDurationTraffic: 40,
      legs: [
        { appointmentId: 'a-1', distanceMiles: 8.4, minutes: 25 },
        { appointmentId: 'a-2', distanceMiles: 3, minutes: 10 },
      ],
    },
  ],
});
const open = async (
  detail: AppointmentDetail | (() => AppointmentDetail),
  path = '',
  ...more: Parameters<typeof openApp>[2][]
) => {
  const app = await openApp(
    `/groomer/appointments/a-1${path}`,
    buildSession(),
    answer(ORDER, detail),
    driving,
    ...more,
  );
  await screen.findByRole('heading', { level: 1 });
  return app;
};
const minutesAgo = (minutes: number) => new Date(currentTimeMs() - minutes * MINUTE_MS).toISOString();

describe('at the van', () => {
  it('starts a service, shows its time, ends it and leads on', async () => {
    let line = lineOf({});
    const detail = () => buildDetail({ petServices: [line] });
    await open(
      detail,
      '',
      answer(`POST ${LINE}/start`, () => {
        line = { ...line, startTime: minutesAgo(42.5) };
        return detail();
      }),
      answer(`POST ${LINE}/end`, () => {
        line = { ...line, endTime: minutesAgo(0) };
        return detail();
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Start Biscuit' }));
    expect((await screen.findByRole('timer')).textContent).toBe('0:42');
    expect(screen.getByText('In progress')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Finish Biscuit' }));
    expect(await screen.findByText(/Done in 42 min/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Check out' }).getAttribute('href')).toBe(
      '/groomer/appointments/a-1/payment',
    );
  });

  it('saves notes by itself, and keeps the text when saving fails', async () => {
    const sent = vi.fn();
    let works = false;
    let spNote = '';
    const detail = () => buildDetail({ petServices: [lineOf({ spNote, startTime: minutesAgo(5) })] });
    await open(
      detail,
      '',
      answer(`PUT ${LINE}/details`, ({ body }) => {
        sent(body);
        if (!works) return refusal(409, 'illegal_transition');
        spNote = body.spNote ?? '';
        return detail();
      }),
    );
    const note = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Notes about Biscuit' });
    await fill(note, 'Hates the dryer');
    await userEvent.tab();
    await screen.findByText('Not saved.');
    expect(note.value).toBe('Hates the dryer');
    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Save again' }));
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(sent).toHaveBeenLastCalledWith({ spNote: 'Hates the dryer' });
  });

  it('shows what was done before', async () => {
    await open(
      buildDetail(),
      '',
      answer('GET /v2/service-schedule/service-provider/pet-history', {
        items: [
          {
            appointmentId: 'a-0',
            appointmentStart: at(dateIn(-40), 10),
            groomerName: 'Maya Torres',
            serviceName: 'Bath',
            addOns: ['Nail trim'],
            minutes: 60,
            spNote: 'Calm with treats',
            beforePhoto: null,
            afterPhoto: null,
          },
        ],
        total: 1,
        limit: 20,
        offset: 0,
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'History' }));
    const history = within(await screen.findByRole('dialog', { name: 'History of Biscuit' }));
    expect((await history.findByRole('listitem')).textContent).toMatch(/Bath, Nail trim · 1 hr · Maya Torres.*Calm/);
  });

  it('records nothing before the day of the appointment', async () => {
    await open(buildDetail({ appointmentStart: at(dateIn(2), 9), appointmentEnd: at(dateIn(2), 10) }));
    await screen.findByRole('heading', { level: 2, name: 'Biscuit' });
    expect(screen.queryByRole('button', { name: 'Start Biscuit' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: /^Notes/ })).toBeNull();
  });

  it('says how far it is', async () => {
    await open(buildDetail());
    expect((await screen.findByText('25 min')).parentElement?.textContent).toBe('25 min · 8.4 mi');
  });

  it('has no problems that axe finds', async () => {
    await open(buildDetail({ petServices: [lineOf({ startTime: minutesAgo(5) })] }, { runLate: true }));
    await screen.findByRole('timer');
    const { violations } = await axe.run(screen.getByRole('main'), { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  });
});

describe('after an appointment', () => {
  const month = answer('GET /v2/service-schedule/service-provider/monthly-schedule/:year/:month', {
    items: [
      buildAppointment(),
      buildAppointment({
        id: 'a-2',
        appointmentStart: at(today(), 13),
        appointmentEnd: at(today(), 14),
        customer: { id: 'c-2', displayName: 'Sam Lee', vip: false },
      }),
    ],
    holds: [],
    timeZone: ZONE,
  });

  it('leads to the next stop of the day', async () => {
    await open(buildDetail(), '/next', month);
    const stop = await screen.findByRole('link', { name: /Sam Lee/ });
    expect(stop.getAttribute('href')).toBe('/groomer/appointments/a-2');
    expect(await screen.findByText('Leave by 12:50 PM')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Running late' })).toBeTruthy();
  });

  it('RL-appointments-17 offers the next appointment of the customer, with a day', async () => {
    const times = answer('GET /v2/service-appointment/service-provider/appointments/:id/next-times', {
      usualCycleDays: 42,
      around: dateIn(42),
      booked: null,
      slots: [],
      timeZone: ZONE,
    });
    await open(buildDetail(), '/next', month, times);
    const book = await screen.findByRole('link', { name: 'Book next appointment' });
    expect(book.getAttribute('href')).toBe(`/groomer/add-customer/select-services?customer=c-1&date=${dateIn(42)}`);
  });

  it('sums up what was done for each pet', async () => {
    const line = lineOf({ startTime: at(today(), 9.5), endTime: at(today(), 10.75), spNote: 'Matted behind the ears' });
    await open(buildDetail({ petServices: [line] }), '/summary');
    const pet = within(await screen.findByRole('region', { name: 'Biscuit, Full groom' }));
    expect(pet.getByText('9:30 AM – 10:45 AM · 1 hr 15 min')).toBeTruthy();
    expect(pet.getByText('Matted behind the ears')).toBeTruthy();
    await waitFor(() =>
      expect(screen.getByText('Subtotal, before tax and tip').nextSibling?.textContent).toBe('$105.00'),
    );
  });
});

describe('prices at the van', () => {
  const CHARGES = '/v2/service-checkout/pet-service/service-provider/order/:id/order-custom-items';
  const modifiers = answer('GET /v2/service-checkout/pet-service/service-provider/time-modifiers-list', {
    items: [{ id: 'm-1', name: 'Matted', minutes: 20, price: 15 }],
  });

  it('are changed for the service, its add-ons and extra time in one dialog', async () => {
    const saved: unknown[] = [];
    let detail = buildDetail();
    await open(
      () => detail,
      '',
      modifiers,
      answer(`${ORDER}/last-prices`, {
        petServices: [
          {
            petServiceId: 'l-1',
            prices: [95, 85, 85].map((price, index) => ({
              orderId: `o-${index}`,
              price,
              appointmentStart: minutesAgo(1000 * (index + 1)),
            })),
          },
        ],
        tips: [],
      }),
      answer(`PUT ${LINE}/details`, ({ body }) => {
        saved.push(body);
        const { finalPrices } = detail;
        detail = buildDetail({ finalPrices: { ...finalPrices, petServicesTotal: 135, subtotal: 150 } });
        return detail;
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Change prices for Biscuit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Prices for Biscuit' });
    const service = within(dialog).getByRole('textbox', { name: /^Full groom/ });
    expect(service).toHaveProperty('value', '78.00');
    // RL-orders-15
    expect(await within(dialog).findByText('Last time $95.00, before $85.00')).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Use $95.00' }));
    expect(service).toHaveProperty('value', '95.00');
    await userEvent.clear(service);
    await userEvent.type(service, '108');
    await userEvent.click(await within(dialog).findByRole('checkbox', { name: /^Matted/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save prices' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toEqual({
      serviceAmount: 108,
      addonsPrices: [{ id: 'x-1', price: 12 }],
      petTimeModifier: ['m-1'],
    });
    expect(await screen.findByText('$150.00')).toBeTruthy();
  });

  it('have charges and discounts beside them, and a removed one comes back by Undo', async () => {
    const charge = {
      id: 'k-1',
      type: 'discount' as const,
      title: 'Neighbors',
      description: '',
      amount: 10,
      deletable: true,
    };
    const added: unknown[] = [];
    const detail = buildDetail({ customCharges: [charge] });
    await open(
      detail,
      '',
      modifiers,
      answer(`POST ${CHARGES}`, ({ body }) => {
        added.push(body);
        return detail;
      }),
      answer(`DELETE ${CHARGES}`, () => buildDetail()),
    );
    expect(await screen.findByText('-$10.00')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Neighbors' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(added).toEqual([{ type: 'discount', title: 'Neighbors', description: '', amount: 10 }]));

    await userEvent.click(screen.getByRole('button', { name: 'Add charge or discount' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add charge or discount' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add charge' }));
    expect(await within(dialog).findByText('Enter what it is for')).toBeTruthy();
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^What for/ }), 'Parking');
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Amount/ }), '4.5');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add charge' }));
    await waitFor(() => expect(added).toHaveLength(2));
    expect(added[1]).toEqual({ type: 'other', title: 'Parking', amount: 4.5 });
  });

  it('are an estimate before the day of the visit', async () => {
    await open(buildDetail({ appointmentStart: at(dateIn(2), 9), appointmentEnd: at(dateIn(2), 10) }));
    expect(await screen.findByText('Estimated total')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Change prices/ })).toBeNull();
    // The service alone: the add-on has a line of its own.
    expect(screen.getByText('$78 – $108')).toBeTruthy();
  });
});
