import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { receipt } from '../orders/receipt.schemas.ts';
import { ref } from '../reference.ts';
import { dollars, id, image, inCents, instant, pageOf, pageQuery, point, requiredText, text } from '../schemas.ts';
import {
  MAX_CHARGE_CENTS,
  MAX_CHARGE_DESCRIPTION_LENGTH,
  MAX_CHARGE_TITLE_LENGTH,
  MAX_CUSTOMER_TEXT_LENGTH,
  MAX_LATE_MINUTES,
  MAX_LINE_NOTE_LENGTH,
  MAX_LINE_PRICE_CENTS,
  MIN_LATE_MINUTES,
} from './appointments.facts.ts';
import { appointmentDetail, chargeType } from './appointments.schemas.ts';
import { cents } from '@tailgate/values/money';

const ORDER = '/v2/service-checkout/pet-service/service-provider/order/:id';
const LINE = `${ORDER}/pet-services/:petServiceId` as const;
const groomer = signedInAs(['groomer'], { whileImpersonating: 'allowed' });
const line = z.object({ id: ref('appointment.manage'), petServiceId: ref('appointmentLine.update') });
const photo = ref('image.use').nullable().optional();

const price = dollars(cents(MAX_LINE_PRICE_CENTS));
const MAX_EXTRAS = 20;

const why = 'The specification shows the end of a service, and no call that sets it.';

export const visitRows = {
  updateLineDetails: endpoint({
    method: 'PUT',
    path: `${LINE}/details`,
    summary:
      'Notes, photos and prices of one service for one pet. What is left out stays; null takes a photo or the price away. Prices change until the visit is settled.',
    access: groomer,
    activity: 'Saved notes or prices of a visit',
    changes: ['appointments'],
    params: line,
    body: inCents(
      z.object({
        spNote: text(MAX_LINE_NOTE_LENGTH).trim().optional(),
        beforePhotoId: photo,
        afterPhotoId: photo,
        isPhotoPublic: z.boolean().optional(),
        serviceAmount: price.nullable().optional(),
        addonsPrices: z
          .array(inCents(z.object({ id: ref('addOn.use'), price }), 'price'))
          .max(MAX_EXTRAS)
          .optional(),
        /** What makes this pet take longer, instead of what was booked. */
        petTimeModifier: z.array(ref('timeModifier.use')).max(MAX_EXTRAS).optional(),
      }),
      'serviceAmount',
    ),
    answer: appointmentDetail,
    errors: ['not_found', 'illegal_transition'],
  }),
  getReceipt: endpoint({
    method: 'GET',
    path: `${ORDER}/receipt`,
    summary: 'What an ended appointment came to, line by line, how it was paid and what was refunded.',
    access: signedInAs(['groomer']),
    shows: ['appointments', 'money'],
    params: z.object({ id: ref('appointment.read') }),
    answer: receipt,
    errors: ['not_found'],
    addition: 'The specification names how an order was paid, and not what was given back.',
  }),
  getLastPrices: endpoint({
    method: 'GET',
    path: `${ORDER}/last-prices`,
    summary: 'What the groomer asked before for the same service of the same pet, and what the customer last tipped.',
    access: signedInAs(['groomer']),
    shows: [],
    params: z.object({ id: ref('appointment.read') }),
    answer: z.object({
      /** Only services with earlier prices, the latest first. */
      petServices: z.array(
        z.object({
          petServiceId: id,
          prices: z.array(z.object({ orderId: id, price: z.number(), appointmentStart: instant })),
        }),
      ),
      tips: z.array(z.object({ orderId: id, amount: z.number(), appointmentStart: instant })),
    }),
    errors: ['not_found'],
    addition: 'The specification names the lookups of last prices and tips, and no call for them.',
  }),
  addCharge: endpoint({
    method: 'POST',
    path: `${ORDER}/order-custom-items`,
    summary: 'Adds a charge or a discount beside the services.',
    access: groomer,
    activity: 'Added a charge or discount',
    changes: ['appointments'],
    params: z.object({ id: ref('appointment.manage') }),
    body: inCents(
      z.object({
        type: chargeType,
        title: requiredText(MAX_CHARGE_TITLE_LENGTH),
        description: text(MAX_CHARGE_DESCRIPTION_LENGTH).trim().default(''),
        amount: dollars(cents(MAX_CHARGE_CENTS), cents(1)),
      }),
      'amount',
    ),
    answer: appointmentDetail,
    errors: ['not_found', 'illegal_transition', 'limit_reached'],
  }),
  removeCharge: endpoint({
    method: 'DELETE',
    path: `${ORDER}/order-custom-items`,
    summary: 'Takes a charge or a discount away, named by `item`.',
    access: groomer,
    activity: 'Removed a charge or discount',
    changes: ['appointments'],
    params: z.object({ id: ref('appointment.manage') }),
    query: z.object({ item: text(40, 1) }),
    answer: appointmentDetail,
    errors: ['not_found', 'illegal_transition'],
  }),
  startLine: endpoint({
    method: 'POST',
    path: `${LINE}/start`,
    summary:
      'Starts a service now, on the day of the visit; on a later day, when the visit was planned to start. Starting it again changes nothing.',
    access: groomer,
    activity: 'Started a service',
    changes: ['appointments'],
    params: line,
    answer: appointmentDetail,
    errors: ['not_found', 'illegal_transition', 'van_document_expired'],
    addition: why,
  }),
  endLine: endpoint({
    method: 'POST',
    path: `${LINE}/end`,
    summary:
      'Ends a service now, on the day of the visit; on a later day, when the visit was planned to end. One that was not started starts too.',
    access: groomer,
    activity: 'Finished a service',
    changes: ['appointments'],
    params: line,
    answer: appointmentDetail,
    errors: ['not_found', 'illegal_transition', 'van_document_expired'],
    addition: why,
  }),
  reopenLine: endpoint({
    method: 'DELETE',
    path: `${LINE}/end`,
    summary: 'Takes back that a service has ended.',
    access: groomer,
    activity: 'Reopened a service',
    changes: ['appointments'],
    params: line,
    answer: appointmentDetail,
    errors: ['not_found', 'illegal_transition'],
    addition: why,
  }),
  runLate: endpoint({
    method: 'POST',
    path: '/v2/service-appointment/service-provider/appointments/:id/running-late',
    summary:
      'Tells the customer by how many minutes the groomer is late: on the day, before the first service, a few times.',
    access: groomer,
    activity: 'Told a customer about a delay',
    changes: ['appointments'],
    params: z.object({ id: ref('appointment.manage') }),
    body: z.object({ minutes: z.number().int().min(MIN_LATE_MINUTES).max(MAX_LATE_MINUTES) }),
    answer: appointmentDetail,
    errors: ['not_found', 'illegal_transition', 'too_many_messages'],
    addition: 'The specification shows messages to customers, and no call for this one.',
  }),
  setOut: endpoint({
    method: 'POST',
    path: '/v2/service-appointment/service-provider/appointments/:id/on-my-way',
    summary:
      'Tells the customer that the groomer is on the way and when they should arrive: on the day, before the first service, once.',
    access: groomer,
    activity: 'Told a customer to be on the way',
    changes: ['appointments'],
    params: z.object({ id: ref('appointment.manage') }),
    /** Where the groomer is, if the device says so; otherwise at the stop before, or at the base. */
    body: z.object({ from: point.optional() }),
    answer: appointmentDetail,
    errors: ['not_found', 'illegal_transition', 'conflict', 'too_many_messages', 'van_document_expired'],
    addition: 'The specification shows messages to customers, and no call for this one.',
  }),
  textCustomer: endpoint({
    method: 'POST',
    path: '/v1/orders/:id/text-customer',
    summary: 'Sends a text of the groomer to the customer of an order, by email where there is no phone number.',
    access: signedInAs(['groomer'], { whileImpersonating: 'barred' }),
    activity: 'Texted a customer',
    changes: [],
    params: z.object({ id: ref('appointment.manage') }),
    body: z.object({ message: requiredText(MAX_CUSTOMER_TEXT_LENGTH) }),
    errors: ['not_found', 'too_many_messages'],
    limit: ['textsPerAccount'],
  }),
  listPetHistory: endpoint({
    method: 'GET',
    path: '/v2/service-schedule/service-provider/pet-history',
    summary: 'What was done to a pet, with notes and photos, the latest first.',
    access: signedInAs(['groomer']),
    shows: ['appointments'],
    query: z.object({ pet_id: ref('pet.book'), ...pageQuery }),
    answer: pageOf(
      z.object({
        appointmentId: id,
        appointmentStart: instant,
        groomerName: z.string(),
        serviceName: z.string(),
        addOns: z.array(z.string()),
        minutes: z.number().int(),
        spNote: z.string(),
        beforePhoto: image.nullable(),
        afterPhoto: image.nullable(),
      }),
    ),
    errors: ['not_found'],
  }),
};
