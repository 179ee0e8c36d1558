import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import { currentTime } from '#ui/dates/current-time.ts';
import { answer } from '../../../testing/answer.ts';
import { fill } from '../../../testing/fill.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { refusal } from '../../../testing/server.ts';
import { buildSession } from '../../../testing/sessions.ts';
import { buildDetail } from '../../appointments/appointments.testing.ts';
import type { AppointmentDetail } from '#features/appointments/index.ts';

const ORDER = '/v2/service-checkout/pet-service/service-provider/order/:id';
const VISA = {
  id: 'k-1',
  name: 'Visa ending in 4242',
  description: 'Expires 4/2040',
  type: 'card',
  isManageable: false,
  isDefault: true,
} as const;

const settledWith = (amount: number, tender: 'card' | null): Partial<AppointmentDetail> => ({
  status: 'cancelled',
  orderMarkedAsNoShow: true,
  serviceProviderEarnings: 57,
  settlement: { kind: 'no_show', tender, settledAt: currentTime().toISOString(), isSigned: false },
  noShow: {
    amount,
    title: 'Nobody was there',
    description: '',
    pictureId: null,
    picture: null,
    isOwed: tender === null && amount > 0,
  },
  finalPrices: { ...buildDetail().finalPrices, total: amount, due: amount },
  owed: tender === null && amount > 0 ? { amount, isBeingPaid: false, linkSentAt: null } : null,
});

const open = async ({
  cards = [VISA],
  can = true,
  refusing = false,
  canCostFee = true,
}: { cards?: (typeof VISA)[]; can?: boolean; refusing?: boolean; canCostFee?: boolean } = {}) => {
  const sent = vi.fn();
  const order = { now: buildDetail({ canCostFee, maxNoShowFee: canCostFee ? 100 : 0 }, { markNoShow: can }) };
  const app = await openApp(
    '/groomer/appointments/charge-fee/a-1',
    buildSession(),
    answer(`GET ${ORDER}`, () => order.now),
    answer(`GET ${ORDER}/payment/list`, {
      items: [{ id: 'card', name: 'Card', description: '', isAvailable: true, sources: [...cards] }],
    }),
    answer(`POST ${ORDER}/set-order-no-show`, ({ body }) => {
      sent(body);
      if (refusing && body.paymentMethodId === 'card')
        return refusal(402, 'card_declined', 'The card was declined for lack of funds.');
      const tender = body.paymentMethodId === 'card' && body.amount > 0 ? 'card' : null;
      return (order.now = { ...order.now, ...settledWith(body.amount, tender) });
    }),
    answer(`POST ${ORDER}/payment-link`, () => {
      const owed = { amount: 100, isBeingPaid: false, linkSentAt: currentTime().toISOString() };
      return (order.now = { ...order.now, owed });
    }),
    answer(`POST ${ORDER}/receive-payment`, ({ body: { paymentMethodId } }) => {
      const settlement = { ...order.now.settlement, tender: paymentMethodId } as AppointmentDetail['settlement'];
      return (order.now = { ...order.now, settlement, owed: null });
    }),
  );
  await screen.findByRole('heading', { level: 1, name: 'No-show' });
  return { ...app, sent };
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const confirm = async (name: string) => {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name }));
};
const setFee = async (amount: string) => {
  const fee = await screen.findByLabelText(/^Fee/);
  await userEvent.clear(fee);
  await userEvent.type(fee, amount);
};

describe('the page of a no-show', () => {
  it('RL-orders-13 charges the fee to the card after asking, and shows what was charged', async () => {
    const { sent } = await open();
    await setFee('60');
    await fill(screen.getByLabelText(/^Details/), 'Rang twice.');
    await press('Charge $60.00');
    expect(await screen.findByText(/^Visa ending in 4242 is charged now\./)).toBeTruthy();
    expect(sent).not.toHaveBeenCalled();
    await confirm('Charge $60.00');
    expect(await screen.findByText('$60.00 charged to the card')).toBeTruthy();
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      amount: 60,
      title: 'Nobody was there',
      description: 'Rang twice.',
      picture_id: null,
      paymentMethodId: 'card',
    });
    expect(screen.getByRole('list', { name: 'What you recorded' }).textContent).toContain('No photo');
  });

  it('begins with the most that the site allows, and takes no more', async () => {
    const { sent } = await open();
    expect((await screen.findByLabelText<HTMLInputElement>(/^Fee/)).value).toBe('100.00');
    await setFee('100.01');
    await press('Charge $100.01');
    expect(await screen.findByText('Enter at most $100.00')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent).not.toHaveBeenCalled();
  });

  it('has no fee for a time that the customer has hardly known', async () => {
    const { sent } = await open({ canCostFee: false });
    expect(await screen.findByText(/^Priya was not told this time a day ahead/)).toBeTruthy();
    expect(screen.queryByLabelText(/^Fee/)).toBeNull();
    await press('Mark as no-show');
    await confirm('Mark as no-show');
    expect(await screen.findByText('Marked as a no-show without a fee')).toBeTruthy();
    expect(sent.mock.lastCall?.[0]).toMatchObject({ amount: 0 });
  });

  it('says that the fee stays owed where there is no card', async () => {
    await open({ cards: [] });
    expect(await screen.findByText(/^Priya has no card on file/)).toBeTruthy();
    await press('Record $100.00 as owed');
    await confirm('Record $100.00 as owed');
    expect(await screen.findByText('Priya owes you $100.00')).toBeTruthy();
    expect(screen.getByText(/^You earn \$57\.00 once it is paid/)).toBeTruthy();
    await press('Send a payment link');
    expect(await screen.findByText(/^Waiting for payment\. Link sent /)).toBeTruthy();
    await press('Record cash or a check');
    await confirm('Record payment');
    expect(await screen.findByText('$100.00 paid in cash')).toBeTruthy();
  });

  it('keeps what was entered when the card is declined, so that the fee can stay owed', async () => {
    const { sent } = await open({ refusing: true });
    await press('Charge $100.00');
    await confirm('Charge $100.00');
    expect(await screen.findByText(/declined/)).toBeTruthy();
    await userEvent.click(screen.getByLabelText(/^Keep it owed/));
    await press('Record $100.00 as owed');
    await confirm('Record $100.00 as owed');
    expect(await screen.findByText('Priya owes you $100.00')).toBeTruthy();
    expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ amount: 100, paymentMethodId: 'later' }));
  });

  it('marks a no-show without a fee', async () => {
    await open();
    await setFee('0');
    await press('Mark as no-show');
    await confirm('Mark as no-show');
    expect(await screen.findByText('Marked as a no-show without a fee')).toBeTruthy();
  });

  it('offers nothing where the API does not allow it', async () => {
    await open({ can: false });
    expect(await screen.findByText(/^A no-show is recorded from the start/)).toBeTruthy();
    expect(screen.queryByLabelText(/^Fee/)).toBeNull();
  });

  it('is accessible', async () => {
    await open();
    await screen.findByLabelText(/^Charge Visa/);
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
