import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ref } from '../reference.ts';
import { dollars, inCents, localDate, pageOf, text, whenMissing } from '../schemas.ts';
import {
  MANAGEMENT,
  listQuery,
  managed,
  newVehicle,
  readsFleet,
  readsOwn,
  vehicleChanges,
  writesFleet,
  writesOwn,
} from './vehicle-rows.ts';
import * as facts from './vehicles.facts.ts';
import { givenImage, listedVehicle, vehicle, videoLink, vin } from './vehicles.schemas.ts';

const word = text(facts.MAX_VAN_WORD_LENGTH).trim();

const insuranceDetails = inCents(
  z.object({
    company: word.default(''),
    liabilityLimits: word.default(''),
    comprehensiveDeductible: dollars(facts.MAX_DEDUCTIBLE_CENTS).nullable().default(null),
    collisionDeductible: dollars(facts.MAX_DEDUCTIBLE_CENTS).nullable().default(null),
    /** Replaces the card on file; omitted, it stays. */
    insuranceCard: ref('document.use').optional(),
    expiresOn: localDate.optional(),
  }),
  'comprehensiveDeductible',
  'collisionDeductible',
);

const counts = z.record(z.enum(facts.VEHICLE_FILTERS), z.number().int());
export const vehicleList = pageOf(listedVehicle).extend({
  /** For each filter, with the search applied. */
  counts,
});

const ALIAS = 'The specification may mean the address without the segment; both answer.';

/** The record of a van, as fleet owners edit it section by section. Groomers edit their own by the same rows. */
export const managementRows = {
  listFleet: endpoint({
    method: 'GET',
    path: `${MANAGEMENT}/list`,
    summary: 'The vans of the fleet owner, found by name, plate, VIN or model, filtered and in order.',
    access: readsFleet,
    shows: ['vans'],
    query: listQuery,
    answer: vehicleList,
  }),
  listFleetOfBase: endpoint({
    method: 'GET',
    path: MANAGEMENT,
    summary: 'The same as `list`.',
    access: readsFleet,
    shows: ['vans'],
    query: listQuery,
    answer: vehicleList,
    addition: ALIAS,
  }),
  createFleetVehicle: endpoint({
    method: 'POST',
    path: `${MANAGEMENT}/create`,
    summary: 'Adds a van as a draft. With a VIN, make, model and year are looked up.',
    access: writesFleet,
    activity: 'Added a van',
    changes: ['vans'],
    body: newVehicle,
    answer: vehicle,
    errors: ['vin_taken'],
    limit: ['vinsPerAccount'],
    grows: 'vehicles',
  }),
  createFleetVehicleOfBase: endpoint({
    method: 'POST',
    path: MANAGEMENT,
    summary: 'The same as `create`.',
    access: writesFleet,
    activity: 'Added a van',
    changes: ['vans'],
    body: newVehicle,
    answer: vehicle,
    errors: ['vin_taken'],
    limit: ['vinsPerAccount'],
    grows: 'vehicles',
    addition: ALIAS,
  }),
  updateFleetVehicle: endpoint({
    method: 'POST',
    path: `${MANAGEMENT}/:id`,
    summary: 'Changes a van; what is left out stays. A VIN that is given is looked up again.',
    access: writesFleet,
    activity: 'Changed a van',
    changes: ['vans'],
    params: managed,
    body: vehicleChanges,
    answer: vehicle,
    errors: ['not_found', 'vin_taken'],
    limit: ['vinsPerAccount'],
    grows: 'meterReadings',
  }),
  saveFeatures: endpoint({
    method: 'POST',
    path: `${MANAGEMENT}/:id/features`,
    summary: 'Replaces the features of a van.',
    access: writesOwn,
    activity: 'Changed the features of a van',
    changes: ['vans'],
    params: managed,
    body: z.object({
      features: z.array(z.enum(facts.VAN_FEATURE_KEYS), whenMissing).max(facts.VAN_FEATURE_KEYS.length),
    }),
    answer: vehicle,
    errors: ['not_found'],
  }),
  saveImages: endpoint({
    method: 'POST',
    path: `${MANAGEMENT}/:id/images`,
    summary: 'Sets or removes the photos of these views; the other views stay.',
    access: writesOwn,
    activity: 'Changed the photos of a van',
    changes: ['vans'],
    params: managed,
    body: z.object({
      images: z.array(givenImage, whenMissing).max(facts.VAN_VIEWS.length),
      /** The view that listings show first. */
      cover: z.enum(facts.VAN_VIEWS).optional(),
    }),
    answer: vehicle,
    errors: ['not_found'],
  }),
  saveVideoLinks: endpoint({
    method: 'POST',
    path: `${MANAGEMENT}/:id/video-links`,
    summary: 'Replaces the links to videos of a van.',
    access: writesOwn,
    activity: 'Changed the videos of a van',
    changes: ['vans'],
    params: managed,
    body: z.object({ videoLinks: z.array(videoLink, whenMissing).max(facts.MAX_VIDEO_LINKS) }),
    answer: vehicle,
    errors: ['not_found'],
  }),
  saveInsurance: endpoint({
    method: 'POST',
    path: `${MANAGEMENT}/:id/insurance`,
    summary: 'How a van is insured: by a policy of the owner, or by the platform.',
    access: writesOwn,
    activity: 'Changed the insurance of a van',
    changes: ['vans'],
    params: managed,
    body: z.object({
      insuranceType: z
        .enum([...facts.INSURANCE_TYPES, 'not-selected'])
        .transform((type) => (type === 'not-selected' ? ('none' as const) : type)),
      details: insuranceDetails.optional(),
    }),
    answer: vehicle,
    errors: ['not_found'],
    grows: 'vehicleDocuments',
  }),
  saveAvailability: endpoint({
    method: 'POST',
    path: `${MANAGEMENT}/:id/availability`,
    summary: 'On which weekdays a van can be rented; a day that is left out cannot.',
    access: writesFleet,
    activity: 'Changed the availability of a van',
    changes: ['vans'],
    params: managed,
    body: z.object({
      availability: z
        .array(
          z.object({ day: z.number().int().min(1).max(7), availability: z.enum(facts.DAY_AVAILABILITIES) }),
          whenMissing,
        )
        .max(7),
    }),
    answer: vehicle,
    errors: ['not_found'],
  }),
  saveTrailer: endpoint({
    method: 'POST',
    path: `${MANAGEMENT}/:id/trailer`,
    summary: 'Adds the trailer of a van, or replaces what is known of it.',
    access: writesOwn,
    activity: 'Changed the trailer of a van',
    changes: ['vans'],
    params: managed,
    body: z.object({
      name: text(facts.MAX_VAN_NAME_LENGTH, 1).trim(),
      vin: vin.nullable().default(null),
      make: word.default(''),
      model: word.default(''),
      year: z.number().int().min(facts.FIRST_MODEL_YEAR).max(facts.LAST_MODEL_YEAR).nullable().default(null),
      licensePlate: text(facts.MAX_PLATE_LENGTH).trim().toUpperCase().default(''),
      /** Omitted, it stays. */
      registration: ref('document.use').nullable().optional(),
      images: z.array(ref('image.use')).max(facts.MAX_TRAILER_IMAGES).default([]),
      description: text(facts.MAX_VAN_DESCRIPTION_LENGTH).trim().default(''),
    }),
    answer: vehicle,
    errors: ['not_found'],
  }),
  deleteTrailer: endpoint({
    method: 'DELETE',
    path: `${MANAGEMENT}/:id/trailer`,
    summary: 'Removes the trailer of a van.',
    access: writesOwn,
    activity: 'Removed the trailer of a van',
    changes: ['vans'],
    params: managed,
    answer: vehicle,
    errors: ['not_found'],
  }),
  listImageViews: endpoint({
    method: 'GET',
    path: `${MANAGEMENT}/images-views`,
    summary: 'The views of which a van has photos, in order.',
    access: readsOwn,
    shows: [],
    answer: z.object({ items: z.array(z.object({ view: z.enum(facts.VAN_VIEWS), name: z.string() })) }),
  }),
};
