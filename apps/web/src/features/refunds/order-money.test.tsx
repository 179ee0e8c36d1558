import type { CallAnswer } from '@tailgate/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { fill } from '../../testing/fill.ts';
import { openApp } from '../../testing/open-app.tsx';
import { refusal } from '../../testing/server.ts';
import { buildSession } from '../../testing/sessions.ts';
import { buildDetail } from '../appointments/appointments.testing.ts';

const MONEY = 'GET /v2/staff/orders/:id/money';
const REFUND = 'POST /v2/staff/orders/:id/refunds';
type Money = CallAnswer<typeof MONEY>;

const entry = (account: Money['bookings'][number]['entries'][number]['account'], amount: number, reason: string) => ({
  account,
  party: null,
  amount,
  reason,
});
const at = '2026-04-30T16:44:00.000Z';
const MONEY_OF_ORDER: Money = {
  order: buildDetail({ id: 'o-1', status: 'complete', minPrice: 170, maxPrice: 200 }),
  split: { groomer: 90, owner: 0, platform: 5, processing: 3, tax: 7, tip: 10 },
  timeline: [
    { date: at, move: 'complete', status: 'complete', actor: 'groomer', by: { id: 'g', displayName: 'Maya Torres' } },
  ],
  activity: [
    {
      id: 'w-1',
      date: at,
      title: 'Set the tip of an order',
      by: { id: 'g', displayName: 'Maya Torres' },
      bySupport: null,
    },
  ],
  charges: [
    {
      purpose: 'order',
      id: 'ch',
      amount: 115,
      status: 'captured',
      failureCode: null,
      card: 'Visa ending in 4242',
      openedAt: at,
      settledAt: at,
    },
  ],
  bookings: [
    {
      id: 'b-1',
      kind: 'completion',
      date: at,
      entries: [
        entry('processor_clearing', 115, 'card'),
        entry('groomer_payable', -105, 'services'),
        entry('tips_payable', -10, 'tip'),
      ],
    },
  ],
  refunds: [],
  payouts: [],
  disputes: [],
  refundable: [{ way: 'card', amount: 115 }],
  sums: { customerPaid: 115, groomerGets: 105, platformKeeps: 5 },
  isBalanced: true,
};

describe('the money of an order', () => {
  it('shows quote, charge and split with equal sums of debits and credits', async () => {
    await openApp(
      '/staff/orders/o-1',
      buildSession({ role: 'staff' }),
      answer(MONEY, () => MONEY_OF_ORDER),
    );
    await screen.findByText('Ledger balanced');
    screen.getByText('$170.00–$200.00');
    const people = within(screen.getByRole('list', { name: 'People' })).getAllByRole('link');
    expect(people.map((link) => link.getAttribute('href'))).toEqual(['/staff/people/c-1', '/staff/people/user-1']);
    const entries = screen.getByRole('table', { name: 'Ledger entries of the split' });
    within(entries).getByRole('row', { name: /Groomer payable.*\$105\.00/ });
    within(entries).getByRole('row', { name: 'Sum $115.00 $115.00' });
    expect((await axe.run(document.body, { rules: { region: { enabled: false } } })).violations).toEqual([]);
  });

  it('gives back a part with a reason, and not more than was paid', async () => {
    const user = userEvent.setup();
    const sent: unknown[] = [];
    let money = MONEY_OF_ORDER;
    await openApp(
      '/support/orders/o-1',
      buildSession({ role: 'support' }),
      answer(MONEY, () => money),
      answer(REFUND, ({ body }) => {
        sent.push(body);
        money = { ...money, refundable: [] };
        return { id: 'r-1', way: 'card', amount: 14.61, status: 'succeeded' };
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Refund…' }));
    const amount = await screen.findByLabelText(/Amount/);
    await user.clear(amount);
    await user.type(amount, '200');
    await fill(screen.getByLabelText(/Reason/), 'Flea rinse not done');
    await user.click(screen.getByRole('button', { name: 'Refund $200.00' }));
    await screen.findByText('Enter $115.00 at most');
    await user.clear(amount);
    await user.type(amount, '14.61');
    await user.click(screen.getByRole('button', { name: 'Refund $14.61' }));
    await waitFor(() => expect(sent).toEqual([{ way: 'card', amount: 14.61, reason: 'Flea rinse not done' }]));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Refund…' })).toBeNull());
  });
});

describe('the orders of the site', () => {
  it('are searched by people or number, and lead to the money of each', async () => {
    const asked: (string | null)[] = [];
    await openApp(
      '/staff/orders?search=priya',
      buildSession({ role: 'staff' }),
      answer('GET /v2/staff/orders', ({ query }) => {
        asked.push(query.get('search'));
        const row = {
          id: 'o-1',
          appointmentStart: at,
          timeZone: 'America/Chicago',
          status: 'complete' as const,
          customer: { id: 'c', displayName: 'Priya Raman' },
          serviceProvider: { id: 'g', displayName: 'Maya Torres' },
          total: 192.39,
          refunded: 14.61,
        };
        return { items: [row], total: 1, limit: 25, offset: 0 };
      }),
    );
    const link = await screen.findByRole('link', { name: 'Priya Raman' });
    expect(link.getAttribute('href')).toContain('/staff/orders/o-1');
    screen.getByText('$192.39');
    screen.getByText('$14.61');
    expect(asked).toContain('priya');
  });
});

it('shows the orders of a person on their page, each leading to its money', async () => {
  const asked: (string | null)[] = [];
  await openApp(
    '/support/people/c',
    buildSession({ role: 'support' }),
    answer('GET /v2/account/people/:id/activity', () => refusal(404, 'not_found')),
    answer('GET /v2/staff/orders', ({ query }) => {
      asked.push(query.get('search'));
      const order = {
        id: 'o-1',
        appointmentStart: at,
        timeZone: 'America/Chicago',
        status: 'complete' as const,
        customer: { id: 'c', displayName: 'Priya Raman' },
        serviceProvider: { id: 'g', displayName: 'Maya Torres' },
        total: 192.39,
        refunded: 14.61,
      };
      return { items: [order], total: 7, limit: 5, offset: 0 };
    }),
  );
  const row = within(await screen.findByRole('list', { name: 'Orders' })).getByRole('link');
  expect(row.getAttribute('href')).toBe('/support/orders/o-1');
  within(row).getByText('Maya Torres · Complete');
  within(row).getByText('$192.39 · $14.61 refunded');
  expect(screen.getByRole('link', { name: 'All 7 orders' }).getAttribute('href')).toBe('/support/orders?search=c');
  expect(asked).toEqual(['c']);
});
