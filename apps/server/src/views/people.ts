import type { PEOPLE_SORTS, ProviderStatus, Role } from '@tailgate/contract';
import { sql } from 'kysely';
import { containing } from '../platform/db/containing.ts';
import type { Tx } from '../platform/db/database.ts';
import { readPage, type Page } from '../platform/db/page.ts';

export interface PeopleFilter {
  readonly search: string;
  readonly role?: Role | undefined;
  readonly status?: ProviderStatus | undefined;
}

/** An account that was closed is inactive, whatever its provider was; who is no provider has the account's own status. */
const STATUS = sql<ProviderStatus>`case when accounts.status = 'inactive' then accounts.status
  else coalesce(providers.status, accounts.status) end`;

// The same expression as the trigram index, or the index is of no use.
const HAYSTACK = sql<string>`first_name || ' ' || last_name || ' ' || coalesce(email::text, '') || ' ' || coalesce(phone, '')`;

const accounts = (tx: Tx) => tx.selectFrom('accounts').leftJoin('providers', 'providers.account_id', 'accounts.id');

const people = (tx: Tx, { search, role, status }: PeopleFilter) => {
  let found = accounts(tx).where('accounts.anonymised_at', 'is', null);
  if (search) found = found.where(HAYSTACK, 'ilike', containing(search));
  if (role) found = found.where(sql<boolean>`${role} = any (accounts.roles)`);
  if (status) found = found.where(STATUS, '=', status);
  return found;
};

const ORDER = {
  name: sql`accounts.first_name, accounts.last_name`,
  '-name': sql`accounts.first_name desc, accounts.last_name desc`,
  joined: sql`accounts.created_at`,
  '-joined': sql`accounts.created_at desc`,
  status: sql`${STATUS}, accounts.first_name, accounts.last_name`,
  '-status': sql`${STATUS} desc, accounts.first_name, accounts.last_name`,
} as const satisfies Record<(typeof PEOPLE_SORTS)[number], unknown>;

const PERSON = [
  'accounts.id',
  'accounts.first_name',
  'accounts.last_name',
  'accounts.email',
  'accounts.phone',
  'accounts.roles',
  'accounts.created_at',
  'accounts.status as account_status',
] as const;

/** One account as the list of people shows it, also after it was closed. */
export const personById = async (tx: Tx, id: string) =>
  await accounts(tx)
    .select([...PERSON, STATUS.as('status')])
    .where('accounts.id', '=', id)
    .executeTakeFirstOrThrow();
export type PersonRow = Awaited<ReturnType<typeof personById>>;

/** People of the site, filtered and in the wanted order. */
export const findPeople = async (tx: Tx, filter: PeopleFilter, sort: (typeof PEOPLE_SORTS)[number], page: Page) =>
  await readPage(
    people(tx, filter)
      .select([...PERSON, STATUS.as('status')])
      .orderBy(ORDER[sort])
      .orderBy('accounts.id'),
    page,
  );

/** Some of those whose name, email or phone contains this. */
export const idsOfPeople = async (tx: Tx, search: string, most: number): Promise<readonly string[]> => {
  const rows = await people(tx, { search }).select('accounts.id').orderBy('accounts.id').limit(most).execute();
  return rows.map(({ id }) => id);
};

/** How many there are for each value of a filter, with the other filter and the search applied. */
export const countPeople = async (tx: Tx, { search, role, status }: PeopleFilter) => {
  const roles = await people(tx, { search, status })
    .select([sql<Role>`unnest(accounts.roles)`.as('held'), ({ fn }) => fn.countAll<number>().as('people')])
    .groupBy('held')
    .execute();
  const statuses = await people(tx, { search, role })
    .select([STATUS.as('status'), ({ fn }) => fn.countAll<number>().as('people')])
    .groupBy(STATUS)
    .execute();
  return {
    roles: new Map(roles.map((row) => [row.held, row.people])),
    statuses: new Map(statuses.map((row) => [row.status, row.people])),
  };
};

/** People who signed up in each of the last weeks, from Monday to Sunday in UTC; the last one is the current week. */
export const signUpsByWeek = async (tx: Tx, now: Date, weeks: number) => {
  const { rows } = await sql<{ week: string; people: number }>`
    with weeks as (
      select generate_series(
        date_trunc('week', ${now}::timestamptz, 'UTC') - make_interval(weeks => ${weeks - 1}),
        date_trunc('week', ${now}::timestamptz, 'UTC'),
        interval '1 week'
      ) as first
    )
    select to_char(weeks.first at time zone 'UTC', 'YYYY-MM-DD') as week, count(accounts.id)::int as people
    from weeks
    left join accounts on accounts.created_at >= weeks.first and accounts.created_at < weeks.first + interval '1 week'
      and accounts.anonymised_at is null
    group by weeks.first
    order by weeks.first`.execute(tx);
  return rows;
};
