import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { cardProcessor } from '../../../testing/card-processor.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { refusal } from '../../../testing/server.ts';
import { buildSession } from '../../../testing/sessions.ts';
import { buildDetail } from '../../appointments/appointments.testing.ts';
import { groupedNumber, problemsIn, slashedExpiry } from './card-number.ts';

const ORDER = '/v2/service-checkout/pet-service/service-provider/order/:id';
const NUMBER = '4242424242424242';
const processor = { publishableKey: 'pk_test', apiUrl: 'https://cards.example' };
const STORED = {
  id: 'k-9',
  lastFour: '4242',
  brand: 'visa',
  expMonth: 4,
  expYear: 2040,
  isDefault: true,
  isExpired: false,
};

const open = async ({ refusedBy, isLost = false }: { refusedBy?: 'processor' | 'us'; isLost?: boolean } = {}) => {
  const seen = { processor: vi.fn(), us: vi.fn(), chosen: vi.fn(), cards: 0 };
  const order = { now: buildDetail({ completion: { isReady: false, whyNot: 'payment_method_missing' } }) };
  await openApp(
    '/groomer/appointments/a-1/payment',
    buildSession(),
    answer(`GET ${ORDER}`, () => order.now),
    answer(`GET ${ORDER}/last-prices`, { petServices: [], tips: [] }),
    answer(`GET ${ORDER}/payment/list`, () => ({
      items: [
        {
          id: 'card',
          name: 'Card',
          description: '',
          isAvailable: true,
          sources:
            seen.cards === 0
              ? []
              : [
                  {
                    id: 'k-9',
                    name: 'Visa ending in 4242',
                    description: 'Expires 4/2040',
                    type: 'card' as const,
                    isManageable: true,
                    isDefault: true,
                  },
                ],
        },
        { id: 'cash', name: 'Cash', description: '', isAvailable: true, sources: [] },
      ],
    })),
    answer('GET /v2/service-provider/customer/:id/available-payments', { items: [], processor }),
    cardProcessor(processor.apiUrl, (form) => {
      seen.processor(form);
      return refusedBy === 'processor' ? { code: 'incorrect_cvc' } : { token: 'pm_1' };
    }),
    answer(`POST ${ORDER}/payment/customer-cards`, ({ body, headers }) => {
      seen.us(body, headers.get('idempotency-key'));
      if (isLost && seen.us.mock.calls.length === 1) return HttpResponse.error();
      if (refusedBy === 'us') return refusal(402, 'card_declined', 'The card was declined.');
      seen.cards += 1;
      return STORED;
    }),
    answer(`POST ${ORDER}/payment`, ({ body }) => {
      seen.chosen(body);
      return (order.now = { ...order.now, paymentMethod: body.paymentMethodId, creditCardId: body.sourceId ?? null });
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Add a card' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a card' }));
  const type = async (code = '123') => {
    await userEvent.type(await dialog.findByLabelText(/^Card number/), NUMBER);
    await userEvent.type(dialog.getByLabelText(/^Expires/), '440');
    await userEvent.type(dialog.getByLabelText(/^Security code/), code);
  };
  const add = () => userEvent.click(dialog.getByRole('button', { name: 'Add card' }));
  const valueOf = (label: RegExp) => dialog.getByLabelText<HTMLInputElement>(label).value;
  return { seen, dialog, type, add, valueOf };
};

describe('a card typed at the checkout', () => {
  it('goes to the card processor alone; we get its token, and the order is paid with it', async () => {
    const { seen, dialog, type, add, valueOf } = await open();
    await type();
    expect(valueOf(/^Card number/)).toBe('4242 4242 4242 4242');
    expect(valueOf(/^Expires/)).toBe('04/40');
    expect(dialog.getByText('Visa')).toBeTruthy();
    await add();
    await waitFor(() => expect(seen.chosen).toHaveBeenCalledWith({ paymentMethodId: 'card', sourceId: 'k-9' }));
    expect(seen.processor).toHaveBeenCalledExactlyOnceWith({
      key: 'pk_test',
      type: 'card',
      'card[number]': NUMBER,
      'card[exp_month]': '4',
      'card[exp_year]': '2040',
      'card[cvc]': '123',
    });
    expect(seen.us.mock.calls.map(([body]) => body as unknown)).toEqual([{ token: 'pm_1' }]);
    const card = await screen.findByLabelText<HTMLInputElement>(/^Visa ending in 4242/);
    await waitFor(() => expect(card.checked).toBe(true));
  });

  it('is checked before it is sent anywhere', async () => {
    const { seen, dialog, add } = await open();
    await userEvent.type(await dialog.findByLabelText(/^Card number/), '4242424242424241');
    await add();
    expect(await dialog.findByText(/^Check the card number/)).toBeTruthy();
    expect(dialog.getByText('Enter month and year, like 04/30')).toBeTruthy();
    expect(dialog.getByText('Enter the 3 digits of the security code')).toBeTruthy();
    expect(seen.processor).not.toHaveBeenCalled();
  });

  it('says at the field what the processor found wrong', async () => {
    const { seen, dialog, type, add } = await open({ refusedBy: 'processor' });
    await type('999');
    await add();
    expect(await dialog.findByText('Check the security code')).toBeTruthy();
    expect(seen.us).not.toHaveBeenCalled();
  });

  it('is gone from the form once the processor has it, also when it is declined', async () => {
    const { dialog, type, add, valueOf } = await open({ refusedBy: 'us' });
    await type();
    await add();
    expect(await dialog.findByText(/declined/)).toBeTruthy();
    expect([/^Card number/, /^Expires/, /^Security code/].map(valueOf)).toEqual(['', '', '']);
  });

  it('is not asked for again when only our answer got lost', async () => {
    const { seen, dialog, type, add } = await open({ isLost: true });
    await type();
    await add();
    await userEvent.click(await dialog.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(seen.chosen).toHaveBeenCalled());
    expect(seen.processor).toHaveBeenCalledTimes(1);
    const [[, first], [, second]] = seen.us.mock.calls as [[unknown, string], [unknown, string]];
    expect(second).toBe(first);
  });

  it('is accessible', async () => {
    const { dialog } = await open();
    await dialog.findByLabelText(/^Card number/);
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});

describe('what is typed of a card', () => {
  const now = new Date(2026, 10, 16);

  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['55555555555544449999', '5555 5555 5555 4444'],
    ['4a2', '42'],
    ['', ''],
  ])('groups %s as %s', (typed, grouped) => expect(groupedNumber(typed)).toBe(grouped));

  it.each([
    ['4', '', '04/'],
    ['1', '', '1'],
    ['12', '1', '12/'],
    ['12', '12/', '12'],
    ['1/30', '1/3', '01/30'],
    ['12/304', '12/30', '12/30'],
  ])('reads %s after %s as %s', (typed, before, shown) => expect(slashedExpiry(typed, before)).toBe(shown));

  it.each([
    ['11/26', undefined],
    ['10/26', 'This card has expired'],
    ['13/30', 'Enter month and year, like 04/30'],
    ['00/30', 'Enter month and year, like 04/30'],
  ])('takes a card until the end of its month: %s', (expiry, problem) =>
    expect(problemsIn({ number: '4242 4242 4242 4242', expiry, code: '123' }, now).expiry).toBe(problem),
  );

  it('asks for as many digits as the brand has', () => {
    const amex = { number: '3782 822463 10005', expiry: '11/26', code: '123' };
    expect(problemsIn(amex, now)).toEqual({ code: 'Enter the 4 digits of the security code' });
    expect(problemsIn({ ...amex, code: '1234' }, now)).toEqual({});
    expect(problemsIn({ ...amex, number: '4242 4242 4242 424', code: '123' }, now).number).toMatch(/^Check/);
  });
});
