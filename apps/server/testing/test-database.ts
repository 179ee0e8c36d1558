import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { clockOffsetMs, testNow } from '@tailgate/kit/instant';
import { developmentEnvironment } from '@tailgate/services';
import { Client } from 'pg';
import { MUTANTS } from '../../../tools/mutants.ts';
import { MUTANTS as HOLES } from '../../../tools/mutants/holes.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { auditMoney } from './audit-money.ts';

const MIGRATIONS = join(import.meta.dirname, '../db/migrations');

/** SQL reads the clock of the run on every connection, whoever opens it. */
const withDatabase = (url: string, database: string) => {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  changed.searchParams.set('options', `-capp.clock_offset=${clockOffsetMs()}ms`);
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
  if (!url) throw new Error('The development environment has no DATABASE_URL_OWNER');
  return url;
};

/**
 * One migrated template for all tests, named by a hash of the migrations and by the month in which the tests take place:
 * it has the partitions around it.
 */
const templateName = () => {
  const files = readdirSync(MIGRATIONS).sort();
  const content = files.map((name) => readFileSync(join(MIGRATIONS, name), 'utf8')).join('\n');
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return `tailgate_template_${hash}_${testNow().toISOString().slice(0, 7).replace('-', '_')}`;
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
  /** The complete environment of a server on this database. */
  readonly environment: Record<string, string>;
  /** Runs as the database owner, who bypasses row-level security: for assertions and deliberate damage. */
  asOwner<T>(work: (client: Client) => Promise<T>): Promise<T>;
  drop(): Promise<void>;
}

/** Databases are named by the id of the process that drops them: the test run, or a process outside of it. */
const RUN_VARIABLE = 'TAILGATE_TEST_RUN';
const databasesOf = (run: string | number) => `tailgate_test_${run}_`;

/**
 * A copy of the template. Without `durable`, commits are not flushed to disk: only tests that crash the engine need it.
 */
export const createTestDatabase = async (options: { durable?: boolean } = {}): Promise<TestDatabase> => {
  const name = databasesOf(process.env[RUN_VARIABLE] ?? process.pid) + randomBytes(6).toString('hex');
  await asOwner('postgres', async (client) => {
    await client.query(`create database "${name}" template "${templateName()}"`);
    if (options.durable === false) await client.query(`alter database "${name}" set synchronous_commit = off`);
  });
  await weaken(name);
  const environment = developmentEnvironment();
  for (const key of ['DATABASE_URL', 'DATABASE_URL_JOBS', 'DATABASE_URL_OWNER'])
    environment[key] = withDatabase(environment[key] ?? '', name);
  // One connection for the whole suite, because opening one costs more than most queries.
  let owner: Promise<Client> | undefined;
  const connectOwner = async () => {
    const client = new Client({ connectionString: withDatabase(ownerUrl(), name) });
    // A deliberately killed database must not end the test process.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
  return {
    name,
    environment: {
      ...environment,
      NODE_ENV: 'test',
      CLOCK_OFFSET_MS: String(clockOffsetMs()),
      LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
      // Engines and sandbox are slow on a busy machine. Tests of the timeouts set their own scale.
      VENDOR_TIMEOUT_SCALE: '20',
      DATABASE_TIMEOUT_SCALE: '20',
    },
    asOwner: async (work) => work(await (owner ??= connectOwner())),
    drop: async () => {
      await (await owner)?.end();
      await auditAndDrop(name);
    },
  };
};

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Names the databases of this run and drops those of killed runs. */
export const beginTestRun = (): Promise<void> => {
  process.env[RUN_VARIABLE] = String(process.pid);
  return dropDatabases((pid) => !isRunning(pid));
};

/** Workers exit without cleanup, so their databases are dropped here. */
export const endTestRun = (): Promise<void> => dropDatabases((pid) => pid === process.pid);

const dropDatabases = (isOver: (run: number) => boolean) =>
  asOwner('postgres', async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      `select datname from pg_database where datname ~ '^tailgate_test_[0-9]+_'`,
    );
    for (const { datname } of rows) if (isOver(Number(datname.split('_')[2]))) await auditAndDrop(datname);
  });

/** Money must be right after every suite and every storm, except where a negative control removed a guard. */
const auditAndDrop = async (name: string) => {
  const isWhole = process.env['MUTANT'] === undefined;
  const broken = isWhole ? await asOwner(name, auditMoney) : [];
  await asOwner('postgres', (client) => client.query(`drop database if exists "${name}" with (force)`));
  if (broken.length > 0) throw new Error([`The money of ${name} is wrong.`, ...broken].join('\n'));
};

/** Applies the SQL of negative controls, each of which removes one guard. */
const weaken = async (name: string) => {
  const names = (process.env['MUTANT'] ?? '').split(',');
  for (const { sql } of [...MUTANTS, ...HOLES].filter((mutant) => names.includes(mutant.name)))
    if (sql) await asOwner(name, (client) => client.query(sql));
};
