import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { fill } from '../../../testing/fill.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { refusal } from '../../../testing/server.ts';
import { buildSession } from '../../../testing/sessions.ts';
import { at, dateIn, today, ZONE } from '../appointments.testing.ts';
import type { OwnAppointment, OwnReceipt } from './own-query.ts';
import { buildOwn, buildTip, canDo, CUSTOMER, pageOfOwn, RECEIPT } from './own.testing.ts';

const OWN = '/v2/service-appointment/customer/appointments';
const session = buildSession({ role: 'customer' });

interface Given {
  readonly path?: string;
  readonly upcoming?: readonly OwnAppointment[];
  readonly past?: readonly OwnAppointment[];
  readonly receipt?: OwnReceipt;
}

/** The receipt of a fee. */
const FEE = { lines: [], refunds: [], prices: { ...RECEIPT.prices, total: 30, due: 30, giftCardDiscount: 0 } };

const open = async ({ path = '/customer', upcoming = [], past = [], receipt = RECEIPT }: Given) => {
  const sent: { readonly path: string; readonly body: unknown }[] = [];
  let kept = [...upcoming, ...past];
  const one = (id: unknown) => kept.find((each) => each.id === id) ?? refusal(404, 'not_found');
  const turn = (more: Partial<OwnAppointment>) => (call: { params: object; path: string; body: unknown }) => {
    const { id } = call.params as { id: string };
    sent.push({ path: call.path, body: call.body });
    kept = kept.map((each) => (each.id === id ? { ...each, ...more, can: canDo() } : each));
    return one(id) as OwnAppointment;
  };
  await openApp(
    path,
    session,
    answer('GET /v1/customer', CUSTOMER),
    answer('GET /v2/customer/pets', { items: [] }),
    answer(`GET ${OWN}`, ({ query }) =>
      pageOfOwn(...kept.filter(({ id }) => (query.get('when') === 'past' ? past : upcoming).some((x) => x.id === id))),
    ),
    answer(`GET ${OWN}/:id/receipt`, receipt),
    answer(`GET ${OWN}/:id/tip`, buildTip({ whyNot: 'too_late' })),
    answer(`GET ${OWN}/:id/:month/:year/available-days`, ({ params }) => ({
      timeZone: ZONE,
      days: Array.from({ length: 28 }, (_, index) => ({
        date: `${String(params['year'])}-${String(params['month']).padStart(2, '0')}-${String(index + 1).padStart(2, '0')}`,
        available: true,
        whyNot: null,
      })),
    })),
    answer(`GET ${OWN}/:id/available-time-slots`, ({ query }) => ({
      timeZone: ZONE,
      slots: [{ start: `${query.get('date') ?? ''}T16:00:00Z`, end: `${query.get('date') ?? ''}T17:30:00Z` }],
    })),
    answer(`GET ${OWN}/:id`, ({ params }) => one(params['id'])),
    answer(`POST ${OWN}/:id/cancel-appointment`, turn({ status: 'cancellation_request' })),
    answer(`POST ${OWN}/:id/reschedule-request`, turn({ status: 'reschedule_request' })),
    answer(`POST ${OWN}/:id/reschedule-request/withdraw`, turn({ status: 'accepted', rescheduleRequest: null })),
    answer(`POST ${OWN}/:id/cancel-appointment/withdraw`, turn({ status: 'accepted' })),
    answer(`POST ${OWN}/:id/reschedule-proposal/accept`, turn({ status: 'accepted', rescheduleRequest: null })),
    answer(`POST ${OWN}/:id/reschedule-proposal/reject`, turn({ status: 'accepted', rescheduleRequest: null })),
  );
  return { sent };
};
const isAccessible = async (area: HTMLElement) => {
  const { violations } = await axe.run(area, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
};

describe('the home of a customer', () => {
  it('shows the next appointment, what waits for an answer, and past ones with what they came to', async () => {
    const proposed = buildOwn({
      id: 'a-2',
      status: 'reschedule_request_ask',
      rescheduleRequest: { start: at(dateIn(6), 14), end: at(dateIn(6), 15) },
      answerBy: at(dateIn(1), 9),
    });
    const { sent } = await open({
      upcoming: [buildOwn(), proposed],
      past: [buildOwn({ id: 'a-3', status: 'complete', total: 134.08 })],
    });
    const next = await screen.findByRole('region', { name: 'Next appointment' });
    within(next).getByText('In 3 days');
    within(next).getByText('Confirmed');
    within(next).getByText('$90 – $120');
    await screen.findByText('$134.08');
    screen.getByText(/^Maya Torres proposes .* 2:00 PM instead\. Answer by .* 9:00 AM\.$/);
    screen.getByText(/^Without an answer the appointment stays on .* 9:30 AM\.$/);
    await isAccessible(screen.getByRole('main'));
    await userEvent.click(screen.getByRole('button', { name: /^Accept new time/ }));
    await screen.findByText('Appointment moved');
    expect(sent.map(({ path }) => path)).toEqual([`${OWN}/a-2/reschedule-proposal/accept`]);
  });

  it('names the business before the person, with the picture of the page where it was booked', async () => {
    const photo = { id: 'f-1', url: '/l', alt: '', filename: 'maya.png' };
    const serviceProvider = {
      ...buildOwn().serviceProvider,
      businessName: 'South Paws',
      photo: { ...photo, sizes: { thumbnail: '/maya-small.webp', medium: '/m', large: '/l' } },
    };
    await open({ upcoming: [buildOwn({ serviceProvider })], past: [buildOwn({ id: 'a-3', serviceProvider })] });
    const next = await screen.findByRole('region', { name: 'Next appointment' });
    within(next).getByText('South Paws · Maya Torres');
    expect(next.querySelector('img')?.getAttribute('src')).toBe('/maya-small.webp');
    within(await screen.findByRole('list', { name: 'Past appointments' })).getByText('Full groom with South Paws');
  });

  it('offers the last completed visit again, and no canceled one', async () => {
    await open({
      past: [
        buildOwn({ id: 'a-3', status: 'cancelled' }),
        buildOwn({ id: 'a-4', status: 'complete', total: 134.08 }),
        buildOwn({ id: 'a-5', status: 'complete', total: 90 }),
      ],
    });
    const again = await screen.findByRole('list', { name: 'Book again' });
    within(again).getByText('Biscuit');
    within(again).getByText('Full groom with Maya Torres');
    expect(screen.getByRole('link', { name: 'Choose a time' }).getAttribute('href')).toBe('/customer/order/a-4/pets');
  });

  it('says where nothing is ahead', async () => {
    await open({});
    await screen.findByText('No appointments ahead');
    expect(screen.queryByRole('list', { name: 'Book again' })).toBeNull();
  });
});

const withoutPhone = { id: 'g-1', displayName: 'Maya Torres', businessName: null, photo: null, phone: null };
const isGroomerCalledAt = (area: HTMLElement, phone: string) => {
  const call = within(area).getByRole('link', { name: 'Call Maya Torres at (512) 555-0142' });
  const text = within(area).getByRole('link', { name: 'Text Maya Torres at (512) 555-0142' });
  expect([call, text].map((link) => link.getAttribute('href'))).toEqual([`tel:${phone}`, `sms:${phone}`]);
};

describe('contacting the groomer', () => {
  const path = '/customer/appointments/a-1';
  const onTheDay = { appointmentStart: at(today(), 0.5), appointmentEnd: at(today(), 23.5) };

  it('is offered on the appointment, and at home on its day', async () => {
    await open({ upcoming: [buildOwn(onTheDay)] });
    isGroomerCalledAt(await screen.findByRole('region', { name: 'Next appointment' }), '+15125550142');
    document.body.replaceChildren();
    await open({ path, upcoming: [buildOwn()] });
    await screen.findByText('Contact Maya Torres');
    screen.getByText('(512) 555-0142');
    const main = screen.getByRole('main');
    isGroomerCalledAt(main, '+15125550142');
    expect(within(main).queryByText(/^Questions about/)).toBeNull();
    await isAccessible(main);
  });

  it('is not offered at home before the day', async () => {
    await open({ upcoming: [buildOwn()] });
    await screen.findByRole('region', { name: 'Next appointment' });
    expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull();
  });

  it('is a question to support where the groomer has no phone for customers', async () => {
    await open({ path, upcoming: [buildOwn({ ...onTheDay, serviceProvider: withoutPhone })] });
    await screen.findByText(/^Questions about this appointment\?/);
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'hello@saguaro.example' }).getAttribute('href')).toMatch(/^mailto:/);
    expect(main.queryByRole('link', { name: /^(Call|Text)/ })).toBeNull();
  });

  it('is a question to support after a no-show, too', async () => {
    const missed = { status: 'cancelled', isNoShow: true, serviceProvider: withoutPhone, can: canDo() } as const;
    await open({ path, past: [buildOwn(missed)] });
    expect(await screen.findByText(/^Questions about this appointment\?/)).toBeTruthy();
  });

  it.each(['complete', 'cancelled', 'rejected'] as const)('is not offered once it is %s', async (status) => {
    await open({ path, past: [buildOwn({ status, serviceProvider: withoutPhone, can: canDo() })] });
    await screen.findByRole('list', { name: 'Services' });
    expect(screen.queryByText(/^(Get help|Contact Maya)/)).toBeNull();
  });
});

describe('what a customer asked for', () => {
  const path = '/customer/appointments/a-1';
  const time = { start: at(dateIn(5), 9), end: at(dateIn(5), 10.5) };

  it.each([
    [
      'another time',
      { status: 'reschedule_request', rescheduleRequest: time, can: canDo('withdrawMove') },
      'Withdraw request',
      'reschedule-request/withdraw',
    ],
    [
      'another time for a request',
      { status: 'reschedule_request', rescheduleRequest: time, can: canDo('withdrawMoveOfRequest') },
      'Withdraw request',
      'reschedule-request/withdraw',
    ],
    [
      'to cancel',
      { status: 'cancellation_request', can: canDo('withdrawCancellation') },
      'Keep appointment',
      'cancel-appointment/withdraw',
    ],
  ] as const)('can be taken back: %s', async (_, asked, button, call) => {
    const { sent } = await open({ path, upcoming: [buildOwn(asked)] });
    await userEvent.click(await screen.findByRole('button', { name: button }));
    await screen.findByText('Request withdrawn');
    expect(sent.map((one) => one.path)).toEqual([`${OWN}/a-1/${call}`]);
  });
});

describe('an appointment of a customer', () => {
  const path = '/customer/appointments/a-1';

  it('does not promise free cancellation that has lapsed, nor what cannot be done any more', async () => {
    const started = buildOwn({
      cancellation: { fee: 30, step: 'late', freeUntil: at(dateIn(-1), 9) },
      can: canDo('askToMove'),
    });
    await open({ path, upcoming: [started] });
    await screen.findByRole('button', { name: 'Move appointment' });
    expect(screen.queryByText(/Free cancellation|Canceling/)).toBeNull();
  });

  it('says that canceling is free before it is done', async () => {
    const { sent } = await open({ path, upcoming: [buildOwn()] });
    await screen.findByText(/^Free cancellation until .* After that, a fee of \$30\.00 may apply\.$/);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel appointment' }));
    const dialog = await screen.findByRole('dialog');
    within(dialog).getByText(/^Canceling is free/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep appointment' }));
    expect(sent).toEqual([]);
  });

  it('says the fee before a late cancellation is asked for', async () => {
    const { sent } = await open({ path, upcoming: [buildOwn({ can: canDo('askToCancel') })] });
    await userEvent.click(await screen.findByRole('button', { name: 'Ask to cancel' }));
    const dialog = await screen.findByRole('dialog');
    within(dialog).getByText(
      /The cancellation fee is \$30\.00\. Maya Torres answers your request and can lower or waive it\./,
    );
    await isAccessible(dialog);
    await fill(within(dialog).getByLabelText(/^Message to your groomer/), 'Biscuit is ill');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ask to cancel, $30.00 fee' }));
    await screen.findByText('Cancellation requested', { selector: 'strong' });
    expect(sent).toEqual([{ path: `${OWN}/a-1/cancel-appointment`, body: { description: 'Biscuit is ill', fee: 30 } }]);
    await screen.findByText(/^You asked to cancel with a fee of up to \$30\.00\. Maya Torres has not answered yet\./);
  });

  it.each([
    ['on_the_way', 60, /^Maya Torres is on the way\. The cancellation fee is \$60\.00\./],
    ['arrived', 100, /^Maya Torres should be there by now\. The cancellation fee is \$100\.00\./],
  ] as const)('costs more to cancel with the groomer %s', async (step, fee, words) => {
    const cancellation = { step, fee, freeUntil: at(dateIn(-1), 9) };
    await open({ path, upcoming: [buildOwn({ cancellation, can: canDo('askToCancel') })] });
    await userEvent.click(await screen.findByRole('button', { name: 'Ask to cancel' }));
    within(await screen.findByRole('dialog')).getByText(words);
  });

  it('says by when a cancellation is answered, and what happens without an answer', async () => {
    await open({
      path,
      upcoming: [buildOwn({ status: 'cancellation_request', answerBy: at(dateIn(1), 9), can: canDo() })],
    });
    await screen.findByText(/Maya Torres answers by .* 9:00 AM\.$/);
    screen.getByText('Without an answer the appointment stands.');
  });

  it('says what a cancellation cost, with its receipt', async () => {
    await open({
      path,
      past: [buildOwn({ status: 'cancelled', total: 30, can: canDo() })],
      receipt: { ...RECEIPT, ...FEE, kind: 'cancellation' },
    });
    await screen.findByText('Canceled with a fee of $30.00.');
    const prices = within(await screen.findByRole('table', { name: 'Prices' }));
    prices.getByRole('row', { name: 'Cancellation fee $30.00' });
    await screen.findByRole('button', { name: 'View receipt' });
  });

  it('says that a cancellation was free', async () => {
    await open({ path, past: [buildOwn({ status: 'cancelled', can: canDo() })] });
    await screen.findByText('Canceled. No fee was charged.');
    expect(screen.queryByText(/\$/)).toBeNull();
  });

  it('is moved to a free day and time, which the groomer is asked for', async () => {
    const { sent } = await open({ path, upcoming: [buildOwn()] });
    await userEvent.click(await screen.findByRole('button', { name: 'Move appointment' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ask for new time' }));
    within(dialog).getByText('Choose a day and a time.');
    await userEvent.click(await within(dialog).findByText('28'));
    await userEvent.click(await within(dialog).findByText(/^\d+:00 AM$/));
    await userEvent.click(within(dialog).getByRole('button', { name: /^Ask for \w+,/ }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.path).toBe(`${OWN}/a-1/reschedule-request`);
  });

  it('is reviewed once it is complete, and shows what was said', async () => {
    const done = { status: 'complete', can: canDo(), total: 134.08 } as const;
    const products = [{ name: 'Oatmeal shampoo', price: 14.5, quantity: 2, total: 29 }];
    await open({
      path: '/customer/appointments/a-1',
      past: [buildOwn({ ...done, upsells: products })],
    });
    const link = await screen.findByRole('link', { name: /^Review your appointment/ });
    expect(link.getAttribute('href')).toBe('/customer/reviews/a-1');
    expect(screen.getByText('Oatmeal shampoo × 2')).toBeTruthy();
    document.body.replaceChildren();
    await open({ path: '/customer/appointments/a-1', past: [buildOwn({ ...done, review: { rating: 4 } })] });
    expect(await screen.findByRole('link', { name: /^Your review.*4 of 5 stars/ })).toBeTruthy();
  });

  it('has a receipt that adds up, and report cards, once it is complete', async () => {
    await open({
      path,
      past: [buildOwn({ status: 'complete', total: 134.08, reportCardPetIds: ['p-1'], can: canDo() })],
    });
    const card = await screen.findByRole('link', { name: /^Biscuit’s report card/ });
    expect(card.getAttribute('href')).toBe('/customer/report-cards/a-1/p-1');
    expect(screen.queryByRole('button', { name: /ancel/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'View receipt' }));
    const dialog = await screen.findByRole('dialog', { name: 'Receipt' });
    const prices = within(await within(dialog).findByRole('table', { name: 'Prices' }));
    prices.getByRole('row', { name: 'Biscuit: Full groom $90.00' });
    prices.getByRole('row', { name: /^Loyal friend [−-]\$5\.00$/ });
    prices.getByRole('row', { name: 'Total $134.08' });
    const paid = within(within(dialog).getByRole('table', { name: 'Paid by' }));
    paid.getByRole('row', { name: 'Gift card $20.00' });
    paid.getByRole('row', { name: 'Visa ending in 4242 $114.08' });
    paid.getByRole('row', { name: /^Refunded to card .* [−-]\$10\.00$/ });
    screen.getByText(/^You agreed to up to \$135\.00 when you booked, \w{3} \d+$/);
    await isAccessible(screen.getByRole('dialog'));
  });

  it.each([
    [{ agreedUpTo: 108 }, true],
    [{ agreedUpTo: null }, false],
    [{ agreedUpTo: 108, status: 'cancelled' }, false],
    [{ agreedUpTo: 108, appointmentStart: at(dateIn(-1), 9.5) }, false],
  ] as const)('with %o says how far a card is charged: %s', async (given, isSaid) => {
    await open({ path, upcoming: [buildOwn(given)] });
    await screen.findByRole('list', { name: 'Services' });
    const said = screen.queryByText('Your card is charged at most $108.00 plus tax and tip without asking you.');
    expect(said !== null).toBe(isSaid);
  });

  it('has the price of each pet and the travel fee in a column of dollars alone', async () => {
    const [line] = buildOwn().petServices;
    const mochi = line && { ...line, petId: 'p-2', petName: 'Mochi', minPrice: 58, maxPrice: 58, minutes: 40 };
    await open({
      path,
      upcoming: [buildOwn({ petServices: [line, mochi].filter((one) => one !== undefined), travelFee: 12 })],
    });
    const rows = within(await screen.findByRole('list', { name: 'Services' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'BiscuitFull groom, Nail trim1 hr 30 min$90 – $120',
      'MochiFull groom, Nail trim40 min$58',
      'MTMaya TorresGroomer · 1 hr 30 min in all',
    ]);
    expect(screen.getByText('Travel fee').nextSibling?.textContent).toBe('$12.00');
  });

  it('says once it is over how it was paid, and what came back instead of what it cost', async () => {
    const done = { status: 'complete', total: 134.08, can: canDo() } as const;
    await open({ path, past: [buildOwn(done)] });
    const state = await screen.findByRole('region', { name: 'State' });
    await waitFor(() => expect(state.textContent).toContain('Paid $134.08 · $20.00 gift card'));
    expect(state.textContent).toContain('Completed');
    screen.getByRole('link', { name: 'Book again' });
    document.body.replaceChildren();
    const refunds = [{ amount: 134.08, way: 'card' as const, refundedAt: at(dateIn(-2), 9) }];
    await open({ path, past: [buildOwn(done)], receipt: { ...RECEIPT, refunds } });
    await screen.findByText('Refunded $134.08 to card');
  });

  it('that nobody was there for says whom to ask about the fee', async () => {
    const given = {
      path,
      past: [buildOwn({ status: 'cancelled', isNoShow: true, total: 30, can: canDo(), serviceProvider: withoutPhone })],
    };
    await open({ ...given, receipt: { ...RECEIPT, ...FEE, kind: 'no_show' } });
    const state = await screen.findByRole('region', { name: 'State' });
    await waitFor(() => expect(state.textContent).toContain('nobody was there. No-show fee $30.00 paid'));
    screen.getByRole('link', { name: 'hello@saguaro.example' });
  });

  it('of somebody else is not found', async () => {
    await open({ path: '/customer/appointments/a-9' });
    await screen.findByText('Appointment not found');
  });
});
