import { cents } from '@tailgate/values/money';

export const VEHICLE_TYPES = ['cargo_van', 'high_roof_van', 'step_van', 'motorhome', 'trailer'] as const;
export type VehicleType = (typeof VEHICLE_TYPES)[number];

/** The photos of a van: each has a drawn outline, and handovers compare the same views. */
export const VAN_VIEWS = [
  'front',
  'driver_side',
  'rear',
  'passenger_side',
  'roof',
  'windshield',
  'cab',
  'interior',
] as const;
export type VanView = (typeof VAN_VIEWS)[number];
export const VAN_VIEW_WORDS: Readonly<Record<VanView, string>> = {
  front: 'Front',
  driver_side: 'Driver side',
  rear: 'Rear',
  passenger_side: 'Passenger side',
  roof: 'Roof',
  windshield: 'Windshield',
  cab: 'Cab',
  interior: 'Interior',
};
/** The cover of a van whose owner chose none. */
export const COVER_VIEWS: readonly VanView[] = ['driver_side', 'passenger_side', 'front', 'rear'];

export const VAN_DOCUMENT_KINDS = ['registration', 'inspection', 'insurance', 'title'] as const;
export type VanDocumentKind = (typeof VAN_DOCUMENT_KINDS)[number];
export const VAN_DOCUMENT_WORDS: Readonly<Record<VanDocumentKind, string>> = {
  registration: 'Registration',
  inspection: 'Inspection',
  insurance: 'Insurance card',
  title: 'Title',
};
/** Titles do not expire. */
export const EXPIRING_DOCUMENTS: readonly VanDocumentKind[] = ['registration', 'inspection', 'insurance'];
/** What an officer asks the driver for; whose van it is concerns the owner. */
export const DRIVER_DOCUMENTS = [
  'insurance',
  'registration',
  'inspection',
] as const satisfies readonly VanDocumentKind[];
/** From here on an expiry is shown as near. */
export const EXPIRES_SOON_DAYS = 30;
export const DOCUMENT_STATES = ['valid', 'soon', 'expired'] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];
/** A document counts on the day it expires. */
export const documentStateOf = (daysLeft: number | null): DocumentState => {
  if (daysLeft === null || daysLeft > EXPIRES_SOON_DAYS) return 'valid';
  return daysLeft >= 0 ? 'soon' : 'expired';
};

/** `not-selected` is the specification's word for `none`, which is what is stored and answered. */
export const INSURANCE_TYPES = ['none', 'custom', 'others'] as const;
export type InsuranceType = (typeof INSURANCE_TYPES)[number];

export const DAY_AVAILABILITIES = ['slots', 'not_available'] as const;
export type DayAvailability = (typeof DAY_AVAILABILITIES)[number];

export const METERS = ['odometer', 'generator'] as const;
export type Meter = (typeof METERS)[number];
export const METER_UNITS: Readonly<Record<Meter, string>> = { odometer: 'mi', generator: 'h' };
export const METER_SOURCES = ['owner', 'driver', 'handover', 'maintenance'] as const;
export type MeterSource = (typeof METER_SOURCES)[number];
/** The most that a meter can gain in a day; a reading above it is a typo. */
export const MOST_A_DAY: Readonly<Record<Meter, number>> = { odometer: 1_000, generator: 24 };
export const MAX_METER_VALUE = 2_000_000;
export const DEFAULT_STARTING_ODOMETER = 1;

export const VAN_FEATURE_GROUPS = ['grooming', 'power', 'comfort', 'driving'] as const;
export type VanFeatureGroup = (typeof VAN_FEATURE_GROUPS)[number];
/** What a van can have, as listings name it. */
export const VAN_FEATURES = {
  walk_in_tub: { name: 'Walk-in tub', group: 'grooming' },
  raised_tub: { name: 'Raised tub', group: 'grooming' },
  lift_table: { name: 'Lift table', group: 'grooming' },
  fixed_table: { name: 'Fixed table', group: 'grooming' },
  stand_dryer: { name: 'Stand dryer', group: 'grooming' },
  velocity_dryer: { name: 'High-velocity dryer', group: 'grooming' },
  clipper_vacuum: { name: 'Clipper vacuum', group: 'grooming' },
  recirculating_pump: { name: 'Recirculating pump', group: 'grooming' },
  kennels: { name: 'Kennels', group: 'grooming' },
  cat_area: { name: 'Cat area', group: 'grooming' },
  generator: { name: 'Generator', group: 'power' },
  inverter: { name: 'Inverter and batteries', group: 'power' },
  solar_panels: { name: 'Solar panels', group: 'power' },
  shore_power: { name: 'Shore power', group: 'power' },
  fresh_water_50: { name: '50 gal fresh water', group: 'power' },
  fresh_water_80: { name: '80 gal fresh water', group: 'power' },
  water_heater: { name: 'Water heater', group: 'power' },
  roof_ac: { name: 'Roof AC', group: 'comfort' },
  furnace: { name: 'Furnace', group: 'comfort' },
  skylight: { name: 'Skylight', group: 'comfort' },
  sound_insulation: { name: 'Sound insulation', group: 'comfort' },
  detectors: { name: 'CO and smoke detectors', group: 'comfort' },
  backup_camera: { name: 'Backup camera', group: 'driving' },
  lane_assist: { name: 'Lane assist', group: 'driving' },
  all_wheel_drive: { name: 'All-wheel drive', group: 'driving' },
  low_step: { name: 'Low step entry', group: 'driving' },
  ramp: { name: 'Ramp for large dogs', group: 'driving' },
} as const satisfies Record<string, { readonly name: string; readonly group: VanFeatureGroup }>;
export type VanFeature = keyof typeof VAN_FEATURES;
export const VAN_FEATURE_KEYS = Object.keys(VAN_FEATURES) as [VanFeature, ...VanFeature[]];

export const MAX_VAN_NAME_LENGTH = 60;
export const MAX_VAN_DESCRIPTION_LENGTH = 2_000;
export const MAX_VAN_WORD_LENGTH = 100;
export const MAX_PLATE_LENGTH = 12;
export const MAX_VIDEO_LINKS = 10;
export const MAX_VIDEO_LINK_LENGTH = 300;
export const MAX_TRAILER_IMAGES = 8;
export const MAX_RENTAL_RADIUS_MILES = 500;
export const FIRST_MODEL_YEAR = 1950;
export const LAST_MODEL_YEAR = 2100;
export const MAX_DEDUCTIBLE_CENTS = cents(2_500_000);

export const VEHICLE_FILTERS = ['all', 'listed', 'draft', 'paused', 'attention', 'retired'] as const;
export type VehicleFilter = (typeof VEHICLE_FILTERS)[number];
export const VEHICLE_SORTS = ['name', '-name', 'odometer', '-odometer', 'expiry', '-expiry'] as const;
export type VehicleSort = (typeof VEHICLE_SORTS)[number];

/** The numeric status of the specification: 2 is the server's alone. */
export const WIRE_STATUS = { inactive: 0, active: 1, inMaintenance: 2 } as const;

/** How far drivers see which van is theirs, and until when they see a van that was. */
export const DRIVER_DAYS_AHEAD = 60;
export const DRIVER_DAYS_AFTER = 7;
/** Where a van is picked up is told this many days ahead. */
export const PICKUP_TOLD_DAYS_AHEAD = 7;
