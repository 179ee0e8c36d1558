import { CUSTOMER_FILTERS, NEW_CUSTOMER_DAYS, type CUSTOMER_SORTS, type CustomerFilter } from '@tailgate/contract';
import type { LocalDate } from '@tailgate/values';
import type { Cents } from '@tailgate/values/money';
import { sql } from 'kysely';
import type { Rows } from '../platform/access/policy.ts';
import { secondsAfter } from '../platform/clock.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Page } from '../platform/db/page.ts';
import { hasCardOnFile } from './cards-on-file.ts';
import { visitsOfCustomer } from './customer-visits.ts';

interface PetSummary {
  readonly id: string;
  readonly name: string;
  readonly petType: string;
  readonly photoId: string | null;
}

const NEW_SECONDS = NEW_CUSTOMER_DAYS * 24 * 60 * 60;

const joined = (tx: Tx) =>
  tx
    .selectFrom('provider_customers')
    .innerJoin('accounts', 'accounts.id', 'provider_customers.customer_id')
    .leftJoin('customer_profiles', 'customer_profiles.account_id', 'accounts.id');

/** By name or phone as people are found everywhere, or by the name of a pet. */
const MATCHES = (search: string) => sql<boolean>`(
  app.person_matches(${search}::text, accounts.first_name, accounts.last_name, coalesce(accounts.phone, ''))
  or exists (select from pets where pets.customer_id = accounts.id and pets.status = 'active'
    and position(lower(${search}::text) in lower(pets.name)) > 0))`;

const since = (now: Date) => secondsAfter(now, -NEW_SECONDS);

const HAS_CARD = hasCardOnFile(sql`provider_customers.customer_id`, sql`provider_customers.provider_id`);
const IS_UNBOOKED = sql<boolean>`(v.next_id is null and provider_customers.blocked_at is null)`;
/** Nobody is overdue who has something booked. */
const DUE_ON = sql<LocalDate | null>`(case when ${IS_UNBOOKED} then v.due_on end)`;

const CONDITIONS = (now: Date) =>
  ({
    all: sql<boolean>`true`,
    upcoming: sql<boolean>`v.next_id is not null`,
    due: sql<boolean>`${DUE_ON} is not null`,
    unbooked: IS_UNBOOKED,
    owes: sql<boolean>`v.owed_cents > 0`,
    noCard: sql<boolean>`not ${HAS_CARD}`,
    vip: sql<boolean>`provider_customers.vip`,
    waitlist: sql<boolean>`provider_customers.waitlisted_at is not null`,
    new: sql<boolean>`provider_customers.created_at > ${since(now)}`,
    blocked: sql<boolean>`provider_customers.blocked_at is not null`,
  }) satisfies Record<CustomerFilter, unknown>;

const ORDER = {
  name: sql`lower(accounts.first_name), lower(accounts.last_name)`,
  '-name': sql`lower(accounts.first_name) desc, lower(accounts.last_name) desc`,
  city: sql`customer_profiles.city nulls last, lower(accounts.first_name)`,
  '-city': sql`customer_profiles.city desc nulls last, lower(accounts.first_name)`,
  next: sql`v.next_start nulls last`,
  '-next': sql`v.next_start desc nulls last`,
  last: sql`v.last_seen nulls first`,
  '-last': sql`v.last_seen desc nulls last`,
  completed: sql`coalesce(v.completed, 0)`,
  '-completed': sql`coalesce(v.completed, 0) desc`,
  spent: sql`coalesce(v.spent_cents, 0)`,
  '-spent': sql`coalesce(v.spent_cents, 0) desc`,
  added: sql`provider_customers.created_at`,
  '-added': sql`provider_customers.created_at desc`,
  waiting: sql`provider_customers.waitlisted_at`,
} as const satisfies Record<(typeof CUSTOMER_SORTS)[number] | 'waiting', unknown>;

/** What the list and the detail of a customer show. */
const columnsAt = (now: Date) =>
  [
    'accounts.first_name',
    'accounts.last_name',
    'accounts.phone',
    sql<string | null>`coalesce(accounts.email, customer_profiles.contact_email)::text`.as('email'),
    'customer_profiles.address_line',
    'customer_profiles.city',
    'customer_profiles.state_or_province',
    'customer_profiles.postal_code',
    'customer_profiles.country',
    sql<number | null>`st_y(customer_profiles.location::geometry)`.as('latitude'),
    sql<number | null>`st_x(customer_profiles.location::geometry)`.as('longitude'),
    'customer_profiles.address_line_2',
    'customer_profiles.address_notes',
    'customer_profiles.is_apartment_complex',
    'customer_profiles.terms_accepted_at',
    sql<boolean>`provider_customers.created_at > ${since(now)}`.as('is_new'),
    sql<PetSummary[]>`(select coalesce(jsonb_agg(jsonb_build_object('id', pets.id, 'name', pets.name,
          'petType', pet_types.slug, 'photoId', pets.photo_file_id) order by pets.name, pets.id), '[]')
        from pets join pet_types on pet_types.id = pets.pet_type_id
        where pets.customer_id = accounts.id and pets.status = 'active')`.as('pets'),
  ] as const;

export interface CustomersFilter {
  readonly providerId: string;
  readonly search: string;
  readonly filter: CustomerFilter;
  readonly timeZone: string;
  readonly now: Date;
}

const customersOf = (tx: Tx, wanted: CustomersFilter) => {
  const { providerId, search } = wanted;
  const mine = joined(tx)
    .leftJoinLateral(visitsOfCustomer(wanted, sql.ref('provider_customers.customer_id')).as('v'), (join) =>
      join.onTrue(),
    )
    .where('provider_customers.provider_id', '=', providerId);
  return search ? mine.where(MATCHES(search)) : mine;
};

/** What the table adds to a customer. */
const VISITS = [
  'v.next_id',
  'v.next_start',
  'v.next_status',
  'v.last_seen',
  DUE_ON.as('due_on'),
  sql<number>`coalesce(v.completed, 0)`.as('completed'),
  sql<Cents>`coalesce(v.spent_cents, 0)`.as('spent_cents'),
  sql<Cents>`coalesce(v.owed_cents, 0)`.as('owed_cents'),
  HAS_CARD.as('has_card'),
] as const;

/** One page of a provider's customers, with how many each filter would show. */
export const findCustomers = async (
  tx: Tx,
  wanted: CustomersFilter,
  sort: (typeof CUSTOMER_SORTS)[number] | 'waiting',
  page: Page,
) => {
  const conditions = CONDITIONS(wanted.now);
  const rows = await customersOf(tx, wanted)
    .selectAll('provider_customers')
    .select(columnsAt(wanted.now))
    .select(VISITS)
    .where(conditions[wanted.filter])
    .orderBy(ORDER[sort])
    .orderBy('accounts.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const counted = await customersOf(tx, wanted)
    .select(
      CUSTOMER_FILTERS.map((filter) => sql<number>`count(*) filter (where ${conditions[filter]})::int`.as(filter)),
    )
    .executeTakeFirstOrThrow();
  return { rows, counts: counted as Record<CustomerFilter, number> };
};

export const oneCustomer = (tx: Tx, customer: Rows<'provider_customers'>, now: Date) =>
  joined(tx)
    .selectAll('provider_customers')
    .select(columnsAt(now))
    .where(customer as never)
    .executeTakeFirst();
export type CustomerRow = NonNullable<Awaited<ReturnType<typeof oneCustomer>>>;
export type ListedRow = Awaited<ReturnType<typeof findCustomers>>['rows'][number];

/** Several customers of a provider, in no order. */
export const customersByIds = (tx: Tx, providerId: string, ids: readonly string[], now: Date) =>
  joined(tx)
    .selectAll('provider_customers')
    .select(columnsAt(now))
    .where('provider_customers.provider_id', '=', providerId)
    .where('provider_customers.customer_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
