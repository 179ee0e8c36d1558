import { FIRST_MODEL_YEAR, LAST_MODEL_YEAR, type BodyOf, type vehiclesContract } from '@tailgate/contract';
import { sql } from 'kysely';
import { geographyOf } from '../../platform/db/geography.ts';
import type { VanPlace } from '../../platform/db/stored/vans.ts';
import type { DecodedVin } from '../../vendors/vin/decoded-vin.ts';
import { timeZoneOfVan } from './vehicles.rules.ts';

export type VehicleChanges = BodyOf<typeof vehiclesContract.updateVehicle>;
type Place = NonNullable<VehicleChanges['pickupAddress']>;

/** Omitted fields are kept, null ones are cleared. */
const given = <Columns extends object>(columns: Columns): Partial<Columns> =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as Partial<Columns>;

const storedPlace = ({ latitude: _latitude, longitude: _longitude, ...place }: Place): string =>
  JSON.stringify(place satisfies VanPlace);

const pickupColumns = (place: Place | null | undefined) =>
  given({
    pickup_address: place && storedPlace(place),
    pickup_place: place && geographyOf(place),
    ...(place && { time_zone: timeZoneOfVan(place) }),
  });

const trialColumns = (place: Place | null | undefined) =>
  given({ trial_address: place && storedPlace(place), trial_place: place && geographyOf(place) });

/** What somebody typed, by the columns of a van. */
export const givenColumns = (changes: VehicleChanges) => ({
  ...given({
    name: changes.name,
    description: changes.description,
    type: changes.type,
    vin: changes.vin,
    make: changes.make,
    model: changes.model,
    year: changes.year,
    builder: changes.builder,
    fuel_type: changes.fuelType,
    transmission_type: changes.transmissionType,
    license_plate: changes.licensePlate,
    plate_state: changes.plateState,
    tags_expire_on: changes.tagsExpiration && sql<Date>`${changes.tagsExpiration}::date`,
    generator: changes.generator,
    rental_radius_miles: changes.rentalRadius,
    protection_plan: changes.protectionPlan,
  }),
  ...pickupColumns(changes.pickupAddress),
  ...trialColumns(changes.trialAddress),
});

const isModelYear = (year: number | null): boolean =>
  year !== null && year >= FIRST_MODEL_YEAR && year <= LAST_MODEL_YEAR;

/** What the vendor knows of a VIN; what it does not know stays as it is. */
export const decodedColumns = (decoded: DecodedVin, now: Date) =>
  decoded.make === ''
    ? {}
    : {
        decoded_at: now,
        make: decoded.make,
        ...(decoded.model !== '' && { model: decoded.model }),
        ...(isModelYear(decoded.year) && { year: decoded.year }),
        ...(decoded.builder !== '' && { builder: decoded.builder }),
        ...(decoded.fuelType !== '' && { fuel_type: decoded.fuelType }),
        ...(decoded.transmission !== '' && { transmission_type: decoded.transmission }),
        trim_level: decoded.trim,
        body: decoded.bodyClass,
        engine: decoded.engine,
        built_in: decoded.builtIn,
      };

/** What only the vendor names is not true of another VIN. */
const UNDECODED = { decoded_at: null, trim_level: '', body: '', engine: '', built_in: '' };

interface Known {
  readonly vin: string | null;
  readonly decoded_at: Date | null;
  readonly make: string;
  readonly model: string;
  readonly year: number | null;
  readonly builder: string;
  readonly fuel_type: string;
  readonly transmission_type: string;
}

/** Another VIN is another van. The same one, decoded after an outage, fills in what nobody typed in the meantime. */
export const columnsOfVin = (
  before: Known,
  vin: string | null | undefined,
  decoded: DecodedVin | undefined,
  now: Date,
) => {
  if (vin === undefined) return {};
  const columns = decoded ? decodedColumns(decoded, now) : {};
  if (vin !== before.vin) return { ...UNDECODED, ...columns };
  if (before.decoded_at !== null) return {};
  const typed = ['make', 'model', 'year', 'builder', 'fuel_type', 'transmission_type'] as const;
  const kept = typed.filter((column) => before[column] !== null && before[column] !== '');
  return { ...columns, ...Object.fromEntries(kept.map((column) => [column, before[column]])) };
};
