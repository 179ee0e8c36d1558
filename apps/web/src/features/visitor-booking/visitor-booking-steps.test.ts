import { describe, expect, it } from 'vitest';
import { firstUnfinished, pageBefore, pageToShow, type Person, type Progress } from './visitor-booking-steps.ts';
import { buildOrder, chosenOf, START } from './visitor-booking.testing.ts';

const NOBODY: Person = { hasCard: false, hasProof: false };
const order = (more: Partial<Progress> = {}): Progress => buildOrder(more);

describe('the first unfinished step', () => {
  it.each<[string, Progress, Person, string]>([
    ['nothing yet', order({ location: null, pets: [] }), NOBODY, '/ordering/appointment-details'],
    ['an address without a pet', order({ pets: [] }), NOBODY, '/ordering/appointment-details'],
    [
      'pets without services',
      order({ pets: order().pets.map((pet) => ({ ...pet, services: [] })) }),
      NOBODY,
      '/ordering/select-services',
    ],
    ['no time', order({ chosen: null }), NOBODY, '/ordering/available-providers'],
    ['no account', order({ missing: ['account', 'profile'] }), NOBODY, '/ordering/login'],
    [
      'a proved number without an account',
      order({ missing: ['account', 'profile'] }),
      { hasCard: false, hasProof: true },
      '/ordering/profile',
    ],
    ['an account without a name', order({ missing: ['profile'] }), NOBODY, '/ordering/profile'],
    ['no card', order(), NOBODY, '/ordering/payment'],
    ['a card on file', order(), { hasCard: true, hasProof: false }, '/ordering/summary'],
  ])('RL-booking-01 of a booking with %s', (_what, session, person, page) => {
    expect(firstUnfinished(session, person)).toBe(page);
  });
});

describe('the page that is shown', () => {
  it('is an earlier one where something is changed, and never a later one', () => {
    expect(pageToShow('/ordering/select-services', order(), NOBODY)).toBe('/ordering/select-services');
    expect(pageToShow('/ordering/summary', order({ chosen: null }), NOBODY)).toBe('/ordering/available-providers');
  });

  it('is not the phone number of somebody who is signed in', () => {
    expect(pageToShow('/ordering/login', order(), { hasCard: true, hasProof: false })).toBe('/ordering/summary');
  });

  it('goes back without losing the way', () => {
    expect(pageBefore('/ordering/appointment-details', undefined, false)).toBeNull();
    expect(pageBefore('/ordering/profile', order(), true)).toBe('/ordering/available-providers');
    expect(pageBefore('/ordering/profile', order(), false)).toBe('/ordering/login');
    expect(pageBefore('/ordering/login', undefined, false)).toBe('/ordering/available-providers');
    expect(pageBefore('/ordering/summary', order(), true)).toBe('/ordering/payment');
  });

  it('RL-booking-01 has products between the time and the phone number, where the groomer sells any', () => {
    const selling = order({ chosen: { ...chosenOf(START), sellsProducts: true }, missing: ['account', 'profile'] });
    expect(firstUnfinished(selling, NOBODY)).toBe('/ordering/login');
    expect(pageToShow('/ordering/upsells', selling, NOBODY)).toBe('/ordering/upsells');
    expect(pageBefore('/ordering/login', selling, false)).toBe('/ordering/upsells');
    expect(pageBefore('/ordering/profile', selling, true)).toBe('/ordering/upsells');
    expect(pageToShow('/ordering/upsells', order(), NOBODY)).toBe('/ordering/payment');
    expect(pageToShow('/ordering/upsells', order({ chosen: null }), NOBODY)).toBe('/ordering/available-providers');
  });
});
