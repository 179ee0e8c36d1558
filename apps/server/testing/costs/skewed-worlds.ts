import type { Client } from 'pg';
import { tagOf, type WorldName } from '../worlds/tags.ts';
import type { World } from '../worlds/world.ts';

/** Other accounts, each with a row in every table. */
const SMALL = 100;
/** Rows of one account in every table that may hold several of it. */
const BIG = 400;
const FIRST_SMALL_TAG = 70_000_000;
const FIRST_BIG_TAG = 60_000_000;
const TAG_DIGITS = 8;

const COLUMNS = `
  select attname as name from pg_attribute
  where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`;

/** Every ordinary and partitioned table with a trigger of ours. */
const TRIGGERED = `
  select distinct tgrelid::regclass::text as name from pg_trigger
  where not tgisinternal and tgparentid = 0 and tgrelid::regclass::text !~ '\\.'`;

interface Copies {
  readonly world: World;
  readonly count: number;
  readonly firstTag: number;
  /** What stays as it is: the account to which all copies belong. */
  readonly self: string;
  /** What a column of the copy says instead. */
  readonly other: Readonly<Record<string, string>>;
}

/**
 * Rows once more under other tags: the ids, emails, numbers and texts of a world hold its tag, so that copies refer to
 * copies. What may exist once only is left out.
 */
const copyRows = async (owner: Client, table: string, { world, count, firstTag, self, other }: Copies) => {
  const columns = (await owner.query<{ name: string }>(COLUMNS, [table])).rows.map(({ name }) => name);
  await owner.query(
    `insert into ${table} (${columns.join(', ')})
     select ${columns.map((column) => other[column] ?? `(c.r).${column}`).join(', ')} from (
       select n, replace(replace(replace(t::text, $2, '@'), $1, (${firstTag} + n)::text), '@', $2)::${table} as r
       from ${table} t cross join generate_series(0, ${count} - 1) n where t::text like '%' || $1 || '%') c
     on conflict do nothing`,
    [tagOf(world.name), self],
  );
};

const inSavepoint = async (owner: Client, work: () => Promise<void>): Promise<boolean> => {
  await owner.query('savepoint copies');
  try {
    await work();
    return true;
  } catch {
    await owner.query('rollback to copies');
    return false;
  }
};

/** The other party of a row, where a table has both: a big groomer has many customers, a big customer many groomers. */
const otherParty = (world: World, small: World): Readonly<Record<string, string>> => {
  const column = world.roles.includes('customer') ? 'provider_id' : 'customer_id';
  const id = `((${FIRST_SMALL_TAG} + c.n % ${SMALL})::text || '${small.personId.slice(TAG_DIGITS)}')::uuid`;
  return { [column]: `case when (c.r).${column} = '${world.personId}' then ${id} else (c.r).${column} end` };
};

/** On days of their own: nobody has hundreds of appointments on one. */
const SPREAD = `
  update appointments set starts_at = starts_at - n.days * interval '1 day', ends_at = ends_at - n.days * interval '1 day'
  from (select id, left(id::text, ${TAG_DIGITS})::int % 1000 % 400 + 1 as days from appointments
    where left(id::text, ${TAG_DIGITS}) between '${FIRST_BIG_TAG}' and '${FIRST_SMALL_TAG}') n
  where n.id = appointments.id`;

/** Everything that completed appointments of the big accounts earned. */
const EARNED = `
  update ledger_transactions set kind = 'completion' where left(id::text, ${TAG_DIGITS}) >= '${FIRST_BIG_TAG}';
  update ledger_entries set account = 'groomer_payable', reason = 'services'
  where left(transaction_id::text, ${TAG_DIGITS}) >= '${FIRST_BIG_TAG}' and line = 1`;

/**
 * Worlds with many rows, as unevenly as they are spread in life: a few accounts with hundreds of rows in every table, and
 * many with one. Averages, on which a generic plan relies, are wrong for both. Returns how many rows each table has.
 */
export const skewWorlds = async (
  owner: Client,
  worlds: ReadonlyMap<WorldName, World>,
  big: readonly WorldName[],
): Promise<ReadonlyMap<string, number>> => {
  const of = (name: WorldName): World => {
    const world = worlds.get(name);
    if (!world) throw new Error(`No world named ${name}`);
    return world;
  };
  const small = of('stranger');
  const copies: readonly Copies[] = [
    { world: small, count: SMALL, firstTag: FIRST_SMALL_TAG, self: '-', other: {} },
    ...big.map(of).map((world, at) => ({
      world,
      count: BIG,
      firstTag: FIRST_BIG_TAG + at * 1_000_000,
      self: world.personId,
      other: otherParty(world, small),
    })),
  ];
  const triggered = (await owner.query<{ name: string }>(TRIGGERED)).rows.map(({ name }) => name);
  await owner.query('begin');
  for (const table of triggered) await owner.query(`alter table ${table} disable trigger user`);
  for (const copy of copies)
    for (const table of copy.world.tables.filter((name) => name !== 'sites'))
      // Where the parties belong together, they stay; cards and what is charged to them belong to one account anyway.
      if (!(await inSavepoint(owner, () => copyRows(owner, table, copy))))
        await inSavepoint(owner, () => copyRows(owner, table, { ...copy, other: {} }));
  for (const statement of [SPREAD, EARNED]) await owner.query(statement);
  for (const table of triggered) await owner.query(`alter table ${table} enable trigger user`);
  await owner.query('commit');
  await owner.query('analyze');
  const { rows } = await owner.query<{ name: string; rows: number }>(
    `select relname as name, greatest(reltuples, 0)::int as rows from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`,
  );
  return new Map(rows.map(({ name, rows: count }) => [name, count]));
};
