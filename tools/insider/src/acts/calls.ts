import type { CallName } from '@tailgate/contract';
import type { Json } from '@tailgate/fuzz';
import type { CallerName, PersonName, VisitName } from '../world/names.ts';
import type { Act, CallAct } from './act.ts';

const ORDER = '/v2/service-checkout/pet-service/service-provider/order/:id';
const LINE = `${ORDER}/pet-services/:petServiceId` as const;
const APPOINTMENTS = '/v2/service-appointment/service-provider/appointments/:id';
const OWN = '/v2/service-appointment/customer/appointments/:id';
const TRADING = '/v2/service-appointment/trading';

type Groomer = Extract<CallerName, 'dana' | 'pat' | 'supportAsDana'>;
type Customer = Extract<PersonName, 'ann' | 'ben' | 'cleo'>;

const call = (who: CallerName, name: CallName, given: Omit<CallAct, 'kind' | 'who' | 'call'> = {}): CallAct => ({
  kind: 'call',
  who,
  call: name,
  ...given,
});

/** A call to an appointment. */
const about = (who: CallerName, name: CallName, visit: VisitName, body?: Json): CallAct =>
  call(who, name, { params: { id: `@${visit}` }, ...(body !== undefined && { body }) });

const lineOf = (visit: VisitName) => ({ id: `@${visit}`, petServiceId: `@${visit}Line` });

/** What groomers and customers do, by what it is called among them: cases and generated sequences are written in these. */
export const wait = (minutes: number): Act => ({ kind: 'wait', minutes });
export const timers: Act = { kind: 'timers' };
export const workers: Act = { kind: 'workers' };

export const endLine = (who: Groomer, visit: VisitName) =>
  call(who, `POST ${LINE}/end`, { params: lineOf(visit), body: {} });
export const startLine = (who: Groomer, visit: VisitName) =>
  call(who, `POST ${LINE}/start`, { params: lineOf(visit), body: {} });
export const setPrice = (who: Groomer, visit: VisitName, serviceAmount: number) =>
  call(who, `PUT ${LINE}/details`, { params: lineOf(visit), body: { serviceAmount } });
export const addCharge = (who: Groomer, visit: VisitName, amount: number, type: 'other' | 'discount' = 'other') =>
  about(who, `POST ${ORDER}/order-custom-items`, visit, { type, title: 'Extra', amount });
export const setTip = (who: Groomer, visit: VisitName, amount: number) =>
  about(who, `POST ${ORDER}/tip`, visit, { amount });
export const shiftFees = (who: Groomer, visit: VisitName) =>
  about(who, `POST ${ORDER}/management-fee`, visit, { shouldChargeCustomer: true });
export const payBy = (
  who: Groomer,
  visit: VisitName,
  paymentMethodId: 'card' | 'cash' | 'check' | 'later',
  card?: string,
) => about(who, `POST ${ORDER}/payment`, visit, { paymentMethodId, ...(card !== undefined && { sourceId: card }) });
export const complete = (who: Groomer, visit: VisitName) =>
  about(who, `POST ${ORDER}/complete-order`, visit, { signature: { name: 'A. Customer' } });
export const completeOffline = (who: Groomer, visit: VisitName, more: { readonly [name: string]: Json } = {}) =>
  about(who, 'POST /v1/orders/:id/complete-order-offline', visit, {
    petServices: [{ petServiceId: `@${visit}Line`, startTime: '@in:-50', endTime: '@in:-5' }],
    paymentMethod: 'card',
    signature: { name: 'A. Customer' },
    ...more,
  });
export const noShow = (who: Groomer, visit: VisitName, amount: number) =>
  about(who, `POST ${ORDER}/set-order-no-show`, visit, { amount, title: 'Nobody home' });

export const askToConfirm = (who: Groomer, visit: VisitName) => about(who, `POST ${ORDER}/ask-to-confirm`, visit, {});
export const seeConfirmation = (who: Customer | Groomer, visit: VisitName) =>
  about(who, `GET ${OWN}/confirmation`, visit);
/** What they saw, or an amount. */
export const answerConfirmation = (
  who: Customer | Groomer,
  visit: VisitName,
  answer: 'confirm' | 'decline' = 'confirm',
  amount: number | '@asked' = '@asked',
) => about(who, `POST ${OWN}/confirmation`, visit, { answer, amount });

interface Move {
  readonly in: number;
  readonly notifyCustomer?: boolean;
  readonly forceUpdate?: boolean;
  readonly reasonId?: string;
}
export const reschedule = (who: Groomer, visit: VisitName, { in: minutes, ...more }: Move) =>
  about(who, `POST ${APPOINTMENTS}/reschedule-appointment`, visit, {
    reasonId: 'running-late',
    appointmentStart: `@in:${minutes}`,
    ...more,
  });
export const proposeMove = (who: Groomer, visit: VisitName, minutes: number) =>
  about(who, `POST ${APPOINTMENTS}/reschedule-proposal`, visit, { appointmentStart: `@in:${minutes}` });
export const accept = (who: Groomer, visit: VisitName) =>
  about(who, `POST ${APPOINTMENTS}/accept-appointment`, visit, {});
export const cancel = (who: Groomer, visit: VisitName) =>
  about(who, `POST ${APPOINTMENTS}/cancel-appointment`, visit, { reasonId: 'schedule-conflict' });
export const acceptCancellation = (who: Groomer, visit: VisitName, amount: number) =>
  about(who, `POST ${APPOINTMENTS}/cancellation-request/accept`, visit, { amount });
export const acceptMove = (who: Groomer, visit: VisitName) =>
  about(who, `POST ${APPOINTMENTS}/reschedule-request/accept`, visit, {});
export const runLate = (who: Groomer, visit: VisitName, minutes: number) =>
  about(who, `POST ${APPOINTMENTS}/running-late`, visit, { minutes });
export const setOut = (who: Groomer, visit: VisitName) => about(who, `POST ${APPOINTMENTS}/on-my-way`, visit, {});
export const textCustomer = (who: Groomer, visit: VisitName) =>
  about(who, 'POST /v1/orders/:id/text-customer', visit, { message: 'See you soon' });
export const sendPaymentLink = (who: Groomer, visit: VisitName) => about(who, `POST ${ORDER}/payment-link`, visit, {});
export const receivePayment = (who: Groomer, visit: VisitName) =>
  about(who, `POST ${ORDER}/receive-payment`, visit, { paymentMethodId: 'cash' });

export const offerTrade = (who: Groomer, visit: VisitName, partner: PersonName, minutes?: number) =>
  call(who, `POST ${TRADING}/seller/send`, {
    body: {
      orderId: `@${visit}`,
      recipientId: `@${partner}`,
      ...(minutes !== undefined && { desiredDatetime: `@in:${minutes}` }),
    },
  });
export const withdrawTrade = (who: Groomer, visit: VisitName) =>
  about(who, `DELETE ${TRADING}/seller/sent-appointments/:id`, visit);
export const acceptTrade = (who: Groomer, visit: VisitName) =>
  about(who, `PUT ${TRADING}/buyer/received-appointments/:id/accept`, visit, {});
export const rejectTrade = (who: Groomer, visit: VisitName) =>
  about(who, `PUT ${TRADING}/buyer/received-appointments/:id/reject`, visit, {});
export const grab = (who: Groomer, visit: VisitName) =>
  call(who, 'POST /v2/service-schedule/service-provider/grab-it/jobs', { body: { orderId: `@${visit}` } });

export const sellGiftCard = (who: Groomer, amount: number) =>
  call(who, 'POST /v2/service-marketing/gift-cards', { body: { amount } });
export const voidGiftCard = (who: Groomer) =>
  call(who, 'DELETE /v2/service-marketing/gift-cards/:id', { params: { id: '@giftCardId' } });
export const putGiftCard = (who: Groomer, visit: VisitName) =>
  about(who, `POST ${ORDER}/gift-card`, visit, { giftCardCode: '@giftCard' });
export const makeCoupon = (who: Groomer, discount: number) =>
  call(who, 'POST /v2/service-marketing/customer-coupon', {
    body: { code: `OFF-${discount}`, modifierType: 'fixed', discount },
  });
export const putCoupon = (who: Groomer, visit: VisitName) =>
  about(who, `POST ${ORDER}/coupon`, visit, { couponCode: '@coupon' });
export const payOut = (who: Groomer) => call(who, 'POST /v2/service-payment/payouts/instant', { body: {} });

export const saveHours = (who: Groomer) =>
  call(who, 'POST /v2/service-appointment/service-provider/availability/weekly-availability', {
    body: { availability: [{ day: 7, start: '02:30', end: '14:45' }] },
  });

const ADDRESS = {
  address: '500 Other Street',
  city: 'Austin',
  stateOrProvince: 'TX',
  postalCode: '78702',
  country: 'US',
  latitude: 30.27,
  longitude: -97.73,
};
export const rename = (who: Groomer, lastName: string) =>
  call(who, 'POST /v2/service-provider/account/settings', { body: { lastName } });
export const changeAddress = (who: Groomer, customer: PersonName) =>
  call(who, 'PUT /v2/service-provider/customer/:id', {
    params: { id: `@${customer}` },
    body: { physical_address: ADDRESS, address_notes: 'Key under the mat' },
  });
export const changeOwnAddress = (who: Customer) =>
  call(who, 'PUT /v1/customer', {
    body: {
      firstName: 'Ann',
      lastName: 'Moved',
      address: ADDRESS,
      addressLine2: '',
      addressNotes: 'Ring twice',
      isApartmentComplex: false,
    },
  });
export const removePet = (who: Groomer | Customer, pet: 'annPet' | 'benPet' | 'cleoPet') =>
  call(who, 'DELETE /v1/pets/:id', { params: { id: `@${pet}` } });

export const cancelOwn = (who: Customer, visit: VisitName) => about(who, `POST ${OWN}/cancel-appointment`, visit, {});
export const askToMove = (who: Customer, visit: VisitName, minutes: number) =>
  about(who, `POST ${OWN}/reschedule-request`, visit, { appointmentStart: `@in:${minutes}` });
export const acceptProposal = (who: Customer, visit: VisitName) =>
  about(who, `POST ${OWN}/reschedule-proposal/accept`, visit, {});
export const refuseProposal = (who: Customer, visit: VisitName) =>
  about(who, `POST ${OWN}/reschedule-proposal/reject`, visit, {});
export const tipLater = (who: Customer, visit: VisitName, card: 'annCard' | 'benCard' | 'cleoCard', amount: number) =>
  about(who, `POST ${OWN}/tip`, visit, { amount, cardId: `@${card}` });
export const refund = (visit: VisitName, amount: number) =>
  about('staff', 'POST /v2/staff/orders/:id/refunds', visit, { amount, reason: 'Asked for it' });
