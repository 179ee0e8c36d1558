import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { currentTime } from '#ui/dates/current-time.ts';
import { answer } from '../../testing/answer.ts';
import { fill } from '../../testing/fill.ts';
import { refusal } from '../../testing/server.ts';
import { at, AVA, expectAccessible, openOrder, press } from './visitor-booking-app.testing.tsx';
import { ORDERING } from './visitor-booking-query.ts';
import {
  buildOrder,
  buildVisit,
  CARD,
  chosenOf,
  CUSTOMER,
  LATER,
  MAYA,
  ORDER_ID,
  ORDER_SESSION,
  profileOf,
  START,
} from './visitor-booking.testing.ts';

describe('who books', () => {
  const codes = (isRegistered: boolean) => [
    answer('POST /v2/customer/sign-up/check', { sessionId: ORDER_ID, expiresAt: '2027-01-01T00:00:00Z' }),
    answer('POST /v2/customer/phone-code/verify', ({ body }) => {
      if (body.code !== '123456') return refusal(422, 'code_invalid', 'That code is wrong or has expired.');
      return isRegistered ? { ...AVA, isRegistered } : { isRegistered };
    }),
  ];
  const typePhone = async () => {
    await fill(await screen.findByRole('textbox', { name: /^Phone number/ }), '5125550177');
    await press('Text me a code');
  };

  it('with a new number becomes an account with the name, and accepts the policies', async () => {
    const registered = vi.fn();
    const { sent, arrives } = await openOrder(
      at('login'),
      buildVisit(),
      {},
      ...codes(false),
      answer('POST /v2/customer/sign-up/register', ({ body }) => {
        registered(body);
        return AVA;
      }),
    );
    await typePhone();
    await arrives('/ordering/verification');
    await userEvent.type(await screen.findByLabelText('Six-digit code'), '000000');
    expect(await screen.findByText('That code is wrong or has expired.')).toBeTruthy();
    await userEvent.clear(screen.getByLabelText('Six-digit code'));
    await userEvent.type(screen.getByLabelText('Six-digit code'), '123456');
    await arrives('/ordering/profile');
    await userEvent.type(await screen.findByRole('textbox', { name: /^First name/ }), 'Ava');
    await userEvent.type(screen.getByRole('textbox', { name: /^Last name/ }), 'Brooks');
    await press('Continue');
    expect(await screen.findByText('Please accept them to continue')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: /^I accept/ }));
    await expectAccessible();
    await press('Continue');
    await arrives('/ordering/payment');
    expect(registered).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ sessionId: ORDER_ID, code: '123456', firstName: 'Ava', termsConditions: true }),
    );
    expect(sent['claim']).toHaveLength(1);
    expect(sent['profile']).toEqual([
      expect.objectContaining({
        firstName: 'Ava',
        lastName: 'Brooks',
        email: null,
        petRelease: true,
        termsAndConditions: true,
        cancellationPolicy: true,
      }),
    ]);
  });

  it('with a known number is signed in and asked for nothing that is known', async () => {
    const { sent, arrives } = await openOrder(at('login'), buildVisit(), { cards: true }, ...codes(true));
    await typePhone();
    await userEvent.type(await screen.findByLabelText('Six-digit code'), '123456');
    await arrives('/ordering/profile');
    expect(sent['claim']).toHaveLength(1);
    expect(await screen.findByDisplayValue('Ava')).toBeTruthy();
  });

  it('pays by a card whose number goes to the card processor', async () => {
    const { sent, arrives } = await openOrder(at('payment'), buildOrder(), { viewer: AVA });
    await screen.findByRole('group', { name: 'Card fields' });
    await press('Save card');
    await arrives('/ordering/summary');
    expect(sent['card']).toEqual([{ token: 'seti_1' }]);
    expect(await screen.findByText('Visa ending 4242')).toBeTruthy();
  });
});

describe('the summary', () => {
  // The order of these tests is for a day that is over.
  it('does not promise what has lapsed, and names the fee', async () => {
    await openOrder(at('summary'), buildOrder(), { viewer: AVA, cards: true });
    await screen.findByText('Canceling costs $30.00 once Maya Torres accepts');
    screen.getByText('Until then, canceling is free.');
    expect(screen.queryByText(/Free to cancel/)).toBeNull();
  });

  it('says until when canceling is free, and what it costs then', async () => {
    const order = buildOrder();
    const chosen = { ...chosenOf(START), cancelFreeUntil: '2099-06-12T14:00:00Z' };
    await openOrder(at('summary'), { ...order, chosen }, { viewer: AVA, cards: true });
    await screen.findByText('Free to cancel until Fri, Jun 12, 9:00 AM');
    screen.getByText('After that, canceling costs $30.00.');
  });

  it('shows all of it, and says what happens next once it is sent', async () => {
    localStorage.setItem('tailgate.ordering', ORDER_SESSION);
    const { sent } = await openOrder(at('summary'), buildOrder(), { viewer: AVA, cards: true });
    expect(await screen.findByText('Sat, Jun 13, 9:00 AM')).toBeTruthy();
    expect(screen.getByText('$173 – $203')).toBeTruthy();
    await fill(screen.getByRole('textbox', { name: /^Note for Maya/ }), 'Side gate');
    await expectAccessible();
    await press('Request booking');
    expect(await screen.findByRole('heading', { level: 1, name: 'Request sent' })).toBeTruthy();
    expect(sent['place']).toEqual([{ cardId: CARD, message: 'Side gate' }]);
    expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeTruthy();
    expect(screen.getByText('Maya Torres answers your request')).toBeTruthy();
    expect(localStorage.getItem('tailgate.ordering')).toBeNull();
  });

  it('offers other times when the time is gone, and keeps the note', async () => {
    const { sent } = await openOrder(
      at('summary'),
      buildOrder(),
      { viewer: AVA, cards: true },
      answer(`POST ${ORDERING}/:sessionId/place-order`, () =>
        refusal(409, 'slot_taken', 'This time is no longer available.'),
      ),
    );
    await fill(await screen.findByRole('textbox', { name: /^Note for Maya/ }), 'Side gate');
    await press('Request booking');
    expect((await screen.findByRole('alert')).textContent).toBe('This time is no longer available.');
    expect(screen.getByRole('textbox', { name: /^Note for Maya/ })).toHaveProperty('value', 'Side gate');
    expect(sent['place']).toBeUndefined();
  });

  it('offers the time again when the hold has ended', async () => {
    const { sent } = await openOrder(at('summary'), buildOrder({ chosen: chosenOf(START, null) }), {
      viewer: AVA,
      cards: true,
    });
    await fill(await screen.findByRole('textbox', { name: /^Note for Maya/ }), 'Side gate');
    await press('Hold Sat, Jun 13, 9:00 AM again');
    expect(await screen.findByRole('timer')).toBeTruthy();
    expect(sent['hold']).toEqual([{ providerId: MAYA, start: START }]);
    expect(screen.getByRole('textbox', { name: /^Note for Maya/ })).toHaveProperty('value', 'Side gate');
  });

  it('is not reached before everything is known', async () => {
    const { arrives } = await openOrder(at('summary'), buildVisit({ chosen: null }));
    await arrives('/ordering/available-providers');
  });

  it('of somebody else is not shown', async () => {
    await openOrder(
      at('summary'),
      buildOrder(),
      {},
      answer(`GET ${ORDERING}/:sessionId`, () => refusal(404, 'not_found')),
    );
    expect(await screen.findByText('This booking has expired')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Log in' })).toBeTruthy();
  });
});

describe('an order that is repeated', () => {
  it('RL-routing-08 takes one tap on a time and one to confirm', async () => {
    const month = currentTime().toISOString().slice(0, 7);
    const { sent, arrives } = await openOrder(
      `/customer/order/${ORDER_ID}/pets`,
      buildOrder({ chosen: null, missing: ['time'], preferredProvider: profileOf(MAYA, 'Maya Torres') }),
      { viewer: AVA, cards: true },
      answer('GET /v1/customer', {
        id: CUSTOMER.id,
        firstName: 'Ava',
        lastName: 'Brooks',
        displayName: 'Ava Brooks',
        email: null,
        phone: null,
        address: null,
        addressLine2: '',
        addressNotes: '',
        isApartmentComplex: false,
        source: null,
        vip: false,
        status: 'active',
        termsAcceptedAt: null,
        termsVersion: null,
        createdAt: '2026-01-01T00:00:00Z',
      }),
      answer(`GET ${ORDERING}/:sessionId/:month/:year/available-days`, {
        timeZone: 'America/Chicago',
        days: [{ date: `${month}-28`, available: true, whyNot: null, starts: 2 }],
      }),
      answer(`GET ${ORDERING}/:sessionId/available-time-slots`, {
        timeZone: 'America/Chicago',
        slots: [START, LATER].map((start) => ({ start, end: start })),
      }),
    );
    await press(/1:30 PM/);
    await arrives('/ordering/summary');
    await press('Request booking');
    expect(await screen.findByRole('heading', { level: 1, name: 'Request sent' })).toBeTruthy();
    expect(sent['init']).toEqual([{ orderId: ORDER_ID }]);
    expect(sent['hold']).toEqual([{ providerId: MAYA, start: LATER }]);
  });
});
