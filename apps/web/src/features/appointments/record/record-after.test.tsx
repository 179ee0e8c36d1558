import type { CallAnswer } from '@tailgate/contract';
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { buildSession } from '../../../testing/sessions.ts';
import { at, buildAppointment, buildDetail, dateIn, today, ZONE } from '../appointments.testing.ts';
import { RECEIPT } from '../own/own.testing.ts';

const ORDER = '/v2/service-checkout/pet-service/service-provider/order/:id';
const NEXT_TIMES = 'GET /v2/service-appointment/service-provider/appointments/:id/next-times';
const PAYOUTS = 'GET /v2/service-payment/payouts';
type NextTimes = CallAnswer<typeof NEXT_TIMES>;
type Payouts = CallAnswer<typeof PAYOUTS>;

// A Thursday.
vi.useFakeTimers({ now: new Date('2026-06-11T13:00:00Z'), toFake: ['Date'] });
afterAll(() => void vi.useRealTimers());
beforeEach(() => void vi.setSystemTime(new Date(at(today(), 11.75))));

const slot = (date: string, time: string) => ({ start: `${date}T${time}:00-05:00`, end: `${date}T23:00:00-05:00` });
const TIMES: NextTimes = {
  usualCycleDays: 42,
  around: '2026-07-23',
  booked: null,
  slots: [slot('2026-07-22', '09:30'), slot('2026-07-23', '11:00'), slot('2026-07-24', '09:00')],
  timeZone: ZONE,
};
const PAID: Payouts = {
  items: [],
  total: 0,
  limit: 20,
  offset: 0,
  balance: 118.2,
  available: 0,
  waiting: [],
  instant: null,
  nextWeeklyDate: '2026-06-15',
  account: { bankLastFour: '6789', isReady: true },
};
const NEXT = buildAppointment({
  id: 'a-2',
  appointmentStart: at(today(), 12.25),
  appointmentEnd: at(today(), 13),
  customer: { id: 'c-2', displayName: 'Dan Whitaker', vip: false },
  minPrice: 92,
  maxPrice: 92,
});

interface Given {
  readonly times?: Partial<NextTimes>;
  readonly payouts?: Partial<Payouts>;
  readonly later?: readonly (typeof NEXT)[];
  readonly detail?: Parameters<typeof buildDetail>[0];
}

const open = async ({ times, payouts, later = [], detail }: Given = {}) => {
  await openApp(
    '/groomer/appointments/a-1',
    buildSession(),
    answer(
      `GET ${ORDER}`,
      buildDetail({
        status: 'complete',
        settlement: { kind: 'completed', tender: 'card', settledAt: at(today(), 11.7), isSigned: true },
        serviceProviderEarnings: 118.2,
        ...detail,
      }),
    ),
    answer(`GET ${ORDER}/receipt`, RECEIPT),
    answer('GET /v2/pet/service-report/appointment/:id/card-reports', { items: [], total: 0, limit: 100, offset: 0 }),
    answer(NEXT_TIMES, { ...TIMES, ...times }),
    answer(PAYOUTS, { ...PAID, ...payouts }),
    answer('GET /v2/service-schedule/service-provider/monthly-schedule/:year/:month', {
      items: [...later],
      holds: [],
      timeZone: ZONE,
    }),
    answer('GET /v2/service-schedule/service-provider/driving-details', {
      days: [
        {
          date: today(),
          travelDistance: 20,
          travelDurationTraffic: 40,
          legs: [{ appointmentId: 'a-2', distanceMiles: 4.1, minutes: 11 }],
        },
      ],
    }),
  );
  await screen.findByRole('heading', { level: 1, name: 'Priya Raman' });
};
const BOOKING = '/groomer/add-customer/select-services?customer=c-1';

describe('the next appointment of the customer', () => {
  it('is booked with one tap on one of three times, at the usual cycle', async () => {
    await open();
    expect(await screen.findByText('Usually every 6 weeks')).toBeTruthy();
    const first = screen.getByRole('link', { name: 'Book Wed, Jul 22, 9:30 AM' });
    expect(first.getAttribute('href')).toBe(`${BOOKING}&date=2026-07-22&time=09%3A30`);
    expect(screen.getAllByRole('link', { name: /^Book [WTF]/ })).toHaveLength(3);
    const more = screen.getByRole('link', { name: 'More times' });
    expect(more.getAttribute('href')).toBe(`${BOOKING}&date=2026-07-23`);
    const { violations } = await axe.run(screen.getByRole('main'), { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('says the day instead of a cycle after the first appointment, and that nothing is open then', async () => {
    await open({ times: { usualCycleDays: null, slots: [] } });
    expect(await screen.findByText('Around Thu, Jul 23')).toBeTruthy();
    expect(screen.getByText('No open times around Thu, Jul 23.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Book next appointment' }).getAttribute('href')).toBe(
      `${BOOKING}&date=2026-07-23`,
    );
  });

  it('is opened where it is booked already', async () => {
    await open({ times: { slots: [], booked: { id: 'a-9', appointmentStart: at(dateIn(42), 9.5) } } });
    const booked = await screen.findByRole('link', { name: /Thu, Jul 23, 9:30 AM/ });
    expect(booked.getAttribute('href')).toBe('/groomer/appointments/a-9');
    expect(screen.getByRole('link', { name: 'Book another' }).getAttribute('href')).toBe(BOOKING);
  });
});

describe('the next stop', () => {
  it('is the one filled button, with when to leave, the drive and the price', async () => {
    await open({ later: [NEXT] });
    const next = within(await screen.findByRole('region', { name: 'Next' }));
    const stop = next.getByRole('link', { name: 'Next stop · Dan Whitaker 12:15 PM' });
    expect(stop.getAttribute('href')).toBe('/groomer/appointments/a-2');
    expect(await next.findByText('Leave by 12:04 PM · 11 min, 4.1 mi')).toBeTruthy();
    expect(next.getByText('$92')).toBeTruthy();
    expect(document.querySelectorAll('main [data-look="filled"]')).toHaveLength(1);
  });

  it('waits behind a payment link that was not sent yet', async () => {
    await open({
      later: [NEXT],
      detail: { owed: { linkSentAt: null, isBeingPaid: false } as never },
    });
    const stop = await screen.findByRole('link', { name: /^Next stop/ });
    expect(stop.dataset['look']).toBe('outline');
  });

  it('is none on another day', async () => {
    vi.setSystemTime(new Date(at(dateIn(1), 11)));
    await open({
      later: [NEXT],
      detail: { appointmentStart: at(dateIn(-1), 9), appointmentEnd: at(dateIn(-1), 10) },
    });
    await screen.findByText('Usually every 6 weeks');
    expect(screen.queryByRole('region', { name: 'Next' })).toBeNull();
  });
});

describe('what the groomer earns', () => {
  it('names the payout and opens how it is made up', async () => {
    await open();
    expect(await screen.findByText('Payout Mon, Jun 15')).toBeTruthy();
    const row = within(screen.getByRole('list', { name: 'Earnings' })).getByRole('link');
    expect(row.textContent).toContain('You earn $118.20');
    expect(row.getAttribute('href')).toBe('/groomer/reports/detail/a-1');
  });

  it('says when it was paid out', async () => {
    const payout = { id: 'p-1', amount: 500, fee: 0, bankLastFour: '6789', arrivesAt: null } as const;
    await open({
      detail: { settlement: { kind: 'completed', tender: 'card', settledAt: at(dateIn(-5), 12), isSigned: true } },
      payouts: { items: [{ ...payout, kind: 'weekly', status: 'sent', date: '2026-06-08T13:00:00.000Z' }], total: 1 },
    });
    expect(await screen.findByText('Paid out Mon, Jun 8')).toBeTruthy();
  });

  it('has no payout where the customer paid cash', async () => {
    await open({
      detail: { settlement: { kind: 'completed', tender: 'cash', settledAt: at(today(), 11.7), isSigned: true } },
    });
    await waitFor(() => expect(screen.getByText('You earn $118.20')).toBeTruthy());
    await screen.findByText('Usually every 6 weeks');
    expect(screen.queryByText(/^Pa(yout|id out)/)).toBeNull();
  });
});
