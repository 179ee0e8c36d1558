import { vanReadinessOf, type VanDocumentKind, type VanFacts, type VanReadiness } from '@tailgate/contract';
import { daysBetween, localDateAt, type LocalDate } from '@tailgate/values';
import type { Tx } from '../../platform/db/database.ts';
import { lastReadingsOf, type ReadingRow } from './meters/meter-readings.view.ts';
import { currentTermsOf, type CurrentTerms } from './van-terms.view.ts';
import { documentsOfVehicles, photosOf, type DocumentRow, type PhotoRow } from './vehicle-parts.queries.ts';

/** What the record of a van consists of beside its row. */
export interface VanParts {
  readonly photos: readonly PhotoRow[];
  readonly documents: readonly DocumentRow[];
  readonly readings: readonly ReadingRow[];
  readonly terms: CurrentTerms;
}

/** The columns of a van that its readiness looks at. */
export interface VanColumns {
  readonly id: string;
  readonly is_for_rent: boolean;
  readonly vin: string | null;
  readonly make: string;
  readonly model: string;
  readonly year: number | null;
  readonly license_plate: string;
  readonly starting_odometer: number;
  readonly pickup_address: unknown;
  readonly description: string;
  readonly features: readonly string[];
  readonly insurance_type: VanFacts['insuranceType'];
  readonly insurance_company: string;
  readonly liability_limits: string;
  readonly comprehensive_deductible_cents: number | null;
  readonly collision_deductible_cents: number | null;
  readonly rentable_weekdays: readonly number[] | null;
  readonly time_zone: string;
}

/** The parts of many vans, in one query a kind. */
export const partsOf = async (tx: Tx, vehicleIds: readonly string[]): Promise<ReadonlyMap<string, VanParts>> => {
  if (vehicleIds.length === 0) return new Map();
  const photos = await photosOf(tx, vehicleIds);
  const documents = await documentsOfVehicles(tx, vehicleIds);
  const readings = await lastReadingsOf(tx, vehicleIds);
  const terms = await currentTermsOf(tx, vehicleIds);
  const byVan = <Row extends { readonly vehicleId: string }>(rows: readonly Row[]) => {
    const grouped = Map.groupBy(rows, ({ vehicleId }) => vehicleId);
    return (id: string): readonly Row[] => grouped.get(id) ?? [];
  };
  const [photosOfVan, documentsOfVan, readingsOfVan] = [byVan(photos), byVan(documents), byVan(readings)];
  return new Map(
    vehicleIds.map((id) => [
      id,
      {
        photos: photosOfVan(id),
        documents: documentsOfVan(id),
        readings: readingsOfVan(id),
        terms: terms.get(id) ?? {},
      },
    ]),
  );
};

/** Days of a van begin in its own zone; a document counts on the day it expires. */
export const daysLeftOf = (expiresOn: string | null, van: Pick<VanColumns, 'time_zone'>, now: Date): number | null =>
  expiresOn === null ? null : daysBetween(localDateAt(now, van.time_zone), expiresOn as LocalDate);

const factsOf = (van: VanColumns, { photos, documents, readings, terms }: VanParts, now: Date): VanFacts => {
  const kept: Partial<Record<VanDocumentKind, { daysLeft: number | null }>> = {};
  for (const { kind, expiresOn } of documents) kept[kind] = { daysLeft: daysLeftOf(expiresOn, van, now) };
  const plan = terms.plan?.terms;
  return {
    isForRent: van.is_for_rent,
    hasVin: van.vin !== null,
    isIdentified: van.make !== '' && van.model !== '' && van.year !== null,
    hasPlate: van.license_plate !== '',
    hasOdometer: van.starting_odometer > 1 || readings.some(({ meter }) => meter === 'odometer'),
    hasPickupAddress: van.pickup_address !== null,
    hasDescription: van.description !== '',
    views: photos.map(({ view }) => view),
    hasFeatures: van.features.length > 0,
    insuranceType: van.insurance_type,
    hasInsuranceCompany: van.insurance_company !== '',
    hasInsuranceLimits: van.liability_limits !== '',
    hasInsuranceDeductibles: van.comprehensive_deductible_cents !== null && van.collision_deductible_cents !== null,
    documents: kept,
    hasPlan: plan !== undefined && (plan.flatRate !== null || plan.percentageOfSales !== null),
    hasCharge: terms.charge !== undefined,
    hasIntroductoryRate:
      (plan?.flatRate?.introductory ?? null) !== null || (plan?.percentageOfSales?.introductory ?? null) !== null,
    hasMileageOption: (terms.mileage?.terms.options.length ?? 0) > 0,
    hasAvailability: van.rentable_weekdays !== null && van.rentable_weekdays.length > 0,
  };
};

export const readinessOf = (van: VanColumns, parts: VanParts, now: Date): VanReadiness =>
  vanReadinessOf(factsOf(van, parts, now));
