import { z } from 'zod';
import { canSchema } from '../can.ts';
import { orderParts } from '../orders/orders.schemas.ts';
import { id, image, instant, storedAddress, withinMiles } from '../schemas.ts';
import { appointmentMachine } from './appointment.machine.ts';
import { ALERT_KINDS, BOOKED_BY } from './appointments.facts.ts';

const extra = z.object({ id, name: z.string(), price: z.number(), minutes: z.number().int() });

export const petServiceLine = z.object({
  id,
  pet: z.object({
    id,
    name: z.string(),
    breed: z.string().nullable(),
    kind: z.enum(['dog', 'cat', 'other']),
    photo: image.nullable(),
    /** In years. */
    age: z.number().int().nullable(),
    weight: z.number().int().nullable(),
  }),
  service: z.object({ id, name: z.string() }),
  addOns: z.array(extra),
  petTimeModifiers: z.array(extra),
  minEstimatedServicePrice: z.number(),
  maxEstimatedServicePrice: z.number(),
  /** The service alone, without add-ons: what the groomer asks, or else the lower estimate. */
  finalServicePrice: z.number(),
  /** With add-ons and time modifiers. */
  finalPrice: z.number(),
  minutes: z.number().int(),
  spNote: z.string(),
  beforePhoto: image.nullable(),
  afterPhoto: image.nullable(),
  isPhotoPublic: z.boolean(),
  startTime: instant.nullable(),
  endTime: instant.nullable(),
});

export const chargeType = z.enum(['discount', 'other']);
/** A charge or a discount beside the services. */
const customCharge = z.object({
  id: z.string(),
  /** The processing fee is among them where the customer pays it. It is no part of `customChargesTotal`. */
  type: z.enum([...chargeType.options, 'proc-fee']),
  title: z.string(),
  description: z.string(),
  amount: z.number(),
  deletable: z.boolean(),
});

/** What the groomer must know before the door opens, on the day of the appointment. Wherever it shows, gravest first. */
export const alert = z.object({
  kind: z.enum(ALERT_KINDS),
  /** Null where it is about the customer. */
  pet: z.object({ id, name: z.string() }).nullable(),
  /** In the groomer's own words; of a pet that may bite, also how it is handled. */
  note: z.string(),
  vaccination: z.string().nullable(),
  expiresOn: z.iso.date().nullable(),
});

/** The groomer drives to the customer: since when, and when they should arrive. Null before, and once work has begun. */
export const onMyWay = z.object({ since: instant, eta: instant }).nullable();

const status = z.enum(appointmentMachine.states);

/** What a calendar, a list and a route need; kept small, because a month of it is sent at once. */
export const appointmentSummary = z.object({
  id,
  status,
  appointmentStart: instant,
  appointmentEnd: instant,
  customer: z.object({ id, displayName: z.string(), vip: z.boolean() }),
  city: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** Name and services of each pet, in order. */
  pets: z.array(z.object({ name: z.string(), breed: z.string().nullable(), services: z.array(z.string()) })),
  minPrice: z.number(),
  maxPrice: z.number(),
  recurrenceId: id.nullable(),
  /** Until when the groomer answers what the customer asks for, or the customer a proposed time; null where nothing waits. */
  answerBy: instant.nullable(),
  /** A card of the customer can be charged, so they are told of every other time. */
  isAlwaysTold: z.boolean(),
});

export const appointmentDetail = appointmentSummary.omit({ customer: true, pets: true }).extend({
  type: z.literal('grooming'),
  timeZone: z.string(),
  bookedAt: instant,
  bookedBy: z.enum(BOOKED_BY),
  cancelledAt: instant.nullable(),
  /** Who called it off; null where nobody did, or where no groomer was found in time. */
  cancelledBy: z.enum(BOOKED_BY).nullable(),
  canceledRequestedAt: instant.nullable(),
  /** The most that may be charged for the cancellation that the customer asks for; null where none is asked for. */
  cancellationFee: z.number().nullable(),
  rescheduleRequest: z.object({ start: instant, end: instant }).nullable(),
  orderMarkedAsNoShow: z.boolean(),
  /** A no-show and a late cancellation can cost a fee: the customer chose the time, or knows it for a day. */
  canCostFee: z.boolean(),
  rescheduleCount: z.number().int(),
  rescheduleHistory: z.array(
    z.object({
      oldDateTime: instant,
      newDateTime: instant,
      changedBy: z.enum(BOOKED_BY),
      changedAt: instant,
    }),
  ),
  reason: z.string().nullable(),
  reasonNote: z.string(),
  tradeNote: z.string(),
  tradeRejected: z.boolean(),
  message: z.string(),
  serviceProvider: z.object({ id, displayName: z.string() }),
  customer: z.object({
    id,
    displayName: z.string(),
    firstName: z.string(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    vip: z.boolean(),
    notes: z.string(),
    loyaltyPoints: z.number().int(),
    isNew: z.boolean(),
  }),
  address: storedAddress,
  addressLine2: z.string(),
  addressNotes: z.string(),
  alerts: z.array(alert),
  petServices: z.array(petServiceLine),
  currency: z.string(),
  travelFee: z.number(),
  customCharges: z.array(customCharge),
  ...orderParts,
  serviceTime: z.number().int(),
  isOverdue: z.boolean(),
  /** What the customer was told about delays, in order. */
  lateNotices: z.array(z.object({ minutes: z.number().int(), toldAt: instant })),
  onMyWay,
  can: canSchema(appointmentMachine),
});

/** Work that is not the caller's yet. Without name, phone and address: those are for the groomer who takes it. */
export const workToTake = z.object({
  id,
  appointmentStart: instant,
  appointmentEnd: instant,
  city: z.string(),
  postalCode: z.string(),
  pets: z.array(z.object({ breed: z.string().nullable(), services: z.array(z.string()) })),
  minPrice: z.number(),
  maxPrice: z.number(),
  /** From the base of the caller; null when it is unknown. */
  withinMiles: withinMiles.nullable(),
});

export const slot = z.object({ start: z.string(), end: z.string() });

export const whyNot = z.enum([
  'past',
  'not_working',
  'time_off',
  'zone_not_served',
  'no_van',
  'too_long',
  'fully_booked',
]);

export const availableDays = z.object({
  days: z.array(z.object({ date: z.string(), available: z.boolean(), whyNot: whyNot.nullable() })),
  timeZone: z.string(),
});
/** `starts`: at how many times of the day the visit can start. */
export const countedDays = availableDays.extend({
  days: z.array(availableDays.shape.days.element.extend({ starts: z.number().int() })),
});
export const availableSlots = z.object({ slots: z.array(slot), timeZone: z.string() });
