import type {
  InsuranceType,
  Meter,
  MeterSource,
  VanDocumentKind,
  VanFeature,
  VanView,
  VehicleState,
  VehicleType,
} from '@tailgate/contract';
import type { LocalDate, Place } from '@tailgate/values';
import type { Cents } from '@tailgate/values/money';
import { asOwner } from '../../platform/db/as-owner.ts';
import type { Tx } from '../../platform/db/database.ts';
import { insertRows, pointText } from '../../platform/db/insert-rows.ts';
import type { VanPlace } from '../../platform/db/stored/vans.ts';
import type { DecodedVin } from '../../vendors/vin/decoded-vin.ts';

type SeedPlace = Omit<VanPlace, 'notes'> & Place;

export interface SeedVehicleMove {
  readonly id: string;
  readonly name: 'add' | 'list' | 'pause' | 'retire';
  readonly from: VehicleState | null;
  readonly to: VehicleState;
  readonly at: Date;
}

export interface SeedVehicle {
  readonly id: string;
  readonly ownerId: string;
  readonly isForRent: boolean;
  readonly name: string;
  readonly description: string;
  readonly type: VehicleType;
  readonly vin: string;
  readonly decoded: Omit<DecodedVin, 'isComplete'>;
  readonly plate: string;
  readonly plateState: string;
  readonly tagsExpireOn: LocalDate | null;
  readonly generator: string;
  readonly startingOdometer: number;
  readonly rentalRadiusMiles: number | null;
  readonly pickup: { readonly place: SeedPlace; readonly notes: string } | null;
  readonly timeZone: string;
  readonly protectionPlan: string;
  readonly insurance: {
    readonly type: InsuranceType;
    readonly company: string;
    readonly liabilityLimits: string;
    readonly comprehensiveDeductibleCents: Cents | null;
    readonly collisionDeductibleCents: Cents | null;
  };
  readonly features: readonly VanFeature[];
  readonly rentableWeekdays: readonly number[] | null;
  /** From its first day on, the oldest first; the last one leads to its state. */
  readonly moves: readonly [SeedVehicleMove, ...SeedVehicleMove[]];
  readonly photos: readonly { readonly view: VanView; readonly fileId: string }[];
  readonly cover: VanView;
  readonly documents: readonly {
    readonly id: string;
    readonly kind: VanDocumentKind;
    readonly fileId: string;
    readonly expiresOn: LocalDate | null;
    readonly addedAt: Date;
  }[];
}

export interface SeedReading {
  readonly id: string;
  readonly vehicleId: string;
  readonly meter: Meter;
  readonly value: number;
  readonly readAt: Date;
  readonly source: MeterSource;
  readonly isNewMeter: boolean;
  readonly takenBy: string;
  readonly correctsId: string | null;
  readonly voidedAt: Date | null;
  readonly createdAt: Date;
}

/** The application only ever adds to the history: the owner of the tables takes away that of the demo sites' vans. */
export const emptyVehicleHistory = (ownerUrl: string, siteIds: readonly string[]): Promise<void> =>
  asOwner(ownerUrl, async (owner) => {
    await owner.query(
      `delete from transitions where machine = 'vehicle'
        and subject_id in (select id from vehicles where site_id = any($1))`,
      [siteIds],
    );
  });

const storedPlace = ({ place, notes }: NonNullable<SeedVehicle['pickup']>): VanPlace => {
  const { address, city, stateOrProvince, postalCode, country } = place;
  return { address, city, stateOrProvince, postalCode, country, notes };
};

const vehicleRow = (van: SeedVehicle) => {
  const [{ at: addedAt }] = van.moves;
  const last = van.moves.at(-1) ?? van.moves[0];
  const { decoded, insurance } = van;
  return {
    id: van.id,
    owner_id: van.ownerId,
    is_for_rent: van.isForRent,
    status: last.to,
    status_since: last.at,
    name: van.name,
    description: van.description,
    type: van.type,
    vin: van.vin,
    decoded_at: addedAt,
    make: decoded.make,
    model: decoded.model,
    year: decoded.year,
    builder: decoded.builder,
    trim_level: decoded.trim,
    body: decoded.bodyClass,
    engine: decoded.engine,
    built_in: decoded.builtIn,
    fuel_type: decoded.fuelType,
    transmission_type: decoded.transmission,
    license_plate: van.plate,
    plate_state: van.plateState,
    tags_expire_on: van.tagsExpireOn,
    generator: van.generator,
    starting_odometer: van.startingOdometer,
    rental_radius_miles: van.rentalRadiusMiles,
    pickup_address: van.pickup && storedPlace(van.pickup),
    pickup_place: van.pickup && pointText(van.pickup.place),
    time_zone: van.timeZone,
    protection_plan: van.protectionPlan,
    insurance_type: insurance.type,
    insurance_company: insurance.company,
    liability_limits: insurance.liabilityLimits,
    comprehensive_deductible_cents: insurance.comprehensiveDeductibleCents,
    collision_deductible_cents: insurance.collisionDeductibleCents,
    features: [...van.features],
    rentable_weekdays: van.rentableWeekdays && [...van.rentableWeekdays],
    video_links: [],
    listed_at: van.moves.find(({ to }) => to === 'listed')?.at ?? null,
    created_at: addedAt,
    updated_at: last.at,
  };
};

const moveRows = ({ id: subject, ownerId, moves }: SeedVehicle) =>
  moves.map(({ id, name, from, to, at }) => ({
    id,
    machine: 'vehicle',
    subject_id: subject,
    name,
    from_status: from,
    to_status: to,
    actor: 'owner',
    account_id: ownerId,
    details: {},
    at,
  }));

const photoRows = ({ id, photos, cover, moves: [added] }: SeedVehicle) =>
  photos.map(({ view, fileId }) => ({
    vehicle_id: id,
    view,
    file_id: fileId,
    is_cover: view === cover,
    added_at: added.at,
  }));

const documentRows = ({ id: vehicleId, ownerId, documents }: SeedVehicle) =>
  documents.map(({ id, kind, fileId, expiresOn, addedAt }) => ({
    id,
    vehicle_id: vehicleId,
    kind,
    file_id: fileId,
    expires_on: expiresOn,
    added_by: ownerId,
    added_at: addedAt,
  }));

const readingRow = (reading: SeedReading) => ({
  id: reading.id,
  vehicle_id: reading.vehicleId,
  meter: reading.meter,
  value: reading.value,
  read_at: reading.readAt,
  source: reading.source,
  is_new_meter: reading.isNewMeter,
  taken_by: reading.takenBy,
  corrects_id: reading.correctsId,
  voided_at: reading.voidedAt,
  created_at: reading.createdAt,
});

/**
 * Resets the vans of these owners to the demo data, with their photos, documents and readings. Their files are there;
 * their history was emptied.
 */
export const seedVehicles = async (
  tx: Tx,
  owners: readonly string[],
  vans: readonly SeedVehicle[],
  readings: readonly SeedReading[],
): Promise<void> => {
  if (owners.length === 0) return;
  await tx.deleteFrom('vehicles').where('owner_id', 'in', owners).execute();
  await insertRows(
    tx,
    'vehicles',
    vans.map((van) => vehicleRow(van)),
  );
  await insertRows(tx, 'transitions', vans.flatMap(moveRows));
  await insertRows(tx, 'vehicle_photos', vans.flatMap(photoRows));
  await insertRows(tx, 'vehicle_documents', vans.flatMap(documentRows));
  await insertRows(
    tx,
    'meter_readings',
    readings.map((reading) => readingRow(reading)),
  );
};
