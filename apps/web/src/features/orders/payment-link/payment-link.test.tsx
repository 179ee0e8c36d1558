import type { CallAnswer } from '@tailgate/contract';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { CARD_PROCESSOR, cardScript } from '../../../testing/card-processor.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { refusal } from '../../../testing/server.ts';

type Payment = CallAnswer<'GET /v1/pay/:token'>;
const PAID_AT = '2026-06-02T19:05:00Z';
const payment = (given: Partial<Payment> = {}): Payment => ({
  siteName: 'Saguaro Suds',
  businessName: 'South Paws',
  date: '2026-06-02',
  petNames: ['Biscuit', 'Milo'],
  owedFor: 'visit',
  amount: 90,
  currency: 'USD',
  receipt: {
    lines: [
      { name: 'Biscuit: Full groom', amount: 72, look: 'line' },
      { name: 'Tip', amount: 18, look: 'line' },
      { name: 'Total', amount: 90, look: 'total' },
    ],
    payments: [{ name: 'Still to pay', amount: 90, look: 'total' }],
  },
  state: 'to_pay',
  paidAt: null,
  processor: CARD_PROCESSOR,
  clientSecret: null,
  ...given,
});

const open = async (
  shown: () => Payment | ReturnType<typeof refusal>,
  paid: (calls: number) => Payment | Response = () => payment({ state: 'paid', paidAt: PAID_AT }),
) => {
  const script = cardScript();
  const seen = { us: vi.fn() };
  await openApp(
    '/pay/link-1',
    undefined,
    answer('GET /v1/pay/:token', () => shown()),
    answer('POST /v1/pay/:token', ({ body }) => {
      seen.us(body);
      return paid(seen.us.mock.calls.length) as Payment;
    }),
  );
  const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Pay $90.00' }));
  return { script, seen, send };
};
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a payment link', () => {
  it('asks for the amount without an account, and thanks who pays', async () => {
    const { script, seen, send } = await open(() => payment());
    await title('Pay South Paws');
    expect(screen.getByText('For Biscuit and Milo, Tuesday, June 2')).toBeTruthy();
    expect(screen.getByRole('row', { name: 'Biscuit: Full groom $72.00' })).toBeTruthy();
    expect(screen.getByRole('row', { name: 'Tip $18.00' })).toBeTruthy();
    expect(await screen.findByRole('group', { name: 'Card fields' })).toBeTruthy();
    expect(screen.getByText(/^By paying, you allow Saguaro Suds to charge this card \$90\.00 once/)).toBeTruthy();
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
    await send();
    await title('Paid. Thank you!');
    expect(screen.getByText(/^\$90\.00 to South Paws on June 2, 2026/)).toBeTruthy();
    expect(seen.us).toHaveBeenCalledExactlyOnceWith({ token: 'pm_1' });
    expect(script.made).toBe(1);
    expect(screen.queryByRole('group', { name: 'Card fields' })).toBeNull();
  });

  it('is its own receipt once it is paid', async () => {
    const { receipt } = payment();
    const payments = [{ name: 'Visa ending in 4242', amount: 90, look: 'line' as const }];
    await open(() => payment({ state: 'paid', paidAt: PAID_AT, receipt: { ...receipt, payments } }));
    expect(await screen.findByRole('row', { name: 'Visa ending in 4242 $90.00' })).toBeTruthy();
    expect(screen.getByRole('row', { name: 'Total $90.00' })).toBeTruthy();
  });

  it('names the fee of a no-show', async () => {
    await open(() => payment({ owedFor: 'no_show' }));
    expect(await screen.findByText('No-show fee for Biscuit and Milo, Tuesday, June 2')).toBeTruthy();
  });

  it('says why a card was not taken, and takes another', async () => {
    const { send } = await open(
      () => payment(),
      (calls) =>
        calls === 1
          ? refusal(402, 'card_declined', 'The card has insufficient funds.')
          : payment({ state: 'paid', paidAt: PAID_AT }),
    );
    await send();
    expect(await screen.findByText('The card has insufficient funds.')).toBeTruthy();
    await send();
    await title('Paid. Thank you!');
  });

  it('sends the same token again when the answer got lost', async () => {
    const { script, seen, send } = await open(
      () => payment(),
      (calls) => (calls === 1 ? HttpResponse.error() : payment({ state: 'paid', paidAt: PAID_AT })),
    );
    await send();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await title('Paid. Thank you!');
    expect(script.made).toBe(1);
    expect(seen.us.mock.calls).toEqual([[{ token: 'pm_1' }], [{ token: 'pm_1' }]]);
  });

  it('shows the page of the bank where it asks, and is paid once the payer confirmed there', async () => {
    const { script, seen, send } = await open(
      () => payment(),
      (calls) =>
        calls === 1
          ? payment({ state: 'processing', clientSecret: 'pi_1_secret_x' })
          : payment({ state: 'paid', paidAt: PAID_AT }),
    );
    await send();
    await title('Paid. Thank you!');
    expect(script.confirmed).toEqual(['pi_1_secret_x']);
    expect(seen.us.mock.calls).toEqual([[{ token: 'pm_1' }], [{ token: 'pm_1' }]]);
  });

  it('keeps the form for another card when the payer did not confirm', async () => {
    let now = payment();
    const { script, seen, send } = await open(
      () => now,
      (calls) => {
        now = payment({ state: 'processing' });
        if (calls > 1) return payment({ state: 'paid', paidAt: PAID_AT });
        script.refuses = { type: 'invalid_request_error', code: 'payment_intent_authentication_failure' };
        return payment({ state: 'processing', clientSecret: 'pi_1_secret_x' });
      },
    );
    await send();
    expect(await screen.findByText(/^Your bank did not confirm/)).toBeTruthy();
    await send();
    await title('Paid. Thank you!');
    expect(seen.us.mock.calls).toEqual([[{ token: 'pm_1' }], [{ token: 'pm_2' }]]);
  });

  it('takes a card again from who left the page of their bank', async () => {
    const { seen, send } = await open(() => payment({ state: 'processing' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Enter a card again' }));
    await send();
    await title('Paid. Thank you!');
    expect(seen.us).toHaveBeenCalledExactlyOnceWith({ token: 'pm_1' });
  });

  it('waits while the card is charged, and says when it is paid', async () => {
    let now = payment({ state: 'processing' });
    await open(() => now);
    await title('Your payment is being processed');
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    now = payment({ state: 'paid', paidAt: PAID_AT });
    await waitFor(() => title('This is already paid'), { timeout: 8_000 });
  });

  it('says that it is paid already, and that it no longer works', async () => {
    await open(() => payment({ state: 'paid', paidAt: PAID_AT }));
    await title('This is already paid');
    expect(screen.queryByRole('group', { name: 'Card fields' })).toBeNull();
  });

  it('that is unknown or expired no longer works', async () => {
    await open(() => refusal(404, 'not_found', 'We could not find that.'));
    await title('This link no longer works');
  });
});
