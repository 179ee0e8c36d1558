import type { CallAnswer, CallInput } from '@tailgate/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import type { RequestHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { refusal } from '../../../testing/server.ts';
import { buildSession } from '../../../testing/sessions.ts';

const GIFT_CARDS = '/v2/service-marketing/gift-cards';
const CUSTOMERS = 'GET /v2/service-provider/customer/list';
type GiftCard = CallAnswer<`GET ${typeof GIFT_CARDS}`>['items'][number];
type Sent = CallInput<`POST ${typeof GIFT_CARDS}`>['body'];

const CODE = '7Q2K-AAAA-CCCC-9XDA';
const UNUSED: GiftCard = {
  id: 'unused',
  ending: '4FGH',
  customerId: 'dana',
  customerName: 'Dana Reyes',
  amount: 50,
  balance: 50,
  soldAt: '2026-11-02T17:00:00.000Z',
};
const PARTLY: GiftCard = { ...UNUSED, id: 'partly', ending: '6JKL', customerName: null, amount: 75.5, balance: 0.5 };
const SPENT: GiftCard = { ...UNUSED, id: 'spent', ending: '7MNP', balance: 0 };

/** A server that keeps gift cards as the real one does. */
const open = async (rows: readonly GiftCard[], ...first: readonly RequestHandler[]) => {
  let kept = [...rows];
  const sent: Sent[] = [];
  const app = await openApp(
    '/groomer/gift-cards',
    buildSession(),
    ...first,
    answer(`GET ${GIFT_CARDS}`, () => ({ items: kept, total: kept.length, limit: 25, offset: 0 })),
    answer(`POST ${GIFT_CARDS}`, ({ body }) => {
      sent.push(body);
      const sold = { ...UNUSED, id: 'new', ending: '9XDA', amount: body.amount, balance: body.amount };
      kept = [sold, ...kept];
      return { ...sold, code: CODE };
    }),
    answer(`DELETE ${GIFT_CARDS}/:id`, ({ params }) => {
      kept = kept.filter(({ id }) => id !== params['id']);
      return true;
    }),
    answer(CUSTOMERS, {
      items: [],
      total: 0,
      limit: 25,
      offset: 0,
      timeZone: 'America/Chicago',
      currency: 'USD',
      counts: {} as never,
    }),
  );
  await screen.findByRole('heading', { level: 1, name: 'Gift cards' });
  return { ...app, sent };
};
const rowsShown = async () =>
  within(await screen.findByRole('table', { name: 'gift cards' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent).slice(0, 6));
const sell = async (amount: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Sell gift card' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sell gift card' }));
  await userEvent.type(dialog.getByLabelText(/^Amount/), amount);
  await userEvent.click(dialog.getByRole('button', { name: 'Sell gift card' }));
  return dialog;
};

describe('gift cards', () => {
  it('show what they were sold for and what is left', async () => {
    await open([UNUSED, PARTLY, SPENT]);
    expect(await rowsShown()).toEqual([
      ['·· 4FGH', 'Not used', 'Dana Reyes', 'Nov 2, 2026', '$50.00', '$50.00'],
      ['·· 6JKL', 'Partly used', '–', 'Nov 2, 2026', '$75.50', '$0.50'],
      ['·· 7MNP', 'Used up', 'Dana Reyes', 'Nov 2, 2026', '$50.00', '$0.00'],
    ]);
    const { violations } = await axe.run(screen.getByRole('main'), { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('say what they are for while there are none', async () => {
    await open([]);
    await screen.findByText(/Sell a gift card for cash/);
    await userEvent.click(screen.getByRole('button', { name: 'Sell your first gift card' }));
    await screen.findByRole('dialog', { name: 'Sell gift card' });
  });

  it('show the code of a card once, to be copied, and never again', async () => {
    const user = userEvent.setup();
    const { sent } = await open([]);
    await sell('75.5');
    const dialog = within(await screen.findByRole('dialog', { name: 'Gift card for $75.50' }));
    dialog.getByText(CODE);
    dialog.getByText(/never shown again/);
    await user.click(dialog.getByRole('button', { name: 'Copy code' }));
    expect(await navigator.clipboard.readText()).toBe(CODE);
    await user.click(dialog.getByRole('button', { name: 'I saved the code' }));
    await waitFor(() => expect(screen.queryByText(CODE)).toBeNull());
    expect(await rowsShown()).toEqual([['·· 9XDA', 'Not used', 'Dana Reyes', 'Nov 2, 2026', '$75.50', '$75.50']]);
    expect(sent).toEqual([{ amount: 75.5, customerId: null }]);
  });

  it('ask before the code is lost, by Esc and by leaving the page', async () => {
    const { router } = await open([]);
    await sell('20');
    await screen.findByText(CODE);
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('dialog', { name: 'Close without the code?' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    screen.getByText(CODE);
    void router.navigate({ to: '/groomer/account' });
    const again = within(await screen.findByRole('dialog', { name: 'Close without the code?' }));
    expect(router.state.location.pathname).toBe('/groomer/gift-cards');
    await userEvent.click(again.getByRole('button', { name: 'Close anyway' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/groomer/account'));
  });

  it.each(['0.99', '1000.01'])('are not sold for $%s', async (amount) => {
    const { sent } = await open([]);
    const dialog = await sell(amount);
    await dialog.findByText('Enter an amount from $1 to $1,000');
    expect(sent).toEqual([]);
  });

  it('say why a sale was refused', async () => {
    await open(
      [],
      answer(`POST ${GIFT_CARDS}`, () => refusal(403, 'forbidden', 'This is not possible in another name.')),
    );
    const dialog = await sell('20');
    await dialog.findByText(/not possible in another name/);
  });

  it('are taken back after a question, only while nothing was used', async () => {
    await open([UNUSED, PARTLY, SPENT]);
    expect(await screen.findAllByRole('button', { name: /^Actions for/ })).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Actions for ·· 4FGH' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Take back' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Take back this gift card?' }));
    dialog.getByText(/Return \$50\.00 in cash/);
    await userEvent.click(dialog.getByRole('button', { name: 'Take back' }));
    await screen.findByText(/Gift card taken back/);
    await waitFor(async () => expect((await rowsShown()).map(([code]) => code)).toEqual(['·· 6JKL', '·· 7MNP']));
  });
});
