import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';

/** Everything that a site owns, as text: a fresh site is made of it in one round trip. */
export interface SiteTemplate {
  /** The statements that insert all rows, with the ids of the site that was read. */
  readonly sql: string;
}

type Asked = Pick<Client, 'query'>;

/** What a trigger makes of another table, what is secret, and the traces of how the site was made. */
const LEFT_OUT = ['busy_days', 'refresh_tokens', 'idempotency_keys', 'audit_records', 'events', 'payment_events'];

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

const TABLES = `
  select c.relname as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind in ('r', 'p') and not c.relispartition
    and exists (select from pg_attribute s where s.attrelid = c.oid and s.attname = 'site_id' and not s.attisdropped)
  group by c.relname order by c.relname`;

const ARROWS = `
  select distinct source.relname as "from", target.relname as "to"
  from pg_constraint k join pg_class source on source.oid = k.conrelid join pg_class target on target.oid = k.confrelid
  where k.contype = 'f' and source.relname <> target.relname`;

/** A table comes after those that it refers to. */
const inOrder = (tables: readonly Table[], arrows: readonly { from: string; to: string }[]): Table[] => {
  const placed = new Set<string>();
  const ordered: Table[] = [];
  const place = (table: Table, above: readonly string[]) => {
    if (placed.has(table.name) || above.includes(table.name)) return;
    for (const { to } of arrows.filter(({ from }) => from === table.name)) {
      const target = tables.find(({ name }) => name === to);
      if (target) place(target, [...above, table.name]);
    }
    placed.add(table.name);
    ordered.push(table);
  };
  for (const table of tables) place(table, []);
  return ordered;
};

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const insertOf = ({ name, columns }: Table, rows: readonly string[]): string =>
  `insert into public."${name}" (${columns.join(', ')}) select ${columns.map((column) => `r.${column}`).join(', ')}
   from unnest(array[${rows.map(quoted).join(', ')}]::public."${name}"[]) r`;

const rowsOf = async (owner: Asked, table: string, key: string, siteId: string): Promise<string[]> => {
  const { rows } = await owner.query<{ row: string }>(
    `select t::text as row from public."${table}" t where ${key} = $1`,
    [siteId],
  );
  return rows.map(({ row }) => row);
};

export const readSite = async (owner: Asked, siteId: string): Promise<SiteTemplate> => {
  const { rows: tables } = await owner.query<Table>(TABLES);
  const { rows: arrows } = await owner.query<{ from: string; to: string }>(ARROWS);
  const { rows: siteColumns } = await owner.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = 'public.sites'::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
  );
  const sites = { name: 'sites', columns: siteColumns.map(({ name }) => name) };
  const statements = [insertOf(sites, await rowsOf(owner, 'sites', 'id', siteId))];
  for (const table of inOrder(tables, arrows)) {
    if (LEFT_OUT.includes(table.name)) continue;
    const rows = await rowsOf(owner, table.name, 'site_id', siteId);
    if (rows.length > 0) statements.push(insertOf(table, rows));
  }
  return { sql: statements.join(';\n') };
};

/** The same with new ids. Their time stays: appointments and audit are found by it. */
const newIdLike = (id: string): string => {
  const hex = randomBytes(10).toString('hex');
  return `${id.slice(0, 15)}${hex.slice(0, 3)}-${id.slice(19, 20)}${hex.slice(3, 6)}-${hex.slice(6, 18)}`;
};

/** Inserts a copy of the site under another host; `idOf` says the id of a copied row. */
export const copySite = async (
  owner: Asked,
  { sql }: SiteTemplate,
  names: { readonly slug: string; readonly newSlug: string },
): Promise<{ idOf(id: string): string }> => {
  const ids = new Map<string, string>();
  const idOf = (id: string): string => {
    const known = ids.get(id) ?? newIdLike(id);
    ids.set(id, known);
    return known;
  };
  await owner.query(`begin; ${sql.replaceAll(UUID, idOf).replaceAll(names.slug, names.newSlug)}; commit`);
  return { idOf };
};
