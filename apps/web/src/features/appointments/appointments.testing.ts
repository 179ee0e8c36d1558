import type { CallAnswer, OrderPart } from '@tailgate/contract';
import { abilitiesOf, appointmentMachine } from '@tailgate/contract/facts';
import { addDays, instantOf, localDateAt, type LocalDate } from '@tailgate/values/local-time';
import { currentTime } from '#ui/dates/current-time.ts';
import type { Appointment, AppointmentDetail, DayRoute, RouteStop } from './appointments-query.ts';

export const ZONE = 'America/Chicago';
export const today = (): LocalDate => localDateAt(currentTime(), ZONE);
export const dateIn = (days: number): LocalDate => addDays(today(), days);
/** An instant on a day of the groomer, by hours since midnight. */
export const at = (date: LocalDate, hour: number): string => instantOf(date, hour * 60, ZONE).toISOString();

type Detail = AppointmentDetail;

export const buildAppointment = (more: Partial<Appointment> = {}): Appointment => ({
  id: 'a-1',
  status: 'accepted',
  appointmentStart: at(today(), 9.5),
  appointmentEnd: at(today(), 11),
  customer: { id: 'c-1', displayName: 'Priya Raman', vip: false },
  city: 'Austin',
  latitude: 30.25,
  longitude: -97.75,
  pets: [{ name: 'Biscuit', breed: 'Beagle', services: ['Full groom'] }],
  minPrice: 90,
  maxPrice: 120,
  recurrenceId: null,
  isAlwaysTold: false,
  answerBy: null,
  ...more,
});

export const buildStop = (more: Partial<RouteStop> = {}): RouteStop => ({
  ...buildAppointment(),
  address: { line: '12 Elm Street', line2: '', city: 'Austin', notes: '' },
  phone: '+15125550123',
  alerts: [],
  faces: [{ id: 'p-1', name: 'Biscuit', petType: 'dog', photo: null }],
  startedAt: null,
  endedAt: null,
  onMyWay: null,
  expectedAt: more.appointmentStart ?? at(today(), 9.5),
  hasLateNoticesLeft: true,
  total: null,
  drive: { minutes: 14, distanceMiles: 6 },
  leaveBy: at(today(), 9.5 - 14 / 60),
  ...more,
});

export const buildRoute = (more: Partial<DayRoute> = {}): DayRoute => ({
  date: today(),
  timeZone: ZONE,
  base: { latitude: 30.2, longitude: -97.7 },
  stops: [buildStop()],
  driveHome: { minutes: 9, distanceMiles: 3.6 },
  travelDistance: 31.4,
  travelDurationTraffic: 77,
  nextDay: null,
  ...more,
});

export const pageOf = (
  items: readonly Appointment[],
): CallAnswer<'GET /v2/service-schedule/service-provider/orders'> => ({
  items: [...items],
  meta: { page: 1, totalPages: items.length > 0 ? 1 : 0, total: items.length, next: null },
  timeZone: ZONE,
});

const NOTHING = Object.fromEntries(abilitiesOf(appointmentMachine).map((name) => [name, false])) as Detail['can'];

const LINE: Detail['petServices'][number] = {
  id: 'l-1',
  pet: {
    id: 'p-1',
    name: 'Biscuit',
    breed: 'Beagle',
    kind: 'dog',
    photo: null,
    age: 4,
    weight: 24,
  },
  service: { id: 's-1', name: 'Full groom' },
  addOns: [{ id: 'x-1', name: 'Nail trim', price: 12, minutes: 10 }],
  petTimeModifiers: [],
  minEstimatedServicePrice: 90,
  maxEstimatedServicePrice: 120,
  finalServicePrice: 78,
  finalPrice: 90,
  minutes: 90,
  spNote: '',
  beforePhoto: null,
  afterPhoto: null,
  isPhotoPublic: false,
  startTime: null,
  endTime: null,
};

const ORDER: Pick<Detail, OrderPart> = {
  finalPrices: {
    petServicesTotal: 90,
    productsTotal: 0,
    customChargesTotal: 0,
    subtotal: 105,
    couponDiscount: 0,
    taxAmount: 0,
    managementFee: 0,
    processingFee: 0,
    loyaltyDiscount: 0,
    giftCardDiscount: 0,
    tipAmount: 0,
    total: 105,
    due: 105,
  },
  estimates: {
    min: { subtotal: 105, couponDiscount: 0, giftCardDiscount: 0, taxAmount: 0, total: 105 },
    max: { subtotal: 105, couponDiscount: 0, giftCardDiscount: 0, taxAmount: 0, total: 105 },
    tipAmount: 0,
  },
  upsells: [],
  tipAmount: 0,
  taxDetails: { percent: 0 },
  coupon: null,
  totalCouponDiscount: 0,
  giftCard: null,
  loyalty: null,
  paymentMethod: null,
  creditCardId: null,
  processingFeePayer: 'service-provider',
  managementFeePayer: 'service-provider',
  serviceProviderEarnings: 99.75,
  serviceProviderEarningsWithoutTip: 99.75,
  laterTip: null,
  settlement: null,
  noShow: null,
  owed: null,
  consent: { most: 126, mostTip: 31.5, asked: null },
  maxNoShowFee: 100,
  completion: { isReady: false, whyNot: 'services_not_ended' },
};

export const buildDetail = (more: Partial<Omit<Detail, 'can'>> = {}, can: Partial<Detail['can']> = {}): Detail => {
  const { pets: _pets, ...summary } = buildAppointment();
  return {
    ...summary,
    type: 'grooming',
    timeZone: ZONE,
    bookedAt: at(dateIn(-3), 12),
    bookedBy: 'customer',
    cancelledAt: null,
    cancelledBy: null,
    canceledRequestedAt: null,
    cancellationFee: null,
    rescheduleRequest: null,
    orderMarkedAsNoShow: false,
    canCostFee: true,
    rescheduleCount: 0,
    rescheduleHistory: [],
    reason: null,
    reasonNote: '',
    tradeNote: '',
    tradeRejected: false,
    message: '',
    serviceProvider: { id: 'user-1', displayName: 'Maya Torres' },
    customer: {
      id: 'c-1',
      displayName: 'Priya Raman',
      firstName: 'Priya',
      phone: '+15125550123',
      email: 'priya@example.test',
      vip: false,
      notes: '',
      loyaltyPoints: 0,
      isNew: false,
    },
    address: {
      address: '12 Elm Street',
      city: 'Austin',
      stateOrProvince: 'TX',
      postalCode: '78701',
      country: 'US',
      latitude: 30.25,
      longitude: -97.75,
    },
    addressLine2: '',
    addressNotes: '',
    alerts: [],
    petServices: [LINE],
    currency: 'USD',
    travelFee: 15,
    customCharges: [],
    ...ORDER,
    serviceTime: 90,
    isOverdue: false,
    lateNotices: [],
    onMyWay: null,
    ...more,
    can: { ...NOTHING, ...can },
  };
};
