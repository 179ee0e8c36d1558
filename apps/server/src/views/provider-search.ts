import { PET_SIZES, type SearchOrder } from '@tailgate/contract';
import type { Place } from '@tailgate/values';
import type { Cents } from '@tailgate/values/money';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../platform/db/database.ts';
import type { PetToSearchFor } from '../platform/db/stored/bookings.ts';
import { found } from '../platform/failure.ts';
import { metersToNearestZone, milesWithin, roughly } from './miles-within.ts';
import { takesNewWork } from './takes-new-work.ts';

export interface ProviderQuestion {
  readonly place: Place;
  readonly category: string;
  readonly pets: readonly PetToSearchFor[];
  /** Who searches, where it is known: providers who blocked them are left out. */
  readonly customerId: string | undefined;
  readonly order: SearchOrder;
  readonly limit: number;
  readonly offset: number;
  readonly now: Date;
  readonly noticeMinutes: number;
  readonly gridMinutes: number;
  readonly horizonDays: number;
}

export interface FoundProvider {
  readonly id: string;
  readonly timeZone: string;
  readonly currency: string;
  readonly maxDistanceMiles: number;
  readonly minCents: Cents;
  readonly maxCents: Cents;
  readonly minutes: number;
  /** From the middle of the nearest zone, in whole miles. */
  readonly withinMiles: number;
  /** Never after the first slot, and only in a search by soonest; null without any free time. */
  readonly freeFrom: Date | null;
}

const sizeAt = (name: RawBuilder<unknown>) =>
  sql`array_position(${sql.lit(`{${PET_SIZES.join(',')}}`)}::text[], ${name})`;

/**
 * Candidates are few, but the planner overestimates how many zones contain a point and would scan whole tables. This
 * optimization fence makes it look up each candidate's rows by key.
 */
const ONE_BY_ONE = sql`offset 0`;

/** The pets joined with the site's catalogue. A given size or weight takes precedence over that of the breed. */
export const petsOf = (pets: readonly PetToSearchFor[]) => sql`
  sizes as materialized (
    select name, ${sizeAt(sql`name`)} as at, min_weight_lb, max_weight_lb, price_modifier_cents as cents,
      duration_modifier_minutes as minutes
    from pet_sizes
  ), pets as materialized (
    select t."serviceId" as service_id, t."addOnIds" as add_on_ids, b.id as breed_id, lower(b.name) as breed_name,
      ${sizeAt(sql`s.name`)} as size_at, coalesce(z.cents, 0) as size_cents, coalesce(z.minutes, 0) as size_minutes,
      -- Without a weight only pets that are certainly too heavy are excluded.
      coalesce(t."weightLb", case when t.size is not null then z.min_weight_lb end, b.weight_low_lb, 0) as weight_lb,
      m.cents as extra_cents, m.minutes as extra_minutes,
      m.known = cardinality(t."timeModifierIds") and (t."breedId" is null or b.id is not null) as is_known
    from jsonb_to_recordset(${JSON.stringify(pets)}::jsonb) as t ("serviceId" uuid, "breedId" uuid, size text,
      "weightLb" numeric, "addOnIds" uuid[], "timeModifierIds" uuid[])
    left join breeds b on b.id = t."breedId"
    cross join lateral (select coalesce(t.size, (
      select name from sizes where t."weightLb" is not null and (max_weight_lb is null or t."weightLb" <= max_weight_lb)
      order by at limit 1), b.size) as name) s
    left join sizes z on z.name = s.name
    cross join lateral (
      select count(*) as known, coalesce(sum(tm.price_cents), 0) as cents, coalesce(sum(tm.minutes), 0) as minutes
      from unnest(t."timeModifierIds") as wanted (id) join time_modifiers tm on tm.id = wanted.id) m
  )`;

/**
 * Providers with a zone that contains the point, with their weekdays there and travel fees: where zones overlap, the
 * cheapest one of the day applies.
 */
export const servedBy = ({ place }: Pick<ProviderQuestion, 'place'>) => sql`
  zones as materialized (
    select z.provider_id, day, min(z.price_cents) as cents
    from app.zones_around(${place.longitude}::float8, ${place.latitude}::float8) z, unnest(z.weekdays) as day
    group by 1, 2
  ), hours as materialized (
    select z.provider_id, w.weekday, w.opens, w.closes from (select distinct provider_id from zones) z
    cross join lateral (
      select weekday, lower(minutes) as opens, upper(minutes) as closes from weekly_windows
      where provider_id = z.provider_id ${ONE_BY_ONE}) w
  ), served as materialized (
    select provider_id, array_agg(day) as days, min(cents) as least_cents, max(cents) as most_cents from zones z
    where exists (select from hours h where h.provider_id = z.provider_id and h.weekday = z.day)
    group by 1
  )`;

/** Whether provider `p` accepts the weights of the pets. */
export const ACCEPTS_WEIGHTS = sql`not exists (select from pets t where t.weight_lb > p.max_pet_weight_lb)`;
/** And their breeds. */
export const ACCEPTS_BREEDS = sql`not exists (
  select from pets t where t.breed_name = any (select lower(avoided) from unnest(p.breeds_to_avoid) as avoided))`;
const ACCEPTS_PETS = sql`${ACCEPTS_WEIGHTS} and ${ACCEPTS_BREEDS}`;

/** Whether provider `p` has not blocked who searches. */
export const notBlocking = (customerId: string | undefined) =>
  customerId === undefined
    ? sql`true`
    : sql`not exists (select from provider_customers b where b.provider_id = p.id and b.customer_id = ${customerId}
        and b.blocked_at is not null)`;

/** Who serves the place, takes the pets and the customer, with weekdays and fees there. */
const candidates = ({ customerId, now }: Pick<ProviderQuestion, 'customerId' | 'now'>) => sql`
  select p.*, s.days, s.least_cents, s.most_cents from served s
  cross join lateral (
    select account_id as id, time_zone, currency, max_distance_miles, average_rating, review_count,
      max_pet_weight_lb, breeds_to_avoid
    from providers where account_id = s.provider_id and ${takesNewWork(now)} ${ONE_BY_ONE}) p
  where ${ACCEPTS_PETS} and ${notBlocking(customerId)}`;

/** The price of one provider for these pets, by the rules of `@tailgate/pricing`; a test compares the two. */
export const priceOf = (category: string) => sql`
  select count(*) as pets, coalesce(sum(base.least + adds.cents + t.extra_cents), 0)::int as min_cents,
    coalesce(sum(base.most + adds.cents + t.extra_cents), 0)::int as max_cents,
    coalesce(sum(time.minutes + adds.minutes + t.extra_minutes), 0)::int as minutes
  from pets t
  join provider_services own on own.provider_id = c.id and own.service_id = t.service_id and own.is_offered
  join catalogue_services s on s.id = own.service_id and s.category = ${category}
  left join provider_service_breeds b on own.adjust_by = 'breed' and b.provider_id = c.id
    and b.service_id = own.service_id and b.breed_id = t.breed_id
  left join lateral (
    select z.price_cents + t.size_cents - coalesce(m.cents, 0) as cents, z.minutes + t.size_minutes - coalesce(m.minutes, 0) as minutes
    from provider_service_sizes z left join sizes m on m.name = z.size
    where z.provider_id = c.id and z.service_id = own.service_id and ${sizeAt(sql`z.size`)} <= t.size_at
    order by ${sizeAt(sql`z.size`)} desc limit 1) z on true
  cross join lateral (
    select coalesce(nullif(coalesce(b.minutes, z.minutes, 0), 0), s.base_minutes) as minutes) time
  cross join lateral (select round(nullif(own.hourly_rate_cents, 0) * time.minutes / 60.0) as cents) hourly
  cross join lateral (
    select case when own.is_hourly then hourly.cents else coalesce(b.price_min_cents, z.cents) end as least,
      case when own.is_hourly then hourly.cents else coalesce(b.price_max_cents, z.cents) end as most) base
  cross join lateral (
    select count(*) as offered, coalesce(sum(a.price_cents), 0) as cents, coalesce(sum(a.minutes), 0) as minutes
    from unnest(t.add_on_ids) as wanted (id)
    join catalogue_service_add_ons l on l.service_id = own.service_id and l.add_on_id = wanted.id
    join provider_add_ons a on a.provider_id = c.id and a.add_on_id = wanted.id and a.is_offered) adds
  where base.least is not null and t.is_known and adds.offered = cardinality(t.add_on_ids)`;

/** When each provider may be free for exactly these minutes, at the earliest: drives are not considered. */
const freeFrom = ({ now, noticeMinutes, gridMinutes, horizonDays }: ProviderQuestion) => sql`
  cross join lateral (select ${now}::timestamptz at time zone c.time_zone as now) wall
  cross join lateral (
    select app.free_from(c.id, c.time_zone, c.days, wall.now,
      extract(hour from wall.now)::int * 60 + extract(minute from wall.now)::int + ${noticeMinutes}::int,
      price.minutes, ${gridMinutes}::int, ${horizonDays}::int) as at) free`;

const BY: Record<SearchOrder, RawBuilder<unknown>> = {
  soonest: sql`f."freeFrom" nulls last, f."minCents"`,
  price: sql`f."minCents", f."maxCents"`,
  rating: sql`f.rating desc, f.reviews desc, f."minCents"`,
  distance: sql`f."withinMiles", f."minCents"`,
};

/**
 * One page of providers who can come to a place for these pets, in the requested order, with the price for exactly these
 * pets. One query: the index on areas finds the candidates, and only their rows are read.
 */
export const findProviders = async (
  tx: Tx,
  question: ProviderQuestion,
): Promise<{ total: number; providers: FoundProvider[] }> => {
  const { place, order, limit, offset } = question;
  const bySoonest = order === 'soonest';
  const { rows } = await sql<{ total: number } & (FoundProvider | { id: null })>`
    with ${petsOf(question.pets)}, ${servedBy(question)}, found as materialized (
      select c.id, c.time_zone as "timeZone", c.currency, c.max_distance_miles as "maxDistanceMiles",
        price.min_cents + c.least_cents as "minCents", price.max_cents + c.most_cents as "maxCents", price.minutes,
        ${milesWithin(metersToNearestZone('c.id', roughly(place)))} as "withinMiles",
        ${bySoonest ? sql`free.at` : sql`null::timestamptz`} as "freeFrom",
        c.average_rating as rating, c.review_count as reviews
      from (${candidates(question)}) c cross join lateral (${priceOf(question.category)}) price ${bySoonest ? freeFrom(question) : sql``}
      where price.pets = (select count(*) from pets)
    )
    select totals.total, page.* from (select count(*)::int as total from found) totals
    left join (
      select f.id, f."timeZone", f.currency, f."maxDistanceMiles", f."minCents", f."maxCents", f.minutes,
        f."withinMiles", f."freeFrom", row_number() over (order by ${BY[order]}, f.id) as place
      from found f order by place limit ${limit} offset ${offset}) page on true
    order by page.place`.execute(tx);
  const providers = rows.filter((row): row is { total: number } & FoundProvider => row.id !== null);
  return { total: rows[0]?.total ?? 0, providers };
};

export interface Offers {
  readonly providers: number;
  readonly minCents: Cents;
  readonly maxCents: Cents;
  readonly currency: string;
}

/** How many providers do all of it at the place, and between which prices. */
export const offersOf = async (
  tx: Tx,
  question: Pick<ProviderQuestion, 'place' | 'category' | 'pets' | 'customerId' | 'now'>,
): Promise<Offers> => {
  const { rows } = await sql<Offers>`
    with ${petsOf(question.pets)}, ${servedBy(question)}
    select count(*)::int as providers, coalesce(min(price.min_cents + c.least_cents), 0)::int as "minCents",
      coalesce(max(price.max_cents + c.most_cents), 0)::int as "maxCents", coalesce(min(c.currency), 'USD') as currency
    from (${candidates(question)}) c cross join lateral (${priceOf(question.category)}) price
    where price.pets = (select count(*) from pets)`.execute(tx);
  return found(rows[0]);
};

/**
 * One provider of a search, by key: whether they accept the pets and offer the services, and the duration. Whether a
 * zone contains the place is decided by their calendar, which is read anyway.
 */
export const findProvider = async (
  tx: Tx,
  question: Pick<ProviderQuestion, 'category' | 'pets' | 'customerId' | 'now'> & { readonly providerId: string },
): Promise<Pick<FoundProvider, 'id' | 'timeZone' | 'maxDistanceMiles' | 'minutes'> | undefined> => {
  const { rows } = await sql<Pick<FoundProvider, 'id' | 'timeZone' | 'maxDistanceMiles' | 'minutes'>>`
    with ${petsOf(question.pets)}
    select c.id, c.time_zone as "timeZone", c.max_distance_miles as "maxDistanceMiles", price.minutes
    from (
      select p.id, p.time_zone, p.max_distance_miles from (
        select account_id as id, time_zone, max_distance_miles, max_pet_weight_lb, breeds_to_avoid from providers
        where account_id = ${question.providerId} and ${takesNewWork(question.now)}) p
      where ${ACCEPTS_PETS} and ${notBlocking(question.customerId)}
    ) c cross join lateral (${priceOf(question.category)}) price
    where price.pets = (select count(*) from pets)`.execute(tx);
  return rows[0];
};
