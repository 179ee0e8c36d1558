import type { FleetDriverStatus, RenterFilter, RenterSort, RenterState } from '@tailgate/contract';
import { sql, type RawBuilder } from 'kysely';
import { containing } from '../../../platform/db/containing.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Page } from '../../../platform/db/page.ts';
import { found } from '../../../platform/failure.ts';
import { STRETCH, heldStretches, type Stretch } from './held-days.view.ts';

const DAY_MS = 86_400_000;
/** A month, and the day that it may begin earlier in another zone. */
const MONTH_MS = 32 * DAY_MS;

const NAME = sql`btrim(a.first_name || ' ' || a.last_name)`;

const LISTED: Readonly<Record<RenterFilter, RawBuilder<boolean>>> = {
  all: sql`true`,
  driving: sql`f.state = 'driving'`,
  upcoming: sql`f.state = 'upcoming'`,
  without_van: sql`f.state = 'without_van'`,
  invited: sql`f.state = 'invited'`,
  past: sql`f.state = 'past'`,
};
const COUNTS = sql.join(
  Object.entries(LISTED).map(([name, is]) => sql`${sql.lit(name)}, count(*) filter (where ${is})`),
);

const NAMED = sql`lower(f.name), f.id`;
/** Who has a van now comes before those who will have one. */
const NEXT_DAY = sql`case f.state when 'driving' then '-infinity'::date else (f.next ->> 'from')::date end`;
const ORDER: Readonly<Record<RenterSort, RawBuilder<unknown>>> = {
  name: NAMED,
  '-name': sql`lower(f.name) desc, f.id desc`,
  next: sql`${NEXT_DAY} nulls last, ${NAMED}`,
  '-next': sql`${NEXT_DAY} desc nulls last, ${NAMED}`,
};

export interface RenterRow {
  readonly id: string;
  readonly name: string;
  readonly businessName: string;
  readonly photoFileId: string | null;
  readonly state: RenterState;
  readonly status: FleetDriverStatus;
  readonly since: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly policies: number;
  readonly policiesAccepted: number;
  readonly vanNow: Stretch | null;
  readonly next: Stretch | null;
  readonly daysThisMonth: number;
}

interface Found {
  readonly rows: readonly RenterRow[];
  readonly counts: Record<RenterFilter, number>;
}

/** Of attached ones only: whoever was asked gave neither name nor number to be found by. */
const CONTACT = sql`case when d.status = 'attached' then a.phone end as phone,
  case when d.status = 'attached' then a.email end as email`;
const POLICIES = sql`(select count(*)::int from fleet_policies p
      where p.owner_id = d.owner_id and p.retired_at is null) as policies,
    (select count(*)::int from fleet_policies p join fleet_policy_acceptances k
      on k.policy_id = p.id and k.version = p.version and k.driver_id = d.groomer_id
      where p.owner_id = d.owner_id and p.retired_at is null) as "policiesAccepted"`;
const STATE = sql`case when n.stretch is not null then 'driving' when x.stretch is not null then 'upcoming'
  when d.status = 'attached' then 'without_van' when d.status = 'invited' then 'invited' else 'past' end`;

/** What lists and records say of renters, with `held` as it is read beside them. */
const rentersOf = (ownerId: string, now: Date, only: RawBuilder<unknown>) => sql`
  select d.id as "driverId", d.groomer_id as id, ${NAME} as name, coalesce(p.business_name, '') as "businessName",
    a.photo_file_id as "photoFileId", d.status, d.status_since as since, d.invited_at as "invitedAt", ${CONTACT},
    n.stretch as "vanNow", x.stretch as next, ${STATE} as state
  from fleet_drivers d join accounts a on a.id = d.groomer_id join providers p on p.account_id = d.groomer_id
  left join lateral (select ${STRETCH} as stretch from held h where h.holder_id = d.groomer_id
    and h.during @> ${now}::timestamptz order by lower(h.during) desc, h.vehicle_id limit 1) n on true
  left join lateral (select ${STRETCH} as stretch from held h where h.holder_id = d.groomer_id
    and lower(h.during) > ${now} order by lower(h.during), h.vehicle_id limit 1) x on true
  where d.owner_id = ${ownerId} and ${only}`;

const DAYS_OF_MONTH = (now: Date) => sql`(select count(distinct day)::int from held h
  cross join lateral (select (${now}::timestamptz at time zone h.time_zone)::date as today) t
  cross join lateral generate_series(greatest(h.first, date_trunc('month', t.today)::date),
    least(coalesce(h.last, t.today), t.today), interval '1 day') as day
  where h.holder_id = f.id)`;

/** One page of an owner's renters, and how many each filter would show. */
export const findRenters = async (
  tx: Tx,
  { ownerId, search, filter }: { readonly ownerId: string; readonly search: string; readonly filter: RenterFilter },
  sort: RenterSort,
  page: Page & { readonly now: Date },
): Promise<Found> => {
  const { now, limit, offset } = page;
  const pattern = containing(search);
  const digits = search.replace(/\D/g, '');
  const matches = sql`(${search} = '' or ${NAME} || ' ' || coalesce(p.business_name, '') ilike ${pattern}
    or (${digits} <> '' and d.status = 'attached' and a.phone like ${containing(digits)}))`;
  const since = new Date(now.getTime() - MONTH_MS);
  const { rows } = await sql<Found>`
    with held as materialized (${heldStretches(ownerId, { since })}),
    found as materialized (${rentersOf(ownerId, now, matches)}),
    page as (select f.*, row_number() over (order by ${ORDER[sort]}) as place from found f where ${LISTED[filter]}
      order by place limit ${limit} offset ${offset}),
    full_page as (select f.*, ${POLICIES}, ${DAYS_OF_MONTH(now)} as "daysThisMonth"
      from page f join fleet_drivers d on d.id = f."driverId")
    select coalesce((select json_agg(f order by f.place) from full_page f), '[]') as rows,
      (select json_build_object(${COUNTS}) from found f) as counts`.execute(tx);
  return found(rows[0]);
};

export interface RenterRecordRow extends Omit<RenterRow, 'vanNow' | 'next' | 'daysThisMonth'> {
  readonly driverId: string;
  readonly invitedAt: string;
}

export const renterOf = async (
  tx: Tx,
  { ownerId, renterId }: { readonly ownerId: string; readonly renterId: string },
  now: Date,
): Promise<RenterRecordRow> => {
  const { rows } = await sql<{ row: RenterRecordRow }>`
    with held as materialized (${heldStretches(ownerId, { holderId: renterId, since: now })}),
    found as (${rentersOf(ownerId, now, sql`d.groomer_id = ${renterId}`)})
    select to_json(r) as row from (select f.*, ${POLICIES} from found f join fleet_drivers d on d.id = f."driverId") r`.execute(
    tx,
  );
  return found(rows[0]).row;
};
