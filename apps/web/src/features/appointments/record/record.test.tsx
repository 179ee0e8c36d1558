import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { buildSession } from '../../../testing/sessions.ts';
import { at, buildDetail, dateIn, today } from '../appointments.testing.ts';
import type { AppointmentDetail, Receipt } from '../appointments-query.ts';
import { RECEIPT } from '../own/own.testing.ts';

const ORDER = '/v2/service-checkout/pet-service/service-provider/order/:id';

// A Thursday.
vi.useFakeTimers({ now: new Date('2026-06-11T13:00:00Z'), toFake: ['Date'] });
afterAll(() => void vi.useRealTimers());
const setHour = (hour: number) => vi.setSystemTime(new Date(at(today(), hour)));
beforeEach(() => setHour(8.5));

const lineOf = (more: Partial<AppointmentDetail['petServices'][number]> = {}) => {
  const [line] = buildDetail().petServices;
  if (!line) throw new Error('no line');
  return { ...line, ...more };
};

const offer = (id: string, name: string, slug = 'dog') => ({
  id,
  name,
  description: '',
  features: [],
  category: 'grooming' as const,
  petType: { id: 't-1', name: 'Dog', slug },
  baseMinPrice: 50,
  baseMaxPrice: 80,
  baseServiceTime: 30,
  offered: true,
  adjustBy: 'size' as const,
  isHourly: false,
  hourlyRate: 0,
  sizes: [
    { size: 'small' as const, price: 50, minutes: 30 },
    { size: 'large' as const, price: 80, minutes: 45 },
  ],
  breeds: [],
  addOns: [addOn('x-1', 'Nail trim'), addOn('x-2', 'Teeth brushing')],
});
const addOn = (id: string, name: string) => ({
  id,
  name,
  description: '',
  basePrice: 12,
  baseMinutes: 10,
  offered: true,
  price: 12,
  minutes: 10,
});
const PRICE_LIST = {
  spId: 'user-1',
  currency: 'USD',
  items: [offer('s-1', 'Full groom'), offer('s-2', 'Bath'), offer('s-3', 'Cat bath', 'cat')],
  defaultServiceId: null,
};

const open = async (
  detail: AppointmentDetail | (() => AppointmentDetail),
  receipt: Receipt = RECEIPT,
  legs = [leg()],
  ...more: Parameters<typeof openApp>[2][]
) => {
  await openApp(
    '/groomer/appointments/a-1',
    buildSession(),
    answer(`GET ${ORDER}`, detail),
    answer(`GET ${ORDER}/receipt`, receipt),
    answer('GET /v2/service-schedule/service-provider/driving-details', {
      days: [{ date: today(), travelDistance: 20, travelDurationTraffic: 40, legs }],
    }),
    ...more,
  );
  await screen.findByRole('heading', { level: 1, name: 'Priya Raman' });
};
const leg = () => ({ appointmentId: 'a-1', distanceMiles: 4.6, minutes: 12 });
const state = () => screen.getByRole('region', { name: 'State' });
const parts = () => [...document.querySelectorAll<HTMLElement>('[data-part]')].map(({ dataset }) => dataset['part']);

const SETTLED = {
  status: 'complete',
  settlement: { kind: 'completed', tender: 'card', settledAt: RECEIPT.settledAt, isSigned: true },
} as const;

describe('before an appointment', () => {
  it('says how much time is left and when to leave, and has the way there first', async () => {
    await open(buildDetail({ addressNotes: 'Gate code 4418' }, { setOut: true, cancel: true }));
    await waitFor(() => expect(state().textContent).toContain('Leave by9:18 AM'));
    expect(state().textContent).toContain('Accepted · in 1 hr');
    expect(screen.getByText('Gate code 4418')).toBeTruthy();
    const next = within(screen.getByRole('region', { name: 'Next' }));
    expect(next.getByRole('button', { name: 'On my way · 12 min' })).toBeTruthy();
    expect(next.getByText('$90 – $120')).toBeTruthy();
  });

  it('has one column in the order of the moment on a phone', async () => {
    const wide = window.matchMedia;
    window.matchMedia = (media) => Object.assign(wide(media), { matches: false });
    try {
      await open(buildDetail({}, { setOut: true, cancel: true }));
      expect(parts().slice(0, 2)).toEqual(['where', 'pets']);
      expect(document.querySelector('[data-record-bar]')).not.toBeNull();
      cleanup();
      await open(buildDetail({ petServices: [lineOf({ startTime: at(today(), 8) })] }));
      expect(parts().slice(0, 2)).toEqual(['pets', 'money']);
      cleanup();
      await open(buildDetail(SETTLED));
      expect(parts()[0]).toBe('outcome');
    } finally {
      window.matchMedia = wide;
    }
  });

  it('says loudly how late it is', async () => {
    setHour(10);
    await open(buildDetail());
    expect(state().dataset['tone']).toBe('danger');
    expect(state().textContent).toContain('Not started · 30 min late');
    cleanup();
    setHour(9.4);
    await open(buildDetail());
    await waitFor(() => expect(state().textContent).toContain('Leave now: 6 min late'));
  });
});

describe('during an appointment', () => {
  it('has its time, one next step and what it comes to', async () => {
    await open(buildDetail({ petServices: [lineOf({ startTime: at(today(), 8) })] }));
    expect(state().textContent).toContain('Started 8:00 AM · planned until 11:00 AM');
    expect(state().textContent).toContain('0:30');
    const next = within(screen.getByRole('region', { name: 'Next' }));
    expect(next.getByText('$105.00')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Finish Biscuit' })).toHaveLength(1);
    const { violations } = await axe.run(screen.getByRole('main'), { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('takes add-ons and services of the price list with their prices, and gives them back by Undo', async () => {
    const line = lineOf({ startTime: at(today(), 8) });
    const teeth = { id: 'x-2', name: 'Teeth brushing', price: 12, minutes: 10 };
    const bath = { ...line, id: 'l-2', service: { id: 's-2', name: 'Bath' }, addOns: [], startTime: null };
    let lines = [line];
    const sent: unknown[] = [];
    const note = (what: string, body: unknown, next: typeof lines) => {
      sent.push([what, body]);
      lines = next;
      return buildDetail({ petServices: lines });
    };
    await open(
      () => buildDetail({ petServices: lines }),
      RECEIPT,
      [leg()],
      answer('GET /v2/service-provider/services/my-services', PRICE_LIST),
      answer(`POST ${ORDER}/pet-services/:petServiceId`, ({ body }) =>
        note('add-ons', body, [{ ...line, addOns: [...line.addOns, teeth] }]),
      ),
      answer(`POST ${ORDER}/pet-services`, ({ body }) => note('service', body, [...lines, bath])),
      answer(`DELETE ${ORDER}/pet-services/:petServiceId`, ({ params }) =>
        note('removed', params['petServiceId'], lines.slice(0, 1)),
      ),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Add service or add-on for Biscuit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add for Biscuit' }));
    expect(await dialog.findByText(/^Priya agreed to at most \$126\.00 by card\./)).toBeTruthy();
    // What it has already is not offered again, nor what is for cats.
    expect(dialog.queryByRole('button', { name: /Nail trim|Full groom|Cat/ })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Add Teeth brushing $12.00' }));
    await waitFor(() => expect(dialog.queryByRole('button', { name: /^Add Teeth/ })).toBeNull());
    await userEvent.click(dialog.getByRole('button', { name: 'Add Bath $50 – $80' }));
    const toast = (await screen.findByText('Bath added')).closest<HTMLElement>('[role="status"]');
    await userEvent.click(within(toast ?? document.body).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent).toEqual([
      ['add-ons', { addons: ['x-2'] }],
      ['service', { petId: 'p-1', serviceId: 's-2' }],
      ['removed', 'l-2'],
    ]);
  });

  it('says nothing of a planned end that was before it began', async () => {
    setHour(18.5);
    await open(buildDetail({ petServices: [lineOf({ startTime: at(today(), 18) })] }));
    expect(state().textContent).toContain('Started 6:00 PM');
    expect(state().textContent).not.toContain('planned');
  });
});

describe('after an appointment', () => {
  it('says every way in which it was paid, what was refunded and how, and adds up', async () => {
    await open(buildDetail({ ...SETTLED, serviceProviderEarnings: 118.2 }), {
      ...RECEIPT,
      laterTip: { amount: 5, givenAt: at(dateIn(-1), 9), card: { brand: 'visa', lastFour: '4242' } },
    });
    expect((await screen.findByText('Paid $134.08')).textContent).toBeTruthy();
    expect(state().textContent).toContain('$20.00 gift card · $114.08 visa ending in 4242');
    expect(state().textContent).toContain('Refunded $10.00 to card');
    const prices = within(await screen.findByRole('table', { name: 'Prices' }));
    prices.getByRole('row', { name: 'Tip $15.00' });
    prices.getByRole('row', { name: 'Tax $9.08' });
    prices.getByRole('row', { name: 'Total with tip $139.08' });
    const paid = within(screen.getByRole('table', { name: 'Paid by' }));
    paid.getByRole('row', { name: 'Visa ending in 4242, tip $5.00' });
    paid.getByRole('row', { name: /^Refunded to card .* [−-]\$10\.00$/ });
    expect(screen.getByText(/^You earn \$118\.20/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Receipt' }));
    expect(await screen.findByRole('dialog', { name: 'Receipt' })).toBeTruthy();
  });

  it('says of an appointment that was refunded in full how much came back', async () => {
    const refunds = [{ amount: 134.08, way: 'card' as const, refundedAt: at(dateIn(-2), 9) }];
    await open(buildDetail(SETTLED), { ...RECEIPT, refunds });
    await waitFor(() => expect(state().textContent).toContain('Refunded $134.08 to card'));
  });

  it('shows the fee and the photo of a no-show instead of an estimate', async () => {
    const sizes = { thumbnail: '/door.png', small: '/door.png', medium: '/door.png', large: '/door.png' };
    await open(
      buildDetail({
        status: 'cancelled',
        orderMarkedAsNoShow: true,
        settlement: { ...SETTLED.settlement, kind: 'no_show', isSigned: false },
        noShow: {
          amount: 100,
          title: 'Nobody home',
          description: 'Rang three times.',
          pictureId: 'f-1',
          picture: { id: 'f-1', sizes } as never,
          isOwed: false,
        },
      }),
      {
        ...RECEIPT,
        kind: 'no_show',
        lines: [],
        refunds: [],
        prices: { ...RECEIPT.prices, total: 100, due: 100, giftCardDiscount: 0 },
      },
    );
    await waitFor(() => expect(state().textContent).toContain('No-show fee $100.00 paid'));
    const row = within(screen.getByRole('list', { name: 'No-show' }));
    expect(row.getByRole('img', { name: 'Taken at the address' }).getAttribute('src')).toBe('/door.png');
    expect(row.getByText('$100.00')).toBeTruthy();
    expect(screen.queryByText(/^Estimated total/)).toBeNull();
  });

  it('says by whom and why it was canceled', async () => {
    await open(
      buildDetail({
        status: 'cancelled',
        cancelledBy: 'customer',
        cancelledAt: at(dateIn(-1), 9),
        reason: 'Biscuit is ill',
      }),
    );
    expect(state().textContent).toContain('Canceled by the customer');
    expect(state().textContent).toMatch(/Biscuit is ill · Wed, Jun 10, 9:00 AM · No fee/);
    expect(screen.queryByText(/^Estimated total/)).toBeNull();
  });
});

it.each([
  ['reschedule_request', /^Priya asks for Wed, Jun 17, 2:00 PM\. Answer by tomorrow 9:00 AM\.$/, 'Answer by'],
  [
    'reschedule_request_ask',
    /^You proposed Wed, Jun 17, 2:00 PM\. Priya answers by tomorrow 9:00 AM\.$/,
    'Priya answers',
  ],
] as const)(
  'another time (%s) says who answers by when, and what happens without an answer',
  async (status, words, who) => {
    const rescheduleRequest = { start: at(dateIn(6), 14), end: at(dateIn(6), 15) };
    await open(buildDetail({ status, rescheduleRequest, answerBy: at(dateIn(1), 9) }));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByText(/^Without an answer it stays on \w+, Jun \d+, \d+:\d+ [AP]M\.$/)).toBeTruthy();
    expect(state().textContent).toContain(who);
  },
);

it('a wish to cancel says what happens without an answer, with the answers beside it', async () => {
  await open(
    buildDetail(
      { status: 'cancellation_request', cancellationFee: 30, answerBy: at(dateIn(1), 9) },
      { acceptCancellation: true },
    ),
  );
  expect(screen.getByText('Without an answer the appointment stands.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Charge $30.00' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Keep appointment' })).toBeTruthy();
});
