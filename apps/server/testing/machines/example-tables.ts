import type { Machine } from '@tailgate/contract';
import type { Generated, Timestamp } from '../../src/platform/db/rows.generated.ts';
import type { TestDatabase } from '../test-database.ts';

/** Columns of the example tables besides the status. */
export interface ExampleTable {
  id: string;
  site_id: Generated<string>;
  status: string;
  status_since: Generated<Timestamp>;
  starts_at: Timestamp;
  note: Generated<string>;
  log: Generated<string[]>;
}

/** Creates an example machine's table as a migration would. */
export const makeExampleTable = (database: TestDatabase, { name, table, key, states }: Machine) =>
  database.asOwner((owner) =>
    owner.query(`
      create table ${table} (
        id uuid primary key,
        site_id uuid not null default app.site_id() references sites,
        status text not null check (status in (${states.map((state) => `'${state}'`).join(', ')})),
        starts_at timestamptz not null,
        note text not null default '',
        log text[] not null default '{}'
      );
      call app.enclose(array['${table}']::regclass[]);
      call app.drive('${name}', '${table}', '${key}');`),
  );

/** Cleans up, because other suites use the same database and queue. */
export const dropExampleTable = (database: TestDatabase, { name, table }: Machine) =>
  database.asOwner(async (owner) => {
    await owner.query(`drop table ${table}`);
    await owner.query(`delete from graphile_worker._private_jobs where payload->>'machine' = $1`, [name]);
  });
