import type { AdjustBy, PetSize } from '@tailgate/contract';
import type { OfferedService } from '@tailgate/pricing';
import type { Place } from '@tailgate/values';
import type { Cents } from '@tailgate/values/money';
import { sql } from 'kysely';
import type { Tx } from '../platform/db/database.ts';

export interface PublicService {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly petType: string;
  readonly adjustBy: AdjustBy;
  readonly isHourly: boolean;
  readonly hourlyRateCents: Cents;
  readonly baseMinutes: number;
  readonly sizes: OfferedService['sizes'];
  /** The lowest and highest price of all breeds, where breeds decide. */
  readonly byBreed: { readonly minCents: Cents; readonly maxCents: Cents } | null;
}

export interface PublicProviderRow {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly address: string;
  readonly photoId: string | null;
  readonly businessName: string | null;
  readonly description: string;
  readonly city: string | null;
  readonly stateOrProvince: string | null;
  readonly averageRating: number;
  readonly reviewCount: number;
  readonly timeZone: string;
  readonly currency: string;
  readonly maxDistanceMiles: number;
  readonly maxPetWeight: number;
  readonly sizes: readonly {
    readonly name: PetSize;
    readonly label: string;
    readonly minWeight: number;
    readonly maxWeight: number | null;
    readonly priceModifierCents: Cents;
    readonly durationModifierMinutes: number;
  }[];
  readonly services: readonly PublicService[];
  readonly zones: readonly {
    readonly name: string;
    readonly weekdays: readonly number[];
    readonly feeCents: Cents;
    readonly ring: { readonly coordinates: readonly (readonly (readonly [number, number])[])[] };
  }[];
  /** In the middle of the largest zone: where a usual visit is. Not the groomer's address. */
  readonly middle: Place | null;
  readonly showcaseIds: readonly string[];
  readonly photos: readonly {
    readonly id: string;
    readonly beforeId: string | null;
    readonly afterId: string | null;
    readonly breed: string | null;
    readonly service: string;
  }[];
}

/** About three hundred meters: enough for a small map, and no house can be told from its neighbors. */
const OUTLINE_DEGREES = 0.003;
const OUTLINE_DIGITS = 4;
const MAX_ZONES = 30;
const MAX_PHOTOS = 12;
/** Photos are looked for among the latest visits only, so that a long history costs no more than a short one. */
const VISITS_SEARCHED = 400;

/** Active groomers: nobody else has a public page. */
const IS_PUBLIC = sql`p.status = 'active' and a.status = 'active' and p.service_category = 'grooming'`;

const SIZES = sql`(
  select coalesce(json_agg(json_build_object('name', z.name, 'label', z.label, 'minWeight', z.min_weight_lb,
    'maxWeight', z.max_weight_lb, 'priceModifierCents', z.price_modifier_cents,
    'durationModifierMinutes', z.duration_modifier_minutes) order by z.position), '[]') from pet_sizes z)`;

const SERVICES = sql`(
  select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name,
    'description', coalesce(own.description, s.description), 'petType', t.name, 'adjustBy', own.adjust_by,
    'isHourly', own.is_hourly, 'hourlyRateCents', own.hourly_rate_cents, 'baseMinutes', s.base_minutes,
    'sizes', (
      select coalesce(json_object_agg(z.size, json_build_object('priceCents', z.price_cents, 'minutes', z.minutes)), '{}')
      from provider_service_sizes z where z.provider_id = own.provider_id and z.service_id = own.service_id),
    'byBreed', (
      select case when count(*) > 0 then
        json_build_object('minCents', min(b.price_min_cents), 'maxCents', max(b.price_max_cents)) end
      from provider_service_breeds b
      where own.adjust_by = 'breed' and b.provider_id = own.provider_id and b.service_id = own.service_id)
    ) order by s.position, s.name), '[]')
  from provider_services own join catalogue_services s on s.id = own.service_id join pet_types t on t.id = s.pet_type_id
  where own.provider_id = p.account_id and own.is_offered)`;

const ZONES = sql`(
  select coalesce(json_agg(json_build_object('name', z.name, 'weekdays', z.weekdays, 'feeCents', z.price_cents,
    'ring', st_asgeojson(st_simplifypreservetopology(z.area::geometry, ${sql.lit(OUTLINE_DEGREES)}),
      ${sql.lit(OUTLINE_DIGITS)})::json) order by z.position, z.id), '[]')
  from (
    select * from work_zones where provider_id = p.account_id order by position, id limit ${sql.lit(MAX_ZONES)}) z)`;

const MIDDLE = sql`(
  select json_build_object('latitude', st_y(m.point), 'longitude', st_x(m.point))
  from (
    select st_pointonsurface(z.area::geometry) as point from work_zones z where z.provider_id = p.account_id
    order by st_area(z.area) desc, z.id limit 1) m)`;

const PHOTOS = sql`(
  select coalesce(json_agg(json_build_object('id', l.id, 'beforeId', l.before_file_id, 'afterId', l.after_file_id,
    'breed', l.breed_name, 'service', l.service_name) order by l.starts_at desc, l.id), '[]')
  from (
    select l.id, l.before_file_id, l.after_file_id, l.breed_name, l.service_name, v.starts_at
    from (
      select id, starts_at from appointments
      where provider_id = p.account_id and status = 'complete'
      order by starts_at desc limit ${sql.lit(VISITS_SEARCHED)}) v
    join appointment_lines l on l.appointment_id = v.id
    where l.is_photo_public and (l.before_file_id is not null or l.after_file_id is not null)
    order by v.starts_at desc, l.id limit ${sql.lit(MAX_PHOTOS)}) l)`;

/** What the public page at an address shows, in one query. */
export const publicProviderAt = async (tx: Tx, address: string): Promise<PublicProviderRow | undefined> => {
  const { rows } = await sql<PublicProviderRow>`
    select p.account_id as id, a.first_name, a.last_name, p.vanity_url as address, a.photo_file_id as "photoId",
      p.business_name as "businessName", p.description, p.showcase_file_ids as "showcaseIds", p.city, p.state_or_province as "stateOrProvince",
      p.average_rating as "averageRating", p.review_count as "reviewCount", p.time_zone as "timeZone", p.currency,
      p.max_distance_miles as "maxDistanceMiles", p.max_pet_weight_lb as "maxPetWeight",
      ${SIZES} as sizes, ${SERVICES} as services, ${ZONES} as zones, ${MIDDLE} as middle, ${PHOTOS} as photos
    from providers p join accounts a on a.id = p.account_id
    where p.vanity_url = ${address} and ${IS_PUBLIC}`.execute(tx);
  return rows[0];
};

export interface ListedProviderRow {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly address: string;
  readonly photoId: string | null;
  readonly businessName: string | null;
  readonly city: string | null;
  readonly stateOrProvince: string | null;
  readonly averageRating: number;
  readonly reviewCount: number;
  readonly currency: string;
  readonly fromCents: Cents | null;
  readonly total: number;
}

/** Groomers with a public page, the best rated first; with a place, those who have a zone around it. */
export const publicProviders = async (
  tx: Tx,
  { near, limit, offset }: { readonly near: Place | undefined; readonly limit: number; readonly offset: number },
): Promise<readonly ListedProviderRow[]> => {
  const comes = near
    ? sql`p.account_id in (select provider_id from app.zones_around(${near.longitude}::float8, ${near.latitude}::float8))`
    : sql`true`;
  const { rows } = await sql<ListedProviderRow>`
    select f.*, (
      select min(z.price_cents) from provider_services own
      join provider_service_sizes z on z.provider_id = own.provider_id and z.service_id = own.service_id
      where own.provider_id = f.id and own.is_offered and not own.is_hourly and z.price_cents > 0) as "fromCents"
    from (
      select p.account_id as id, a.first_name, a.last_name, p.vanity_url as address, a.photo_file_id as "photoId",
        p.business_name as "businessName", p.city, p.state_or_province as "stateOrProvince",
        p.average_rating as "averageRating", p.review_count as "reviewCount", p.currency,
        count(*) over ()::int as total
      from providers p join accounts a on a.id = p.account_id
      where p.vanity_url is not null and ${IS_PUBLIC} and ${comes}
      order by p.average_rating desc, p.review_count desc, p.account_id limit ${limit} offset ${offset}) f
    order by f."averageRating" desc, f."reviewCount" desc, f.id`.execute(tx);
  return rows;
};

/** A sitemap may name fifty thousand pages. */
const MAX_ADDRESSES = 49_000;

/** The addresses of all public pages of the site. */
export const publicAddresses = async (tx: Tx): Promise<string[]> => {
  const { rows } = await sql<{ address: string }>`
    select p.vanity_url as address from providers p join accounts a on a.id = p.account_id
    where p.vanity_url is not null and ${IS_PUBLIC}
    order by p.vanity_url limit ${sql.lit(MAX_ADDRESSES)}`.execute(tx);
  return rows.map(({ address }) => address);
};

/** Whether everybody may see a picture: the face or the work of somebody with a public page, or a photo that was made public. */
export const isPublicPicture = async (tx: Tx, fileId: string): Promise<boolean> => {
  const { rows } = await sql<{ shown: boolean }>`
    select exists (
      select from accounts a join providers p on p.account_id = a.id
      where a.photo_file_id = ${fileId}::uuid and p.vanity_url is not null and ${IS_PUBLIC}
    ) or exists (
      select from files f join providers p on p.account_id = f.owner_id join accounts a on a.id = p.account_id
      where f.id = ${fileId}::uuid and f.id = any(p.showcase_file_ids) and p.vanity_url is not null and ${IS_PUBLIC}
    ) or exists (
      select from appointment_lines l join appointments v on v.id = l.appointment_id
      join providers p on p.account_id = v.provider_id join accounts a on a.id = p.account_id
      where (l.before_file_id = ${fileId}::uuid or l.after_file_id = ${fileId}::uuid)
        and l.is_photo_public and v.status = 'complete' and p.vanity_url is not null and ${IS_PUBLIC}
    ) as shown`.execute(tx);
  return rows[0]?.shown ?? false;
};
