import type { Place } from '@tailgate/values';
import type { Cents } from '@tailgate/values/money';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import { geographyOf } from '../../../platform/db/geography.ts';

/** Everything that decides when one provider can come to a place. */
export interface Calendar {
  readonly windows: readonly { readonly weekday: number; readonly start: number; readonly end: number }[];
  /** Whole days since 1970, both inclusive. */
  readonly timeOff: readonly { readonly from: number; readonly to: number }[];
  /** The zones that contain the place. */
  readonly zones: readonly { readonly priceCents: Cents; readonly weekdays: readonly number[] }[];
  /** Ordered by time; minutes since 1970 (UTC). */
  readonly occupants: readonly {
    readonly start: number;
    readonly end: number;
    readonly latitude: number | null;
    readonly longitude: number | null;
  }[];
  /** When a provider who works with vans has one, in minutes since 1970 (UTC); null where they need none. */
  readonly vans: readonly { readonly from: number; readonly to: number }[] | null;
}

export interface CalendarQuestion {
  readonly providerIds: readonly string[];
  readonly place: Place;
  /** Whole days since 1970; `toDay` is exclusive. */
  readonly fromDay: number;
  readonly toDay: number;
  readonly now: Date;
  /** An occupant that does not count: the appointment that is moved. */
  readonly ignored?: string | undefined;
}

const DAY_MS = 86_400_000;

/** As returned by the query: number arrays take half as long to build and parse as JSON objects. */
interface CalendarRow {
  readonly providerId: string;
  readonly windows: readonly (readonly [weekday: number, start: number, end: number])[];
  readonly timeOff: readonly (readonly [from: number, to: number])[];
  readonly zones: Calendar['zones'];
  readonly occupants: readonly (readonly [
    start: number,
    end: number,
    latitude: number | null,
    longitude: number | null,
  ])[];
  readonly vans: readonly (readonly [from: number, to: number])[] | null;
}

const calendarOf = ({ windows, timeOff, zones, occupants, vans }: CalendarRow): Calendar => ({
  windows: windows.map(([weekday, start, end]) => ({ weekday, start, end })),
  timeOff: timeOff.map(([from, to]) => ({ from, to })),
  zones,
  occupants: occupants.map(([start, end, latitude, longitude]) => ({ start, end, latitude, longitude })),
  vans: vans && vans.map(([from, to]) => ({ from, to })),
});

/** The calendars of many providers around one place, in one query. */
export const calendarsAround = async (tx: Tx, question: CalendarQuestion): Promise<ReadonlyMap<string, Calendar>> => {
  const { providerIds, place, fromDay, toDay, now, ignored = null } = question;
  if (providerIds.length === 0) return new Map();
  const [from, to] = [new Date(fromDay * DAY_MS), new Date(toDay * DAY_MS)];
  const { rows } = await sql<CalendarRow>`
    select p.id as "providerId",
      (select coalesce(json_agg(json_build_array(w.weekday, lower(w.minutes), upper(w.minutes))
          order by w.weekday, lower(w.minutes)), '[]')
        from weekly_windows w where w.provider_id = p.id) as windows,
      (select coalesce(json_agg(json_build_array(o.starts_on - date '1970-01-01', o.ends_on - date '1970-01-01')), '[]')
        from time_off o where o.provider_id = p.id
          and o.ends_on >= date '1970-01-01' + ${fromDay}::int
          and o.starts_on <= date '1970-01-01' + ${toDay}::int) as "timeOff",
      (select coalesce(json_agg(json_build_object('priceCents', z.price_cents, 'weekdays', z.weekdays)), '[]')
        from work_zones z where z.provider_id = p.id
          and st_covers(z.area, ${geographyOf(place)})) as zones,
      coalesce(b.occupants, '[]') as occupants, v.stretches as vans
    from unnest(${providerIds}::uuid[]) as p (id)
    left join (
      -- date_part gives a float8; extract gives a numeric, which is slow to divide.
      select resource_id, json_agg(json_build_array(
        floor(date_part('epoch', lower(busy)) / 60)::int, floor(date_part('epoch', upper(busy)) / 60)::int,
        st_y(place::geometry), st_x(place::geometry)) order by lower(busy)) as occupants
      from app.occupants_between(${providerIds}::uuid[], ${from}::timestamptz, ${to}::timestamptz, ${now}::timestamptz,
        ${ignored}::uuid)
      group by resource_id) b on b.resource_id = p.id
    left join app.vans_between(${providerIds}::uuid[], tstzrange(${from}, ${to})) v on v.groomer_id = p.id`.execute(tx);
  return new Map(rows.map((row) => [row.providerId, calendarOf(row)]));
};

/** The zones of a provider that contain a place. */
export const zonesAround = async (tx: Tx, providerId: string, place: Place): Promise<Calendar['zones']> => {
  const { rows } = await sql<Calendar['zones'][number]>`
    select price_cents as "priceCents", weekdays from work_zones
    where provider_id = ${providerId} and st_covers(area, ${geographyOf(place)})`.execute(tx);
  return rows;
};
