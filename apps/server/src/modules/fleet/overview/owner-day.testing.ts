import { addDays, instantOf, localDateAt, type LocalDate } from '@tailgate/values';
import type { CustodyReason } from '@tailgate/contract';
import { newId } from '../../../platform/ids.ts';
import type { TestApi } from '../../../../testing/index.ts';

export const ZONE = 'America/Chicago';

/** A day counted from today, in the zone of the vans. */
export const dayFrom = (api: TestApi, days: number): LocalDate => addDays(localDateAt(api.clock.now(), ZONE), days);

interface Held {
  readonly van: string;
  readonly holder: string;
  readonly from: LocalDate;
  /** The last day; without one it goes on. */
  readonly to?: LocalDate;
  readonly reason?: CustodyReason;
  readonly begun?: LocalDate;
}

/** Custody as it is, also of the past. */
export const hold = (api: TestApi, { van, holder, from, to, reason = 'assignment', begun }: Held) => {
  const at = (date: LocalDate) => instantOf(date, 0, ZONE);
  return api.database.asOwner((db) =>
    db.query(
      `insert into van_custody (id, site_id, vehicle_id, holder_id, reason, during, begun_at, created_by, created_at)
       values ($1, $2, $3, $4, $5, tstzrange($6, $7), $8, $4, app.now())`,
      [newId(), api.site.id, van, holder, reason, at(from), to ? at(addDays(to, 1)) : null, begun ? at(begun) : null],
    ),
  );
};

/** Terms as they were saved on a day. */
export const saveTermsOn = (
  api: TestApi,
  { van, by, on, kind, terms }: { van: string; by: string; on: LocalDate; kind: 'charge' | 'plan'; terms: object },
) =>
  api.database.asOwner((db) =>
    db.query(
      `insert into van_terms (site_id, vehicle_id, kind, version, terms, saved_by, saved_at)
       select $1, $2, $3, 1 + count(*)::int, $4, $5, $6 from van_terms where vehicle_id = $2 and kind = $3`,
      [api.site.id, van, kind, JSON.stringify(terms), by, instantOf(on, 600, ZONE)],
    ),
  );

export const flatTerms = (given: object = {}) => ({
  offerVariableMethod: false,
  flatRate: {
    ratePerDayCents: 8_000,
    ratePerWeekCents: 52_000,
    introductory: null,
    freeDaysPerMonth: 0,
    milesLimitPerMonth: 2_000,
    pricePerMileCents: 100,
    feePerExtraMileCents: 100,
    ...given,
  },
  percentageOfSales: null,
});

export const shareTerms = (splitPercentage: number) => ({
  offerVariableMethod: true,
  flatRate: null,
  percentageOfSales: { splitPercentage, introductory: null },
});

/** A block or maintenance of a van, from one hour of today to another. */
export const block = (api: TestApi, van: string, kind: 'block' | 'maintenance', hours: readonly [number, number]) => {
  const [start, end] = hours.map((hour) => new Date(api.clock.now().getTime() + hour * 3_600_000));
  return api.database.asOwner((db) =>
    db.query(
      `insert into occupancy (id, site_id, resource_id, resource_kind, kind, busy, occupied, created_at)
       values ($1, $2, $3, 'van', $4, tstzrange($5, $6), tstzrange($5, $6), app.now())`,
      [newId(), api.site.id, van, kind, start, end],
    ),
  );
};

export const list = (api: TestApi, van: string, state = 'listed') =>
  api.database.asOwner((db) => db.query('update vehicles set status = $2 where id = $1', [van, state]));
