import type { ComplianceFilter, VanPaperKind, VanPaperState, VehicleState } from '@tailgate/contract';
import type { Cents } from '@tailgate/values/money';
import { sql, type RawBuilder } from 'kysely';
import { containing } from '../../platform/db/containing.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Page } from '../../platform/db/page.ts';
import { found } from '../../platform/failure.ts';

/** A paper of a van with what its expiry hits. */
export interface PaperRow {
  readonly vehicleId: string;
  readonly name: string;
  readonly licensePlate: string;
  readonly vehicleState: VehicleState;
  readonly isForRent: boolean;
  readonly timeZone: string;
  readonly kind: VanPaperKind;
  readonly state: VanPaperState;
  readonly expiresOn: string | null;
  readonly daysLeft: number | null;
  readonly holderId: string | null;
  readonly holderName: string | null;
  readonly ownerId: string;
  readonly ownerName: string;
  readonly visits: number;
  readonly firstAt: string | null;
  readonly cents: Cents;
  readonly visitIds: readonly string[];
}

const personName = (accounts: string) =>
  sql`btrim(${sql.ref(`${accounts}.first_name`)} || ' ' || ${sql.ref(`${accounts}.last_name`)})`;

const OWNER_NAME = sql<string>`coalesce(nullif(p.business_name, ''), ${personName('o')})`;

/** Rows of `app.van_compliance` under the name `f`, as they are answered. */
const COLUMNS = sql`f.vehicle_id as "vehicleId", f.name, f.license_plate as "licensePlate", f.vehicle_status as "vehicleState",
  f.is_for_rent as "isForRent", f.time_zone as "timeZone", f.kind, f.state, f.expires_on::text as "expiresOn",
  f.days_left as "daysLeft", f.holder_id as "holderId", ${personName('h')} as "holderName", f.owner_id as "ownerId",
  ${OWNER_NAME} as "ownerName", f.visits, f.first_at as "firstAt",
  f.cents::float8 as cents, f.visit_ids as "visitIds"`;
const PEOPLE = sql`join accounts o on o.id = f.owner_id join providers p on p.account_id = f.owner_id
  left join accounts h on h.id = f.holder_id`;

/** What hurts first. */
const HURTS = sql`case when f.state = 'expired' and f.visits > 0 then 0 when f.state = 'expired' then 1
  when f.state = 'soon' and f.visits > 0 then 2 when f.state = 'missing' then 3 when f.state = 'soon' then 4 else 5 end`;
// 'Van 10' comes after 'Van 9'.
const BY_NAME = sql`regexp_replace(lower(f.name), '[0-9]+', '', 'g'), length(f.name), lower(f.name), f.vehicle_id, f.kind`;

const FILTERED: Readonly<Record<ComplianceFilter, RawBuilder<boolean>>> = {
  all: sql`true`,
  attention: sql`f.state <> 'valid'`,
  expired: sql`f.state = 'expired'`,
  soon: sql`f.state = 'soon'`,
  missing: sql`f.state = 'missing'`,
};
const countsOf = (filters: Readonly<Record<string, RawBuilder<boolean>>>) =>
  sql.join(Object.entries(filters).map(([name, is]) => sql`${sql.lit(name)}, count(*) filter (where ${is})`));
const COUNTS = countsOf(FILTERED);
const { all: _, ...WRONG } = FILTERED;
const COUNTS_OF_SITE = countsOf(WRONG);

interface Found {
  readonly rows: readonly PaperRow[];
  readonly counts: Record<ComplianceFilter, number>;
}

interface Wanted {
  readonly ownerId: string;
  /** Of all vans, where it is left out. */
  readonly vehicleId: string | undefined;
  readonly search: string;
  readonly filter: ComplianceFilter;
  readonly now: Date;
}

/** One page of the papers of an owner's vans, and how many each filter would show. */
export const papersOfOwner = async (
  tx: Tx,
  { ownerId, vehicleId, search, filter, now }: Wanted,
  page: Page,
): Promise<Found> => {
  const { rows } = await sql<Found>`
    with found as materialized (
      select f.* from app.van_compliance(array(
        select v.id from vehicles v where v.owner_id = ${ownerId} and v.status <> 'retired'
          and (${vehicleId ?? null}::uuid is null or v.id = ${vehicleId ?? null}::uuid)
          and (${search} = '' or v.name || ' ' || v.license_plate || ' ' || coalesce(v.vin, '') ilike ${containing(search)})
      ), ${now}) f),
    page as (
      select f.*, row_number() over (order by ${HURTS}, f.days_left nulls last, ${BY_NAME}) as place
      from found f where ${FILTERED[filter]} order by place limit ${page.limit} offset ${page.offset}),
    answered as (select f.place, ${COLUMNS} from page f ${PEOPLE})
    select coalesce((select json_agg(answered order by place) from answered), '[]') as rows,
      (select json_build_object(${COUNTS}) from found f) as counts`.execute(tx);
  return found(rows[0]);
};

type SiteFilter = Exclude<ComplianceFilter, 'all'>;

interface FoundOfSite {
  readonly rows: readonly PaperRow[];
  readonly counts: Record<SiteFilter, number>;
}

/** Papers of the site that are not in order, the oldest expiry first; only those of the page are held against visits. */
export const papersOfSite = async (
  tx: Tx,
  { search, filter, now }: { readonly search: string; readonly filter: SiteFilter; readonly now: Date },
  page: Page,
): Promise<FoundOfSite> => {
  const { rows } = await sql<FoundOfSite>`
    with found as materialized (
      select w.vehicle_id, w.kind, w.state, w.days_left, w.name from app.van_papers(${now}) w
      join accounts o on o.id = w.owner_id join providers p on p.account_id = w.owner_id
      where w.state <> 'valid' and (${search} = '' or (w.name || ' ' || w.license_plate || ' ' || coalesce(w.vin, '') || ' '
        || coalesce(p.business_name, '') || ' ' || ${personName('o')}) ilike ${containing(search)})),
    page as (
      select f.*, row_number() over (order by f.days_left nulls last, ${BY_NAME}) as place
      from found f where ${FILTERED[filter]} order by place limit ${page.limit} offset ${page.offset}),
    answered as (
      select page.place, ${COLUMNS} from app.van_compliance(array(select distinct vehicle_id from page), ${now}) f ${PEOPLE}
      join page on page.vehicle_id = f.vehicle_id and page.kind = f.kind)
    select coalesce((select json_agg(answered order by place) from answered), '[]') as rows,
      (select json_build_object(${COUNTS_OF_SITE}) from found f) as counts`.execute(tx);
  return found(rows[0]);
};

/** What is wrong with the vans that a groomer owns or holds, now or later, by what it means for their own visits. */
export const papersForDriver = async (
  tx: Tx,
  groomerId: string,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<readonly PaperRow[]> => {
  const { rows } = await sql<PaperRow>`
    select ${COLUMNS} from app.van_compliance(array(
        select v.id from vehicles v where v.owner_id = ${groomerId} and not v.is_for_rent
        union
        select c.vehicle_id from van_custody c
        where c.holder_id = ${groomerId} and (upper_inf(c.during) or upper(c.during) > ${now})
      ), ${now}, ${groomerId}) f ${PEOPLE}
    where f.state <> 'valid' or f.visits > 0
    order by ${HURTS}, f.days_left nulls last, ${BY_NAME} limit ${limit}`.execute(tx);
  return rows;
};

export interface HitVisit {
  readonly id: string;
  readonly startsAt: Date;
  readonly groomerId: string;
  readonly groomerName: string;
  readonly cents: Cents;
}

/** The visits that the expiry of a paper hits, the next first, without their customers. */
export const visitsHitBy = async (
  tx: Tx,
  { vehicleId, kind, now }: { readonly vehicleId: string; readonly kind: VanPaperKind; readonly now: Date },
  page: Page,
) => {
  const { rows } = await sql<HitVisit & { readonly total: number }>`
    select a.id, a.starts_at as "startsAt", a.provider_id as "groomerId", ${personName('g')} as "groomerName",
      coalesce(a.estimate_cents, 0) as cents, f.visits as total
    from app.van_compliance(array[${vehicleId}::uuid], ${now}) f cross join lateral unnest(f.visit_ids) as n (id)
    join appointments a on a.id = n.id join accounts g on g.id = a.provider_id
    where f.kind = ${kind} order by a.starts_at, a.id limit ${page.limit} offset ${page.offset}`.execute(tx);
  return rows;
};

type ExpiredPaper = Pick<PaperRow, 'vehicleId' | 'name' | 'kind' | 'ownerId' | 'ownerName'> & {
  readonly expiresOn: string;
};

interface AskedVisit {
  readonly groomerId: string;
  readonly startsAt: Date;
  /** When it begins. */
  readonly at: Date;
}

/** Of the van that a visit takes place in: the paper that expired first. */
export const expiredPaperOf = async (
  tx: Tx,
  { groomerId, startsAt, at }: AskedVisit,
): Promise<ExpiredPaper | undefined> => {
  const { rows } = await sql<ExpiredPaper>`
    select f.vehicle_id as "vehicleId", f.name, f.kind, f.expires_on::text as "expiresOn", f.owner_id as "ownerId",
      ${OWNER_NAME} as "ownerName"
    from app.van_papers(${at}) f join accounts o on o.id = f.owner_id join providers p on p.account_id = f.owner_id
    where f.vehicle_id = (select app.van_of(${groomerId}, ${startsAt})) and f.state = 'expired'
    order by f.expires_on, f.kind limit 1`.execute(tx);
  return rows[0];
};

/** Who has to renew: the business, or the person. */
export const ownerNameOf = async (tx: Tx, ownerId: string): Promise<string> => {
  const { rows } = await sql<{ name: string }>`select ${OWNER_NAME} as name from accounts o
    join providers p on p.account_id = o.id where o.id = ${ownerId}`.execute(tx);
  return found(rows[0]).name;
};
