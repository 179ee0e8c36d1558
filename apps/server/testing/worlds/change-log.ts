import type { Client } from 'pg';
import { readSchema } from '../schema/read-schema.ts';

export interface Change {
  readonly table: string;
  readonly operation: 'INSERT' | 'UPDATE' | 'DELETE';
  /** The row before and after, as PostgreSQL text. */
  readonly before: string | null;
  readonly after: string | null;
}

/** Logging is disabled while changes are reverted. */
const SETUP = `
  create schema harness;
  create table harness.changes (at bigserial primary key, relation regclass, operation text, before text, after text);
  create table harness.paused (paused boolean not null);
  insert into harness.paused values (false);

  create function harness.log() returns trigger language plpgsql security definer set timezone = 'UTC' as $$
  begin
    if (select paused from harness.paused) then return null; end if;
    insert into harness.changes (relation, operation, before, after)
      values (tg_relid, tg_op, case when tg_op <> 'INSERT' then old::text end, case when tg_op <> 'DELETE' then new::text end);
    return null;
  end $$;

  create function harness.undo() returns void language plpgsql set timezone = 'UTC' as $$
  declare
    change record;
    columns text;
  begin
    if not exists (select from harness.changes) then return; end if;
    update harness.paused set paused = true;
    -- Rows deleted by a cascade may be logged before or after their cause, so failed restores are retried.
    for attempt in 1..5 loop
      for change in select * from harness.changes order by at desc loop
        begin
          if change.operation = 'INSERT' then
            execute format('delete from %s as t where t::text = $1', change.relation) using change.after;
          elsif change.operation = 'DELETE' then
            execute format('insert into %1$s select (($1)::%1$s).*', change.relation) using change.before;
          else
            select string_agg(quote_ident(attname), ', ' order by attnum) into columns from pg_attribute
              where attrelid = change.relation and attnum > 0 and not attisdropped;
            execute format('update %1$s as t set (%2$s) = (select (($1)::%1$s).*) where t::text = $2', change.relation, columns)
              using change.before, change.after;
          end if;
          delete from harness.changes where at = change.at;
        exception when foreign_key_violation then
          null;
        end;
      end loop;
      exit when not exists (select from harness.changes);
    end loop;
    if exists (select from harness.changes) then raise exception 'changes cannot be undone'; end if;
    update harness.paused set paused = false;
  end $$;`;

const logged = (operations: string, table: string) =>
  `create trigger zz_log after ${operations} on ${table} for each row execute function harness.log()`;

/** Tables that refuse changes even by the owner, who reverts those of calls here. */
const ONLY_ADDED_TO = ['ledger_transactions', 'ledger_entries', 'ledger_closed_months'];

/** Starts logging every row change of any site, so that all can be reverted. */
export const startChangeLog = async (owner: Client): Promise<void> => {
  await owner.query(SETUP);
  for (const { name } of await readSchema(owner)) {
    if (name === 'rate_limits' || name === 'schema_migrations') continue;
    // Named to run last: rows deleted by a cascade are logged before their cause and restored after it.
    await owner.query(logged('insert or update or delete', name));
  }
  for (const name of ONLY_ADDED_TO) await owner.query(`alter table ${name} disable trigger only_added_to`);
  // Jobs are effects of a call too. Generated columns prevent restoring a job, so only inserts are logged.
  await owner.query(logged('insert', 'graphile_worker._private_jobs'));
};

export const readChanges = async (owner: Client): Promise<Change[]> => {
  const { rows } = await owner.query<Change>(
    `select relation::text as "table", operation, before, after from harness.changes order by at`,
  );
  return rows;
};

/** Reverts all logged changes. */
export const undoChanges = async (owner: Client): Promise<void> => {
  await owner.query('select harness.undo()');
};
