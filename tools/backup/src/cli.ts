import { parseArgs } from 'node:util';

import { checkBackup } from './check-backup.ts';
import { boxesOfFiles } from './copy-files.ts';
import { boxesOfSecrets, openSecrets } from './keep-secrets.ts';
import { postgresSettings, writeConfiguration } from './pgbackrest.ts';
import { putBackFiles, referredKeys, type PutBack } from './put-back-files.ts';
import { parseMoment, restoreDatabase } from './restore-database.ts';
import { backupStore, productStore } from './s3-store.ts';
import { readSettings, type Settings } from './settings.ts';
import { backUpDatabase, backUpFiles, backUpSecrets } from './take-backup.ts';

const USAGE = `npm run backup -- <command>

  configure          write pgBackRest's configuration, print what PostgreSQL has to be started with
  run [--full]       back up the database, the files and the secrets
  files              back up the files alone
  restore --to <instant | latest>
                     take the database back to a moment, start it, bring back the files it refers to
  secrets --into <folder>
                     decrypt the newest secrets into a folder
  audit              list rows whose file is missing
  check              say what is wrong with the backup, exit 1 if anything is

Settings come from the environment: deploy/backup/backup.env.example names all of them.`;

const SHOWN = 20;
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
const say = (line: string) => console.log(line);

const timed = async <T>(work: Promise<T>): Promise<readonly [T, string]> => {
  const begunAt = performance.now();
  return [await work, seconds(performance.now() - begunAt)];
};

// real time: copies age by the machine's clock
const now = () => new Date();

async function saveFiles(settings: Settings): Promise<void> {
  const [done, took] = await timed(backUpFiles(settings, now()));
  say(
    `files: ${done.copied} of ${done.originals} copied, ${megabytes(done.copiedBytes)}, ${done.kept} kept after their deletion, ${done.removed} removed, ${took}`,
  );
}

/** Each part is tried: a bucket that does not answer must not cost the backup of the database. */
async function runBackup(settings: Settings, isFull: boolean): Promise<void> {
  const parts = {
    database: async () => {
      const [backup, took] = await timed(backUpDatabase(settings, now(), isFull));
      if (!backup) throw new Error('pgBackRest lists no backup');
      const { label, type, info } = backup;
      say(
        `database: ${type} backup ${label}, ${megabytes(info.size)}, ${megabytes(info.repository.delta)} written, ${took}`,
      );
    },
    files: () => saveFiles(settings),
    secrets: async () => say(`secrets: ${await backUpSecrets(settings, now())}`),
  };
  const failures: string[] = [];
  for (const [name, part] of Object.entries(parts))
    await part().catch((error: unknown) => failures.push(`${name}: FAILED, ${messageOf(error)}`));
  if (failures.length > 0) throw new Error(failures.join('\n'));
}

function reportFiles({ referred, putBack, putBackBytes, missing }: PutBack): void {
  say(
    `files: ${referred} referred to, ${putBack} brought back (${megabytes(putBackBytes)}), ${missing.length} missing`,
  );
  for (const key of missing.slice(0, SHOWN)) say(`  missing: ${key}`);
  if (missing.length > SHOWN) say(`  and ${missing.length - SHOWN} more`);
  if (missing.length > 0) process.exitCode = 1;
}

async function restore(settings: Settings, to: string | undefined): Promise<void> {
  if (to === undefined) throw new Error(`restore needs --to\n\n${USAGE}`);
  const moment = parseMoment(to);
  const { fetchedMs, replayedMs } = await restoreDatabase(settings, moment, now());
  const reached = moment === 'latest' ? 'the end of the archive' : moment.toISOString();
  say(`database: at ${reached}, fetched in ${seconds(fetchedMs)}, replayed in ${seconds(replayedMs)}`);
  const store = backupStore(settings, 'files');
  const backup = { store, boxes: await boxesOfFiles(store, settings.BACKUP_PASSPHRASE) };
  reportFiles(await putBackFiles(referredKeys(settings.DATABASE_URL_OWNER), productStore(settings), backup));
  await backUpFiles(settings, now(), true);
  say('next: docs/operate/backup.md, "After a restore", before the workers are started');
}

async function check(settings: Settings): Promise<void> {
  const problems = await checkBackup(settings, now());
  say(problems.length === 0 ? 'backup: in order' : problems.map((problem) => `backup: ${problem}`).join('\n'));
  if (problems.length > 0) process.exitCode = 1;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function main(): Promise<void> {
  const options = { full: { type: 'boolean' }, to: { type: 'string' }, into: { type: 'string' } } as const;
  const { positionals, values } = parseArgs({ options, allowPositionals: true });
  const commands: Record<string, (settings: Settings) => Promise<void>> = {
    configure: async (settings) => {
      await writeConfiguration(settings);
      say(`# written: ${settings.BACKUP_CONFIGURATION}. PostgreSQL's configuration needs, followed by a restart:`);
      process.stdout.write(postgresSettings(settings));
    },
    run: (settings) => runBackup(settings, values.full ?? false),
    files: saveFiles,
    restore: (settings) => restore(settings, values.to),
    secrets: async (settings) => {
      if (values.into === undefined) throw new Error(`secrets needs --into\n\n${USAGE}`);
      const store = backupStore(settings, 'secrets');
      const boxes = await boxesOfSecrets(store, settings.BACKUP_PASSPHRASE);
      const written = await openSecrets(store, boxes, values.into);
      for (const path of written) say(path);
    },
    audit: async (settings) =>
      reportFiles(await putBackFiles(referredKeys(settings.DATABASE_URL_OWNER), productStore(settings), undefined)),
    check,
  };
  const command = commands[positionals[0] ?? ''];
  if (!command || positionals.length > 1) throw new Error(USAGE);
  await command(readSettings(process.env));
}

try {
  await main();
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
