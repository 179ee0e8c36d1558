import { z } from 'zod';
import { anyone, row } from '../access.ts';
import { publicProfile } from '../accounts/account.schemas.ts';
import { DEFAULT_SERVICE_CATEGORY, PET_SIZES } from '../catalogue/catalogue.constants.ts';
import { endpoint } from '../endpoint.ts';
import { id, localDate, pageOf, pageQuery, point, text } from '../schemas.ts';

/** How the found providers are put in order; what is equal goes by the other figures. */
export const SEARCH_ORDERS = ['soonest', 'price', 'rating', 'distance'] as const;
export type SearchOrder = (typeof SEARCH_ORDERS)[number];

/** A van comes for a household, not for a shelter. */
const MAX_PETS = 6;
const MAX_EXTRAS = 20;
const MAX_WEIGHT_LB = 500;

const order = z.enum(SEARCH_ORDERS).default('soonest');

const pet = z
  .object({
    serviceId: id,
    breedId: id.optional(),
    size: z.enum(PET_SIZES).optional(),
    weightLb: z.number().positive().max(MAX_WEIGHT_LB).optional(),
    addOnIds: z.array(id).max(MAX_EXTRAS).default([]),
    timeModifierIds: z.array(id).max(MAX_EXTRAS).default([]),
  })
  .refine(({ breedId, size, weightLb }) => (breedId ?? size ?? weightLb) !== undefined, {
    error: 'breed, size or weight is required',
    path: ['size'],
  });

const slot = z.object({ start: z.string(), end: z.string() });

const foundProvider = z.object({
  provider: publicProfile,
  timeZone: z.string(),
  currency: z.string(),
  /** For exactly these pets, the way there included, in dollars. */
  priceMin: z.number(),
  priceMax: z.number(),
  /** Of work, without any drive. */
  minutes: z.number().int(),
  /** From the provider's base; null where it is not known. */
  distanceMiles: z.number().nullable(),
  /** The next three; none when the coming thirty days have none. */
  nextSlots: z.array(slot),
});
const foundProviders = pageOf(foundProvider);

const whyNot = z.enum(['past', 'not_working', 'time_off', 'zone_not_served', 'too_long', 'fully_booked']);

const mirrors = 'The customer’s side of a checkout session, mirroring the provider’s.';
const ofSession = row('sessionId', 'searchSession.read');

export const checkoutContract = {
  searchProviders: endpoint({
    method: 'POST',
    path: '/v2/service-checkout/pet-service/customer/search',
    summary: 'Who can come to this place for these pets, when, and for how much. Begins a search session of a day.',
    access: anyone(),
    body: z.object({
      location: point.extend({ postalCode: text(12).trim().optional() }),
      category: text(80).trim().toLowerCase().min(1).default(DEFAULT_SERVICE_CATEGORY),
      pets: z.array(pet).min(1).max(MAX_PETS),
      order,
      ...pageQuery,
    }),
    answer: foundProviders.extend({ sessionId: id }),
    errors: ['too_many_requests', 'temporarily_unavailable'],
  }),
  listFoundProviders: endpoint({
    method: 'GET',
    path: '/v2/service-checkout/pet-service/customer/:sessionId/providers',
    summary: 'Another page, or another order, of an earlier search.',
    access: anyone({ rows: [ofSession] }),
    params: z.object({ sessionId: id }),
    query: z.object({ order, ...pageQuery }),
    answer: foundProviders,
    errors: ['not_found', 'too_many_requests', 'temporarily_unavailable'],
    addition: mirrors,
  }),
  listAvailableDays: endpoint({
    method: 'GET',
    path: '/v2/service-checkout/pet-service/customer/:sessionId/:month/:year/available-days',
    summary: 'The days of a month on which this provider can come, and why not on the others.',
    access: anyone({ rows: [ofSession, row('month', 'month.read'), row('year', 'year.read')] }),
    // What they say is looked at later: a month that is none deserves an answer of its own.
    params: z.object({ sessionId: id, month: text(80), year: text(80) }),
    query: z.object({ providerId: id }),
    answer: z.object({
      days: z.array(z.object({ date: z.string(), available: z.boolean(), whyNot: whyNot.nullable() })),
      timeZone: z.string(),
    }),
    errors: ['not_found', 'too_many_requests', 'temporarily_unavailable'],
    addition: mirrors,
  }),
  listAvailableTimeSlots: endpoint({
    method: 'GET',
    path: '/v2/service-checkout/pet-service/customer/:sessionId/available-time-slots',
    summary: 'The times of a day at which this provider can come.',
    access: anyone({ rows: [ofSession] }),
    params: z.object({ sessionId: id }),
    query: z.object({ providerId: id, date: localDate }),
    answer: z.object({ slots: z.array(slot), timeZone: z.string() }),
    errors: ['not_found', 'too_many_requests', 'temporarily_unavailable'],
    addition: mirrors,
  }),
};
