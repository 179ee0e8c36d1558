import type { CallAnswer } from '@tailgate/contract';
import { currentTimeMs } from '#ui/dates/clock.ts';
import type { FoundProvider, ORDERING, OrderedPet, OrderingSession } from './visitor-booking-query.ts';

const id = (n: number) => `0197a000-0000-7000-8000-${String(n).padStart(12, '0')}`;
export const ORDER_SESSION = id(1);
export const SEARCH_ID = id(2);
export const DOG = { id: id(3), name: 'Dog', slug: 'dog' };
export const CAT = { id: id(4), name: 'Cat', slug: 'cat' };
export const [GROOM, BATH, TEETH, MAYA, SUNNY, CARD, ORDER_ID] = [5, 6, 7, 8, 9, 10, 11].map(id) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];

export const START = '2026-06-13T09:00:00-05:00';
export const LATER = '2026-06-13T13:30:00-05:00';

export const FOUND_ADDRESS = {
  label: '2417 Elm Ridge Rd, Austin, TX 78704 US',
  address: '2417 Elm Ridge Rd',
  city: 'Austin',
  stateOrProvince: 'TX',
  postalCode: '78704',
  country: 'US',
  latitude: 30.25,
  longitude: -97.75,
  layer: 'address' as const,
};
const { label: _label, layer: _layer, ...PLACE } = FOUND_ADDRESS;

export const profileOf = (providerId: string, displayName: string): FoundProvider['provider'] => ({
  id: providerId,
  displayName,
  description: '',
  profilePicture: null,
  reviewSummary: { averageRating: 4.9, reviewCount: 212 },
  vanityUrl: null,
  businessName: null,
  city: 'Austin',
  stateOrProvince: 'TX',
});

export const petOf = (name: string, more: Partial<OrderedPet> = {}): OrderedPet => ({
  petId: null,
  name,
  petType: DOG,
  breed: null,
  weight: 40,
  birthYear: null,
  gender: null,
  vaccinated: false,
  spayedNeutered: false,
  anxiousAggressive: false,
  timeModifiers: [],
  services: [{ id: GROOM, name: 'Full groom', addons: [], price: { minPrice: 105, maxPrice: 135, minutes: 90 } }],
  ...more,
});

export const chosenOf = (
  start: string,
  holdUntil: string | null = new Date(currentTimeMs() + 581_000).toISOString(),
): NonNullable<OrderingSession['chosen']> => ({
  provider: profileOf(MAYA, 'Maya Torres'),
  timeZone: 'America/Chicago',
  start,
  end: '2026-06-13T11:30:00-05:00',
  holdUntil,
  renewalsLeft: 3,
  currency: 'USD',
  travelFee: 10,
  sellsProducts: false,
  upsells: [],
  minPrice: 173,
  maxPrice: 203,
  minutes: 145,
  cancelFreeUntil: '2026-06-12T14:00:00Z',
  cancelFee: 30,
});

export const SHAMPOO = id(12);
const BRUSH = id(13);
export const PRODUCTS: CallAnswer<'GET /v2/service-provider/account/public-profile/:id/upsells'> = {
  items: [
    {
      id: SHAMPOO,
      name: 'Oatmeal shampoo',
      description: 'For itchy skin',
      price: 14.5,
      images: [],
      defaultImage: null,
      atMost: 2,
    },
    { id: BRUSH, name: 'Brush', description: 'For short hair', price: 9, images: [], defaultImage: null, atMost: 20 },
  ],
};

export const CUSTOMER: NonNullable<OrderingSession['customer']> = {
  id: id(20),
  firstName: 'Ava',
  lastName: 'Brooks',
  email: 'ava@brooks.example',
  phone: '+15125550177',
  address: PLACE,
  addressLine2: '',
  addressNotes: 'Gate code 4418',
  isApartmentComplex: false,
  referralSource: '',
  pets: [],
};

/** A booking that only has to be placed; the test takes away what it cares about. */
export const buildOrder = (more: Partial<OrderingSession> = {}): OrderingSession => ({
  id: ORDER_SESSION,
  expiresAt: '2027-01-01T00:00:00Z',
  location: { ...PLACE, isComplete: true, addressLine2: '', addressNotes: 'Gate code 4418' },
  pets: [petOf('Biscuit'), petOf('Mochi')],
  searchId: SEARCH_ID,
  offers: { providers: 2, minPrice: 148, maxPrice: 203, currency: 'USD' },
  unserved: null,
  preferredProvider: null,
  preferredUnserved: null,
  chosen: chosenOf(START),
  customer: CUSTOMER,
  policies: { version: '1', acceptedAt: '2026-06-01T00:00:00Z' },
  missing: [],
  waitlistedAt: null,
  placed: null,
  ...more,
});

/** The same of a visitor whom nobody knows. */
export const buildVisit = (more: Partial<OrderingSession> = {}): OrderingSession =>
  buildOrder({ customer: null, policies: null, missing: ['account', 'profile'], ...more });

const slot = (start: string) => ({ start, end: start });
export const foundOf = (providerId: string, displayName: string, starts: readonly string[]): FoundProvider => ({
  provider: profileOf(providerId, displayName),
  timeZone: 'America/Chicago',
  currency: 'USD',
  priceMin: 163,
  priceMax: 163,
  minutes: 145,
  withinMiles: 3,
  nextSlots: starts.map(slot),
});

export const PROVIDERS: CallAnswer<`GET ${typeof ORDERING}/:sessionId/providers`> = {
  items: [foundOf(MAYA, 'Maya Torres', [START, LATER]), foundOf(SUNNY, 'Sunny Paws', ['2026-06-14T08:30:00-05:00'])],
  total: 2,
  limit: 20,
  offset: 0,
};

const serviceOf = (
  serviceId: string,
  name: string,
): CallAnswer<'GET /v2/service-provider/services'>['items'][number] => ({
  id: serviceId,
  name,
  description: '',
  features: [],
  category: 'grooming',
  petType: DOG,
  baseMinPrice: 60,
  baseMaxPrice: 120,
  baseServiceTime: 60,
  addOns: [{ id: TEETH, name: 'Teeth brushing', description: '', basePrice: 12, baseMinutes: 10 }],
});

export const SERVICES: CallAnswer<'GET /v2/service-provider/services'> = {
  items: [serviceOf(BATH, 'Bath'), serviceOf(GROOM, 'Full groom')],
  defaultServiceId: GROOM,
};

const sizeOf = (at: number, name: string, minWeight: number, maxWeight: number | null) => ({
  id: id(30 + at),
  name: name as 'small',
  label: name,
  minWeight,
  maxWeight,
  priceModifier: 0,
  durationModifier: 0,
});
export const SIZES: CallAnswer<'GET /v2/pet/breeds/sizes'> = {
  items: [sizeOf(0, 'small', 0, 25), sizeOf(1, 'medium', 26, 50), sizeOf(2, 'large', 51, null)],
};

export const STORED_CARD = {
  id: CARD,
  lastFour: '4242',
  brand: 'visa',
  expMonth: 4,
  expYear: 2040,
  isDefault: true,
  isExpired: false,
};
