import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { partOf, type Settings } from './settings.ts';

const run = promisify(execFile);

export const STANZA = 'tailgate';
const MOST_OUTPUT_BYTES = 64 * 1024 * 1024;

interface User {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL's files belong to its user; root acts as that one, others act as themselves. */
export const postgresUser = async ({ BACKUP_POSTGRES_USER: name }: Settings): Promise<User | undefined> => {
  if (process.getuid?.() !== 0) return undefined;
  const { stdout } = await run('getent', ['passwd', name]).catch(() => {
    throw new Error(`BACKUP_POSTGRES_USER: this machine has no user ${name}`);
  });
  const [, , uid, gid] = stdout.split(':');
  return { uid: Number(uid), gid: Number(gid) };
};

const s3Lines = (settings: Settings, bucket: string): string[] => [
  'repo1-type=s3',
  `repo1-s3-bucket=${bucket}`,
  `repo1-s3-endpoint=${(settings.BACKUP_S3_ENDPOINT ?? '').replace(/^https?:\/\//, '').replace(/\/+$/, '')}`,
  `repo1-s3-region=${settings.BACKUP_S3_REGION}`,
  `repo1-s3-key=${settings.BACKUP_S3_ACCESS_KEY_ID}`,
  `repo1-s3-key-secret=${settings.BACKUP_S3_SECRET_ACCESS_KEY}`,
  'repo1-s3-uri-style=path',
];

/** pgBackRest's configuration: it has secrets, and PostgreSQL's user reads it for each piece of the log. */
export const configurationText = (settings: Settings): string => {
  const { bucket, path } = partOf(settings, 'database');
  return `${[
    '[global]',
    ...(bucket === undefined ? [] : s3Lines(settings, bucket)),
    `repo1-path=${bucket === undefined ? path : `/${path}`}`,
    'repo1-cipher-type=aes-256-cbc',
    `repo1-cipher-pass=${settings.BACKUP_PASSPHRASE}`,
    'repo1-retention-full-type=time',
    `repo1-retention-full=${settings.BACKUP_KEEP_DAYS}`,
    'repo1-bundle=y',
    'compress-type=lz4',
    'start-fast=y',
    'process-max=2',
    'log-level-console=warn',
    'log-level-file=off',
    `lock-path=${join(settings.BACKUP_STATE, 'lock')}`,
    `spool-path=${join(settings.BACKUP_STATE, 'spool')}`,
    '',
    `[${STANZA}]`,
    `pg1-path=${settings.BACKUP_DATA_DIRECTORY}`,
    `pg1-socket-path=${settings.BACKUP_SOCKET_DIRECTORY}`,
    `pg1-port=${settings.BACKUP_DATABASE_PORT}`,
  ].join('\n')}\n`;
};

/** What PostgreSQL has to be started with. At most a minute of work is only on the machine's own disk. */
export const postgresSettings = (settings: Settings): string =>
  [
    `wal_level = replica`,
    `archive_mode = on`,
    `archive_command = 'pgbackrest --config=${settings.BACKUP_CONFIGURATION} --stanza=${STANZA} archive-push "%p"'`,
    `archive_timeout = 60`,
  ]
    .map((line) => `${line}\n`)
    .join('');

export const writeConfiguration = async (settings: Settings): Promise<void> => {
  const user = await postgresUser(settings);
  const { bucket, path } = partOf(settings, 'database');
  const folders = [settings.BACKUP_STATE, ...(bucket === undefined ? [path] : [])];
  // Its other parts belong to whoever runs the backup.
  if (bucket === undefined) await mkdir(dirname(path), { recursive: true, mode: 0o711 });
  for (const folder of folders) {
    if (existsSync(folder)) continue;
    await mkdir(folder, { recursive: true, mode: 0o750 });
    if (user) await chown(folder, user.uid, user.gid);
  }
  const file = settings.BACKUP_CONFIGURATION;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, configurationText(settings), { mode: 0o640 });
  await chmod(file, 0o640);
  if (user) await chown(file, 0, user.gid);
};

/** Runs a command of pgBackRest; what it says is in the error when it fails. */
export const pgBackRest = async (settings: Settings, command: string, ...options: string[]): Promise<string> => {
  const user = await postgresUser(settings);
  const args = [`--config=${settings.BACKUP_CONFIGURATION}`, `--stanza=${STANZA}`, ...options, command];
  try {
    const { stdout } = await run('pgbackrest', args, { cwd: '/', maxBuffer: MOST_OUTPUT_BYTES, ...user });
    return stdout;
  } catch (error) {
    const { code, stdout = '', stderr = '' } = error as { code?: string; stdout?: string; stderr?: string };
    if (code === 'ENOENT') throw new Error('pgBackRest is not installed: apt-get install pgbackrest', { cause: error });
    throw new Error(`pgbackrest ${command} failed:\n${`${stdout}${stderr}`.trim()}`, { cause: error });
  }
};
