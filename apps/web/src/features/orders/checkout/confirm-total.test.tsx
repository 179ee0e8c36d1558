import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import { connectivity } from '#shell/connectivity/online.ts';
import { dispatchLive } from '#shell/live/live-topics.ts';
import { currentTime } from '#ui/dates/current-time.ts';
import { answer } from '../../../testing/answer.ts';
import { fill } from '../../../testing/fill.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { refusal } from '../../../testing/server.ts';
import { buildSession } from '../../../testing/sessions.ts';
import { at, buildDetail, today, ZONE } from '../../appointments/appointments.testing.ts';
import type { AppointmentDetail } from '#features/appointments/index.ts';
import { confirmationWords } from './consent-words.ts';

type Asked = NonNullable<AppointmentDetail['consent']['asked']>;

const ORDER = '/v2/service-checkout/pet-service/service-provider/order/:id';
const READY = { isReady: true, whyNot: null } as const;
const NEEDED = { isReady: false, whyNot: 'confirmation_needed' } as const;
const prices = (due: number) => ({ ...buildDetail().finalPrices, subtotal: due, total: due, due });
const consent = (asked: Partial<Asked> | null = null): AppointmentDetail['consent'] => ({
  most: 108,
  mostTip: 27,
  asked: asked && { amount: 412, askedAt: currentTime().toISOString(), state: 'waiting', ...asked },
});
const beyond = (more: Partial<AppointmentDetail> = {}): AppointmentDetail => ({
  ...buildDetail(),
  finalPrices: prices(412),
  paymentMethod: 'card',
  creditCardId: 'k-1',
  completion: NEEDED,
  consent: consent(),
  ...more,
});

const CARD = {
  id: 'k-1',
  name: 'Visa ending in 4242',
  description: 'Expires 4/2040',
  type: 'card' as const,
  isManageable: false,
  isDefault: true,
};

/** An order that changes as its customer answers. */
const open = async (given: AppointmentDetail, asked?: () => ReturnType<typeof refusal>) => {
  const order = { now: given };
  const change = (changes: Partial<AppointmentDetail>) => (order.now = { ...order.now, ...changes });
  const sent = { asked: 0, completed: [] as unknown[] };
  await openApp(
    '/groomer/appointments/a-1/payment',
    buildSession(),
    answer(`GET ${ORDER}`, () => order.now),
    answer(`POST ${ORDER}/ask-to-confirm`, () => {
      sent.asked += 1;
      return asked ? asked() : change({ consent: consent({ amount: order.now.finalPrices.due }) });
    }),
    answer(`POST ${ORDER}/payment`, ({ body: { paymentMethodId } }) =>
      change({ paymentMethod: paymentMethodId, creditCardId: null, completion: READY }),
    ),
    answer(`POST ${ORDER}/complete-order`, ({ body }) => {
      sent.completed.push(body);
      return change({
        status: 'complete',
        settlement: { kind: 'completed', tender: 'card', settledAt: currentTime().toISOString(), isSigned: true },
      });
    }),
    answer(`GET ${ORDER}/payment/list`, {
      items: [
        { id: 'card', name: 'Card', description: 'Charged now', isAvailable: true, sources: [CARD] },
        { id: 'cash', name: 'Cash', description: '', isAvailable: true, sources: [] },
      ],
    }),
    answer('GET /v2/user-upsells', { items: [], total: 0, limit: 100, offset: 0, counts: {} as never }),
    answer('GET /v2/pet/service-report/appointment/:id/card-reports', { items: [], total: 0, limit: 100, offset: 0 }),
    answer(`GET ${ORDER}/last-prices`, { petServices: [], tips: [] }),
  );
  await screen.findByRole('heading', { level: 1 });
  /** What happens elsewhere, and the message about it. */
  const live = (changes: Partial<AppointmentDetail>) => {
    change(changes);
    act(() => dispatchLive('schedule.changed', { appointmentId: 'a-1' }));
  };
  return { sent, live };
};
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const sign = async () => {
  await userEvent.click(await button('Type my name'));
  await fill(screen.getByLabelText('Full name'), 'Priya Raman');
};

afterEach(() => connectivity.set(true));

describe('a total beyond what the customer agreed to', () => {
  it('is asked for, waited for, and completed with the signature of before once it is confirmed', async () => {
    const { sent, live } = await open(beyond());
    await sign();
    expect(screen.getByText('Priya agreed to at most $108.00 plus a tip of up to $27.00.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Complete/ })).toBeNull();
    await userEvent.click(await button('Ask Priya to confirm $412.00'));
    const waiting = await screen.findByText(
      /^Waiting for Priya to confirm \$412\.00\. Asked at .* The link works for 24 hours\.$/,
    );
    expect(screen.getByText('Cash, a check or a payment link need no confirmation.')).toBeTruthy();
    // The button waits too, and asks no second time.
    await userEvent.click(await button('Waiting for Priya…'));
    expect(sent.asked).toBe(1);
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
    live({ completion: READY, consent: consent({ state: 'confirmed' }) });
    await screen.findByText('Priya confirmed $412.00.');
    expect(waiting.isConnected).toBe(false);
    await userEvent.click(await button('Complete and charge $412.00'));
    await waitFor(() => expect(sent.completed).toEqual([{ signature: { name: 'Priya Raman' }, due: 412 }]));
  });

  it('can be sent again while it waits', async () => {
    const { sent } = await open(beyond({ consent: consent({}) }));
    await userEvent.click(await button('Send again'));
    await screen.findByText('We sent Priya a new link');
    expect(sent.asked).toBe(1);
  });

  it('is told to be declined as soon as it is, and can be asked again', async () => {
    const { sent, live } = await open(beyond({ consent: consent({}) }));
    await screen.findByText(/^Waiting for Priya to confirm \$412/);
    live({ consent: consent({ state: 'declined' }) });
    const told = await screen.findByText('Priya declined $412.00. Change the order, or choose another way to pay.');
    expect(told.closest('[role=alert]')).toBeTruthy();
    await userEvent.click(await button('Ask Priya to confirm $412.00'));
    await screen.findByText(/^Waiting for Priya to confirm \$412/);
    expect(sent.asked).toBe(1);
  });

  it('is asked for anew once it is another one', async () => {
    await open(beyond({ finalPrices: prices(450), consent: consent({}) }));
    expect(await button('Ask Priya to confirm $450.00')).toBeTruthy();
    expect(screen.getByText(/ The total has changed since you asked for \$412\.00\.$/)).toBeTruthy();
    expect(screen.queryByText(/^Waiting/)).toBeNull();
  });

  it('needs no confirmation in cash', async () => {
    await open(beyond({ consent: consent({}) }));
    await userEvent.click(await screen.findByLabelText(/^Cash/));
    expect(await button('Complete with $412.00 in cash')).toBeTruthy();
    expect(screen.queryByText(/confirm/)).toBeNull();
  });

  it.each([
    ['customer_unreachable', 409, 'This customer has no phone number or email. Take cash or a check instead.'],
    ['too_many_messages', 429, 'You sent several messages to this person. Try again later.'],
  ] as const)('says why nobody could be asked: %s', async (code, status, message) => {
    await open(beyond(), () => refusal(status, code, message));
    await userEvent.click(await button('Ask Priya to confirm $412.00'));
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('cannot be asked for without a connection', async () => {
    const { sent } = await open(beyond());
    const ask = await button('Ask Priya to confirm $412.00');
    act(() => connectivity.set(false));
    const notice = (await screen.findByText(/^You’re offline\. Asking Priya to confirm needs a connection\./))
      .parentElement;
    expect(within(notice as HTMLElement).getByRole('link', { name: 'Take cash or a check offline' })).toBeTruthy();
    await userEvent.click(ask);
    expect(await screen.findByText('You’re offline. Ask Priya once you’re back online.')).toBeTruthy();
    expect(sent.asked).toBe(0);
  });

  it('is nothing that a checkout within the estimate sees', async () => {
    await open(beyond({ finalPrices: prices(105), completion: READY }));
    expect(await button('Complete and charge $105.00')).toBeTruthy();
    expect(screen.queryByText(/confirm|agreed/)).toBeNull();
  });
});

describe('the words', () => {
  const now = new Date(at(today(), 14));
  const words = (more: Partial<AppointmentDetail>) => confirmationWords({ ...beyond(more), timeZone: ZONE }, now);

  it.each([
    [{ most: null, mostTip: null, asked: null }, 'Priya hasn’t agreed to an amount yet.'],
    [{ most: 108, mostTip: 0, asked: null }, 'Priya agreed to at most $108.00.'],
    [consent({ state: 'expired' }), 'Priya didn’t answer within 24 hours. Ask again, or choose another way to pay.'],
    // The same amount with another tip in it is not what was confirmed.
    [consent({ state: 'confirmed' }), 'Priya agreed to at most $108.00 plus a tip of up to $27.00.'],
    [
      consent({ askedAt: at(today(), 13.75) }),
      'Waiting for Priya to confirm $412.00. Asked at 1:45 PM. The link works for 24 hours.',
    ],
  ])('say what is so', (given, said) => {
    expect(words({ consent: given }).words).toBe(said);
  });

  it('have the day where it was asked the day before', () => {
    const asked = consent({ askedAt: new Date(now.getTime() - 20 * 3_600_000).toISOString() });
    expect(words({ consent: asked }).words).toMatch(/Asked \w{3} \d+, \d+:00 [AP]M\./);
  });
});
