import type { CustodyReason, TakenBy } from '@tailgate/contract';
import type { LocalDate } from '@tailgate/values';
import type { Cents } from '@tailgate/values/money';
import { sql, type RawBuilder } from 'kysely';
import { containing } from '../../../platform/db/containing.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Page } from '../../../platform/db/page.ts';
import { found } from '../../../platform/failure.ts';

interface TakenDay {
  readonly date: LocalDate;
  readonly by: TakenBy;
  readonly holder: { readonly id: string; readonly name: string } | null;
  readonly reason: CustodyReason | null;
}

export interface FreeVan {
  readonly id: string;
  readonly timeZone: string;
  readonly freeDays: number;
  readonly taken: TakenDay[];
  readonly priceAdjustments: readonly { readonly date: LocalDate; readonly amountCents: Cents }[];
}

interface Asked {
  readonly days: readonly LocalDate[];
  readonly now: Date;
}

/** From now to the end of the last day in any zone. */
const spanOf = ({ days, now }: Asked) =>
  sql`tstzrange(${now}::timestamptz, greatest(${now}::timestamptz, (${days.at(-1)}::date + 2)::timestamptz))`;

/** What is in the way of a booking, in days of each van; `vans` is read beside it. */
const busyOf = (asked: Asked): RawBuilder<unknown> => sql`
  select v.id, 'held' as by, c.holder_id, c.reason, v.time_zone, c.during * ${spanOf(asked)} as during
    from vans v join van_custody c on c.vehicle_id = v.id and c.during && ${spanOf(asked)}
  union all
  select v.id, o.kind, null, null, v.time_zone, o.occupied * ${spanOf(asked)}
    from vans v join occupancy o on o.resource_id = v.id and o.occupied && ${spanOf(asked)} and o.kind in ('block', 'maintenance')`;

/** One cause a day: who has the van comes before what is done to it. */
const takenOf = ({ days, now }: Asked): RawBuilder<unknown> => sql`
  select distinct on (b.id, d.day) b.id, d.day, b.by, b.holder_id, b.reason from (
    select id, by, holder_id, reason, (lower(during) at time zone time_zone)::date as first,
      ((upper(during) at time zone time_zone) - interval '1 microsecond')::date as last from busy
    union all
    select id, 'past', null, null, '-infinity'::date, (${now}::timestamptz at time zone time_zone)::date - 1 from vans) b
  join unnest(${days}::date[]) as d (day) on d.day between b.first and b.last
  order by b.id, d.day, array_position(array['past', 'held', 'maintenance', 'block'], b.by), b.holder_id`;

const TAKEN = sql`coalesce((select json_agg(json_build_object('date', t.day, 'by', t.by, 'reason', t.reason,
    'holder', case when a.id is not null then json_build_object('id', a.id, 'name', btrim(a.first_name || ' ' || a.last_name)) end)
    order by t.day) from taken t left join accounts a on a.id = t.holder_id where t.id = v.id), '[]')`;
const ADJUSTMENTS = (days: readonly LocalDate[]) => sql`coalesce((select json_agg(json_build_object('date', p.day,
    'amountCents', p.amount_cents) order by p.day) from van_price_adjustments p
    where p.vehicle_id = v.id and p.day = any(${days}::date[])), '[]')`;

interface Found {
  readonly rows: readonly FreeVan[];
  readonly total: number;
}

/** The vans that can be booked, the one first that is free on most of these days. 'Van 10' comes after 'Van 9'. */
export const freeVansOf = async (
  tx: Tx,
  { ownerId, search, vehicleId }: { ownerId: string; search: string; vehicleId: string | undefined },
  asked: Asked,
  { limit, offset }: Page,
): Promise<Found> => {
  const { days } = asked;
  const { rows } = await sql<Found>`
    with vans as materialized (select v.id, v.name, v.time_zone from vehicles v
      where v.owner_id = ${ownerId} and v.status = 'listed' and v.is_for_rent
        and ${vehicleId === undefined ? sql`true` : sql`v.id = ${vehicleId}`}
        and (${search} = '' or v.name || ' ' || v.license_plate || ' ' || v.make || ' ' || v.model ilike ${containing(search)})),
    busy as materialized (${busyOf(asked)}),
    taken as materialized (${takenOf(asked)}),
    page as (select v.*, ${days.length} - coalesce(t.days, 0)::int as "freeDays" from vans v
      left join (select id, count(*) as days from taken group by id) t on t.id = v.id
      order by "freeDays" desc, regexp_replace(lower(v.name), '[0-9]+', '', 'g'), length(v.name), lower(v.name), v.id
      limit ${limit} offset ${offset})
    select coalesce((select json_agg(json_build_object('id', v.id, 'timeZone', v.time_zone, 'freeDays', v."freeDays",
        'taken', ${TAKEN}, 'priceAdjustments', ${ADJUSTMENTS(days)})
        order by v."freeDays" desc, regexp_replace(lower(v.name), '[0-9]+', '', 'g'), length(v.name), lower(v.name), v.id)
      from page v), '[]') as rows, (select count(*)::int from vans) as total`.execute(tx);
  return found(rows[0]);
};

/** Of these days of one van those on which it cannot be booked. */
export const takenDaysOf = async (tx: Tx, vehicleId: string, asked: Asked): Promise<readonly TakenDay[]> => {
  const { rows } = await sql<{ taken: readonly TakenDay[] }>`
    with vans as materialized (select v.id, v.time_zone from vehicles v where v.id = ${vehicleId}),
    busy as materialized (${busyOf(asked)}), taken as materialized (${takenOf(asked)})
    select ${TAKEN} as taken from vans v`.execute(tx);
  return found(rows[0]).taken;
};
