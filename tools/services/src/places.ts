import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { rm, rmdir } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';

/** The database of development. */
export const DATABASE = 'tailgate_dev';

export const repositoryRoot = realpathSync(join(import.meta.dirname, '../../..'));

/** Everything the engines keep, by name: `deleteServicesData` removes these and nothing else. */
const CONTENTS = ['postgres', 'nats', 's3', 'logs', 'run', 'secrets.json'] as const;

/** Outside the repository, because PostgreSQL runs as a user who may not be able to read the repository. */
export function servicesDir(): string {
  const chosen = process.env.TAILGATE_SERVICES_DIR ?? '';
  if (chosen === '') {
    const checkout = createHash('sha256').update(repositoryRoot).digest('hex').slice(0, 8);
    return `/var/tmp/tailgate-${checkout}`;
  }
  if (!isAbsolute(chosen)) throw new Error(`TAILGATE_SERVICES_DIR must be an absolute path, not "${chosen}"`);
  return chosen;
}

export function placeOf(content: (typeof CONTENTS)[number], ...rest: string[]): string {
  return join(servicesDir(), content, ...rest);
}

export function ensureServicesDir(): void {
  const directory = servicesDir();
  mkdirSync(directory, { recursive: true });
  // /var/tmp is writable for everyone: a directory somebody else put there first must not receive our secrets.
  const owner = lstatSync(directory).uid;
  if (owner !== process.getuid?.()) {
    throw new Error(`${directory} belongs to user id ${owner}, not to you: set TAILGATE_SERVICES_DIR to another place`);
  }
  makePassable(directory);
  for (const content of ['postgres', 'nats', 's3', 'logs', 'run'] as const) {
    mkdirSync(placeOf(content), { recursive: true });
    makePassable(placeOf(content));
  }
}

/** The engines' user must reach its own directories inside, whatever the umask. */
function makePassable(directory: string): void {
  chmodSync(directory, 0o711);
}

/** For configuration without secrets, which the engines' user reads. */
export function writeForEngines(file: string, text: string): void {
  writeFileSync(file, text);
  chmodSync(file, 0o644);
}

export async function deleteServicesData(): Promise<void> {
  for (const content of CONTENTS) await rm(placeOf(content), { recursive: true, force: true });
  await rmdir(servicesDir()).catch((error: unknown) => {
    const code = (error as NodeJS.ErrnoException).code;
    if (code !== 'ENOTEMPTY' && code !== 'ENOENT') throw error;
  });
}
