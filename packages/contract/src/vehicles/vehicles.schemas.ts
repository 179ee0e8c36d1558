import { parseVin, vinProblem } from '@tailgate/values/vin';
import { z } from 'zod';
import { canSchema } from '../can.ts';
import { vanCharge, vanMileage, vanPlan } from '../fleet/fleet.schemas.ts';
import { ref } from '../reference.ts';
import { address, id, image, instant, localDate, requiredText, storedAddress, text } from '../schemas.ts';
import { vehicleMachine } from './vehicle.machine.ts';
import { VAN_SECTIONS } from './vehicle-readiness.facts.ts';
import * as facts from './vehicles.facts.ts';

export const vin = text(40).transform((typed, context) => {
  const parsed = parseVin(typed);
  if (!parsed) context.addIssue({ code: 'custom', message: vinProblem(typed) ?? 'is not a VIN', input: typed });
  return parsed ?? z.NEVER;
});

const word = text(facts.MAX_VAN_WORD_LENGTH).trim();
const meterValue = z.number().min(0).max(facts.MAX_METER_VALUE).multipleOf(0.1);
/** Hours and gate codes beside the address. */
const givenPlace = address.extend({ notes: text(300).trim().default('') });
export const vanPlace = storedAddress.extend({ notes: z.string() });

/** What an owner types; omitted fields stay as they are. */
export const givenVehicle = z.object({
  name: requiredText(facts.MAX_VAN_NAME_LENGTH),
  description: text(facts.MAX_VAN_DESCRIPTION_LENGTH).trim(),
  type: z.enum(facts.VEHICLE_TYPES),
  vin: vin.nullable(),
  make: word,
  model: word,
  year: z.number().int().min(facts.FIRST_MODEL_YEAR).max(facts.LAST_MODEL_YEAR).nullable(),
  builder: word,
  fuelType: word,
  transmissionType: word,
  licensePlate: text(facts.MAX_PLATE_LENGTH).trim().toUpperCase(),
  plateState: text(2).trim().toUpperCase(),
  tagsExpiration: localDate.nullable(),
  generator: word,
  /** Recorded as a reading. */
  odometerValue: meterValue,
  generatorHours: meterValue,
  rentalRadius: z.number().int().min(1).max(facts.MAX_RENTAL_RADIUS_MILES).nullable(),
  pickupAddress: givenPlace.nullable(),
  trialAddress: givenPlace.nullable(),
  protectionPlan: word,
});

/** The photo of a view; null removes it. */
export const givenImage = z.object({ id: ref('image.use').nullable(), view: z.enum(facts.VAN_VIEWS) });

/** One link a video, to a page that can be opened by anybody. */
export const videoLink = text(facts.MAX_VIDEO_LINK_LENGTH)
  .trim()
  .pipe(z.url({ protocol: /^https$/, hostname: z.regexes.domain }))
  .refine((link) => !URL.canParse(link) || new URL(link).username + new URL(link).password === '', {
    error: 'must not contain a name or password',
  });

export const decodedVin = z.object({
  vin: z.string(),
  /** Whether the vendor knows the VIN; what it does not know is empty. */
  isKnown: z.boolean(),
  make: z.string(),
  model: z.string(),
  year: z.number().int().nullable(),
  trim: z.string(),
  body: z.string(),
  builder: z.string(),
  fuelType: z.string(),
  transmissionType: z.string(),
  engine: z.string(),
  builtIn: z.string(),
});

export const meterReading = z.object({
  id,
  meter: z.enum(facts.METERS),
  value: z.number(),
  readAt: instant,
  source: z.enum(facts.METER_SOURCES),
  isNewMeter: z.boolean(),
  /** Who read it. */
  by: z.string(),
  photo: image.nullable(),
  correctsId: id.nullable(),
  /** A later reading took its place. */
  isVoided: z.boolean(),
});

export const vanDocument = z.object({
  id,
  kind: z.enum(facts.VAN_DOCUMENT_KINDS),
  title: z.string(),
  type: z.string(),
  url: z.string(),
  expiresOn: z.iso.date().nullable(),
  daysLeft: z.number().int().nullable(),
  state: z.enum(facts.DOCUMENT_STATES),
  addedAt: instant,
});

const trailer = z.object({
  name: z.string(),
  vin: z.string().nullable(),
  make: z.string(),
  model: z.string(),
  year: z.number().int().nullable(),
  licensePlate: z.string(),
  description: z.string(),
  registration: z.object({ id, title: z.string(), url: z.string() }).nullable(),
  images: z.array(image),
});

const readiness = z.object({
  open: z.array(
    z.object({
      task: z.string(),
      section: z.enum(VAN_SECTIONS),
      label: z.string(),
      isRequired: z.boolean(),
      isExpired: z.boolean(),
    }),
  ),
  sections: z.array(z.object({ section: z.enum(VAN_SECTIONS), done: z.number().int(), total: z.number().int() })),
  done: z.number().int(),
  total: z.number().int(),
  percent: z.number().int(),
  canBeListed: z.boolean(),
});

const summary = {
  id,
  name: z.string(),
  type: z.enum(facts.VEHICLE_TYPES),
  /** 1 listed (and a draft), 0 paused or retired, 2 while maintenance occupies it. */
  status: z.number().int(),
  state: z.enum(vehicleMachine.states),
  isForRent: z.boolean(),
  vin: z.string().nullable(),
  make: z.string(),
  model: z.string(),
  year: z.number().int().nullable(),
  licensePlate: z.string(),
  plateState: z.string(),
  defaultImage: image.nullable(),
  odometerValue: z.number(),
  generatorHours: z.number().nullable(),
  city: z.string(),
};

/** A van in a list. */
export const listedVehicle = z.object({
  ...summary,
  percent: z.number().int(),
  /** What keeps it from being listed, expired documents first. */
  missing: z.number().int(),
  /** The document that expires first. */
  nextExpiry: z
    .object({
      kind: z.enum(facts.VAN_DOCUMENT_KINDS),
      expiresOn: z.iso.date(),
      daysLeft: z.number().int(),
      state: z.enum(facts.DOCUMENT_STATES),
    })
    .nullable(),
  ratePerDay: z.number().nullable(),
  ratePerWeek: z.number().nullable(),
  splitPercentage: z.number().nullable(),
});

export const vehicle = z.object({
  ...summary,
  description: z.string(),
  can: canSchema(vehicleMachine),
  canEdit: z.boolean(),
  /** The vendor named this VIN. */
  isDecoded: z.boolean(),
  builder: z.string(),
  trim: z.string(),
  body: z.string(),
  engine: z.string(),
  builtIn: z.string(),
  fuelType: z.string(),
  transmissionType: z.string(),
  generator: z.string(),
  tagsExpiration: z.iso.date().nullable(),
  startingOdometer: z.number(),
  /** The last reading of each meter. */
  meters: z.array(meterReading),
  rentalRadius: z.number().int().nullable(),
  pickupAddress: vanPlace.nullable(),
  trialAddress: vanPlace.nullable(),
  /** The last known address. */
  lastLocation: vanPlace.nullable(),
  timeZone: z.string(),
  protectionPlan: z.string(),
  images: z.array(z.object({ view: z.enum(facts.VAN_VIEWS), isCover: z.boolean(), addedAt: instant, image })),
  videoLinks: z.array(z.string()),
  documents: z.array(vanDocument),
  registrationDocument: vanDocument.nullable(),
  titleDocument: vanDocument.nullable(),
  insuranceDocument: vanDocument.nullable(),
  features: z.array(z.enum(facts.VAN_FEATURE_KEYS)),
  insuranceType: z.enum(facts.INSURANCE_TYPES),
  customInsuranceDetails: z
    .object({
      company: z.string(),
      liabilityLimits: z.string(),
      comprehensiveDeductible: z.number().nullable(),
      collisionDeductible: z.number().nullable(),
      insuranceCard: vanDocument.nullable(),
    })
    .nullable(),
  /** Sunday is 1; null until somebody has said. */
  availability: z.array(z.object({ day: z.number().int(), availability: z.enum(facts.DAY_AVAILABILITIES) })).nullable(),
  pricing: vanCharge.nullable(),
  planConfiguration: vanPlan.nullable(),
  mileageOptions: vanMileage.nullable(),
  trailer: trailer.nullable(),
  /** What became of it, the newest first. */
  histories: z.array(z.object({ at: instant, name: z.string(), state: z.enum(vehicleMachine.states) })),
  readiness,
});
