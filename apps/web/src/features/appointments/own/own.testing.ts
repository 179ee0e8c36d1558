import type { CallAnswer } from '@tailgate/contract';
import { appointmentMachine } from '@tailgate/contract/facts';
import { at, dateIn, ZONE } from '../appointments.testing.ts';
import type { OwnAppointment, OwnReceipt, OwnTip } from './own-query.ts';

const NOTHING = Object.fromEntries(
  Object.keys(appointmentMachine.transitions).map((name) => [name, false]),
) as OwnAppointment['can'];

/** What a customer can do with a confirmed appointment far ahead. */
export const canDo = (...names: readonly (keyof OwnAppointment['can'])[]): OwnAppointment['can'] => ({
  ...NOTHING,
  ...Object.fromEntries(names.map((name) => [name, true])),
});

export const buildOwn = (more: Partial<OwnAppointment> = {}): OwnAppointment => ({
  id: 'a-1',
  status: 'accepted',
  appointmentStart: at(dateIn(3), 9.5),
  appointmentEnd: at(dateIn(3), 11),
  timeZone: ZONE,
  serviceProvider: { id: 'g-1', displayName: 'Maya Torres', businessName: null, photo: null, phone: '+15125550142' },
  address: {
    address: '12 Elm Street',
    city: 'Austin',
    stateOrProvince: 'TX',
    postalCode: '78701',
    country: 'US',
    latitude: 30.25,
    longitude: -97.75,
  },
  petServices: [
    {
      petId: 'p-1',
      petName: 'Biscuit',
      kind: 'dog',
      photo: null,
      breed: 'Beagle',
      serviceName: 'Full groom',
      addOns: ['Nail trim'],
      minutes: 90,
      minPrice: 90,
      maxPrice: 120,
    },
  ],
  upsells: [],
  currency: 'USD',
  travelFee: 0,
  minPrice: 90,
  maxPrice: 120,
  rescheduleRequest: null,
  onMyWay: null,
  answerBy: null,
  lateMinutes: null,
  startedAt: null,
  cancellation: { fee: 30, step: 'late', freeUntil: at(dateIn(2), 9.5) },
  agreedUpTo: null,
  toConfirm: null,
  isNoShow: false,
  total: null,
  review: null,
  reportCardPetIds: [],
  reason: null,
  recurrenceId: null,
  can: canDo('withdraw', 'askToMove'),
  ...more,
});

export const pageOfOwn = (...items: OwnAppointment[]) => ({ items, total: items.length, limit: 20, offset: 0 });

export const CUSTOMER: CallAnswer<'GET /v1/customer'> = {
  id: 'c-1',
  firstName: 'Priya',
  lastName: 'Raman',
  displayName: 'Priya Raman',
  email: null,
  phone: '+15125550123',
  address: null,
  addressLine2: '',
  addressNotes: '',
  isApartmentComplex: false,
  source: null,
  vip: false,
  status: 'active',
  termsAcceptedAt: '2026-06-11T12:00:00.000Z',
  termsVersion: '2026-01',
  createdAt: '2026-06-11T12:00:00.000Z',
};

export const RECEIPT: OwnReceipt = {
  id: 'a-1',
  kind: 'completed',
  settledAt: at(dateIn(-3), 11),
  appointmentStart: at(dateIn(-3), 9.5),
  timeZone: ZONE,
  serviceProvider: { id: 'g-1', displayName: 'Maya Torres' },
  currency: 'USD',
  lines: [{ petName: 'Biscuit', serviceName: 'Full groom', price: 90, extras: [{ name: 'Nail trim', price: 15 }] }],
  products: [],
  travelFee: 10,
  charges: [{ name: 'Loyal friend', price: -5 }],
  prices: {
    petServicesTotal: 105,
    productsTotal: 0,
    customChargesTotal: -5,
    subtotal: 110,
    couponDiscount: 0,
    taxAmount: 9.08,
    managementFee: 0,
    processingFee: 0,
    loyaltyDiscount: 0,
    giftCardDiscount: 20,
    tipAmount: 15,
    total: 134.08,
    due: 114.08,
  },
  tender: 'card',
  card: { brand: 'visa', lastFour: '4242' },
  owed: 0,
  laterTip: null,
  consents: [{ way: 'booking', most: 135, givenAt: at(dateIn(-9), 12), charged: 114.08 }],
  refunds: [{ amount: 10, way: 'card', refundedAt: at(dateIn(-2), 9) }],
};

/** A visit that can be tipped. */
export const buildTip = (more: Partial<OwnTip> = {}): OwnTip => ({
  whyNot: null,
  until: at(dateIn(4), 11),
  currency: 'USD',
  base: 100,
  atVisit: 0,
  given: null,
  cards: [
    { id: 'k-1', lastFour: '4242', brand: 'visa', expMonth: 4, expYear: 2040, isDefault: true, isExpired: false },
    {
      id: 'k-2',
      lastFour: '4444',
      brand: 'mastercard',
      expMonth: 4,
      expYear: 2040,
      isDefault: false,
      isExpired: false,
    },
  ],
  cardId: 'k-2',
  ...more,
});
