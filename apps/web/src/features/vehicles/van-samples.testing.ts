import { VAN_VIEWS, type VanView } from '@tailgate/contract/facts';
import type { ListedVehicle, Vehicle } from './vehicles-query.ts';

type Image = Vehicle['images'][number]['image'];
type OpenTask = Vehicle['readiness']['open'][number];

export const imageOf = (id: string): Image => ({
  id,
  url: `https://files.example.test/${id}`,
  alt: '',
  filename: `${id}.jpg`,
  sizes: {
    thumbnail: `https://files.example.test/${id}-s`,
    medium: `https://files.example.test/${id}-m`,
    large: `https://files.example.test/${id}-l`,
  },
});

export const photoOf = (view: VanView, isCover = false): Vehicle['images'][number] => ({
  view,
  isCover,
  addedAt: '2026-05-28T15:00:00.000Z',
  image: imageOf(view),
});

export const PLATE: OpenTask = {
  task: 'plate',
  section: 'basics',
  label: 'License plate',
  isRequired: true,
  isExpired: false,
};
export const INSPECTION: OpenTask = {
  task: 'document-inspection',
  section: 'documents',
  label: 'Inspection',
  isRequired: false,
  isExpired: true,
};
const photoTask = (view: VanView, label: string): OpenTask => ({
  task: `photo-${view}`,
  section: 'photos',
  label,
  isRequired: true,
  isExpired: false,
});
export const PASSENGER_SIDE = photoTask('passenger_side', 'Passenger side');
export const INTERIOR = photoTask('interior', 'Interior');

/** Ready but for what is given, which is taken off its section. */
export const readinessOf = (open: readonly OpenTask[]): Vehicle['readiness'] => {
  const totals = { basics: 6, photos: VAN_VIEWS.length, documents: 3 } as const;
  const sections = Object.entries(totals).map(([section, total]) => ({
    section: section as keyof typeof totals,
    done: total - open.filter((task) => task.section === section).length,
    total,
  }));
  const total = 17;
  return {
    open: [...open],
    sections,
    done: total - open.length,
    total,
    percent: Math.round((100 * (total - open.length)) / total),
    canBeListed: open.every(({ isRequired }) => !isRequired),
  };
};

const SHARED = {
  id: 'van-5',
  name: 'Van 5',
  type: 'high_roof_van',
  status: 1,
  state: 'draft',
  isForRent: true,
  vin: '1FTBR2C86PKA41906',
  make: 'Ford',
  model: 'Transit',
  year: 2023,
  licensePlate: 'RKL 4417',
  plateState: 'TX',
  defaultImage: imageOf('driver_side'),
  odometerValue: 31_204,
  generatorHours: 412,
  city: 'East Austin',
} as const satisfies Partial<Vehicle>;

export const LISTED: ListedVehicle = {
  ...SHARED,
  state: 'listed',
  percent: 86,
  missing: 0,
  nextExpiry: null,
  ratePerDay: 95,
  ratePerWeek: 520,
  splitPercentage: null,
};

const READING: Vehicle['meters'][number] = {
  id: 'reading',
  meter: 'odometer',
  value: 31_204,
  readAt: '2026-05-28T15:00:00.000Z',
  source: 'owner',
  isNewMeter: false,
  by: 'Nora Fields',
  photo: null,
  correctsId: null,
  isVoided: false,
};

export const VAN: Vehicle = {
  ...SHARED,
  description: 'Clean and quiet.',
  can: { list: true, pause: false, retire: true },
  canEdit: true,
  isDecoded: true,
  builder: '',
  trim: '250',
  body: 'High roof',
  engine: '3.5 L V6',
  builtIn: 'Kansas City, Missouri',
  fuelType: 'Gas',
  transmissionType: '10-speed automatic',
  generator: '',
  tagsExpiration: null,
  startingOdometer: 1,
  meters: [READING],
  rentalRadius: null,
  pickupAddress: null,
  trialAddress: null,
  lastLocation: null,
  timeZone: 'America/Chicago',
  protectionPlan: '',
  images: [photoOf('front'), photoOf('driver_side', true)],
  videoLinks: [],
  documents: [],
  registrationDocument: null,
  titleDocument: null,
  insuranceDocument: null,
  features: ['walk_in_tub', 'generator', 'roof_ac', 'lift_table', 'skylight'],
  insuranceType: 'others',
  customInsuranceDetails: null,
  availability: null,
  pricing: null,
  planConfiguration: {
    version: 1,
    savedAt: '2026-05-28T15:00:00.000Z',
    offerVariableMethod: false,
    flatRate: {
      ratePerDay: 95,
      hasWeeklyRate: true,
      ratePerWeek: 520,
      applyIntroductoryPeriod: false,
      introductoryRate: null,
      introductoryPeriod: null,
      freeDaysPerMonth: 0,
      milesLimitPerMonth: 2_000,
      pricePerMile: 1,
      feePerExtraMile: 1,
    },
    percentageOfSales: null,
  },
  mileageOptions: null,
  trailer: null,
  histories: [],
  readiness: readinessOf([]),
};
