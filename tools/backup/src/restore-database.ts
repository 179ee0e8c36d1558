import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdir } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

import pg from 'pg';

import { pgBackRest, postgresUser, writeConfiguration } from './pgbackrest.ts';
import type { Settings } from './settings.ts';

const run = promisify(execFile);
const RECOVERY_POLL_MS = 250;
/** Replaying a week of a busy market takes hours. */
const LONGEST_RECOVERY_MS = 12 * 60 * 60 * 1000;
/** A server that refuses to start is told after this. */
const LONGEST_SILENCE_MS = 10 * 60 * 1000;

/** The end of the archive, or an instant with its zone: a time without one would mean another moment elsewhere. */
export const parseMoment = (text: string): Date | 'latest' => {
  if (text === 'latest') return 'latest';
  const moment = new Date(text);
  const hasZone = /(?:Z|[+-]\d\d:?\d\d)$/.test(text);
  if (Number.isNaN(moment.getTime()) || !hasZone)
    throw new Error(`--to takes 'latest' or an instant with its zone, such as 2026-11-19T01:02:03Z, not "${text}"`);
  return moment;
};

const inRecovery = async (url: string): Promise<boolean | undefined> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, query_timeout: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ recovering: boolean }>('select pg_is_in_recovery() as recovering');
    return rows[0]?.recovering;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** Until the log is replayed up to the moment and the database takes writes. */
const waitForRecovery = async ({ DATABASE_URL_OWNER: url }: Settings): Promise<void> => {
  const begunAt = performance.now();
  let heardAt = begunAt;
  for (;;) {
    const state = await inRecovery(url);
    if (state === false) return;
    const now = performance.now();
    if (state === true) heardAt = now;
    if (now - heardAt > LONGEST_SILENCE_MS || now - begunAt > LONGEST_RECOVERY_MS)
      throw new Error('PostgreSQL does not come out of recovery: see its log');
    await delay(RECOVERY_POLL_MS);
  }
};

export interface Restored {
  readonly fetchedMs: number;
  readonly replayedMs: number;
}

/** Takes the whole data directory back to a moment. pgBackRest refuses while a server runs on it. */
export const restoreDatabase = async (settings: Settings, moment: Date | 'latest'): Promise<Restored> => {
  await writeConfiguration(settings);
  const directory = settings.BACKUP_DATA_DIRECTORY;
  if (!existsSync(directory)) {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const user = await postgresUser(settings);
    if (user) await chown(directory, user.uid, user.gid);
  }
  const begunAt = performance.now();
  // pgBackRest and PostgreSQL read `+00`; the instant is never in the zone of this machine.
  const target =
    moment === 'latest'
      ? []
      : ['--type=time', `--target=${moment.toISOString().replace('T', ' ').replace('Z', '+00')}`];
  await pgBackRest(
    settings,
    'restore',
    '--delta',
    ...target,
    ...(target.length > 0 ? ['--target-action=promote'] : []),
  );
  const fetchedAt = performance.now();
  await run('/bin/sh', ['-c', settings.BACKUP_START_COMMAND]);
  await waitForRecovery(settings);
  return { fetchedMs: fetchedAt - begunAt, replayedMs: performance.now() - fetchedAt };
};
