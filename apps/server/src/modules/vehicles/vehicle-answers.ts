import { VAN_FEATURE_KEYS, documentStateOf, type VanDocumentKind } from '@tailgate/contract';
import { dollarsOf } from '@tailgate/values/money';
import type { Tx } from '../../platform/db/database.ts';
import type { VanPlace } from '../../platform/db/stored/vans.ts';
import { found } from '../../platform/failure.ts';
import { canOf } from '../../platform/machines/can.ts';
import type { Platform } from '../../platform/platform.ts';
import { documentsById, imagesById } from '../attachments/index.ts';
import { readingsAnswer } from './meters/reading-answers.ts';
import { daysLeftOf, partsOf, readinessOf, type VanParts } from './van-facts.ts';
import { historyOf } from './van-history.view.ts';
import { trailerOf, type DocumentRow, type TrailerRow } from './vehicle-parts.queries.ts';
import { termsAnswer } from './vehicle-terms-answer.ts';
import { vehicles } from './vehicle.effects.ts';
import { vehicleById, vehiclesByIds, type FoundVehicle, type VehicleRow } from './vehicles.queries.ts';
import { coverOf, photosInOrder, wireStatusOf } from './vehicles.rules.ts';

type Images = Awaited<ReturnType<typeof imagesById>>;

export const placeOf = (place: VanPlace | null, latitude: number | null, longitude: number | null) =>
  place !== null && latitude !== null && longitude !== null ? { ...place, latitude, longitude } : null;

const summaryOf = (row: VehicleRow, { photos, readings }: VanParts, images: Images) => {
  const cover = coverOf(photos);
  const last = (meter: 'odometer' | 'generator') => readings.find((reading) => reading.meter === meter)?.value;
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    status: wireStatusOf(row.status),
    state: row.status,
    isForRent: row.is_for_rent,
    vin: row.vin,
    make: row.make,
    model: row.model,
    year: row.year,
    licensePlate: row.license_plate,
    plateState: row.plate_state,
    defaultImage: (cover && images.get(cover.fileId)) ?? null,
    odometerValue: last('odometer') ?? row.starting_odometer,
    generatorHours: last('generator') ?? null,
    city: row.pickup_address?.city ?? '',
  };
};

/** A page of vans, in its order. */
export const listedAnswer = async (tx: Tx, found: readonly FoundVehicle[], platform: Platform) => {
  const ids = found.map(({ id }) => id);
  const rows = new Map((await vehiclesByIds(tx, ids)).map((row) => [row.id, row]));
  const parts = await partsOf(tx, ids);
  const covers = [...parts.values()].map(({ photos }) => coverOf(photos)?.fileId ?? null);
  const images = await imagesById(tx, covers, platform);
  return found.flatMap(({ id, kind, expiresOn, daysLeft }) => {
    const [row, of] = [rows.get(id), parts.get(id)];
    if (!row || !of) return [];
    const { percent, open } = readinessOf(row, of, platform.clock.now());
    const plan = of.terms.plan?.terms;
    const weekly = plan?.flatRate?.ratePerWeekCents ?? null;
    return {
      ...summaryOf(row, of, images),
      percent,
      missing: open.filter(({ isRequired }) => isRequired).length,
      nextExpiry:
        kind !== null && expiresOn !== null && daysLeft !== null
          ? { kind: kind as VanDocumentKind, expiresOn, daysLeft, state: documentStateOf(daysLeft) }
          : null,
      ratePerDay: plan?.flatRate ? dollarsOf(plan.flatRate.ratePerDayCents) : null,
      ratePerWeek: weekly === null ? null : dollarsOf(weekly),
      splitPercentage: plan?.percentageOfSales?.splitPercentage ?? null,
    };
  });
};

/** What cards show of vans, with what they cost. */
export const vanCardsOf = async (tx: Tx, ids: readonly string[], platform: Platform) => {
  const rows = await vehiclesByIds(tx, ids);
  const parts = await partsOf(tx, ids);
  const covers = [...parts.values()].map(({ photos }) => coverOf(photos)?.fileId ?? null);
  const images = await imagesById(tx, covers, platform);
  return new Map(
    rows.map((row) => {
      const of = found(parts.get(row.id));
      return [row.id, { ...summaryOf(row, of, images), planConfiguration: termsAnswer(of.terms).planConfiguration }];
    }),
  );
};

type Papers = Awaited<ReturnType<typeof documentsById>>;

export const documentAnswer = (row: VehicleRow, papers: Papers, now: Date) => (document: DocumentRow) => {
  const file = papers.get(document.fileId);
  if (!file) return [];
  const daysLeft = daysLeftOf(document.expiresOn, row, now);
  const { id, kind, expiresOn, addedAt } = document;
  const { title, type, url } = file;
  const state = documentStateOf(daysLeft);
  return [{ id, kind, title, type, url, expiresOn, daysLeft, state, addedAt: addedAt.toISOString() }];
};

const trailerAnswer = (trailer: TrailerRow | undefined, images: Images, papers: Papers) => {
  if (!trailer) return null;
  const registration = trailer.registration_file_id === null ? undefined : papers.get(trailer.registration_file_id);
  return {
    name: trailer.name,
    vin: trailer.vin,
    make: trailer.make,
    model: trailer.model,
    year: trailer.year,
    licensePlate: trailer.license_plate,
    description: trailer.description,
    registration: registration ? { id: registration.id, title: registration.title, url: registration.url } : null,
    images: trailer.image_ids.flatMap((id) => images.get(id) ?? []),
  };
};

const insuranceAnswer = <Card>(row: VehicleRow, insuranceCard: Card | null) =>
  row.insurance_type === 'custom'
    ? {
        company: row.insurance_company,
        liabilityLimits: row.liability_limits,
        comprehensiveDeductible:
          row.comprehensive_deductible_cents === null ? null : dollarsOf(row.comprehensive_deductible_cents),
        collisionDeductible: row.collision_deductible_cents === null ? null : dollarsOf(row.collision_deductible_cents),
        insuranceCard,
      }
    : null;

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const availabilityAnswer = ({ rentable_weekdays: days }: VehicleRow) =>
  days &&
  WEEKDAYS.map((day) => ({
    day,
    availability: days.includes(day) ? ('slots' as const) : ('not_available' as const),
  }));

/** Everything that is known of a van. */
export const vehicleAnswer = async (tx: Tx, row: VehicleRow, platform: Platform) => {
  const now = platform.clock.now();
  const parts = found((await partsOf(tx, [row.id])).get(row.id));
  const trailer = await trailerOf(tx, row.id);
  const shown = [...parts.photos.map(({ fileId }) => fileId), ...(trailer?.image_ids ?? [])];
  const images = await imagesById(tx, shown, platform);
  const files = [...parts.documents.map(({ fileId }) => fileId), trailer?.registration_file_id ?? null];
  const papers = await documentsById(tx, files, platform);
  const documents = parts.documents.flatMap(documentAnswer(row, papers, now));
  const documentOf = (kind: VanDocumentKind) => documents.find((document) => document.kind === kind) ?? null;
  const pickupAddress = placeOf(row.pickup_address, row.pickupLatitude, row.pickupLongitude);
  return {
    ...summaryOf(row, parts, images),
    description: row.description,
    can: canOf(vehicles, 'owner', { ...row, parts }, now),
    canEdit: row.status !== 'retired',
    isDecoded: row.decoded_at !== null,
    builder: row.builder,
    trim: row.trim_level,
    body: row.body,
    engine: row.engine,
    builtIn: row.built_in,
    fuelType: row.fuel_type,
    transmissionType: row.transmission_type,
    generator: row.generator,
    tagsExpiration: row.tagsExpireOn,
    startingOdometer: row.starting_odometer,
    meters: await readingsAnswer(tx, parts.readings, platform),
    rentalRadius: row.rental_radius_miles,
    pickupAddress,
    trialAddress: placeOf(row.trial_address, row.trialLatitude, row.trialLongitude),
    lastLocation: pickupAddress,
    timeZone: row.time_zone,
    protectionPlan: row.protection_plan,
    images: photosInOrder(parts.photos).flatMap(({ view, isCover, addedAt, fileId }) => {
      const image = images.get(fileId);
      return image ? [{ view, isCover, addedAt: addedAt.toISOString(), image }] : [];
    }),
    videoLinks: row.video_links,
    documents,
    registrationDocument: documentOf('registration'),
    titleDocument: documentOf('title'),
    insuranceDocument: documentOf('insurance'),
    features: VAN_FEATURE_KEYS.filter((feature) => row.features.includes(feature)),
    insuranceType: row.insurance_type,
    customInsuranceDetails: insuranceAnswer(row, documentOf('insurance')),
    availability: availabilityAnswer(row),
    ...termsAnswer(parts.terms),
    trailer: trailerAnswer(trailer, images, papers),
    histories: (await historyOf(tx, row.id)).map(({ at, ...move }) => ({ ...move, at: at.toISOString() })),
    readiness: readinessOf(row, parts, now),
  };
};

export const vehicleAnswerById = async (tx: Tx, id: string, platform: Platform) =>
  vehicleAnswer(tx, await vehicleById(tx, id), platform);
