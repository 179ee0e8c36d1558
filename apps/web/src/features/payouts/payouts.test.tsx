import type { CallAnswer } from '@tailgate/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import type { RequestHandler } from 'msw';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { openApp } from '../../testing/open-app.tsx';
import { refusal } from '../../testing/server.ts';
import { buildSession } from '../../testing/sessions.ts';

const LIST = 'GET /v2/service-payment/payouts';
const INSTANT = 'POST /v2/service-payment/payouts/instant';
type Payouts = CallAnswer<typeof LIST>;

vi.useFakeTimers({ now: new Date('2026-11-19T12:00:00Z'), toFake: ['Date'] });
afterAll(() => void vi.useRealTimers());

const SENT: Payouts['items'][number] = {
  id: 'p-1',
  kind: 'weekly',
  status: 'sent',
  amount: 726.48,
  fee: 0,
  bankLastFour: '4471',
  date: '2026-11-16T13:00:00.000Z',
  arrivesAt: '2026-11-18T13:00:00.000Z',
};
const FAILED: Payouts['items'][number] = { ...SENT, id: 'p-0', status: 'failed', arrivesAt: null };
const PAYOUTS: Payouts = {
  items: [SENT, FAILED],
  total: 2,
  limit: 25,
  offset: 0,
  balance: 258.52,
  available: 258.52,
  waiting: [],
  instant: { amount: 254.64, fee: 3.88 },
  nextWeeklyDate: '2026-11-23',
  account: { bankLastFour: '4471', isReady: true },
};

const open = (...first: readonly RequestHandler[]) =>
  openApp('/groomer/payments', buildSession({ role: 'groomer' }), ...first, answer(LIST, PAYOUTS));

const balance = async () => (await screen.findByRole('region', { name: 'Balance' })).textContent;

describe('payouts', () => {
  it('show the balance, the next weekly date, and each payout with its status', async () => {
    await open();
    expect(await balance()).toContain('$258.52Next weekly payout: Mon, Nov 23, 2026, to your account ·· 4471');
    const rows = within(screen.getByRole('table', { name: 'payouts' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent))).toEqual([
      ['Nov 16, 2026', 'Arrived', 'Weekly', '·· 4471', 'Nov 18, 2026', '$0.00', '$726.48'],
      ['Nov 16, 2026', 'Failed', 'Weekly', '·· 4471', 'Back in your balance', '$0.00', '$726.48'],
    ]);
    const { violations } = await axe.run(screen.getByRole('main'), { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('are on their way until they arrive, and lead to the orders that they pay', async () => {
    await open(
      answer(LIST, {
        ...PAYOUTS,
        items: [
          { ...SENT, arrivesAt: '2026-11-20T13:00:00.000Z' },
          { ...SENT, id: 'p-2', date: '2026-11-12T13:00:00.000Z' },
        ],
      }),
    );
    const table = within(await screen.findByRole('table', { name: 'payouts' }));
    expect(table.getByText('On its way')).toBeTruthy();
    expect(table.getByText('Arrived')).toBeTruthy();
    const href = table.getByRole('link', { name: 'Orders of the payout of Nov 16, 2026' }).getAttribute('href');
    expect(href).toBe('/groomer/reports/detail?period=custom&from=2026-11-12&to=2026-11-16');
  });

  it('say what is available now, and when the rest is', async () => {
    await open(
      answer(LIST, {
        ...PAYOUTS,
        balance: 580,
        available: 258.52,
        waiting: [
          { amount: 221.48, date: '2026-11-20' },
          { amount: 100, date: '2026-11-23' },
        ],
      }),
    );
    const parts = within(await screen.findByRole('list', { name: 'Instant payouts' })).getAllByRole('listitem');
    expect(parts.map(({ textContent }) => textContent)).toEqual([
      'Available now $258.52',
      '$221.48 on Fri, Nov 20, 2026',
      '$100.00 on Mon, Nov 23, 2026',
    ]);
    screen.getByText(/Weekly payouts send everything/);
    screen.getByRole('button', { name: 'Get $254.64 now' });
    const { violations } = await axe.run(screen.getByRole('main'), { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('offer nothing while all of it waits', async () => {
    await open(
      answer(LIST, { ...PAYOUTS, available: 0, waiting: [{ amount: 258.52, date: '2026-11-20' }], instant: null }),
    );
    await screen.findByText('$258.52', { selector: 'li strong' });
    expect(screen.queryByRole('button', { name: /^Get / })).toBeNull();
  });

  it('are sent at once after a confirmation that names the fee', async () => {
    let sent = 0;
    await open(
      answer(LIST, () => (sent === 0 ? PAYOUTS : { ...PAYOUTS, balance: 0, available: 0, instant: null })),
      answer(INSTANT, () => {
        sent += 1;
        return { ...SENT, id: 'p-2', kind: 'instant', amount: 254.64, fee: 3.88, status: 'pending' };
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Get $254.64 now' }));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText(/The fee of \$3\.88 is taken from your balance/);
    await userEvent.click(dialog.getByRole('button', { name: 'Send $254.64' }));
    await screen.findByText('$254.64 is being sent to your bank');
    await waitFor(async () => expect(await balance()).toContain('$0.00'));
    expect(screen.queryByRole('button', { name: /^Get / })).toBeNull();
    expect(sent).toBe(1);
  });

  it('say why nothing was sent', async () => {
    await open(answer(INSTANT, () => refusal(409, 'nothing_to_pay_out', 'There is nothing to pay out.')));
    await userEvent.click(await screen.findByRole('button', { name: 'Get $254.64 now' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send $254.64' }));
    await screen.findByText(/nothing to pay out/i);
  });

  it.each([
    ['without a bank account', null, /no bank account for your payouts yet/],
    ['while it is being checked', { bankLastFour: '4471', isReady: false }, /bank account is being checked/],
  ] as const)('cannot be asked for %s', async (_, account, words) => {
    await open(answer(LIST, { ...PAYOUTS, account }));
    await screen.findByText(words);
    expect(screen.queryByRole('button', { name: /^Get / })).toBeNull();
  });

  it('say what is owed, and when the first one comes', async () => {
    await open(answer(LIST, { ...PAYOUTS, items: [], total: 0, balance: -12.5, available: 0, instant: null }));
    expect(await balance()).toContain('−$12.50');
    await screen.findByText(/fees and taxes of those orders are still owed/);
    await screen.findByText(/every Monday/);
  });
});
