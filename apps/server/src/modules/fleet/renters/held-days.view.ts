import { sql, type RawBuilder } from 'kysely';

/**
 * The stretches of days for which somebody else has vans of an owner, in days of each van; pieces of custody that follow
 * on each other are one. `last` is null where there is no end.
 */
export const heldStretches = (
  ownerId: string,
  { holderId, since }: { readonly holderId?: string; readonly since: Date },
): RawBuilder<unknown> => sql`
  select h.holder_id, h.vehicle_id, v.name as van, v.time_zone, h.during,
    (lower(h.during) at time zone v.time_zone)::date as first,
    -- What ends at midnight does not have the day that begins then.
    ((upper(h.during) at time zone v.time_zone) - interval '1 microsecond')::date as last
  from (select c.holder_id, c.vehicle_id, unnest(range_agg(c.during)) as during from van_custody c
      join vehicles o on o.id = c.vehicle_id
      where o.owner_id = ${ownerId} and c.during && tstzrange(${since}, null)
        and ${holderId === undefined ? sql`true` : sql`c.holder_id = ${holderId}`}
      group by 1, 2) h
  join vehicles v on v.id = h.vehicle_id`;

/** As answers have a stretch. */
export const STRETCH = sql`json_build_object('van', json_build_object('id', h.vehicle_id, 'name', h.van),
  'from', h.first, 'to', h.last)`;

export interface Stretch {
  readonly van: { readonly id: string; readonly name: string };
  readonly from: string;
  readonly to: string | null;
}
