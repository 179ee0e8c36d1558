import { z } from 'zod';
import { anyone } from '../access.ts';
import { unlisted } from '../activity.ts';
import { MAX_POSTAL_CODE_LENGTH } from '../address.facts.ts';
import { availableSlots, countedDays, slot } from '../appointments/appointments.schemas.ts';
import { DEFAULT_SERVICE_CATEGORY, PET_SIZES } from '../catalogue/catalogue.facts.ts';
import { endpoint } from '../endpoint.ts';
import { publicProfile } from '../providers/provider.schemas.ts';
import { ref, value } from '../reference.ts';
import { id, localDate, pageOf, pageQuery, point, text, withinMiles } from '../schemas.ts';

/** Sort order of the providers found; ties are broken by the other figures. */
export const SEARCH_ORDERS = ['soonest', 'price', 'rating', 'distance'] as const;
export type SearchOrder = (typeof SEARCH_ORDERS)[number];

/** Enough for a household. */
const MAX_PETS = 6;
const MAX_EXTRAS = 20;
const MAX_WEIGHT_LB = 500;

const order = z.enum(SEARCH_ORDERS).default('soonest');

const pet = z
  .object({
    serviceId: ref('catalogueService.use'),
    breedId: ref('breed.use').optional(),
    size: z.enum(PET_SIZES).optional(),
    weightLb: z.number().positive().max(MAX_WEIGHT_LB).optional(),
    addOnIds: z.array(ref('addOn.use')).max(MAX_EXTRAS).default([]),
    timeModifierIds: z.array(ref('timeModifier.use')).max(MAX_EXTRAS).default([]),
  })
  .refine(({ breedId, size, weightLb }) => (breedId ?? size ?? weightLb) !== undefined, {
    error: 'breed, size or weight is required',
    path: ['size'],
  });

const foundProvider = z.object({
  provider: publicProfile,
  timeZone: z.string(),
  currency: z.string(),
  /** For exactly these pets, travel fee included, in dollars. */
  priceMin: z.number(),
  priceMax: z.number(),
  /** Of work, without travel time. */
  minutes: z.number().int(),
  /** From the middle of the provider's nearest work zone. */
  withinMiles,
  /** The next three within thirty days. */
  nextSlots: z.array(slot),
});
const foundProviders = pageOf(foundProvider);

const mirrors = 'The customer’s side of a checkout session; the specification shows the provider’s.';
/** A groomer who blocked the caller is left out. */
const byAnybody = anyone({ seesViewer: true });
const sessionId = ref('searchSession.read');
const providerId = ref('provider.findInSearch');

export const searchContract = {
  searchProviders: endpoint({
    method: 'POST',
    path: '/v2/service-checkout/pet-service/customer/search',
    summary:
      'Providers who can come to this address for these pets, with times and prices. Opens a search session that lasts a day.',
    access: byAnybody,
    activity: unlisted('Searching needs no account.'),
    changes: [],
    body: z.object({
      location: point.extend({ postalCode: text(MAX_POSTAL_CODE_LENGTH).trim().optional() }),
      category: text(80).trim().toLowerCase().min(1).default(DEFAULT_SERVICE_CATEGORY),
      pets: z.array(pet).min(1).max(MAX_PETS),
      order,
      ...pageQuery,
    }),
    answer: foundProviders.extend({ sessionId: id }),
    limit: ['searchPerAddress', 'placesPerAddress'],
  }),
  listFoundProviders: endpoint({
    method: 'GET',
    path: '/v2/service-checkout/pet-service/customer/:sessionId/providers',
    summary: 'Another page or sort order of an earlier search.',
    access: byAnybody,
    shows: ['free-times'],
    params: z.object({ sessionId }),
    query: z.object({ order, ...pageQuery }),
    answer: foundProviders,
    errors: ['not_found'],
    limit: ['searchPerAddress'],
    addition: mirrors,
  }),
  listAvailableDays: endpoint({
    method: 'GET',
    path: '/v2/service-checkout/pet-service/customer/:sessionId/:month/:year/available-days',
    summary:
      'The available days of a provider in a month with the number of start times, and the reason for each unavailable day.',
    access: byAnybody,
    shows: ['free-times'],
    // Validated by the handler: an invalid month has an error of its own.
    params: z.object({ sessionId, month: value(text(80)), year: value(text(80)) }),
    query: z.object({ providerId }),
    answer: countedDays,
    errors: ['not_found'],
    limit: ['searchPerAddress'],
    addition: mirrors,
  }),
  listAvailableTimeSlots: endpoint({
    method: 'GET',
    path: '/v2/service-checkout/pet-service/customer/:sessionId/available-time-slots',
    summary: 'The start times of a provider on a day.',
    access: byAnybody,
    shows: ['free-times'],
    params: z.object({ sessionId }),
    query: z.object({ providerId, date: localDate }),
    answer: availableSlots,
    errors: ['not_found'],
    limit: ['searchPerAddress'],
    addition: mirrors,
  }),
};
