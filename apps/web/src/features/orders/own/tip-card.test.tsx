import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { expect, it } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { refusal } from '../../../testing/server.ts';
import { buildSession } from '../../../testing/sessions.ts';
import { at, dateIn } from '../../appointments/appointments.testing.ts';
import type { OwnAppointment, OwnTip } from '#features/appointments/index.ts';
import { buildOwn, buildTip, canDo, CUSTOMER, RECEIPT } from '../../appointments/own/own.testing.ts';

const OWN = '/v2/service-appointment/customer/appointments';
const GIVEN = { amount: 20, givenAt: at(dateIn(-1), 12) };
const completed = buildOwn({
  status: 'complete',
  appointmentStart: at(dateIn(-3), 9.5),
  appointmentEnd: at(dateIn(-3), 11),
  total: 100,
  can: canDo(),
});

const open = async (
  tip: OwnTip,
  { appointment = completed, declines = 0 }: { appointment?: OwnAppointment; declines?: number } = {},
) => {
  const sent: unknown[] = [];
  let asked = 0;
  await openApp(
    '/customer/appointments/a-1',
    buildSession({ role: 'customer' }),
    answer('GET /v1/customer', CUSTOMER),
    answer(`GET ${OWN}/:id/receipt`, { ...RECEIPT, laterTip: { ...GIVEN, card: { brand: 'visa', lastFour: '4242' } } }),
    answer(`GET ${OWN}/:id/tip`, () => {
      asked += 1;
      return tip;
    }),
    answer(`POST ${OWN}/:id/tip`, ({ body }) => {
      sent.push(body);
      return sent.length <= declines
        ? refusal(402, 'card_declined', 'The card has insufficient funds.')
        : { ...tip, whyNot: 'given' as const, given: GIVEN };
    }),
    answer(`GET ${OWN}/:id`, appointment),
  );
  return { sent, asked: () => asked };
};

it('suggests tips on the card of the visit, and charges the amount on the button', async () => {
  const { sent } = await open(buildTip());
  const form = await screen.findByRole('form', { name: 'Add a tip' });
  screen.getByText(/All of a tip goes to Maya Torres\. You can add a tip until/);
  expect(within(form).getByRole('button', { name: '20% $20.00' }).getAttribute('aria-pressed')).toBe('true');
  expect(within(form).getByRole<HTMLSelectElement>('combobox', { name: 'Card' }).value).toBe('k-2');
  const { violations } = await axe.run(form, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
  await userEvent.click(within(form).getByRole('button', { name: '25% $25.00' }));
  await userEvent.click(within(form).getByRole('button', { name: 'Tip $25.00' }));
  await screen.findByText(/^You tipped \$20\.00 on /);
  expect(sent).toEqual([{ amount: 25, cardId: 'k-2' }]);
  expect(screen.queryByRole('form', { name: 'Add a tip' })).toBeNull();
});

it('reminds of the tip at the visit, and suggests none beside it', async () => {
  await open(buildTip({ atVisit: 15 }));
  await screen.findByText(/^You tipped \$15\.00 at the visit\. All of a tip goes to Maya Torres\./);
  for (const name of ['15% $15.00', '20% $20.00', '25% $25.00', 'Other'])
    expect(screen.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('false');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add tip' }).disabled).toBe(true);
});

it('takes another amount, at least a dollar', async () => {
  const { sent } = await open(buildTip());
  await userEvent.click(await screen.findByRole('button', { name: 'Other' }));
  const field = screen.getByRole('textbox', { name: /Tip amount/ });
  await userEvent.type(field, '0.50');
  await screen.findByText('Enter at least $1.00');
  await userEvent.clear(field);
  await userEvent.type(field, '12.5');
  await userEvent.click(await screen.findByRole('button', { name: 'Tip $12.50' }));
  await screen.findByText(/^You tipped/);
  expect(sent).toEqual([{ amount: 12.5, cardId: 'k-2' }]);
});

it('says why a card was declined, and tries another one', async () => {
  const { sent } = await open(buildTip(), { declines: 1 });
  await userEvent.click(await screen.findByRole('button', { name: 'Tip $20.00' }));
  await screen.findByText('The card has insufficient funds.');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Card' }), 'k-1');
  await userEvent.click(screen.getByRole('button', { name: 'Tip $20.00' }));
  await screen.findByText(/^You tipped/);
  expect(sent).toEqual([
    { amount: 20, cardId: 'k-2' },
    { amount: 20, cardId: 'k-1' },
  ]);
});

it('leads to the cards of who has none on file', async () => {
  await open(buildTip({ cards: [], cardId: null }));
  expect((await screen.findByRole('link', { name: 'Add a card' })).getAttribute('href')).toBe(
    '/customer/payment-methods',
  );
});

it('says that a tip is being processed, and shows a given one on the receipt', async () => {
  await open(buildTip({ whyNot: 'processing' }));
  await screen.findByText(/Your tip is being processed/);
  await userEvent.click(screen.getByRole('button', { name: 'View receipt' }));
  // Beside it stands the copy that is printed.
  const receipt = within(await screen.findByRole('dialog'));
  await receipt.findByRole('rowheader', { name: 'Visa ending in 4242, tip' });
});

it.each(['too_late', 'refunded', 'unpaid', 'groomer_gone'] as const)(
  'offers nothing where it is %s',
  async (whyNot) => {
    const { asked } = await open(buildTip({ whyNot }));
    await screen.findByRole('button', { name: 'View receipt' });
    await expect.poll(asked).toBe(1);
    expect(screen.queryByText(/tip/i)).toBeNull();
  },
);

it('does not ask about tips before the visit', async () => {
  const { asked } = await open(buildTip(), { appointment: buildOwn() });
  await screen.findByText('Services');
  expect(asked()).toBe(0);
});
