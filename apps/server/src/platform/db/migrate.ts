import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { runMigrations } from 'graphile-worker';
import { Client } from 'pg';

const FOLDER = join(import.meta.dirname, '../../../db/migrations');
// Somebody's number for the lock that keeps two deploys from migrating at once.
const LOCK = 7_411_003;

/** Brings a database to the newest schema. Safe to run from several places at once and while the system is in use. */
export const migrate = async (urls: { owner: string; jobs: string }, say: (line: string) => void = () => undefined) => {
  const client = new Client({ connectionString: urls.owner });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const database = new URL(urls.owner).pathname.slice(1);
    await client.query(`grant create on database "${database.replaceAll('"', '""')}" to tailgate_jobs`);
    await runMigrations({ connectionString: urls.jobs });

    await client.query(
      `create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())`,
    );
    const done = new Set(
      (await client.query<{ name: string }>('select name from schema_migrations')).rows.map((row) => row.name),
    );
    const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
    for (const name of files.filter((file) => !done.has(file))) {
      await apply(client, name);
      say(`applied ${name}`);
    }
  } finally {
    await client.end();
  }
};

const apply = async (client: Client, name: string) => {
  const text = await readFile(join(FOLDER, name), 'utf8');
  const inTransaction = !text.startsWith('-- no transaction');
  // A migration that cannot get its lock quickly gives up and is run again, instead of queueing everybody behind it.
  await client.query(`set lock_timeout = '3s'`);
  if (inTransaction) await client.query('begin');
  try {
    await client.query(text);
    await client.query('insert into schema_migrations (name) values ($1)', [name]);
    if (inTransaction) await client.query('commit');
  } catch (error) {
    if (inTransaction) await client.query('rollback');
    throw new Error(`Migration ${name} failed`, { cause: error });
  }
};
