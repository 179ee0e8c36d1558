import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { developmentEnvironment } from '@tailgate/services';
import { Client } from 'pg';
import { MUTANTS } from '../../../tools/mutants.ts';
import { migrate } from '../src/platform/db/migrate.ts';

const MIGRATIONS = join(import.meta.dirname, '../db/migrations');

const withDatabase = (url: string, database: string) => {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.toString();
};

const asOwner = async <T>(database: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: withDatabase(ownerUrl(), database) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const ownerUrl = () => {
  const url = developmentEnvironment()['DATABASE_URL_OWNER'];
  if (!url) throw new Error('The development environment names no owner of the database');
  return url;
};

/** One migrated template for all tests, named after what is in it: a changed migration makes a new one. */
const templateName = () => {
  const files = readdirSync(MIGRATIONS).sort();
  const content = files.map((name) => readFileSync(join(MIGRATIONS, name), 'utf8')).join('\n');
  return `tailgate_template_${createHash('sha256').update(content).digest('hex').slice(0, 12)}`;
};

export const prepareTemplate = async (): Promise<void> => {
  const name = templateName();
  await asOwner('postgres', async (client) => {
    await client.query('select pg_advisory_lock(74110031)');
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return;
    const building = `${name}_building`;
    await client.query(`drop database if exists "${building}" with (force)`);
    await client.query(`create database "${building}"`);
    const environment = developmentEnvironment();
    await migrate({
      owner: withDatabase(ownerUrl(), building),
      jobs: withDatabase(environment['DATABASE_URL_JOBS'] ?? '', building),
    });
    await client.query(`alter database "${building}" rename to "${name}"`);
  });
};

export interface TestDatabase {
  readonly name: string;
  /** The whole environment of a server that uses this database. */
  readonly environment: Record<string, string>;
  /** As the owner, who is not held back by the walls: for looking, and for breaking things on purpose. */
  asOwner<T>(work: (client: Client) => Promise<T>): Promise<T>;
  drop(): Promise<void>;
}

export const createTestDatabase = async (template = templateName()): Promise<TestDatabase> => {
  const name = `tailgate_test_${randomBytes(6).toString('hex')}`;
  await asOwner('postgres', (client) => client.query(`create database "${name}" template "${template}"`));
  await weaken(name);
  const environment = developmentEnvironment();
  for (const key of ['DATABASE_URL', 'DATABASE_URL_JOBS', 'DATABASE_URL_OWNER'])
    environment[key] = withDatabase(environment[key] ?? '', name);
  // One connection for the whole suite: opening one costs more than most of what is done with it.
  let owner: Promise<Client> | undefined;
  const connectOwner = async () => {
    const client = new Client({ connectionString: withDatabase(ownerUrl(), name) });
    // A database that is killed on purpose must not end the test with it.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
  return {
    name,
    environment: { ...environment, NODE_ENV: 'test', LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent' },
    asOwner: async (work) => work(await (owner ??= connectOwner())),
    drop: async () => {
      await (await owner)?.end();
      await asOwner('postgres', (client) => client.query(`drop database if exists "${name}" with (force)`));
    },
  };
};

/** A negative control may ask for a database with one guard taken out. */
const weaken = async (name: string) => {
  const sql = MUTANTS.find((mutant) => mutant.name === process.env['MUTANT'])?.sql;
  if (sql) await asOwner(name, (client) => client.query(sql));
};
