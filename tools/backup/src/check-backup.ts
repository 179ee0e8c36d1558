import pg from 'pg';

import { backupStore } from './s3-store.ts';
import type { Settings } from './settings.ts';
import { databaseBackups } from './take-backup.ts';

const HOUR_MS = 60 * 60 * 1000;
/** A daily backup may take its time. */
const OLDEST_BACKUP_HOURS = 26;
const OLDEST_ARCHIVE_MINUTES = 10;

interface Archiver {
  readonly archived: Date | null;
  readonly failed: Date | null;
  readonly failures: string;
}

const archiverOf = async (url: string): Promise<Archiver | undefined> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, query_timeout: 5_000 });
  await client.connect();
  try {
    const { rows } = await client.query<Archiver>(
      'select last_archived_time as archived, last_failed_time as failed, failed_count as failures from pg_stat_archiver',
    );
    return rows[0];
  } finally {
    await client.end();
  }
};

/** What would make a restore impossible or poorer than expected; for a timer that reports a non-zero exit. */
export const checkBackup = async (settings: Settings, now: Date): Promise<readonly string[]> => {
  const problems: string[] = [];
  const newest = (await databaseBackups(settings)).at(-1);
  const ageHours = newest ? (now.getTime() - newest.timestamp.stop * 1000) / HOUR_MS : Infinity;
  if (!newest) problems.push('there is no backup of the database');
  else if (ageHours > OLDEST_BACKUP_HOURS)
    problems.push(`the newest backup of the database is ${Math.round(ageHours)} hours old`);
  const archiver = await archiverOf(settings.DATABASE_URL_OWNER);
  const archivedAt = archiver?.archived?.getTime() ?? 0;
  if ((archiver?.failed?.getTime() ?? 0) > archivedAt)
    problems.push(`archiving fails: ${archiver?.failures} times, see PostgreSQL's log`);
  else if (now.getTime() - archivedAt > OLDEST_ARCHIVE_MINUTES * 60_000)
    problems.push('nothing was archived in the last 10 minutes');
  const [files, secrets] = await Promise.all([
    backupStore(settings, 'files').read('gone-since.json'),
    backupStore(settings, 'secrets').list(),
  ]);
  if (!files) problems.push('no files were ever copied');
  if (secrets.size === 0) problems.push('no secrets were ever kept');
  return problems;
};
