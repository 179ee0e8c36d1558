import type { Client } from 'pg';

export interface Column {
  readonly name: string;
  /** PostgreSQL's type name: `text`, `uuid`, `geography(Point,4326)`. */
  readonly type: string;
  readonly isNullable: boolean;
  /** The expression of its default, as PostgreSQL writes it. */
  readonly defaultsTo: string | null;
}

export interface ForeignKey {
  readonly name: string;
  readonly columns: readonly string[];
  readonly target: string;
  readonly targetColumns: readonly string[];
}

export interface Policy {
  readonly name: string;
  readonly command: string;
  readonly roles: readonly string[];
  readonly using: string | null;
  readonly check: string | null;
}

export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly foreignKeys: readonly ForeignKey[];
  /** The columns of every index that covers all non-null rows, in order; expressions are empty names. */
  readonly indexes: readonly (readonly string[])[];
  readonly checks: readonly string[];
  readonly isWalled: boolean;
  readonly policies: readonly Policy[];
  /** Privileges of the application's role. */
  readonly privileges: readonly string[];
}

/** Tables of the application, without partitions and tables of extensions. */
const TABLES = `
  select t.relname as name, t.relrowsecurity as "isWalled",
    (select coalesce(json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
        'isNullable', not a.attnotnull, 'defaultsTo', pg_get_expr(d.adbin, d.adrelid)) order by a.attnum), '[]')
      from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped) as columns,
    (select coalesce(json_agg(json_build_object('name', c.conname, 'target', r.relname,
        'columns', (select json_agg(a.attname order by k.at) from unnest(c.conkey) with ordinality k (num, at)
          join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.num),
        'targetColumns', (select json_agg(a.attname order by k.at) from unnest(c.confkey) with ordinality k (num, at)
          join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.num)) order by c.conname), '[]')
      from pg_constraint c join pg_class r on r.oid = c.confrelid
      where c.conrelid = t.oid and c.contype = 'f') as "foreignKeys",
    (select coalesce(json_agg((select json_agg(coalesce(a.attname, '') order by k.at)
        from unnest(i.indkey::int2[]) with ordinality k (num, at)
        left join pg_attribute a on a.attrelid = t.oid and a.attnum = k.num)), '[]')
      from pg_index i where i.indrelid = t.oid
        and coalesce(pg_get_expr(i.indpred, i.indrelid), '(x IS NOT NULL)') ~ '^\\(\\w+ IS NOT NULL\\)$') as indexes,
    (select coalesce(json_agg(pg_get_constraintdef(c.oid)), '[]')
      from pg_constraint c where c.conrelid = t.oid and c.contype = 'c') as checks,
    (select coalesce(json_agg(json_build_object('name', p.policyname, 'command', p.cmd, 'roles', p.roles,
        'using', p.qual, 'check', p.with_check) order by p.policyname), '[]')
      from pg_policies p where p.schemaname = 'public' and p.tablename = t.relname) as policies,
    (select coalesce(json_agg(privilege order by privilege), '[]')
      from unnest(array['select', 'insert', 'update', 'delete', 'truncate']) as privilege
      where has_table_privilege('tailgate_app', t.oid, privilege)) as privileges
  from pg_class t
  where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not t.relispartition
    and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e')
  order by t.relname`;

export const readSchema = async (owner: Client): Promise<Table[]> => (await owner.query<Table>(TABLES)).rows;

/** Partitions that the application could access directly, bypassing row-level security of their table. */
export const reachablePartitions = async (owner: Client): Promise<string[]> => {
  const { rows } = await owner.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relispartition and relkind in ('r', 'p') and has_table_privilege('tailgate_app', oid, 'select, insert, update, delete')`,
  );
  return rows.map(({ name }) => name);
};

/** `security definer` functions, which bypass row-level security, that the application may call. */
export const definerFunctions = async (owner: Client): Promise<string[]> => {
  const { rows } = await owner.query<{ name: string }>(
    `select distinct p.oid::regproc::text as name from pg_proc p
     where p.prosecdef and has_function_privilege('tailgate_app', p.oid, 'execute')
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') order by 1`,
  );
  return rows.map(({ name }) => name);
};

/** Views that run with their owner's privileges. */
export const definerViews = async (owner: Client): Promise<string[]> => {
  const { rows } = await owner.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class c
     where relkind in ('v', 'm') and relnamespace = 'public'::regnamespace
       and not coalesce(reloptions, '{}') && array['security_invoker=true', 'security_invoker=on']
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`,
  );
  return rows.map(({ name }) => name);
};
