import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import { currentTime } from '#ui/dates/current-time.ts';
import { answer } from '../../../testing/answer.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { refusal } from '../../../testing/server.ts';
import { buildSession } from '../../../testing/sessions.ts';
import { buildDetail } from '../appointments.testing.ts';
import { APPOINTMENTS, type AppointmentDetail, type Receipt } from '../appointments-query.ts';
import { RECEIPT } from '../own/own.testing.ts';

const ORDER = '/v2/service-checkout/pet-service/service-provider/order/:id';
const VISA = {
  id: 'k-1',
  name: 'Visa ending in 4242',
  description: 'Expires 4/2040',
  type: 'card',
  isManageable: false,
  isDefault: true,
} as const;

const canceledWith = (amount: number, tender: 'card' | null): Partial<AppointmentDetail> => ({
  status: 'cancelled',
  cancellationFee: null,
  can: buildDetail().can,
  ...(amount > 0 && {
    serviceProviderEarnings: 27.33,
    settlement: { kind: 'cancellation', tender, settledAt: currentTime().toISOString(), isSigned: false },
    finalPrices: { ...buildDetail().finalPrices, total: amount, due: amount },
    owed: tender === null ? { amount, isBeingPaid: false, linkSentAt: currentTime().toISOString() } : null,
  }),
});

/** What became of the fee, as its receipt says it. */
const receiptOf = ({ owed, finalPrices: { total } }: AppointmentDetail): Receipt => ({
  ...RECEIPT,
  kind: 'cancellation',
  lines: [],
  refunds: [],
  owed: owed?.amount ?? 0,
  tender: owed ? null : 'card',
  prices: { ...RECEIPT.prices, total, due: total, giftCardDiscount: 0 },
});

interface Given {
  readonly cards?: (typeof VISA)[];
  readonly fee?: number;
  readonly isDeclined?: boolean;
}

const open = async ({ cards = [VISA], fee = 30, isDeclined = false }: Given = {}) => {
  const sent = vi.fn();
  const asked = { status: 'cancellation_request', cancellationFee: fee, reasonNote: 'Biscuit is ill' } as const;
  const order = { now: buildDetail(asked, { acceptCancellation: true, refuseCancellation: true }) };
  await openApp(
    '/groomer/appointments/a-1',
    buildSession(),
    answer(`GET ${ORDER}`, () => order.now),
    answer(`GET ${ORDER}/receipt`, () => receiptOf(order.now)),
    answer(`GET ${ORDER}/payment/list`, {
      items: [{ id: 'card', name: 'Card', description: '', isAvailable: true, sources: [...cards] }],
    }),
    answer(`POST ${APPOINTMENTS}/:id/cancellation-request/accept`, ({ body }) => {
      sent(body);
      if (isDeclined && body.paymentMethodId === 'card')
        return refusal(402, 'card_declined', 'The card was declined for lack of funds.');
      const tender = body.paymentMethodId === 'card' ? 'card' : null;
      return (order.now = { ...order.now, ...canceledWith(body.amount, tender) });
    }),
  );
  return { sent };
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));
const confirm = async (name: string) => userEvent.click(await (await dialog()).findByRole('button', { name }));
const setFee = async (amount: string) => {
  const fee = await (await dialog()).findByLabelText(/^Cancellation fee/);
  await userEvent.clear(fee);
  await userEvent.type(fee, amount);
};

describe('a request to cancel', () => {
  it('RL-appointments-07 says the fee, charges it to the card after asking, and shows what was charged', async () => {
    const { sent } = await open();
    await screen.findByText(
      'Priya asks to cancel: “Biscuit is ill” Priya was shown a cancellation fee of $30.00. You can lower or waive it.',
    );
    await press('Charge $30.00');
    const asking = await screen.findByRole('dialog');
    await within(asking).findByText('Charge Visa ending in 4242');
    const { violations } = await axe.run(asking, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations).toEqual([]);
    expect(sent).not.toHaveBeenCalled();
    await confirm('Charge $30.00');
    await screen.findByText('Cancellation fee $30.00 paid');
    await screen.findByText('You earn $27.33');
    expect(sent).toHaveBeenCalledExactlyOnceWith({ amount: 30, paymentMethodId: 'card' });
  });

  it('can be lowered, but not raised', async () => {
    const { sent } = await open();
    await press('Charge $30.00');
    await setFee('30.01');
    await confirm('Charge $30.01');
    await (await dialog()).findByText('Enter at most $30.00');
    await setFee('0.20');
    await confirm('Charge $0.20');
    await (await dialog()).findByText('Enter 0, or at least $0.50');
    expect(sent).not.toHaveBeenCalled();
    await setFee('12.50');
    await confirm('Charge $12.50');
    await screen.findByText('Cancellation fee $12.50 paid');
  });

  it('is accepted without the fee', async () => {
    const { sent } = await open();
    await press('Waive fee');
    await confirm('Cancel without fee');
    await screen.findByText('Appointment canceled');
    expect(sent).toHaveBeenCalledExactlyOnceWith({ amount: 0, paymentMethodId: 'card' });
    expect(screen.queryByText('Cancellation fee')).toBeNull();
  });

  it('sends a link to a customer without a card', async () => {
    const { sent } = await open({ cards: [] });
    await press('Charge $30.00');
    await (await dialog()).findByText('Priya has no card on file. We text a link to pay the fee.');
    await confirm('Send link for $30.00');
    await screen.findByText('Cancellation fee $30.00 not paid yet');
    await screen.findByText(/^Waiting for payment\. Link sent/);
    expect(sent).toHaveBeenCalledExactlyOnceWith({ amount: 30, paymentMethodId: 'later' });
  });

  it('stays open where the card is declined, and can be paid by link instead', async () => {
    await open({ isDeclined: true });
    await press('Charge $30.00');
    await confirm('Charge $30.00');
    await (await dialog()).findByText('The card was declined for lack of funds.');
    await userEvent.click((await dialog()).getByRole('radio', { name: /^Send a payment link/ }));
    await confirm('Send link for $30.00');
    await screen.findByText('Cancellation fee $30.00 not paid yet');
  });

  it('without a fee is only accepted or not', async () => {
    await open({ fee: 0 });
    await screen.findByRole('button', { name: 'Accept cancellation' });
    await screen.findByRole('button', { name: 'Keep appointment' });
    expect(screen.queryByRole('button', { name: /^Charge/ })).toBeNull();
  });
});
