import type { CallAnswer, CallInput } from '@tailgate/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import type { RequestHandler } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { fill } from '../../../testing/fill.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { refusal } from '../../../testing/server.ts';
import { buildSession } from '../../../testing/sessions.ts';

const COUPONS = '/v2/service-marketing/customer-coupon';
const CUSTOMERS = 'GET /v2/service-provider/customer/list';
type Coupon = CallAnswer<`GET ${typeof COUPONS}`>['items'][number];
type Sent = CallInput<`POST ${typeof COUPONS}`>['body'];

const SPRING: Coupon = {
  id: 'spring',
  code: 'SPRING10',
  customerId: null,
  customerName: null,
  userCategory: 'customer',
  modifierType: 'percentage',
  discount: 10,
  isSingleUse: false,
  minimumSpend: null,
  minimumPets: null,
  timesUsed: 3,
  createdAt: '2026-11-02T17:00:00.000Z',
};
const WELCOME: Coupon = {
  ...SPRING,
  id: 'welcome',
  code: 'WELCOME',
  userCategory: 'new_customer',
  modifierType: 'fixed',
  discount: 12.5,
  minimumSpend: 80.05,
  minimumPets: 2,
  timesUsed: 0,
};
const THANKS: Coupon = {
  ...SPRING,
  id: 'thanks',
  code: 'THANKS',
  customerId: 'dana',
  customerName: 'Dana Reyes',
  isSingleUse: true,
  timesUsed: 1,
};
const DANA = {
  id: 'dana',
  displayName: 'Dana Reyes',
  city: 'Austin',
  blockedAt: null,
} as CallAnswer<typeof CUSTOMERS>['items'][number];
const BLOCKED = { ...DANA, id: 'lee', displayName: 'Lee Blocked', blockedAt: '2026-11-02T17:00:00.000Z' };

/** A server that keeps coupons as the real one does. */
const open = async (rows: readonly Coupon[], ...first: readonly RequestHandler[]) => {
  let kept = [...rows];
  const sent: Sent[] = [];
  const searched: (string | null)[] = [];
  await openApp(
    '/groomer/coupons',
    buildSession(),
    ...first,
    answer(`GET ${COUPONS}`, () => ({ items: kept, total: kept.length, limit: 25, offset: 0 })),
    answer(`POST ${COUPONS}`, ({ body }) => {
      sent.push(body);
      const added = { ...SPRING, id: 'new', code: body.code, discount: body.discount, timesUsed: 0 };
      kept = [added, ...kept];
      return added;
    }),
    answer(`DELETE ${COUPONS}/:id`, ({ params }) => {
      kept = kept.filter(({ id }) => id !== params['id']);
      return true;
    }),
    answer(CUSTOMERS, ({ query }) => {
      searched.push(query.get('search'));
      return {
        items: [DANA, BLOCKED],
        total: 2,
        limit: 25,
        offset: 0,
        timeZone: 'America/Chicago',
        currency: 'USD',
        counts: {} as never,
      };
    }),
  );
  await screen.findByRole('heading', { level: 1, name: 'Coupons' });
  return { sent, searched };
};
const rowsShown = async () =>
  within(await screen.findByRole('table', { name: 'coupons' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent).slice(0, 7));
const act = async (code: string, action: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${code}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};
const add = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Add coupon' }));
  return within(await screen.findByRole('dialog', { name: 'Add coupon' }));
};
const save = (dialog: Awaited<ReturnType<typeof add>>) =>
  userEvent.click(dialog.getByRole('button', { name: 'Add coupon' }));

describe('coupons', () => {
  it('show discount, audience, conditions, uses and whether they still work', async () => {
    await open([SPRING, WELCOME, THANKS]);
    expect(await rowsShown()).toEqual([
      ['SPRING10', 'Active', '10% off', 'All customers', '–', 'Nov 2, 2026', '3'],
      ['WELCOME', 'Active', '$12.50 off', 'New customers', 'from $80.05, 2 pets or more', 'Nov 2, 2026', '0'],
      ['THANKS', 'Used up', '10% off', 'Dana Reyes', 'one use', 'Nov 2, 2026', '1'],
    ]);
    const { violations } = await axe.run(screen.getByRole('main'), { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('say what they are for while there are none', async () => {
    await open([]);
    await screen.findByText(/takes an amount or a percentage off an order/);
    await userEvent.click(screen.getByRole('button', { name: 'Add your first coupon' }));
    await screen.findByRole('dialog', { name: 'Add coupon' });
  });

  it('RL-marketing-01 RL-marketing-02 RL-marketing-03 are added for everybody, for any number of uses, without a minimum', async () => {
    const { sent } = await open([]);
    const dialog = await add();
    await fill(dialog.getByLabelText(/^Code/), 'spring10');
    await userEvent.type(dialog.getByLabelText(/^Discount/), '7.5');
    await save(dialog);
    await screen.findByText('SPRING10 added');
    expect(sent).toEqual([
      {
        code: 'SPRING10',
        modifierType: 'percentage',
        discount: 7.5,
        customerId: null,
        userCategory: 'customer',
        isSingleUse: false,
        minimumSpend: null,
        minimumPets: null,
      },
    ]);
    expect(await rowsShown()).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are added for one customer, found by the server, with a minimum and a single use', async () => {
    const { sent, searched } = await open([SPRING]);
    const dialog = await add();
    await userEvent.type(dialog.getByLabelText(/^Code/), 'thanks');
    await userEvent.selectOptions(dialog.getByLabelText(/^Type/), 'fixed');
    await userEvent.type(dialog.getByLabelText(/^Discount/), '15.25');
    await userEvent.click(dialog.getByRole('radio', { name: 'One customer' }));
    await userEvent.type(dialog.getByRole('combobox', { name: /Customer/ }), 'dan');
    await waitFor(() => expect(searched).toContain('dan'));
    expect(await screen.findAllByRole('option', { name: /, Austin/, hidden: true })).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    expect(dialog.getByRole<HTMLInputElement>('combobox', { name: /Customer/ }).value).toBe('Dana Reyes, Austin');
    await userEvent.type(dialog.getByLabelText(/^Minimum spend/), '60');
    await userEvent.type(dialog.getByLabelText(/^Minimum pets/), '2');
    await userEvent.click(dialog.getByRole('switch', { name: /^Single use/ }));
    await save(dialog);
    await screen.findByText('THANKS added');
    expect(sent).toEqual([
      {
        code: 'THANKS',
        modifierType: 'fixed',
        discount: 15.25,
        customerId: 'dana',
        userCategory: 'customer',
        isSingleUse: true,
        minimumSpend: 60,
        minimumPets: 2,
      },
    ]);
  });

  it('are added for first appointments', async () => {
    const { sent } = await open([]);
    const dialog = await add();
    await userEvent.type(dialog.getByLabelText(/^Code/), 'hello');
    await userEvent.type(dialog.getByLabelText(/^Discount/), '100');
    await userEvent.click(dialog.getByRole('radio', { name: /New customers/ }));
    await save(dialog);
    await screen.findByText('HELLO added');
    expect(sent).toMatchObject([{ userCategory: 'new_customer', customerId: null, discount: 100 }]);
  });

  it('are not added with a wrong code, discount, customer or number of pets', async () => {
    const { sent } = await open([]);
    const dialog = await add();
    await userEvent.type(dialog.getByLabelText(/^Code/), 'no');
    await userEvent.type(dialog.getByLabelText(/^Discount/), '100.5');
    await userEvent.click(dialog.getByRole('radio', { name: 'One customer' }));
    await userEvent.type(dialog.getByLabelText(/^Minimum pets/), '21');
    await save(dialog);
    for (const problem of [
      'Use 3 to 30 letters, digits or dashes',
      'Enter 100% at most',
      'Choose a customer',
      'Enter a number from 1 to 20',
    ])
      await dialog.findByText(problem);
    await userEvent.selectOptions(dialog.getByLabelText(/^Type/), 'fixed');
    await save(dialog);
    await dialog.findByText('Enter the discount');
    await fill(dialog.getByLabelText(/^Discount/), '10000.01');
    await save(dialog);
    await dialog.findByText('Enter $10,000 at most');
    expect(sent).toEqual([]);
  });

  it('say when their code is taken', async () => {
    const taken = refusal(422, 'validation_failed', 'Check the fields.', { code: 'is the code of another coupon' });
    await open(
      [SPRING],
      answer(`POST ${COUPONS}`, () => taken),
    );
    const dialog = await add();
    await fill(dialog.getByLabelText(/^Code/), 'spring10');
    await userEvent.type(dialog.getByLabelText(/^Discount/), '5');
    await save(dialog);
    await dialog.findByText('This is the code of another coupon');
  });

  it('end after a question', async () => {
    await open([SPRING, WELCOME]);
    await act('SPRING10', 'End coupon');
    const dialog = within(await screen.findByRole('dialog', { name: 'End SPRING10?' }));
    dialog.getByText(/Orders that used it keep their discount/);
    await userEvent.click(dialog.getByRole('button', { name: 'End coupon' }));
    await screen.findByText('SPRING10 ended');
    await waitFor(async () => expect((await rowsShown()).map(([code]) => code)).toEqual(['WELCOME']));
  });

  it('are copied, and shared where the device can', async () => {
    const user = userEvent.setup();
    const share = vi.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
    await open([SPRING]);
    await user.click(await screen.findByRole('button', { name: 'Actions for SPRING10' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy code' }));
    await screen.findByText('SPRING10 copied');
    expect(await navigator.clipboard.readText()).toBe('SPRING10');
    await act('SPRING10', 'Share code');
    expect(share).toHaveBeenCalledWith({
      title: 'Saguaro Suds',
      text: 'Use code SPRING10 at your next appointment for 10% off. Saguaro Suds',
    });
  });
});
