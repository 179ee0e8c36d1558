import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const namesIn = async (text: string) => {
  const { rows } = await api.database.asOwner((owner) => owner.query<{ name: string }>(text));
  return rows.map(({ name }) => name);
};

/** PostgreSQL's own clocks; `app.now()` is not one of them. */
const REAL = String.raw`(^|[^.\w])(now\(\)|(current|local)_?(date|time|timestamp)\M|(clock|statement|transaction)_timestamp)`;

it('no column takes its default from the machine’s clock', async () => {
  const columns = await namesIn(
    `select c.relname || '.' || a.attname as name from pg_attrdef d
     join pg_class c on c.oid = d.adrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = d.adnum
     where c.relnamespace = 'public'::regnamespace and pg_get_expr(d.adbin, d.adrelid) ~* '${REAL}'`,
  );
  // Made before the first migration.
  expect(columns).toEqual(['schema_migrations.applied_at']);
});

it('no function, policy, check or trigger reads the machine’s clock', async () => {
  const readers = await namesIn(
    `select p.proname as name from pg_proc p where p.pronamespace in ('app'::regnamespace, 'public'::regnamespace)
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
       and (p.prokind in ('f', 'p') and pg_get_functiondef(p.oid) ~* '${REAL}')
     union all select polname from pg_policy
       where pg_get_expr(polqual, polrelid) ~* '${REAL}' or pg_get_expr(polwithcheck, polrelid) ~* '${REAL}'
     union all select conname from pg_constraint where pg_get_constraintdef(oid) ~* '${REAL}'
     union all select tgname from pg_trigger where not tgisinternal and pg_get_triggerdef(oid) ~* '${REAL}'
     union all select viewname from pg_views where schemaname in ('app', 'public') and definition ~* '${REAL}'`,
  );
  // The clock itself.
  expect(readers).toEqual(['now']);
});
