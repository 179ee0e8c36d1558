import type { CallInput } from '@tailgate/contract';
import type { VehicleType } from '@tailgate/contract/facts';
import { MAX_METER_VALUE } from '@tailgate/contract/facts';
import type { Address } from '#ui/address-field/address.ts';
import { ADDRESS_MESSAGES, addressProblem } from '#ui/address-field/address.ts';
import { vinProblemInWords, yearProblem } from '../van-rules.ts';
import type { Vehicle } from '../vehicles-query.ts';

/** What the form of the basics holds: empty fields are empty texts. */
export interface BasicsValues {
  readonly vin: string;
  readonly name: string;
  readonly licensePlate: string;
  readonly plateState: string;
  readonly odometerValue: number | null;
  readonly generatorHours: number | null;
  readonly type: VehicleType;
  readonly make: string;
  readonly model: string;
  readonly year: number | null;
  readonly builder: string;
  readonly fuelType: string;
  readonly transmissionType: string;
  readonly generator: string;
  readonly tagsExpiration: string | null;
  readonly rentalRadius: number | null;
  readonly protectionPlan: string;
  readonly description: string;
  readonly pickupAddress: Address | null;
  readonly pickupNotes: string;
  readonly trialAddress: Address | null;
  readonly trialNotes: string;
}

type Field = keyof BasicsValues;
export type BasicsChanges = CallInput<'PUT /v2/service-vehicle/vehicles/:id'>['body'];
type Place = Vehicle['pickupAddress'];

const addressIn = (place: Place): Address | null => {
  if (!place) return null;
  const { notes: _, ...address } = place;
  const { address: street, city, stateOrProvince, postalCode } = address;
  return { ...address, label: `${street}, ${city}, ${stateOrProvince} ${postalCode}` };
};

/** The default of a van without a reading is not what its odometer shows. */
const odometerOf = ({ meters, odometerValue }: Vehicle): number | null =>
  meters.some(({ meter }) => meter === 'odometer') ? odometerValue : null;

export const valuesOf = (vehicle: Vehicle): BasicsValues => ({
  vin: vehicle.vin ?? '',
  name: vehicle.name,
  licensePlate: vehicle.licensePlate,
  plateState: vehicle.plateState,
  odometerValue: odometerOf(vehicle),
  generatorHours: vehicle.generatorHours,
  type: vehicle.type,
  make: vehicle.make,
  model: vehicle.model,
  year: vehicle.year,
  builder: vehicle.builder,
  fuelType: vehicle.fuelType,
  transmissionType: vehicle.transmissionType,
  generator: vehicle.generator,
  tagsExpiration: vehicle.tagsExpiration,
  rentalRadius: vehicle.rentalRadius,
  protectionPlan: vehicle.protectionPlan,
  description: vehicle.description,
  pickupAddress: addressIn(vehicle.pickupAddress),
  pickupNotes: vehicle.pickupAddress?.notes ?? '',
  trialAddress: addressIn(vehicle.trialAddress),
  trialNotes: vehicle.trialAddress?.notes ?? '',
});

/** The server wants a place that is on the map; the form sees to it. */
const placeOf = (address: Address | null, notes: string) => {
  if (!address) return null;
  const { label: _shown, latitude, longitude, ...place } = address;
  return { ...place, latitude: latitude ?? 0, longitude: longitude ?? 0, notes };
};

const pickup = ({ pickupAddress, pickupNotes }: BasicsValues) => ({
  pickupAddress: placeOf(pickupAddress, pickupNotes),
});
const trial = ({ trialAddress, trialNotes }: BasicsValues) => ({ trialAddress: placeOf(trialAddress, trialNotes) });

/** Fields whose change is not sent under their own name. */
const SENT: Readonly<Partial<Record<Field, (values: BasicsValues) => BasicsChanges>>> = {
  vin: ({ vin }) => ({ vin: vin.trim() || null }),
  // A meter is not unread by emptying its field.
  odometerValue: ({ odometerValue }) => (odometerValue === null ? {} : { odometerValue }),
  generatorHours: ({ generatorHours }) => (generatorHours === null ? {} : { generatorHours }),
  pickupAddress: pickup,
  pickupNotes: pickup,
  trialAddress: trial,
  trialNotes: trial,
};

/** Only what was changed: two people who change different things do not undo each other. */
export const changesOf = (values: BasicsValues, isChanged: (field: Field) => boolean): BasicsChanges =>
  Object.assign(
    {},
    ...(Object.keys(values) as Field[])
      .filter(isChanged)
      .map((field) => SENT[field]?.(values) ?? { [field]: values[field] }),
  ) as BasicsChanges;

const meterProblem = (value: number | null): string | null =>
  value !== null && value > MAX_METER_VALUE ? `Enter ${MAX_METER_VALUE.toLocaleString('en-US')} at most` : null;

const placeProblem = (address: Address | null): string | null => (address ? addressProblem(address) : null);

export const rulesFor = (saved: BasicsValues) => ({
  vin: (vin: string) => (vin.trim() === '' ? null : vinProblemInWords(vin)),
  name: (name: string) => (name.trim() === '' ? 'Enter a name' : null),
  plateState: (state: string) => (/^[A-Za-z]{2}$/.test(state) || state === '' ? null : 'Two letters'),
  odometerValue: (value: number | null) =>
    value === null && saved.odometerValue !== null ? 'Enter the odometer' : meterProblem(value),
  generatorHours: (value: number | null) =>
    value === null && saved.generatorHours !== null ? 'Enter the hours' : meterProblem(value),
  year: yearProblem,
  pickupAddress: (address: Address | null) =>
    address === null && saved.pickupAddress !== null ? ADDRESS_MESSAGES.notChosen : placeProblem(address),
  trialAddress: placeProblem,
});

const FIELD_NAMES: Readonly<Record<Field, string>> = {
  vin: 'VIN',
  name: 'Name',
  licensePlate: 'Plate',
  plateState: 'Plate state',
  odometerValue: 'Odometer',
  generatorHours: 'Generator hours',
  type: 'Type',
  make: 'Make',
  model: 'Model',
  year: 'Year',
  builder: 'Builder',
  fuelType: 'Fuel',
  transmissionType: 'Transmission',
  generator: 'Generator',
  tagsExpiration: 'Tags expiration',
  rentalRadius: 'Rental radius',
  protectionPlan: 'Protection plan',
  description: 'Description',
  pickupAddress: 'Pickup address',
  pickupNotes: 'Pickup notes',
  trialAddress: 'Trial address',
  trialNotes: 'Trial notes',
};

const UNITS: Readonly<Partial<Record<Field, string>>> = {
  odometerValue: ' mi',
  generatorHours: ' h',
  rentalRadius: ' mi',
};

const oneChange = (field: Field, saved: BasicsValues, values: BasicsValues): string => {
  const [before, after] = [saved[field], values[field]];
  if (typeof after !== 'number') return FIELD_NAMES[field];
  const shown = (value: unknown) =>
    typeof value === 'number' ? (field === 'year' ? String(value) : value.toLocaleString('en-US')) : '–';
  return `${FIELD_NAMES[field]} ${shown(before)} → ${shown(after)}${UNITS[field] ?? ''}`;
};

/** `Odometer 31,204 → 31,480 mi`, for the bar. */
export const changesInWords = (
  values: BasicsValues,
  saved: BasicsValues,
  isChanged: (field: Field) => boolean,
): string => {
  const [first, ...others] = (Object.keys(values) as Field[]).filter(isChanged);
  if (first === undefined) return '';
  const words = oneChange(first, saved, values);
  return others.length === 0 ? words : `${words} and ${others.length} more`;
};
