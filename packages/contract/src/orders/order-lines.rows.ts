import { cents } from '@tailgate/values/money';
import { z } from 'zod';
import { signedInAs } from '../access.ts';
import {
  MAX_LINE_PRICE_CENTS,
  MAX_PET_SERVICES,
  MAX_VISIT_MINUTES,
  MAX_VISIT_PETS,
} from '../appointments/appointments.facts.ts';
import { appointmentDetail } from '../appointments/appointments.schemas.ts';
import { endpoint } from '../endpoint.ts';
import { ref } from '../reference.ts';
import { dollars, inCents } from '../schemas.ts';

const LINES = '/v2/service-checkout/pet-service/service-provider/order/:id/pet-services';
const groomer = signedInAs(['groomer'], { whileImpersonating: 'allowed' });
const order = z.object({ id: ref('appointment.manage') });
const line = z.object({ id: ref('appointment.manage'), petServiceId: ref('appointmentLine.update') });
const errors = ['not_found', 'illegal_transition', 'payment_in_progress', 'slot_taken', 'limit_reached'] as const;

const price = dollars(cents(MAX_LINE_PRICE_CENTS)).nullable().optional();
const addOns = z.array(ref('addOn.use')).max(20);
const timeModifiers = z.array(ref('timeModifier.use')).max(5);

const petService = inCents(
  z.object({
    /** A pet of the order's customer. */
    petId: ref('pet.book'),
    serviceId: ref('catalogueService.use'),
    addons: addOns.default([]),
    petTimeModifier: timeModifiers.default([]),
    /** The service alone; left out or null, the price list decides. */
    serviceAmount: price,
  }),
  'serviceAmount',
);

/** The calendar follows: a visit that gets longer or shorter ends later or earlier, if the time is free. */
export const orderLineRows = {
  addLine: endpoint({
    method: 'POST',
    path: LINES,
    summary:
      'Adds a service for a pet of the customer, at the groomer’s prices. A pet has a service once. The visit gets longer by it.',
    access: groomer,
    activity: 'Added a service to an order',
    changes: ['appointments', 'free-times'],
    params: order,
    body: petService,
    answer: appointmentDetail,
    errors,
  }),
  changeLine: endpoint({
    method: 'PUT',
    path: `${LINES}/:petServiceId`,
    summary:
      'Changes what is done to a pet, its price or its time. What is left out stays; another service has the price of the list unless `serviceAmount` is given.',
    access: groomer,
    activity: 'Changed a service of an order',
    changes: ['appointments', 'free-times'],
    params: line,
    body: inCents(
      z.object({
        serviceId: ref('catalogueService.use').optional(),
        addons: addOns.optional(),
        petTimeModifier: timeModifiers.optional(),
        serviceAmount: price,
        /** In minutes, with add-ons and time modifiers. */
        serviceTime: z.number().int().min(5).max(MAX_VISIT_MINUTES).optional(),
      }),
      'serviceAmount',
    ),
    answer: appointmentDetail,
    errors,
  }),
  addLineAddOns: endpoint({
    method: 'POST',
    path: `${LINES}/:petServiceId`,
    summary: 'Adds add-ons to a service of the order; those on it stay as they are.',
    access: groomer,
    activity: 'Added add-ons to an order',
    changes: ['appointments', 'free-times'],
    params: line,
    body: z.object({ addons: addOns.min(1) }),
    answer: appointmentDetail,
    errors,
  }),
  removeLine: endpoint({
    method: 'DELETE',
    path: `${LINES}/:petServiceId`,
    summary: 'Takes a service off an order. The last one stays.',
    access: groomer,
    activity: 'Removed a service from an order',
    changes: ['appointments', 'free-times'],
    params: line,
    answer: appointmentDetail,
    errors: [...errors, 'last_service'],
  }),
  setLines: endpoint({
    method: 'PUT',
    path: '/v1/orders/:id/pet-services',
    summary:
      'Sets all services of an order at once. A service that a pet has already keeps its notes and photos; what is not named is taken off.',
    access: groomer,
    activity: 'Changed the services of an order',
    changes: ['appointments', 'free-times'],
    params: order,
    body: z.object({
      petServices: z
        .array(petService)
        .min(1)
        .max(MAX_VISIT_PETS * MAX_PET_SERVICES),
    }),
    answer: appointmentDetail,
    errors,
  }),
};
