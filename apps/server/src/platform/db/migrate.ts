import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import { Client } from 'pg';
import { applyMigration, type Migration } from './apply-migration.ts';
import { MIGRATIONS_FOLDER, migrationNames } from './known-migrations.ts';

// Arbitrary but constant: prevents two deploys from migrating concurrently.
const LOCK = 7_411_003;
const ASK_AGAIN_MS = 200;

/** Ignores line endings, which may differ between checkouts. */
const checksumOf = (text: string) => createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');

const readMigrations = async (folder: string): Promise<Migration[]> => {
  return Promise.all(
    (await migrationNames(folder)).map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      return { name, text, checksum: checksumOf(text) };
    }),
  );
};

const readApplied = async (client: Client): Promise<Map<string, string | null>> => {
  await client.query(
    // real time: before the first migration there is no other clock
    `create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())`,
  );
  await client.query('alter table schema_migrations add column if not exists checksum text');
  const { rows } = await client.query<{ name: string; checksum: string | null }>(
    'select name, checksum from schema_migrations',
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
};

/** A migration changed after it was applied would create a different schema elsewhere. */
const checkApplied = async (client: Client, { name, checksum }: Migration, applied: string | null) => {
  if (applied === null)
    await client.query('update schema_migrations set checksum = $2 where name = $1', [name, checksum]);
  else if (applied !== checksum)
    throw new Error(`Migration ${name} was changed after it was applied: add a new one instead`);
};

/** Polls for the lock: waiting inside a statement would block a concurrent index build of the other run. */
const acquireLock = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOCK]);
  if (rows[0]?.mine) return;
  await setTimeout(ASK_AGAIN_MS);
  await acquireLock(client);
};

/** Those that `migrate` would apply, of a database that may not have been migrated yet. */
export const pendingMigrations = async (ownerUrl: string, folder = MIGRATIONS_FOLDER): Promise<readonly string[]> => {
  const names = (await readMigrations(folder)).map(({ name }) => name);
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ isBegun: boolean }>(
      `select to_regclass('schema_migrations') is not null as "isBegun"`,
    );
    if (rows[0]?.isBegun !== true) return names;
    const applied = await client.query<{ name: string }>('select name from schema_migrations');
    const known = new Set(applied.rows.map(({ name }) => name));
    return names.filter((name) => !known.has(name));
  } finally {
    await client.end();
  }
};

/** Applies pending migrations. Safe to run concurrently and while the system is in use. */
export const migrate = async (
  urls: { owner: string; jobs: string },
  say: (line: string) => void = () => undefined,
  folder = MIGRATIONS_FOLDER,
) => {
  const client = new Client({ connectionString: urls.owner });
  await client.connect();
  try {
    await acquireLock(client);
    const database = new URL(urls.owner).pathname.slice(1);
    await client.query(`grant create on database "${database.replaceAll('"', '""')}" to tailgate_jobs`);
    await runMigrations({ connectionString: urls.jobs });
    const applied = await readApplied(client);
    for (const migration of await readMigrations(folder)) {
      const checksum = applied.get(migration.name);
      if (checksum !== undefined) await checkApplied(client, migration, checksum);
      else {
        await applyMigration(client, migration);
        say(`applied ${migration.name}`);
      }
    }
  } finally {
    await client.end();
  }
};
