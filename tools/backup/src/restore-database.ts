import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdir } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

import pg from 'pg';

import { pgBackRest, postgresUser, writeConfiguration } from './pgbackrest.ts';
import type { Settings } from './settings.ts';
import { databaseBackups } from './take-backup.ts';

const run = promisify(execFile);
const RECOVERY_POLL_MS = 250;
/** Replaying a week of a busy market takes hours. */
const LONGEST_RECOVERY_MS = 12 * 60 * 60 * 1000;
/** A server that replays says so at once to whoever connects; one that ended says nothing. */
const LONGEST_SILENCE_MS = 60 * 1000;
const STARTING_UP = '57P03';
const REFUSED_AT_THE_DOOR = ['28P01', '28000', '3D000'];

/** The end of the archive, or an instant with its zone: a time without one would mean another moment elsewhere. */
export const parseMoment = (text: string): Date | 'latest' => {
  if (text === 'latest') return 'latest';
  const moment = new Date(text);
  const hasZone = /(?:Z|[+-]\d\d:?\d\d)$/.test(text);
  if (Number.isNaN(moment.getTime()) || !hasZone)
    throw new Error(`--to takes 'latest' or an instant with its zone, such as 2026-11-19T01:02:03Z, not "${text}"`);
  return moment;
};

/** Undefined when nobody answers. */
const inRecovery = async (url: string): Promise<boolean | undefined> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, query_timeout: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ recovering: boolean }>('select pg_is_in_recovery() as recovering');
    return rows[0]?.recovering;
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (REFUSED_AT_THE_DOOR.includes(code))
      throw new Error(`DATABASE_URL_OWNER does not open the restored database (${code}): is it that of the time?`, {
        cause: error,
      });
    return code === STARTING_UP ? true : undefined;
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

/**
 * pgBackRest takes the newest backup where none is old enough, and the server then ends in the middle of the replay: the
 * data directory would be replaced by one that nobody can use.
 */
export const checkMoment = (moment: Date, oldest: Date | undefined, now: Date): void => {
  if (moment > now) throw new Error(`${moment.toISOString()} is in the future`);
  if (!oldest) throw new Error('The repository has no backup of the database');
  if (moment < oldest)
    throw new Error(`The oldest backup is of ${oldest.toISOString()}: nothing before it can be restored`);
};

export interface Restored {
  readonly fetchedMs: number;
  readonly replayedMs: number;
}

/** Takes the whole data directory back to a moment. pgBackRest refuses while a server runs on it. */
export const restoreDatabase = async (settings: Settings, moment: Date | 'latest', now: Date): Promise<Restored> => {
  await writeConfiguration(settings);
  const [first] = await databaseBackups(settings);
  const oldest = first && new Date(first.timestamp.stop * 1000);
  if (moment !== 'latest') checkMoment(moment, oldest, now);
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
