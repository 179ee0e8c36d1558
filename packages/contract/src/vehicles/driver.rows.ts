import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { CUSTODY_REASONS } from '../custody/custody.facts.ts';
import { endpoint } from '../endpoint.ts';
import { ref } from '../reference.ts';
import { id, image, instant } from '../schemas.ts';
import * as facts from './vehicles.facts.ts';
import { vanDocument, vanPlace } from './vehicles.schemas.ts';

const DRIVER = '/v2/service-vehicle/driver';
const VANS = `${DRIVER}/vans` as const;
const reads = signedInAs(['groomer']);
const writes = signedInAs(['groomer'], { whileImpersonating: 'allowed' });
const addition =
  'The specification has pages for the van of a groomer and shows no call that says which one is theirs.';

/** Days of the van; null goes on beyond what is shown. */
const stretch = z.object({
  from: z.iso.date(),
  to: z.iso.date().nullable(),
  startsAt: instant,
  endsAt: instant.nullable(),
});

const heldVan = {
  id,
  name: z.string(),
  type: z.enum(facts.VEHICLE_TYPES),
  make: z.string(),
  model: z.string(),
  year: z.number().int().nullable(),
  licensePlate: z.string(),
  plateState: z.string(),
  timeZone: z.string(),
  image: image.nullable(),
  isOwn: z.boolean(),
  /** Whose van it is; null of one's own. */
  owner: z.object({ id, name: z.string(), phone: z.string().nullable() }).nullable(),
  /** Why it is held; null where that is over. */
  reason: z.enum(CUSTODY_REASONS).nullable(),
  holdsNow: z.boolean(),
  /** When it is the van that counts: of several vans one does. */
  stretches: z.array(stretch),
  /** Where to get it, from a week before; null of one's own. */
  pickup: vanPlace.nullable(),
  documents: z.array(
    vanDocument.pick({ id: true, expiresOn: true, daysLeft: true, state: true }).extend({
      kind: z.enum(facts.DRIVER_DOCUMENTS),
    }),
  ),
};

const driverVan = z.object({
  ...heldVan,
  vin: z.string().nullable(),
  description: z.string(),
  builder: z.string(),
  trim: z.string(),
  fuelType: z.string(),
  transmissionType: z.string(),
  generator: z.string(),
  tagsExpiration: z.iso.date().nullable(),
  images: z.array(z.object({ view: z.enum(facts.VAN_VIEWS), image })),
  videoLinks: z.array(z.string()),
  documents: z.array(vanDocument.extend({ kind: z.enum(facts.DRIVER_DOCUMENTS) })),
  features: z.array(z.enum(facts.VAN_FEATURE_KEYS)),
  insuranceType: z.enum(facts.INSURANCE_TYPES),
  /** Whom to call after an accident. */
  insuranceCompany: z.string(),
  /** The last reading of each meter. */
  meters: z.array(z.object({ meter: z.enum(facts.METERS), value: z.number(), readAt: instant })),
});

const driven = z.object({ id: ref('vehicle.drive') });

/** Which van a groomer drives on which day, and what a driver needs to know of it. */
export const driverRows = {
  listDrivenVans: endpoint({
    method: 'GET',
    path: VANS,
    summary: 'The vans that the groomer holds today and in the next 60 days, and which one counts on which day.',
    access: reads,
    shows: ['appointments', 'custody', 'vans'],
    answer: z.object({
      today: z.iso.date(),
      timeZone: z.string(),
      /** Whoever works with vans is booked only while they have one. */
      worksWithVans: z.boolean(),
      /** The van that counts now. */
      currentId: id.nullable(),
      /** The one that counts now, then one's own, then by their next day. */
      vans: z.array(z.object(heldVan)),
      days: z.array(
        z.object({
          date: z.iso.date(),
          /** In the order of the day; mostly one. */
          vehicleIds: z.array(id),
          needsVan: z.boolean(),
          appointments: z.number().int(),
          /** Of them those that have no van. */
          withoutVan: z.number().int(),
        }),
      ),
    }),
    addition,
  }),
  getDrivenVan: endpoint({
    method: 'GET',
    path: `${VANS}/:id`,
    summary: 'The record of a van as its driver may see it.',
    access: reads,
    shows: ['custody', 'vans'],
    params: driven,
    answer: driverVan,
    errors: ['not_found'],
    addition,
  }),
  addDriverReading: endpoint({
    method: 'POST',
    path: `${VANS}/:id/meter-readings`,
    summary: 'Adds a reading of the van that the groomer holds now.',
    access: writes,
    activity: 'Added a meter reading',
    changes: ['vans'],
    params: z.object({ id: ref('vehicle.driveNow') }),
    body: z.object({
      meter: z.enum(facts.METERS),
      value: z.number().min(0).max(facts.MAX_METER_VALUE).multipleOf(0.1),
      photo: ref('image.use').optional(),
    }),
    answer: driverVan,
    errors: ['not_found'],
    grows: 'meterReadings',
    addition,
  }),
  workWithoutVan: endpoint({
    method: 'POST',
    path: `${DRIVER}/without-van`,
    summary: 'From now on the groomer works without a van. Refused while one is theirs, now or later.',
    access: writes,
    activity: 'Works without a van',
    changes: ['appointments', 'custody', 'free-times', 'vans'],
    errors: ['holds_van'],
    addition: 'The specification knows groomers with a van and groomers without one, and no way from one to the other.',
  }),
};
