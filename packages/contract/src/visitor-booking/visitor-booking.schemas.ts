import { z } from 'zod';
import { appointmentMachine } from '../appointments/appointment.machine.ts';
import { MAX_PET_SERVICES } from '../appointments/appointments.facts.ts';
import { PET_SIZES } from '../catalogue/catalogue.facts.ts';
import {
  MAX_PET_BIRTH_YEAR,
  MAX_PET_NAME_LENGTH,
  MAX_PET_POUNDS,
  MIN_PET_BIRTH_YEAR,
  PET_GENDERS,
} from '../customers/customers.facts.ts';
import { publicProfile } from '../providers/provider.schemas.ts';
import { ref } from '../reference.ts';
import { id, instant, requiredText, storedAddress } from '../schemas.ts';
import { MAX_ORDERED_EXTRAS, ORDERING_STEPS, UNSERVED_CAUSES } from './visitor-booking.facts.ts';

/** One pet of the visit: a pet that the customer has, or one that is described. */
export const orderedPetInput = z
  .object({
    /** Of the signed-in customer; what else is said about it is then left as it is stored. */
    petId: ref('ownPet.book').optional(),
    name: requiredText(MAX_PET_NAME_LENGTH).optional(),
    petType: ref('petType.use').optional(),
    breedId: ref('breed.use').nullable().default(null),
    /** For a pet whose weight nobody knows: kept as the middle of the weights of that size. */
    size: z.enum(PET_SIZES).nullable().default(null),
    /** In pounds. */
    weight: z.number().int().min(1).max(MAX_PET_POUNDS).nullable().default(null),
    birthYear: z.number().int().min(MIN_PET_BIRTH_YEAR).max(MAX_PET_BIRTH_YEAR).nullable().default(null),
    gender: z.enum(PET_GENDERS).nullable().default(null),
    vaccinated: z.boolean().default(false),
    spayedNeutered: z.boolean().default(false),
    anxiousAggressive: z.boolean().default(false),
    /** What makes the work take longer, such as a matted coat. */
    timeModifierIds: z.array(ref('timeModifier.use')).max(5).default([]),
    /** Empty while they are not chosen yet. */
    services: z
      .array(
        z.object({
          serviceId: ref('catalogueService.use'),
          addons: z.array(ref('addOn.use')).max(MAX_ORDERED_EXTRAS).default([]),
        }),
      )
      .max(MAX_PET_SERVICES)
      .default([]),
  })
  .refine(({ petId, name }) => petId !== undefined || name !== undefined, { error: 'is required', path: ['name'] })
  .refine(({ petId, petType }) => petId !== undefined || petType !== undefined, {
    error: 'is required',
    path: ['petType'],
  })
  .refine(
    ({ petId, breedId, size, weight }) => petId !== undefined || breedId !== null || size !== null || weight !== null,
    { error: 'breed, size or weight is required', path: ['breedId'] },
  );

const named = z.object({ id, name: z.string() });
const priceRange = { minPrice: z.number(), maxPrice: z.number() };

const orderedPet = z.object({
  /** Null for a pet that is created when the order is placed. */
  petId: id.nullable(),
  name: z.string(),
  petType: named.extend({ slug: z.string() }),
  breed: named.nullable(),
  weight: z.number().int().nullable(),
  birthYear: z.number().int().nullable(),
  gender: z.enum(PET_GENDERS).nullable(),
  vaccinated: z.boolean(),
  spayedNeutered: z.boolean(),
  anxiousAggressive: z.boolean(),
  timeModifiers: z.array(named),
  services: z.array(
    z.object({
      id,
      name: z.string(),
      addons: z.array(named),
      /** Of the groomer, with add-ons; null until one is chosen, or where they do not offer it for this pet. */
      price: z.object({ ...priceRange, minutes: z.number().int() }).nullable(),
    }),
  ),
});

/** The address as far as it was typed: text that is not known is empty. */
const location = storedAddress.extend({
  /** Exact enough to drive there. */
  isComplete: z.boolean(),
  /** What the groomer is told about getting there; empty until a customer took the session over. */
  addressLine2: z.string(),
  addressNotes: z.string(),
});

/** The first cause that applies, and the weight up to which pets are taken. */
const unserved = z.object({ cause: z.enum(UNSERVED_CAUSES), maxWeightLb: z.number().int().nullable() });

export const bookingSession = z.object({
  id,
  expiresAt: instant,
  location: location.nullable(),
  pets: z.array(orderedPet),
  /** The search of exactly these pets at this address: for the list of groomers, their days and times. */
  searchId: id.nullable(),
  /** How many groomers do all of this here, and the range of their prices with travel fee. */
  offers: z.object({ providers: z.number().int(), ...priceRange, currency: z.string() }).nullable(),
  /** Why nobody does all of this, and how many groomers come here at all; null where somebody does. */
  unserved: unserved.extend({ groomers: z.number().int() }).nullable(),
  /** The groomer whom the visitor came for: of the order that is repeated, or of a public page. */
  preferredProvider: publicProfile.nullable(),
  /** Why that one does not come for these pets. */
  preferredUnserved: unserved.nullable(),
  /** The groomer and time that were chosen; kept when the hold has ended. */
  chosen: z
    .object({
      provider: publicProfile,
      timeZone: z.string(),
      /** In the groomer’s local time with its offset, as slots have it. */
      start: z.string(),
      end: z.string(),
      /** Until when the time is kept for this visitor; null when it is not any more. */
      holdUntil: instant.nullable(),
      /** How often it can be kept again. */
      renewalsLeft: z.number().int(),
      currency: z.string(),
      travelFee: z.number(),
      /** Whether the groomer has products to choose. */
      sellsProducts: z.boolean(),
      /** Products that come with the visit, at their prices when they were chosen. */
      upsells: z.array(
        z.object({ id, name: z.string(), price: z.number(), quantity: z.number().int(), total: z.number() }),
      ),
      /** With travel fee and products, before tax. */
      ...priceRange,
      /** Of work, without travel time. */
      minutes: z.number().int(),
      /** Until then, and until the groomer accepts, it can be canceled without asking the groomer. */
      cancelFreeUntil: instant,
      /** What canceling may cost after both. */
      cancelFee: z.number(),
    })
    .nullable(),
  /** Who took the session over; null for a visitor. */
  customer: z
    .object({
      id,
      firstName: z.string(),
      lastName: z.string(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      address: storedAddress.nullable(),
      addressLine2: z.string(),
      addressNotes: z.string(),
      isApartmentComplex: z.boolean(),
      referralSource: z.string(),
      pets: z.array(
        z.object({
          id,
          name: z.string(),
          petType: z.string(),
          breed: z.string().nullable(),
          weight: z.number().nullable(),
        }),
      ),
    })
    .nullable(),
  /** The policies as the person accepted them; null until then, and when they have changed since. */
  policies: z.object({ version: z.string(), acceptedAt: instant }).nullable(),
  missing: z.array(z.enum(ORDERING_STEPS)),
  /** Kept as a request to the groomer’s wait list or to the site. */
  waitlistedAt: instant.nullable(),
  placed: z
    .object({ id, status: z.enum(appointmentMachine.states), appointmentStart: instant, appointmentEnd: instant })
    .nullable(),
});
