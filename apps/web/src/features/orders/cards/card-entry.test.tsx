import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { CARD_PROCESSOR, cardScript } from '../../../testing/card-processor.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { refusal } from '../../../testing/server.ts';
import { buildSession } from '../../../testing/sessions.ts';
import { buildDetail } from '../../appointments/appointments.testing.ts';

const ORDER = '/v2/service-checkout/pet-service/service-provider/order/:id';
const STORED = {
  id: 'k-9',
  lastFour: '4242',
  brand: 'visa',
  expMonth: 4,
  expYear: 2040,
  isDefault: true,
  isExpired: false,
};
const SOURCE = {
  id: 'k-9',
  name: 'Visa ending in 4242',
  description: 'Expires 4/2040',
  type: 'card' as const,
  isManageable: true,
  isDefault: true,
};
const CASH = { id: 'cash' as const, name: 'Cash', description: '', isAvailable: true, sources: [] };

const open = async ({ isRefused = false, isLost = false } = {}) => {
  const seen = { prepared: 0, us: vi.fn(), chosen: vi.fn(), cards: 0 };
  const order = { now: buildDetail({ completion: { isReady: false, whyNot: 'payment_method_missing' } }) };
  await openApp(
    '/groomer/appointments/a-1/payment',
    buildSession(),
    answer(`GET ${ORDER}`, () => order.now),
    answer(`GET ${ORDER}/last-prices`, { petServices: [], tips: [] }),
    answer(`GET ${ORDER}/payment/list`, () => ({
      items: [
        {
          id: 'card' as const,
          name: 'Card',
          description: '',
          isAvailable: true,
          sources: seen.cards === 0 ? [] : [SOURCE],
        },
        CASH,
      ],
    })),
    answer('GET /v2/service-provider/customer/:id/available-payments', { items: [], processor: CARD_PROCESSOR }),
    answer('POST /v2/service-provider/customer/:id/customer-cards/create-card-token', () => {
      seen.prepared += 1;
      const setupIntentId = `seti_${seen.prepared}`;
      return { setupIntentId, clientSecret: `${setupIntentId}_secret_x`, ...CARD_PROCESSOR };
    }),
    answer(`POST ${ORDER}/payment/customer-cards`, ({ body, headers }) => {
      seen.us(body, headers.get('idempotency-key'));
      if (isLost && seen.us.mock.calls.length === 1) return HttpResponse.error();
      if (isRefused && seen.us.mock.calls.length === 1) return refusal(422, 'validation_failed', 'That card is gone.');
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
  const add = async () => userEvent.click(await dialog.findByRole('button', { name: 'Add card' }));
  return { seen, dialog, add };
};

describe('a card given at the checkout', () => {
  it('goes to the card processor alone; we get its setup, and the order is paid with it', async () => {
    const script = cardScript();
    const { seen, dialog, add } = await open();
    expect(await dialog.findByRole('group', { name: 'Card fields' })).toBeTruthy();
    expect(dialog.queryAllByRole('textbox')).toEqual([]);
    await add();
    await waitFor(() => expect(seen.chosen).toHaveBeenCalledWith({ paymentMethodId: 'card', sourceId: 'k-9' }));
    expect(script.setUp).toEqual(['seti_1_secret_x']);
    expect(seen.us.mock.calls.map(([body]) => body as unknown)).toEqual([{ token: 'seti_1' }]);
    const card = await screen.findByLabelText<HTMLInputElement>(/^Visa ending in 4242/);
    await waitFor(() => expect(card.checked).toBe(true));
  });

  it('says beside the button who charges it, for what, up to how much, and how to end it', async () => {
    cardScript();
    const { dialog } = await open();
    const consent = await dialog.findByText(/to charge this card/);
    for (const part of ['Saguaro Suds', 'once they are completed', 'at most the price', 'remove the card'])
      expect(consent.textContent).toContain(part);
  });

  it('is not prepared before the fields are filled in', async () => {
    const script = cardScript({ invalid: true });
    const { seen, dialog, add } = await open();
    await add();
    await waitFor(() => expect(script.invalid).toBe(false));
    expect(dialog.queryByRole('alert')).toBeNull();
    expect(seen.prepared).toBe(0);
    await add();
    await waitFor(() => expect(seen.us).toHaveBeenCalledOnce());
  });

  it.each([
    [{ type: 'card_error', code: 'card_declined' }, 'The card was declined. Try another card.'],
    [
      { type: 'invalid_request_error', code: 'setup_intent_authentication_failure' },
      'Your bank did not confirm this card. Try again or use another card.',
    ],
    [{ type: 'api_connection_error', code: '' }, /^We can’t reach the card processor/],
  ])('that is refused with %o is told in words, and tried again with the same setup', async (refuses, words) => {
    const script = cardScript({ refuses });
    const { seen, dialog, add } = await open();
    await add();
    expect(await dialog.findByText(words)).toBeTruthy();
    expect(seen.us).not.toHaveBeenCalled();
    await add();
    await waitFor(() => expect(seen.us).toHaveBeenCalledOnce());
    expect([seen.prepared, script.setUp.length]).toEqual([1, 2]);
  });

  it('is not asked for again when only our answer got lost', async () => {
    const script = cardScript();
    const { seen, dialog, add } = await open({ isLost: true });
    await add();
    await userEvent.click(await dialog.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(seen.chosen).toHaveBeenCalled());
    expect(script.setUp).toHaveLength(1);
    const [[, first], [, second]] = seen.us.mock.calls as [[unknown, string], [unknown, string]];
    expect(second).toBe(first);
  });

  it('that we refuse is set up anew', async () => {
    const script = cardScript();
    const { seen, dialog, add } = await open({ isRefused: true });
    await add();
    expect(await dialog.findByText('That card is gone.')).toBeTruthy();
    await add();
    await waitFor(() => expect(seen.chosen).toHaveBeenCalled());
    expect(script.setUp).toEqual(['seti_1_secret_x', 'seti_2_secret_x']);
  });

  it('is accessible', async () => {
    cardScript();
    const { dialog } = await open();
    await dialog.findByRole('group', { name: 'Card fields' });
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
