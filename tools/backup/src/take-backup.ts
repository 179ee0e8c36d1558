import { boxesOfFiles, copyFiles, type Copied } from './copy-files.ts';
import { boxesOfSecrets, keepSecrets } from './keep-secrets.ts';
import { pgBackRest } from './pgbackrest.ts';
import { backupStore, productStore } from './s3-store.ts';
import type { Settings } from './settings.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** What lies between two full backups is restored from them and the changes since. */
const FULL_EVERY_DAYS = 7;

interface BackupInfo {
  readonly label: string;
  readonly type: 'full' | 'diff' | 'incr';
  readonly timestamp: { readonly start: number; readonly stop: number };
  readonly info: {
    readonly size: number;
    readonly repository: { readonly size?: number; readonly delta: number };
  };
}

/** The backups of the database that can be restored, oldest first. */
export const databaseBackups = async (settings: Settings): Promise<readonly BackupInfo[]> => {
  const text = await pgBackRest(settings, 'info', '--output=json');
  const [stanza] = JSON.parse(text) as { backup?: (BackupInfo & { error?: boolean | null })[] }[];
  return (stanza?.backup ?? []).filter(({ error }) => error !== true);
};

export const backUpFiles = async (settings: Settings, now: Date, isLossKnown = false): Promise<Copied> => {
  const to = backupStore(settings, 'files');
  const boxes = await boxesOfFiles(to, settings.BACKUP_PASSPHRASE);
  const from = productStore(settings);
  return await copyFiles({ from, to, boxes, keepDays: settings.BACKUP_KEEP_DAYS, now, isLossKnown });
};

export const backUpSecrets = async (settings: Settings, now: Date) => {
  const store = backupStore(settings, 'secrets');
  const boxes = await boxesOfSecrets(store, settings.BACKUP_PASSPHRASE);
  return await keepSecrets(settings.BACKUP_SECRET_FILES, store, boxes, { now, keepDays: settings.BACKUP_KEEP_DAYS });
};

/** Full once a week, otherwise what has changed since. */
export const backUpDatabase = async (
  settings: Settings,
  now: Date,
  isFull: boolean,
): Promise<BackupInfo | undefined> => {
  // Does nothing where it was done before.
  await pgBackRest(settings, 'stanza-create');
  const full = (await databaseBackups(settings)).findLast(({ type }) => type === 'full');
  const isDue = !full || now.getTime() - full.timestamp.stop * 1000 > FULL_EVERY_DAYS * DAY_MS;
  await pgBackRest(settings, 'backup', `--type=${isFull || isDue ? 'full' : 'incr'}`);
  return (await databaseBackups(settings)).at(-1);
};
