import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AVA, expectAccessible, openOrder, press } from './visitor-booking-app.testing.tsx';
import type { OrderingSession } from './visitor-booking-query.ts';
import { buildVisit, CARD, CUSTOMER, ORDER_ID } from './visitor-booking.testing.ts';

const STREET = '9 Hollow Creek Dr';
const [REX, LUNA] = [
  { id: CARD, name: 'Rex', petType: 'dog', breed: 'Beagle', weight: 30 },
  { id: ORDER_ID, name: 'Luna', petType: 'dog', breed: null, weight: 12 },
];
const NOTHING = { location: null, pets: [], chosen: null, searchId: null, offers: null };
const LAST: OrderingSession['location'] = {
  address: STREET,
  city: 'Austin',
  stateOrProvince: 'TX',
  postalCode: '78757',
  country: 'US',
  latitude: 30.31,
  longitude: -97.71,
  isComplete: true,
  addressLine2: '',
  addressNotes: '',
};

const begin = async (customer: Partial<typeof CUSTOMER> = {}, location: OrderingSession['location'] = LAST) => {
  const known = { ...CUSTOMER, address: null, pets: [REX, LUNA], ...customer };
  return await openOrder('/customer/new', buildVisit(NOTHING), {
    viewer: { ...AVA, user: { ...AVA.user, id: known.id } },
    known: { customer: known, location, missing: ['services', 'time'] },
  });
};
const address = () => screen.findByRole('combobox', { name: /^Where should/ });

describe('a customer who books', () => {
  it('finds the address of the last appointment and the pets on file, and only goes on', async () => {
    const { sent, arrives } = await begin();
    expect(await address()).toHaveProperty('value', expect.stringContaining(STREET));
    expect(screen.queryByRole('textbox', { name: /^Pet name/ })).toBeNull();
    for (const name of [/^Rex/, /^Luna/])
      expect(screen.getByRole('checkbox', { name })).toHaveProperty('checked', true);
    await expectAccessible();
    await press('Choose services');
    await arrives('/ordering/select-services');
    // The address that the booking has is not sent again.
    expect(sent['location']).toBeUndefined();
    expect(sent['services']?.[0]).toEqual({
      pets: [REX, LUNA].map(({ id }) => ({ petId: id, services: [] })),
    });
  });

  it('can have the groomer come elsewhere, for one of the pets', async () => {
    const { sent, arrives } = await begin();
    const field = await address();
    await userEvent.clear(field);
    await userEvent.type(field, '2417 elm');
    await userEvent.click(await screen.findByRole('option', { name: /2417 Elm Ridge/, hidden: true }));
    await userEvent.click(screen.getByRole('checkbox', { name: /^Luna/ }));
    await press('Choose services');
    await arrives('/ordering/select-services');
    expect(sent['location']).toMatchObject([{ location: { address: '2417 Elm Ridge Rd' } }]);
    expect(sent['services']?.[0]).toEqual({ pets: [{ petId: CARD, services: [] }] });
  });

  it('is asked for an address where none is known', async () => {
    await begin({}, null);
    expect(await address()).toHaveProperty('value', '');
    await press('Choose services');
    expect(await screen.findByText('Choose an address from the list')).toBeTruthy();
  });

  it('finds what they typed again, and nothing that somebody else typed in this tab', async () => {
    await begin();
    await address();
    await press('Add another pet');
    await userEvent.type(await screen.findByRole('textbox', { name: /^Pet name/ }), 'Biscuit');
    cleanup();
    await begin({ id: ORDER_ID, pets: [LUNA] });
    expect(await screen.findByRole('checkbox', { name: /^Luna/ })).toHaveProperty('checked', true);
    expect(screen.queryByDisplayValue('Biscuit')).toBeNull();
    cleanup();
    await begin();
    expect(await screen.findByDisplayValue('Biscuit')).toBeTruthy();
  });
});
