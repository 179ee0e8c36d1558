import type { CallAnswer } from '@tailgate/contract';
import type { BookingSession, SESSION } from './session-query.ts';

const id = (n: number) => `0197a000-0000-7000-8000-${String(n).padStart(12, '0')}`;
export const [SESSION_ID, CUSTOMER_ID, BISCUIT, MOMO, GROOM, BATH, TEETH, ORDER_ID] = [1, 2, 3, 4, 5, 6, 7, 8].map(
  id,
) as [string, string, string, string, string, string, string, string];

const ADDRESS = {
  address: '12 Elm Street',
  city: 'Austin',
  stateOrProvince: 'TX',
  postalCode: '78701',
  country: 'US',
  latitude: 30.2,
  longitude: -97.7,
};

const line = (petId: string, petName: string) => ({
  petId,
  petName,
  breed: 'Beagle',
  serviceId: GROOM,
  serviceName: 'Full groom',
  addons: [],
  timeModifiers: [],
  minPrice: 90,
  maxPrice: 90,
  minutes: 60,
});

export const buildBooking = (more: Partial<BookingSession> = {}): BookingSession => ({
  id: SESSION_ID,
  customer: {
    id: CUSTOMER_ID,
    displayName: 'Ava Brooks',
    address: ADDRESS,
    addressNotes: '',
    pets: [
      { id: BISCUIT, name: 'Biscuit', petType: 'dog', photo: null, breed: 'Beagle' },
      { id: MOMO, name: 'Momo', petType: 'dog', photo: null, breed: null },
    ],
  },
  tradeServiceProvider: null,
  petServices: [line(BISCUIT, 'Biscuit')],
  serviceTime: 60,
  currency: 'USD',
  minPrice: 90,
  maxPrice: 90,
  additionalTimes: [],
  placedOrder: null,
  placedOrders: [],
  ...more,
});

type Offers = CallAnswer<'GET /v2/service-provider/services/my-services'>;
const offer = (serviceId: string, name: string): Offers['items'][number] => ({
  id: serviceId,
  name,
  description: '',
  features: [],
  category: 'grooming',
  petType: { id: id(20), name: 'Dog', slug: 'dog' },
  baseMinPrice: 60,
  baseMaxPrice: 120,
  baseServiceTime: 60,
  offered: true,
  adjustBy: 'size',
  isHourly: false,
  hourlyRate: 0,
  sizes: [],
  breeds: [],
  addOns: [
    {
      id: TEETH,
      name: 'Teeth brushing',
      description: '',
      basePrice: 10,
      baseMinutes: 10,
      offered: true,
      price: 12,
      minutes: 10,
    },
  ],
});
export const OFFERS: Offers = {
  spId: 'user-1',
  currency: 'USD',
  items: [offer(GROOM, 'Full groom'), offer(BATH, 'Bath')],
  defaultServiceId: GROOM,
};

const daysInMonth = (month: string) =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();

export const daysOf = (
  month: string,
  open: Readonly<Record<string, number>>,
): CallAnswer<`GET ${typeof SESSION}/:sessionId/:month/:year/available-days`> => ({
  timeZone: 'America/Chicago',
  days: Array.from({ length: daysInMonth(month) }, (_, index) => {
    const date = `${month}-${String(index + 1).padStart(2, '0')}`;
    const starts = open[date] ?? 0;
    return { date, available: starts > 0, whyNot: starts > 0 ? null : 'time_off', starts };
  }),
});
