import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

export const MIGRATIONS_FOLDER = join(import.meta.dirname, '../../../db/migrations');

export const migrationNames = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();

let known: Promise<readonly string[]> | undefined;

/** The migrations of this version, read once: a deploy may replace the files of a running process. */
export const knownMigrations = (): Promise<readonly string[]> => (known ??= migrationNames(MIGRATIONS_FOLDER));
