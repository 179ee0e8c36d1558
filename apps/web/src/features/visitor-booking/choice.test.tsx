import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { currentTime } from '#ui/dates/current-time.ts';
import { answer } from '../../testing/answer.ts';
import { fill } from '../../testing/fill.ts';
import { refusal } from '../../testing/server.ts';
import { at, AVA, expectAccessible, openOrder, press } from './visitor-booking-app.testing.tsx';
import { ORDERING } from './visitor-booking-query.ts';
import {
  BATH,
  buildVisit,
  CARD,
  CAT,
  CUSTOMER,
  DOG,
  GROOM,
  MAYA,
  ORDER_SESSION,
  petOf,
  profileOf,
  START,
  TEETH,
} from './visitor-booking.testing.ts';

describe('address and pets', () => {
  const NOTHING = buildVisit({ location: null, pets: [], chosen: null, searchId: null, offers: null });

  it('RL-routing-09 begin a booking without an account, and nothing is sent before Continue', async () => {
    const { sent, arrives } = await openOrder('/ordering', NOTHING);
    await arrives('/customer/new');
    await userEvent.type(await screen.findByRole('combobox', { name: /^Where should/ }), '2417 elm');
    await userEvent.click(await screen.findByRole('option', { name: /2417 Elm Ridge/, hidden: true }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Pet name/ }), 'Biscuit');
    await press('26–50 lb');
    await press('Add another pet');
    await userEvent.keyboard('Mochi');
    await userEvent.click(
      within(screen.getByRole('group', { name: 'Size of Mochi' })).getByRole('button', { name: 'Up to 25 lb' }),
    );
    await expectAccessible();
    expect(sent).toEqual({});
    await press('Choose services');
    await arrives('/ordering/select-services');
    expect(sent['init']).toEqual([{}]);
    expect(sent['location']).toEqual([
      {
        location: {
          address: '2417 Elm Ridge Rd',
          city: 'Austin',
          stateOrProvince: 'TX',
          postalCode: '78704',
          country: 'US',
          latitude: 30.25,
          longitude: -97.75,
        },
      },
    ]);
    expect(sent['services']?.[0]).toEqual({
      pets: [
        { name: 'Biscuit', petType: DOG.id, breedId: null, size: 'medium', anxiousAggressive: false, services: [] },
        { name: 'Mochi', petType: DOG.id, breedId: null, size: 'small', anxiousAggressive: false, services: [] },
      ],
    });
    expect(localStorage.getItem('tailgate.ordering')).toBe(ORDER_SESSION);
  });

  it('say what is missing, and keep what was typed through a reload', async () => {
    await openOrder('/customer/new', NOTHING);
    await userEvent.type(await screen.findByRole('textbox', { name: /^Pet name/ }), 'Biscuit');
    await press('Choose services');
    expect(await screen.findByText('Choose an address from the list')).toBeTruthy();
    expect(screen.getByText('Choose a size')).toBeTruthy();
    document.body.replaceChildren();
    await openOrder('/customer/new', NOTHING);
    expect(await screen.findByDisplayValue('Biscuit')).toBeTruthy();
  });

  it('end at the address where nobody comes to, with another one or the wait list', async () => {
    const { router } = await openOrder(
      '/customer/new',
      NOTHING,
      {},
      answer(`POST ${ORDERING}/:sessionId/set-services`, () =>
        buildVisit({
          pets: [petOf('Biscuit', { services: [] })],
          chosen: null,
          offers: null,
          unserved: { cause: 'address', maxWeightLb: null, groomers: 0 },
        }),
      ),
    );
    await userEvent.type(await screen.findByRole('combobox', { name: /^Where should/ }), '2417 elm');
    await userEvent.click(await screen.findByRole('option', { name: /2417 Elm Ridge/, hidden: true }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Pet name/ }), 'Biscuit');
    await press('26–50 lb');
    await press('Choose services');
    expect(await screen.findByRole('heading', { name: 'No groomer comes to this address yet' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Tell me when there is a time' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/customer/new');
    await press('Change address');
    expect(await screen.findByDisplayValue('Biscuit')).toBeTruthy();
  });

  it('of a customer are those on file', async () => {
    const pets = [{ id: CARD, name: 'Rex', petType: 'dog', breed: 'Beagle', weight: 30 }];
    const { sent, arrives } = await openOrder(
      '/customer/new',
      { ...NOTHING, customer: { ...CUSTOMER, pets }, missing: ['location', 'services', 'time'] },
      { viewer: AVA },
    );
    await arrives('/ordering/appointment-details');
    expect(await screen.findByRole('checkbox', { name: /^Rex/ })).toHaveProperty('checked', true);
    expect(screen.queryByRole('textbox', { name: /^Pet name/ })).toBeNull();
    await press('Choose services');
    await waitFor(() => expect(sent['services']?.[0]).toEqual({ pets: [{ petId: CARD, services: [] }] }));
  });

  it('of a booking that was begun in this browser can be continued', async () => {
    localStorage.setItem('tailgate.ordering', ORDER_SESSION);
    const { arrives } = await openOrder('/customer/new', buildVisit({ chosen: null }));
    await userEvent.click(await screen.findByRole('link', { name: 'Continue that booking' }));
    await arrives('/ordering/available-providers');
  });
});

describe('services', () => {
  const UNSERVED = buildVisit({ chosen: null, pets: [petOf('Biscuit', { services: [] })] });

  it('are the usual ones until others are chosen, with the range of prices of the groomers', async () => {
    const { sent, arrives } = await openOrder(at('select-services'), UNSERVED);
    const biscuit = await screen.findByRole('group', { name: 'Services for Biscuit' });
    expect(within(biscuit).getByRole('checkbox', { name: 'Full groom' })).toHaveProperty('checked', true);
    await waitFor(() => expect(sent['services']).toHaveLength(1));
    expect(await screen.findByText('$148 – $203 · 2 groomers')).toBeTruthy();
    await userEvent.click(within(biscuit).getByRole('button', { name: 'Add-ons' }));
    await userEvent.click(within(biscuit).getByRole('checkbox', { name: 'Teeth brushing' }));
    await waitFor(() => expect(sent['services']).toHaveLength(2));
    expect(sent['services']?.[1]).toMatchObject({
      pets: [{ name: 'Biscuit', services: [{ serviceId: GROOM, addons: [TEETH] }] }],
    });
    await press('See groomers and times');
    await arrives('/ordering/available-providers');
  });

  it('that could not be sent are sent by the button, which then leads on', async () => {
    const { sent, arrives } = await openOrder(
      at('select-services'),
      UNSERVED,
      {},
      answer(`POST ${ORDERING}/:sessionId/set-services`, () => HttpResponse.error(), { once: true }),
    );
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(sent['services']).toBeUndefined();
    await press('See groomers and times');
    await arrives('/ordering/available-providers');
    expect(sent['services']).toHaveLength(1);
  });

  it('are wanted for each pet', async () => {
    const { sent } = await openOrder(at('select-services'), UNSERVED);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Full groom' }));
    await press('See groomers and times');
    expect((await screen.findByRole('alert')).textContent).toBe('Choose at least one service for each pet.');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Bath' }));
    await waitFor(() =>
      expect(sent['services']?.at(-1)).toMatchObject({ pets: [{ services: [{ serviceId: BATH, addons: [] }] }] }),
    );
  });
});

describe('groomers and times', () => {
  const UNTIMED = buildVisit({ chosen: null });

  it('are chosen by one tap, which holds the time', async () => {
    const { sent, arrives } = await openOrder(at('available-providers'), UNTIMED);
    const maya = await screen.findByRole('group', { name: 'Times with Maya Torres' });
    await expectAccessible();
    await userEvent.click(within(maya).getByRole('button', { name: /9:00 AM/ }));
    expect(await screen.findByRole('timer')).toBeTruthy();
    expect(sent['hold']).toEqual([{ providerId: MAYA, start: START }]);
    await press('Continue with Sat, Jun 13, 9:00 AM');
    await arrives('/ordering/login');
    expect(screen.getByRole('timer').textContent).toMatch(/held for you · 9:\d\d left/);
  });

  it('that somebody else took are said so, and the others stay', async () => {
    await openOrder(
      at('available-providers'),
      UNTIMED,
      {},
      answer(`POST ${ORDERING}/:sessionId/hold`, () => refusal(409, 'slot_taken', 'This time is no longer available.')),
    );
    const maya = await screen.findByRole('group', { name: 'Times with Maya Torres' });
    await userEvent.click(within(maya).getByRole('button', { name: /9:00 AM/ }));
    expect((await screen.findByRole('alert')).textContent).toBe('This time is no longer available.');
    expect(within(maya).getByRole('button', { name: /1:30 PM/ })).toBeTruthy();
  });

  it('of one groomer show how free each day is, and the reason where it is not', async () => {
    const month = currentTime().toISOString().slice(0, 7);
    const day = `${month}-28`;
    const { sent, router } = await openOrder(
      at('available-providers'),
      UNTIMED,
      {},
      answer(`GET ${ORDERING}/:sessionId/:month/:year/available-days`, {
        timeZone: 'America/Chicago',
        days: [
          { date: `${month}-27`, available: false, whyNot: 'fully_booked', starts: 0 },
          { date: day, available: true, whyNot: null, starts: 6 },
        ],
      }),
      answer(`GET ${ORDERING}/:sessionId/available-time-slots`, {
        timeZone: 'America/Chicago',
        slots: [{ start: `${day}T10:15:00-06:00`, end: `${day}T12:00:00-06:00` }],
      }),
    );
    await press(/^More ?times with Maya Torres/);
    expect(await screen.findByRole('button', { name: /fully booked/ })).toHaveProperty('disabled', true);
    await press('10:15 AM');
    await waitFor(() => expect(sent['hold']).toEqual([{ providerId: MAYA, start: `${day}T10:15:00-06:00` }]));
    router.history.back();
    expect(await screen.findByText('2 groomers come to you')).toBeTruthy();
  });

  it('that nobody has are kept as a wish', async () => {
    const wished: unknown[] = [];
    await openOrder(
      at('available-providers'),
      UNTIMED,
      {},
      answer(`GET ${ORDERING}/:sessionId/providers`, { items: [], total: 0, limit: 20, offset: 0 }),
      answer(`POST ${ORDERING}/:sessionId/waitlist`, ({ body }) => {
        wished.push(body);
        return { ...UNTIMED, waitlistedAt: '2026-06-01T00:00:00Z' };
      }),
    );
    await fill(await screen.findByRole('textbox', { name: /^Phone number/ }), '5125550177');
    await press('Tell me when there is a time');
    expect(await screen.findByText('You’re on the list')).toBeTruthy();
    expect(wished).toEqual([{ firstName: '', message: '', phone: '+15125550177' }]);
  });
});

describe('pets that are not taken', () => {
  it('by the groomer whom the visitor came for lead on to those who take them', async () => {
    const preferredUnserved = { cause: 'weight' as const, maxWeightLb: 80 };
    await openOrder(
      at('available-providers'),
      buildVisit({ chosen: null, preferredProvider: profileOf(MAYA, 'Maya Torres'), preferredUnserved }),
    );
    expect(await screen.findByText('Maya Torres takes dogs up to 80 lb. The groomers below can come.')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Sunny Paws' })).toBeTruthy();
    expect(screen.queryByText(/Check your connection/)).toBeNull();
  });

  it('by anybody say why, and not that nobody comes', async () => {
    const unserved = { cause: 'kind' as const, maxWeightLb: null, groomers: 3 };
    const luna = petOf('Luna', { petType: CAT });
    await openOrder(
      at('available-providers'),
      buildVisit({ chosen: null, pets: [luna], offers: null, unserved }),
      {},
      answer(`GET ${ORDERING}/:sessionId/providers`, { items: [], total: 0, limit: 20, offset: 0 }),
    );
    expect(await screen.findByRole('heading', { name: 'Three groomers come here, none takes cats' })).toBeTruthy();
  });
});
