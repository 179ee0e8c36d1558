import { readdirSync, readlinkSync, rmSync } from 'node:fs';
import { basename } from 'node:path';

import pg from 'pg';

import type { Engine } from './engine.ts';
import { databaseUrl } from './environment.ts';
import { ports } from './ports.ts';
import { dataDirectory, initialiseData, POSTGRES_BINARIES, provision, writeConfiguration } from './postgres-data.ts';
import { goneWithin, signal, type Launch } from './processes.ts';
import { ensureSecrets } from './secrets.ts';
import { engineUser } from './system-user.ts';

const CHECK_TIMEOUT_MS = 5_000;
const KILL_TIMEOUT_MS = 60_000;

function isServerProcess(pid: string): boolean {
  try {
    const program = basename(readlinkSync(`/proc/${pid}/exe`));
    return program === 'postgres' && readlinkSync(`/proc/${pid}/cwd`) === dataDirectory();
  } catch {
    return false;
  }
}

/** Every server process works inside the data directory: that finds backends whose postmaster is already dead. */
function serverProcesses(): number[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry) && isServerProcess(entry))
    .map(Number);
}

/** A backend busy with a query outlives its postmaster and keeps the data directory locked. */
async function killBackends(): Promise<void> {
  for (let left = serverProcesses(); left.length > 0; left = serverProcesses()) {
    for (const pid of left) signal(pid, 'SIGKILL');
    const gone = await Promise.all(left.map((pid) => goneWithin(pid, KILL_TIMEOUT_MS)));
    if (gone.includes(false)) throw new Error(`PostgreSQL processes survived SIGKILL: ${left.join(', ')}`);
  }
}

async function prepare(): Promise<Launch> {
  const secrets = await ensureSecrets();
  const user = await engineUser();
  await initialiseData(user, secrets.postgres.superuser);
  await killBackends();
  // With no process left in the directory the old lock is a leftover, and its pid may by now be somebody else's.
  rmSync(`${dataDirectory()}/postmaster.pid`, { force: true });
  const configuration = writeConfiguration();
  return { command: `${POSTGRES_BINARIES}/postgres`, args: ['-c', `config_file=${configuration}`], user };
}

async function check(): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl('app'), connectionTimeoutMillis: CHECK_TIMEOUT_MS });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const found = await client.query<{ server: string; postgis: string }>(
      `SELECT current_setting('server_version_num')::int / 10000 AS server, postgis_version() AS postgis`,
    );
    const [row] = found.rows;
    return `PostgreSQL ${row?.server ?? ''}, PostGIS ${row?.postgis.split(' ')[0] ?? ''}`;
  } finally {
    await client.end();
  }
}

export function postgresEngine(): Engine {
  return {
    name: 'postgres',
    port: ports().postgres,
    // A fast shutdown: SIGTERM would wait for every client to leave first.
    stopSignal: 'SIGINT',
    prepare,
    provision,
    check,
    kill: killBackends,
  };
}
