import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { refusal } from '../../testing/server.ts';
import { at, AVA, expectAccessible, openOrder, press } from './visitor-booking-app.testing.tsx';
import { ORDERING } from './visitor-booking-query.ts';
import { buildOrder, buildVisit, chosenOf, SHAMPOO, START } from './visitor-booking.testing.ts';

const CHOSEN = { ...chosenOf(START), sellsProducts: true };
const SELLING = buildVisit({ chosen: CHOSEN });
const CHOSEN_SHAMPOO = { id: SHAMPOO, name: 'Oatmeal shampoo', price: 14.5, quantity: 2, total: 29 };

describe('products of the groomer', () => {
  it('RL-booking-01 come after the time, and are sent once, with how many', async () => {
    const { sent, arrives } = await openOrder(at('available-providers'), SELLING);
    await press(/^Continue with/);
    await arrives('/ordering/upsells');
    expect(await screen.findByText('Add something for Biscuit and Mochi')).toBeTruthy();
    const shampoo = screen.getByRole('group', { name: 'How many of Oatmeal shampoo' });
    const more = within(shampoo).getByRole('button', { name: 'One Oatmeal shampoo more' });
    for (const _tap of [1, 2, 3]) await userEvent.click(more);
    // Two are left.
    expect(within(shampoo).getByRole('status').textContent).toBe('2');
    expect(screen.getByText('2 products · $29.00')).toBeTruthy();
    await expectAccessible();
    expect(sent['upsells']).toBeUndefined();
    await press('Continue');
    await arrives('/ordering/login');
    expect(sent['upsells']).toEqual([{ upsells: [{ upsellId: SHAMPOO, quantity: 2 }] }]);
    await userEvent.click(screen.getByRole('link', { name: 'Back' }));
    await arrives('/ordering/upsells');
  });

  it('are skipped with one tap, without sending anything', async () => {
    const { sent, arrives } = await openOrder(at('upsells'), SELLING);
    await press('No, thanks');
    await arrives('/ordering/login');
    expect(sent['upsells']).toBeUndefined();
  });

  it('are not asked for where there are none', async () => {
    const { arrives } = await openOrder(at('available-providers'), buildVisit());
    await press(/^Continue with/);
    await arrives('/ordering/login');
  });

  it('do not stand in the way when they cannot be read', async () => {
    const { arrives } = await openOrder(
      at('upsells'),
      SELLING,
      {},
      answer('GET /v2/service-provider/account/public-profile/:id/upsells', () => refusal(404, 'not_found', 'Gone.')),
    );
    await press('No, thanks');
    await arrives('/ordering/login');
  });

  it('are added with one tap on the last page by who books again, without a page of their own', async () => {
    const order = buildOrder({ chosen: CHOSEN });
    const { sent } = await openOrder(`${at('summary')}&again=1`, order, { viewer: AVA, cards: true });
    await press('Add Oatmeal shampoo');
    expect(await screen.findByRole('link', { name: /^Edit ?products/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add Oatmeal shampoo' })).toBeNull();
    expect(sent['upsells']).toEqual([{ upsells: [{ upsellId: SHAMPOO, quantity: 1 }] }]);
    await expectAccessible();
  });

  it('are not offered a second time to who has just seen them', async () => {
    await openOrder(at('summary'), buildOrder({ chosen: CHOSEN }), { viewer: AVA, cards: true });
    expect(await screen.findByRole('link', { name: /^Add ?products/ })).toBeTruthy();
    expect(screen.queryByText('Add something extra')).toBeNull();
  });

  it('that somebody else bought are named', async () => {
    const said = 'Only 1 Oatmeal shampoo is left.';
    await openOrder(
      at('upsells'),
      SELLING,
      {},
      answer(`POST ${ORDERING}/:sessionId/set-upsells`, () => refusal(409, 'conflict', said)),
    );
    await press('One Oatmeal shampoo more');
    await press('Continue');
    expect((await screen.findByRole('alert')).textContent).toBe(said);
  });

  it('are on the last page with their prices, and can be taken off from there', async () => {
    const order = buildOrder({ chosen: { ...CHOSEN, upsells: [CHOSEN_SHAMPOO] } });
    const { sent, arrives } = await openOrder(at('summary'), order, { viewer: AVA, cards: true });
    expect(await screen.findByText('Oatmeal shampoo × 2')).toBeTruthy();
    expect(screen.getByText('$29.00')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: /^Edit ?products/ }));
    await arrives('/ordering/upsells');
    await press('One Oatmeal shampoo less');
    await press('Remove Oatmeal shampoo');
    await press('No, thanks');
    await arrives('/ordering/summary');
    expect(sent['upsells']).toEqual([{ upsells: [] }]);
    expect(await screen.findByRole('link', { name: /^Add ?products/ })).toBeTruthy();
  });
});
