import type { CallAnswer } from '@tailgate/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentTime } from '#ui/dates/current-time.ts';
import { answer } from '../../../testing/answer.ts';
import { fill } from '../../../testing/fill.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { refusal } from '../../../testing/server.ts';
import { buildSession } from '../../../testing/sessions.ts';
import { buildDetail } from '../../appointments/appointments.testing.ts';
import type { AppointmentDetail } from '#features/appointments/index.ts';

const ORDER = '/v2/service-checkout/pet-service/service-provider/order/:id';
const READY = { isReady: true, whyNot: null } as const;
const PRICES = {
  ...buildDetail().finalPrices,
  subtotal: 210,
  couponDiscount: 21,
  taxAmount: 15.59,
  giftCardDiscount: 50,
  tipAmount: 0,
  total: 204.59,
  due: 154.59,
};

const methods = answer(`GET ${ORDER}/payment/list`, {
  items: [
    {
      id: 'card',
      name: 'Card',
      description: 'Charged now',
      isAvailable: true,
      sources: [
        {
          id: 'k-1',
          name: 'Visa ending in 4242',
          description: 'Expires 4/2040',
          type: 'card',
          isManageable: false,
          isDefault: true,
        },
      ],
    },
    { id: 'cash', name: 'Cash', description: '', isAvailable: true, sources: [] },
    { id: 'check', name: 'Check', description: '', isAvailable: true, sources: [] },
    { id: 'later', name: 'Send a payment link', description: '', isAvailable: true, sources: [] },
  ],
});

type Product = CallAnswer<'GET /v2/user-upsells'>['items'][number];
const SHAMPOO: Product = {
  id: 'u-1',
  name: 'Shampoo',
  description: 'Oatmeal',
  price: 12.5,
  images: [],
  defaultImage: null,
  quantity: 2,
  isActive: true,
};
/** What the groomer of the order sells. */
let products: readonly Product[] = [];
afterEach(() => {
  products = [];
});

/** An order that changes as the calls say. */
const open = async (
  given: Partial<AppointmentDetail>,
  path = '/payment',
  calls: (
    change: (changes: Partial<AppointmentDetail>) => AppointmentDetail,
  ) => Parameters<typeof openApp>[2][] = () => [],
) => {
  const order = { now: buildDetail({ finalPrices: PRICES, taxDetails: { percent: 8.25 }, ...given }) };
  const change = (changes: Partial<AppointmentDetail>) => (order.now = { ...order.now, ...changes });
  const app = await openApp(
    `/groomer/appointments/a-1${path}`,
    buildSession(),
    answer(`GET ${ORDER}`, () => order.now),
    ...calls(change),
    answer(`POST ${ORDER}/tip`, ({ body: { amount } }) =>
      change({ finalPrices: { ...PRICES, tipAmount: amount, due: PRICES.due + amount } }),
    ),
    answer(`POST ${ORDER}/payment`, ({ body: { paymentMethodId, sourceId } }) =>
      change({ paymentMethod: paymentMethodId, creditCardId: sourceId ?? null, completion: READY }),
    ),
    methods,
    answer('GET /v2/user-upsells', {
      items: [...products],
      total: products.length,
      limit: 100,
      offset: 0,
      counts: {} as never,
    }),
    answer('GET /v2/pet/service-report/appointment/:id/card-reports', { items: [], total: 0, limit: 100, offset: 0 }),
    answer(`GET ${ORDER}/last-prices`, { petServices: [], tips: [] }),
  );
  await screen.findByRole('heading', { level: 1 });
  return app;
};
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the checkout', () => {
  it('shows what the server computed, and names the amount on the button', async () => {
    await open({ completion: { isReady: false, whyNot: 'payment_method_missing' } });
    const totals = await screen.findByLabelText('Totals');
    expect(within(totals).getByText('Sales tax (8.25%)').nextSibling?.textContent).toBe('$15.59');
    expect(within(totals).getByText('Coupon').nextSibling?.textContent).toBe('-$21.00');
    expect(within(totals).getByText('Gift card').nextSibling?.textContent).toBe('-$50.00');
    expect(within(totals).queryByText('Tip')).toBeNull();
    expect(await button('Complete appointment · $154.59')).toBeTruthy();
  });

  it('offers tips on the work after the coupon; the total follows, and a second press takes it away', async () => {
    await open({});
    await userEvent.click(await button('20% $37.80'));
    expect(await button(/\$192\.39$/)).toBeTruthy();
    const chosen = await button('20% $37.80');
    expect(chosen.getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(chosen);
    expect(await button(/\$154\.59$/)).toBeTruthy();
  });

  it('says which part of the work a tip is, so that it stays that part; another amount is none', async () => {
    const tips: object[] = [];
    await open({}, '/payment', (change) => [
      answer(`POST ${ORDER}/tip`, ({ body }) => {
        tips.push(body);
        return change({ finalPrices: { ...PRICES, tipAmount: body.amount, due: PRICES.due + body.amount } });
      }),
    ]);
    await userEvent.click(await button('20% $37.80'));
    await button(/\$192\.39$/);
    await userEvent.click(await button('20% $37.80'));
    await button(/\$154\.59$/);
    expect(tips).toEqual([
      { amount: 37.8, type: 'fixed', percent: 20 },
      { amount: 0, type: 'fixed' },
    ]);
  });

  it('takes another tip, and no tip that is a typing mistake', async () => {
    await open({});
    await userEvent.click(await button('Other'));
    const amount = screen.getByLabelText('Tip amount');
    await userEvent.type(amount, '5000');
    expect(await screen.findByText('Enter at most $1,000.00')).toBeTruthy();
    await userEvent.clear(amount);
    await userEvent.type(amount, '12.5');
    await userEvent.click(await button('Set tip'));
    expect(await button(/\$167\.09$/)).toBeTruthy();
  });

  it('takes a coupon, says why one is refused, and takes it off again', async () => {
    await open({ coupon: null }, '/payment', (change) => [
      answer(`POST ${ORDER}/coupon`, ({ body: { couponCode } }) =>
        couponCode === 'OLD'
          ? refusal(422, 'validation_failed', 'Check the form', { couponCode: 'has been used' })
          : change({ coupon: { code: couponCode, modifierType: 'percentage', amount: null, percent: 10 } }),
      ),
      answer(`DELETE ${ORDER}/coupon`, () => change({ coupon: null })),
    ]);
    const code = await screen.findByLabelText('Coupon');
    await userEvent.type(code, 'OLD');
    await userEvent.click(await button('Apply coupon'));
    expect(await screen.findByText(/has been used/i)).toBeTruthy();
    await fill(code, 'SPRING10');
    await userEvent.click(await button('Apply coupon'));
    await userEvent.click(await button('Remove SPRING10'));
    expect(await screen.findByLabelText('Coupon')).toBeTruthy();
  });

  it('takes a gift card, and says what is left on it', async () => {
    await open({ giftCard: null }, '/payment', (change) => [
      answer(`POST ${ORDER}/gift-card`, () => change({ giftCard: { ending: '7Q2K', balance: 80 } })),
      answer(`DELETE ${ORDER}/gift-card`, () => change({ giftCard: null })),
    ]);
    await fill(await screen.findByLabelText('Gift card'), 'acde-fghj-klmn-7q2k');
    await userEvent.click(await button('Apply gift card'));
    expect(await screen.findByText('$30.00 left after this visit')).toBeTruthy();
    await userEvent.click(await button(/^Remove Gift card/));
    expect(await screen.findByLabelText('Gift card')).toBeTruthy();
  });

  it('adds a product with one tap, counts it up to what is in stock, and takes it off', async () => {
    products = [SHAMPOO, { ...SHAMPOO, id: 'u-2', name: 'Treats', quantity: 0 }];
    const line = (quantity: number) => ({
      id: 'u-1',
      name: 'Shampoo',
      price: 12.5,
      quantity,
      total: 12.5 * quantity,
      addedBy: 'groomer' as const,
    });
    const sent: unknown[] = [];
    await open({}, '/payment', (change) => [
      answer(`POST ${ORDER}/upsells`, ({ body }) => {
        sent.push(body);
        const due = PRICES.due + 12.5 * body.quantity;
        return change({ upsells: [line(body.quantity)], finalPrices: { ...PRICES, due } });
      }),
      answer(`DELETE ${ORDER}/upsells/:upsellId`, () => change({ upsells: [], finalPrices: PRICES })),
    ]);
    const soldOut = await button(/^Treats\s+Sold out$/);
    expect(soldOut.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(soldOut);
    await userEvent.click(await button(/^Add\s+Shampoo\s+\$12\.50$/));
    await screen.findByText('$12.50 each · $12.50');
    expect(await button(/\$167\.09$/)).toBeTruthy();
    await userEvent.click(await button('One Shampoo more'));
    await screen.findByText('$12.50 each · $25.00');
    await userEvent.click(await button('One Shampoo more'));
    expect(sent).toEqual([
      { upsellId: 'u-1', quantity: 1 },
      { upsellId: 'u-1', quantity: 2 },
    ]);
    await userEvent.click(await button('One Shampoo less'));
    await screen.findByText('$12.50 each · $12.50');
    await userEvent.click(await button('Remove Shampoo'));
    expect(await button(/^Add\s+Shampoo\s+\$12\.50$/)).toBeTruthy();
  });

  it('says why a product could not be added', async () => {
    products = [SHAMPOO];
    await open({}, '/payment', () => [
      answer(`POST ${ORDER}/upsells`, () => refusal(409, 'conflict', 'Only 1 Shampoo is left.')),
    ]);
    await userEvent.click(await button(/^Add\s+Shampoo\s+\$12\.50$/));
    expect(await screen.findByText('Only 1 Shampoo is left.')).toBeTruthy();
  });

  it('has no place for products where there are none', async () => {
    await open({});
    await button(/^Complete/);
    expect(screen.queryByRole('heading', { name: 'Products' })).toBeNull();
  });

  it('offers a reward, uses it with one tap, says what is left of it, and leaves it for another visit', async () => {
    const used = { ...PRICES, loyaltyDiscount: 20, due: 134.59 };
    await open({ loyalty: { credit: 35, isUsed: false } }, '/payment', (change) => [
      answer(`POST ${ORDER}/loyalty`, () => change({ loyalty: { credit: 35, isUsed: true }, finalPrices: used })),
      answer(`DELETE ${ORDER}/loyalty`, () => change({ loyalty: { credit: 35, isUsed: false }, finalPrices: PRICES })),
    ]);
    expect(await screen.findByText('$35.00 to use')).toBeTruthy();
    await userEvent.click(await button('Use reward'));
    expect(await screen.findByText('$15.00 left after this visit')).toBeTruthy();
    const totals = screen.getByLabelText('Totals');
    expect(within(totals).getByText('Loyalty reward').nextSibling?.textContent).toBe('-$20.00');
    await userEvent.click(await button('Remove Loyalty reward'));
    expect(await button('Use reward')).toBeTruthy();
    expect(within(totals).queryByText('Loyalty reward')).toBeNull();
  });

  it('says what is missing instead of completing', async () => {
    await open({ completion: { isReady: false, whyNot: 'payment_method_missing' } });
    await screen.findByLabelText(/^Cash/);
    await userEvent.click(await button(/^Complete/));
    // All at once, the first of them focused.
    expect(await screen.findByText('Choose how the customer pays.')).toBeTruthy();
    expect(screen.getByText('Ask Priya to sign.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(/^Visa ending/));
    // Each is gone once it is mended.
    await userEvent.click(screen.getByLabelText(/^Cash/));
    await waitFor(() => expect(screen.queryByText('Choose how the customer pays.')).toBeNull());
    expect(screen.getByText('Ask Priya to sign.')).toBeTruthy();
    await userEvent.click(await button('Complete with $154.59 in cash'));
    expect(document.activeElement?.closest('[role=group]')?.textContent).toContain('Signature of Priya Raman');
    await userEvent.click(await button('Type my name'));
    await fill(screen.getByLabelText('Full name'), 'Priya Raman');
    await waitFor(() => expect(screen.queryByText('Ask Priya to sign.')).toBeNull());
  });

  it('completes with a signature, and shows what was paid', async () => {
    const sent = vi.fn();
    const { router } = await open({ paymentMethod: 'cash', completion: READY }, '/payment', (change) => [
      answer(`POST ${ORDER}/complete-order`, ({ body }) => {
        sent(body);
        return change({
          status: 'complete',
          serviceProviderEarnings: 160.5,
          settlement: { kind: 'completed', tender: 'cash', settledAt: currentTime().toISOString(), isSigned: true },
        });
      }),
    ]);
    await userEvent.click(await button('Type my name'));
    await fill(screen.getByLabelText('Full name'), 'Priya Raman');
    await userEvent.click(await button('Complete with $154.59 in cash'));
    await waitFor(() => expect(router.history.location.pathname).toBe('/groomer/appointments/a-1/success'));
    expect(sent).toHaveBeenCalledWith({ signature: { name: 'Priya Raman' }, due: 154.59 });
    expect(await screen.findByText('$154.59 paid in cash')).toBeTruthy();
    expect(screen.getByText('You earn $160.50 from this visit.')).toBeTruthy();
  });

  it('completes with a payment link, and waits for the payment', async () => {
    const linkSentAt = currentTime().toISOString();
    await open({ completion: { isReady: false, whyNot: 'payment_method_missing' } }, '/payment', (change) => [
      answer(`POST ${ORDER}/complete-order`, () =>
        change({
          status: 'complete',
          serviceProviderEarnings: 160.5,
          settlement: { kind: 'completed', tender: null, settledAt: linkSentAt, isSigned: true },
          owed: { amount: 154.59, isBeingPaid: false, linkSentAt },
        }),
      ),
      answer(`POST ${ORDER}/payment-link`, () => change({ owed: { amount: 154.59, isBeingPaid: true, linkSentAt } })),
    ]);
    await userEvent.click(await screen.findByLabelText(/^Send a payment link/));
    await userEvent.click(await button('Type my name'));
    await fill(screen.getByLabelText('Full name'), 'Priya Raman');
    await userEvent.click(await button('Complete and send a link for $154.59'));
    expect(await screen.findByText('Priya owes you $154.59')).toBeTruthy();
    expect(screen.getByText(/^You earn \$160\.50 once it is paid/)).toBeTruthy();
    expect(within(screen.getByLabelText('Totals')).getByText('Owed')).toBeTruthy();
    expect(screen.getByText(/^Waiting for payment\. Link sent /)).toBeTruthy();
    await userEvent.click(await button('Send the link again'));
    expect(await screen.findByText(/card is being charged/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send the link again' })).toBeNull();
  });

  it('offers a payment link where the bank wants the customer to confirm, with the same signature', async () => {
    const sent: unknown[] = [];
    await open({ paymentMethod: 'card', creditCardId: 'k-1', completion: READY }, '/payment', () => [
      answer(`POST ${ORDER}/complete-order`, ({ body }) => {
        sent.push(body);
        return refusal(402, 'authentication_required', 'The bank wants the cardholder to confirm this payment.');
      }),
    ]);
    await userEvent.click(await button('Type my name'));
    await fill(screen.getByLabelText('Full name'), 'Priya Raman');
    await userEvent.click(await button('Complete and charge $154.59'));
    expect(await screen.findByText(/^Priya’s bank wants them to confirm this payment/)).toBeTruthy();
    await userEvent.click(await button('Send a payment link'));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual(sent[0]);
    expect(await button('Complete and send a link for $154.59')).toBeTruthy();
  });

  it('says why a card was declined, keeps the signature, and another way can be chosen', async () => {
    await open({ paymentMethod: 'card', creditCardId: 'k-1', completion: READY }, '/payment', () => [
      answer(`POST ${ORDER}/complete-order`, () => refusal(402, 'card_declined', 'The card was declined.')),
    ]);
    await userEvent.click(await button('Type my name'));
    await fill(screen.getByLabelText('Full name'), 'Priya Raman');
    await userEvent.click(await button('Complete and charge $154.59'));
    expect(await screen.findByText(/declined/i)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Priya Raman');
    await userEvent.click(await screen.findByLabelText(/^Cash/));
    expect(await button('Complete with $154.59 in cash')).toBeTruthy();
  });

  it('is accessible', async () => {
    await open({ paymentMethod: 'card', creditCardId: 'k-1', completion: READY });
    await screen.findByLabelText(/^Visa ending/);
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});

describe('what was asked and given before', () => {
  const earlier = (amount: number) => ({ orderId: 'a-0', appointmentStart: '2026-05-01T15:00:00.000Z', amount });

  it('RL-orders-16 is a hint beside the tip, and one tap gives the same again', async () => {
    await open({}, '/payment', () => [answer(`GET ${ORDER}/last-prices`, { petServices: [], tips: [earlier(18)] })]);
    expect(await screen.findByText('Last time $18.00')).toBeTruthy();
    await userEvent.click(await button('Use $18.00'));
    expect(await button(/\$172\.59$/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Use $18.00' })).toBeNull());
  });
});

describe('the tip page for the customer', () => {
  it('goes on to the checkout once a tip is chosen, or none', async () => {
    const { router } = await open({}, '/tip');
    await userEvent.click(await button('No tip'));
    await waitFor(() => expect(router.history.location.pathname).toBe('/groomer/appointments/a-1/payment'));
  });
});
