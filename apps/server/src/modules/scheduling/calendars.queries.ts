import type { Place } from '@tailgate/values';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { geographyOf } from '../../platform/db/geography.ts';

/** Everything of one provider that decides when they can come to a place. */
export interface Calendar {
  readonly windows: readonly { readonly weekday: number; readonly start: number; readonly end: number }[];
  /** As whole days since 1970, both included. */
  readonly timeOff: readonly { readonly from: number; readonly to: number }[];
  /** Around the place. */
  readonly zones: readonly { readonly priceCents: number; readonly weekdays: readonly number[] }[];
  /** In order of time; minutes since 1970 (UTC). */
  readonly occupants: readonly {
    readonly start: number;
    readonly end: number;
    readonly latitude: number | null;
    readonly longitude: number | null;
  }[];
}

export interface CalendarQuestion {
  readonly providerIds: readonly string[];
  readonly place: Place;
  /** Whole days since 1970, the second not included. */
  readonly fromDay: number;
  readonly toDay: number;
  readonly now: Date;
}

const DAY_MS = 86_400_000;

/** The calendars of many providers around one place, in one query. */
export const calendarsAround = async (tx: Tx, question: CalendarQuestion): Promise<ReadonlyMap<string, Calendar>> => {
  const { providerIds, place, fromDay, toDay, now } = question;
  if (providerIds.length === 0) return new Map();
  const [from, to] = [new Date(fromDay * DAY_MS), new Date(toDay * DAY_MS)];
  const { rows } = await sql<Calendar & { providerId: string }>`
    select p.id as "providerId",
      (select coalesce(jsonb_agg(jsonb_build_object('weekday', w.weekday, 'start', lower(w.minutes),
          'end', upper(w.minutes)) order by w.weekday, lower(w.minutes)), '[]')
        from weekly_windows w where w.provider_id = p.id) as windows,
      (select coalesce(jsonb_agg(jsonb_build_object('from', o.starts_on - date '1970-01-01',
          'to', o.ends_on - date '1970-01-01')), '[]')
        from time_off o where o.provider_id = p.id
          and o.ends_on >= date '1970-01-01' + ${fromDay}::int
          and o.starts_on <= date '1970-01-01' + ${toDay}::int) as "timeOff",
      (select coalesce(jsonb_agg(jsonb_build_object('priceCents', z.price_cents, 'weekdays', z.weekdays)), '[]')
        from work_zones z where z.provider_id = p.id
          and st_covers(z.area, ${geographyOf(place)})) as zones,
      coalesce(b.occupants, '[]') as occupants
    from unnest(${providerIds}::uuid[]) as p (id)
    left join (
      select resource_id, jsonb_agg(jsonb_build_object(
        'start', floor(extract(epoch from lower(busy)) / 60)::int,
        'end', floor(extract(epoch from upper(busy)) / 60)::int,
        'latitude', st_y(place::geometry), 'longitude', st_x(place::geometry)) order by lower(busy)) as occupants
      from app.occupants_between(${providerIds}::uuid[], ${from}::timestamptz, ${to}::timestamptz, ${now}::timestamptz)
      group by resource_id) b on b.resource_id = p.id`.execute(tx);
  return new Map(rows.map(({ providerId, ...calendar }) => [providerId, calendar]));
};
