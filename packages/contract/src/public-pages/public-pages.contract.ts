import { z } from 'zod';
import { anyone } from '../access.ts';
import { PET_SIZES } from '../catalogue/catalogue.facts.ts';
import { endpoint } from '../endpoint.ts';
import { near } from '../lookups/lookups.contract.ts';
import { vanityUrl } from '../providers/provider.schemas.ts';
import { value } from '../reference.ts';
import { id, pageOf, pageQueryOf } from '../schemas.ts';
import { PARTS_OF_DAY, SHOWN_GROOMERS } from './public-pages.facts.ts';

/** Paths on the hosts of the site. Signed links would expire in pages that caches keep. */
const picture = z.object({ small: z.string(), large: z.string() });

const heading = z.object({
  id,
  address: z.string(),
  displayName: z.string(),
  businessName: z.string().nullable(),
  photo: picture.nullable(),
  city: z.string().nullable(),
  stateOrProvince: z.string().nullable(),
  reviewSummary: z.object({ averageRating: z.number(), reviewCount: z.number().int() }),
  currency: z.string(),
  /** The lowest price of a service, without travel fee; null where only hourly rates are set. */
  priceFrom: z.number().nullable(),
});

const service = z.object({
  id,
  name: z.string(),
  description: z.string(),
  petType: z.string(),
  minutes: z.number().int(),
  hourlyRate: z.number().nullable(),
  /** In dollars, in the order of the sizes; null where the groomer has no price for the size. */
  prices: z.array(z.number().nullable()),
  /** Where the breed decides. */
  byBreed: z.object({ min: z.number(), max: z.number() }).nullable(),
});

const providerPage = heading.extend({
  description: z.string(),
  petTypes: z.array(z.string()),
  maxPetWeight: z.number(),
  sizes: z.array(
    z.object({
      size: z.enum(PET_SIZES),
      label: z.string(),
      minWeight: z.number(),
      maxWeight: z.number().nullable(),
    }),
  ),
  services: z.array(service),
  zones: z.array(
    z.object({
      name: z.string(),
      weekdays: z.array(z.number().int()),
      travelFee: z.number(),
      /** Simplified. */
      outline: z.array(z.object({ latitude: z.number(), longitude: z.number() })),
    }),
  ),
  /** Photos of their work that the groomer chose. */
  showcase: z.array(picture),
  /** From visits, with what was done. */
  photos: z.array(
    z.object({
      id,
      before: picture.nullable(),
      after: picture.nullable(),
      breed: z.string().nullable(),
      service: z.string(),
    }),
  ),
  timeZone: z.string(),
  /** For a usual visit in the middle of the work area. */
  nextTimes: z.array(z.object({ date: z.string(), part: z.enum(PARTS_OF_DAY) })),
});

const addition = 'The specification names the page of a groomer, not what it reads.';

export const publicPagesContract = {
  getPublicProvider: endpoint({
    method: 'GET',
    path: '/v2/public/providers/:address',
    summary: 'Everything that the public page of an active groomer shows, by its address.',
    access: anyone(),
    shows: ['free-times', 'profile', 'reviews', 'services'],
    params: z.object({ address: value(vanityUrl) }),
    answer: providerPage,
    errors: ['not_found'],
    limit: ['publicPagesPerAddress'],
    shared: true,
    addition,
  }),
  listPublicProviders: endpoint({
    method: 'GET',
    path: '/v2/public/providers',
    summary: 'Active groomers with a public page, the best rated first; with `near`, those who come to that place.',
    access: anyone(),
    shows: ['profile', 'reviews'],
    query: z.object({ ...pageQueryOf(SHOWN_GROOMERS), near: near.optional() }),
    answer: pageOf(heading),
    limit: ['publicPagesPerAddress'],
    shared: true,
    addition: 'The first page of a site shows who works there.',
  }),
};
