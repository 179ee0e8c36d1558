import { cents } from '@tailgate/values/money';
import { z } from 'zod';
import { ref } from '../reference.ts';
import { dollars, id, inCents, requiredText, text } from '../schemas.ts';
import {
  ADJUST_BY,
  MAX_SERVICE_DESCRIPTION_LENGTH,
  MAX_SERVICE_FEATURES,
  MAX_SERVICE_FEATURE_LENGTH,
  MAX_SERVICE_MINUTES,
  MAX_SERVICE_PRICE_CENTS,
  PET_SIZES,
} from './catalogue.facts.ts';

const MAX_SERVICES = 100;
const MAX_BREEDS = 500;
const MAX_ADD_ONS = 200;

const price = dollars(MAX_SERVICE_PRICE_CENTS);
const minutes = z.number().int().min(0).max(MAX_SERVICE_MINUTES);

const sizeName = z.enum(PET_SIZES);
const features = z.array(requiredText(MAX_SERVICE_FEATURE_LENGTH)).max(MAX_SERVICE_FEATURES);

const NOTHING = cents(0);
const sizePrice = inCents(
  z.object({ size: sizeName, price: price.default(NOTHING), minutes: minutes.default(0) }),
  'price',
);
const breedPrice = inCents(
  z
    .object({
      breedId: ref('breed.use'),
      priceMin: price.default(NOTHING),
      priceMax: price.optional(),
      minutes: minutes.default(0),
    })
    .refine(({ priceMin, priceMax = priceMin }) => priceMin <= priceMax, {
      error: 'must not be below the minimum',
      path: ['priceMax'],
    }),
  'priceMin',
  'priceMax',
);

/** Absent fields stay as they are; a given price table replaces the whole table. */
export const servicesPrices = z.object({
  services: z
    .array(
      inCents(
        z.object({
          serviceId: ref('catalogueService.use'),
          offered: z.boolean().optional(),
          adjustBy: z.enum(ADJUST_BY).optional(),
          isHourly: z.boolean().optional(),
          hourlyRate: price.optional(),
          sizes: z.array(sizePrice).max(PET_SIZES.length).optional(),
          breeds: z.array(breedPrice).max(MAX_BREEDS).optional(),
        }),
        'hourlyRate',
      ),
    )
    .max(MAX_SERVICES),
});

export const serviceDetails = z.object({
  serviceId: ref('catalogueService.use'),
  /** Null restores the catalog's description. */
  description: text(MAX_SERVICE_DESCRIPTION_LENGTH).trim().nullable().optional(),
  features: features.nullable().optional(),
  offered: z.boolean().optional(),
});

export const addOnsPrices = z.object({
  addOns: z
    .array(
      inCents(
        z.object({
          addOnId: ref('addOn.use'),
          price: price.default(NOTHING),
          minutes: minutes.default(0),
          offered: z.boolean().default(true),
        }),
        'price',
      ),
    )
    .max(MAX_ADD_ONS),
});

export const petType = z.object({ id, name: z.string(), slug: z.string() });

export const breed = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  petType,
  size: sizeName,
  /** In pounds. */
  weightRangeLow: z.number(),
  weightRangeHigh: z.number(),
  /** Grooming effort of the coat, from 1 to 5. */
  breedIntensity: z.number().int(),
  /** In weeks. */
  groomFrequency: z.number().int(),
  personality: z.string(),
  description: z.string(),
  groomingNotes: z.string(),
});

export const size = z.object({
  id,
  name: sizeName,
  label: z.string(),
  /** In pounds; the largest size has no upper limit. */
  minWeight: z.number(),
  maxWeight: z.number().nullable(),
  /** In dollars and minutes, relative to the smallest size. */
  priceModifier: z.number(),
  durationModifier: z.number().int(),
});

const catalogueAddOn = z.object({
  id,
  name: z.string(),
  description: z.string(),
  basePrice: z.number(),
  baseMinutes: z.number().int(),
});

const catalogueFacts = {
  id,
  name: z.string(),
  description: z.string(),
  features: z.array(z.string()),
  category: z.string(),
  petType,
  baseMinPrice: z.number(),
  baseMaxPrice: z.number(),
  /** In minutes, for the smallest size. */
  baseServiceTime: z.number().int(),
};

/** The service whose name contains hair or groom; null when there is none. */
const defaultServiceId = id.nullable();

export const catalogueServices = z.object({
  items: z.array(z.object({ ...catalogueFacts, addOns: z.array(catalogueAddOn) })),
  defaultServiceId,
});

/** A service as one provider offers it: the catalog's facts, the provider's description and figures (0 where none is set). */
export const providerService = z.object({
  ...catalogueFacts,
  offered: z.boolean(),
  adjustBy: z.enum(ADJUST_BY),
  isHourly: z.boolean(),
  hourlyRate: z.number(),
  /** Every size, in order. */
  sizes: z.array(z.object({ size: sizeName, price: z.number(), minutes: z.number().int() })),
  /** Breeds with a price of their own. */
  breeds: z.array(z.object({ breedId: id, priceMin: z.number(), priceMax: z.number(), minutes: z.number().int() })),
  addOns: z.array(catalogueAddOn.extend({ offered: z.boolean(), price: z.number(), minutes: z.number().int() })),
});

export const providerServices = z.object({
  spId: id,
  currency: z.string(),
  items: z.array(providerService),
  defaultServiceId,
});

export const timeModifier = z.object({ id, name: z.string(), minutes: z.number().int(), price: z.number() });

export const tutorial = z.object({
  id,
  title: z.string(),
  description: z.string(),
  /** In seconds. */
  duration: z.number().int(),
  url: z.string(),
});
