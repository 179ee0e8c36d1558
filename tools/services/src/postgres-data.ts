import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';

import { databaseSql, EXTENSIONS_SQL, rolesSql } from '@tailgate/server/operating';
import pg from 'pg';

import { DATABASE, placeOf, writeForEngines } from './places.ts';
import { ports } from './ports.ts';
import { readSecrets } from './secrets.ts';
import type { SystemUser } from './system-user.ts';

const run = promisify(execFile);

export const POSTGRES_BINARIES = '/usr/lib/postgresql/15/bin';

export const dataDirectory = (): string => placeOf('postgres', 'data');
const socketDirectory = (): string => placeOf('postgres', 'socket');
const provisionedFile = (): string => placeOf('postgres', 'provisioned');

/** A directory half made by an interrupted initdb never gets the final name. */
export async function initialiseData(user: SystemUser | undefined, superuserPassword: string): Promise<void> {
  if (existsSync(dataDirectory())) return;
  const unfinished = placeOf('postgres', 'data.new');
  const passwordFile = placeOf('postgres', 'initdb-password');
  rmSync(unfinished, { recursive: true, force: true });
  rmSync(provisionedFile(), { force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  mkdirSync(socketDirectory(), { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, superuserPassword, { mode: 0o600 });
  if (user) for (const path of [unfinished, socketDirectory(), passwordFile]) chownSync(path, user.uid, user.gid);
  try {
    const shape = ['--username=postgres', '--encoding=UTF8', '--locale=C.UTF-8', '--auth=scram-sha-256'];
    await run(`${POSTGRES_BINARIES}/initdb`, [...shape, `--pwfile=${passwordFile}`, `--pgdata=${unfinished}`], {
      cwd: '/',
      ...user,
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error('PostgreSQL 15 is not installed: run "npm run setup"', { cause: error });
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(unfinished, dataDirectory());
}

/** Durability stays on, unlike in most development set-ups: the fault tests kill the server and count what is left. */
export function writeConfiguration(): string {
  const rules = ['local all all scram-sha-256', 'host all all 127.0.0.1/32 scram-sha-256'];
  writeForEngines(placeOf('postgres', 'pg_hba.conf'), `${rules.join('\n')}\n`);
  const settings = {
    data_directory: dataDirectory(),
    hba_file: placeOf('postgres', 'pg_hba.conf'),
    ident_file: `${dataDirectory()}/pg_ident.conf`,
    listen_addresses: '127.0.0.1',
    port: ports().postgres,
    unix_socket_directories: socketDirectory(),
    password_encryption: 'scram-sha-256',
    max_connections: 200,
    shared_buffers: '256MB',
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    jit: 'off',
    max_wal_size: '2GB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '%m [%p] %q%u@%d ',
    log_lock_waits: 'on',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'`);
  // What a rehearsal adds, such as archiving.
  lines.push(`include_if_exists = '${placeOf('postgres', 'additional.conf')}'`);
  const file = placeOf('postgres', 'postgresql.conf');
  writeForEngines(file, `${lines.join('\n')}\n`);
  return file;
}

async function asSuperuser(database: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port: ports().postgres,
    database,
    user: 'postgres',
    password: readSecrets().postgres.superuser,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/**
 * In template1 the extensions are there in every database of a test. Recorded in a file: a session in template1 would block
 * every CREATE DATABASE.
 */
export async function provision(): Promise<void> {
  const roles = rolesSql(readSecrets().postgres, { forTests: true });
  const database = databaseSql(DATABASE);
  const wanted = createHash('sha256').update([roles, EXTENSIONS_SQL, database].join()).digest('hex');
  if (existsSync(provisionedFile()) && readFileSync(provisionedFile(), 'utf8') === wanted) return;
  await asSuperuser('postgres', (client) => client.query(roles));
  await asSuperuser('template1', (client) => client.query(EXTENSIONS_SQL));
  await asSuperuser('postgres', async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(database);
  });
  await asSuperuser(DATABASE, (client) => client.query(EXTENSIONS_SQL));
  writeFileSync(provisionedFile(), wanted);
}
