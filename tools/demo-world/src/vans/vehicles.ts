import { VAN_VIEWS, type VanFeature, type VanView } from '@tailgate/contract';
import type { Random } from '@tailgate/kit';
import type { SeedVehicle } from '@tailgate/server/seeding';
import { cents } from '@tailgate/values/money';
import { addressIn, neighborhoodNamed } from '../people/addresses.ts';
import { demoId } from '../people/ids.ts';
import { randomOf, type DemoVan } from './demo-van.ts';
import { liverySeenIn } from './liveries.ts';
import { papersOf } from './papers.ts';
import { startingOdometerOf } from './readings.ts';

/** What every grooming van has, one of each group. */
const ESSENTIALS: readonly (readonly VanFeature[])[] = [
  ['walk_in_tub', 'raised_tub'],
  ['lift_table', 'fixed_table'],
  ['velocity_dryer', 'stand_dryer'],
  ['fresh_water_50', 'fresh_water_80'],
  ['water_heater'],
  ['generator'],
];
const EXTRAS: readonly VanFeature[] = [
  'clipper_vacuum',
  'recirculating_pump',
  'kennels',
  'cat_area',
  'inverter',
  'solar_panels',
  'shore_power',
  'roof_ac',
  'furnace',
  'skylight',
  'sound_insulation',
  'detectors',
  'backup_camera',
  'lane_assist',
  'low_step',
  'ramp',
];
const MOST_EXTRAS = 6;

const featuresOf = (random: Random): VanFeature[] => [
  ...ESSENTIALS.map((group) => random.pick(group)),
  ...random.shuffled(EXTRAS).slice(0, random.integer(1, MOST_EXTRAS)),
];

/** Those of a draft are the first that somebody takes, and nobody picks up a groomer's own van. */
const DRAFT_VIEWS: readonly VanView[] = ['front', 'driver_side', 'rear'];
const OWN_VIEWS: readonly VanView[] = ['front', 'driver_side', 'rear', 'passenger_side'];
const COVER: VanView = 'driver_side';

export const viewsOf = ({ story, isForRent }: DemoVan): readonly VanView[] => {
  if (!isForRent) return OWN_VIEWS;
  return story.state === 'draft' && !story.isPhotographed ? DRAFT_VIEWS : VAN_VIEWS;
};

/** Vans of one owner that look the same share their photos. */
export const photoId = ({ site, owner, story }: DemoVan, view: VanView): string =>
  demoId(site.slug, 'van-photo', owner.id, liverySeenIn(view, story.livery), view);

const NOTES = [
  'Keys are in the lockbox by the side door.',
  'Gate code 4410, then the last bay on the right.',
  'Please back in, the shore power is at the wall.',
  'Open from 6 am to 8 pm.',
] as const;

const SMALL_FLEET = 5;
/** A large fleet stands in yards around the town, a few vans in each; others stand where their owner lives. */
const VANS_OF_YARD = 4;
const YARDS_APART = 4;

const pickupOf = (van: DemoVan): SeedVehicle['pickup'] => {
  if (!van.isForRent) return null;
  const { metro, slug } = van.site;
  const yard = van.fleetSize > SMALL_FLEET ? Math.floor((van.number - 1) / VANS_OF_YARD) : 0;
  const { neighborhoods } = metro;
  const home = neighborhoodNamed(metro, van.neighborhood);
  const where = neighborhoods[(neighborhoods.indexOf(home) + yard * YARDS_APART) % neighborhoods.length] ?? home;
  const random = randomOf({ id: `${slug}/${van.owner.id}/${yard}` }, 'yard');
  const place = addressIn(metro, where, random);
  return { place: { ...place, address: place.address.replace(/, Apt .*$/, '') }, notes: random.pick(NOTES) };
};

const INSURERS = {
  tailgate: ['Hill Country Commercial', 'Pecan Street Mutual'],
  saguaro: ['Sonoran Commercial', 'Copper State Mutual'],
} as const;

const insuranceOf = (van: DemoVan): SeedVehicle['insurance'] => {
  const none = { company: '', liabilityLimits: '', comprehensiveDeductibleCents: null, collisionDeductibleCents: null };
  if (van.story.state === 'draft') return { ...none, type: 'none' };
  if (van.story.insurance !== 'custom') return { ...none, type: 'others' };
  const random = randomOf({ id: van.owner.id }, 'insurance');
  return {
    type: 'custom',
    company: random.pick(INSURERS[van.site.slug]),
    liabilityLimits: random.pick(['$1,000,000 combined single limit', '$500,000 / $1,000,000 / $250,000']),
    comprehensiveDeductibleCents: cents(random.pick([50_000, 100_000])),
    collisionDeductibleCents: cents(100_000),
  };
};

const TUBS = { walk_in_tub: 'a walk-in tub', raised_tub: 'a raised tub' } as const;

const descriptionOf = ({ model, story }: DemoVan, features: readonly VanFeature[]): string => {
  const tub = features.includes('walk_in_tub') ? TUBS.walk_in_tub : TUBS.raised_tub;
  const water = features.includes('fresh_water_80') ? '80' : '50';
  const { make, model: name } = model.decoded;
  return `${story.year} ${make} ${name} with ${tub} and ${water} gallons of fresh water. Serviced on schedule, cleaned before every pickup.`;
};

const WEEK = [1, 2, 3, 4, 5, 6, 7];
const MONDAY_TO_SATURDAY = WEEK.slice(1);

/** The record of a van with all that belongs to it, apart from its readings and terms. */
export const vehicleOf = (van: DemoVan, today: Date): SeedVehicle => {
  const { story, model, isForRent, site } = van;
  const isDraft = story.state === 'draft';
  const random = randomOf(van, 'record');
  const features = featuresOf(random);
  const documents = papersOf(van, today).map(({ document }) => document);
  const isRentable = isForRent && !isDraft;
  return {
    id: van.id,
    ownerId: van.owner.id,
    isForRent,
    name: van.name,
    description: isRentable ? descriptionOf(van, features) : '',
    type: model.type,
    vin: van.vin,
    decoded: { ...model.decoded, year: story.year },
    plate: van.plate,
    plateState: site.metro.state,
    tagsExpireOn: documents.find(({ kind }) => kind === 'registration')?.expiresOn ?? null,
    generator: model.generator,
    startingOdometer: startingOdometerOf(van),
    rentalRadiusMiles: isRentable ? random.pick([25, 50, 100]) : null,
    pickup: pickupOf(van),
    timeZone: site.metro.timeZone,
    protectionPlan: isRentable ? random.pick(['Standard', 'Premium']) : '',
    insurance: insuranceOf(van),
    features,
    rentableWeekdays: isRentable ? random.pick([WEEK, MONDAY_TO_SATURDAY]) : null,
    moves: van.moves,
    photos: viewsOf(van).map((view) => ({ view, fileId: photoId(van, view) })),
    cover: COVER,
    documents,
  };
};
