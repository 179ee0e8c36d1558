import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { REPOSITORY_ROOT } from '@tailgate/kit';
import { ports, servicesDir } from '@tailgate/services';

const run = promisify(execFile);
const LONGEST_COMMAND_MS = 600_000;

/** The commands that an operator types, with the private engines in their environment. */
export interface Operator {
  backup(...args: readonly string[]): Promise<string>;
  readonly folder: string;
}

const superuserPassword = (): string => {
  const secrets = JSON.parse(readFileSync(join(servicesDir(), 'secrets.json'), 'utf8')) as {
    postgres: { superuser: string };
  };
  return secrets.postgres.superuser;
};

/** Settings of the backup that are known before the engines run. */
function backupEnvironment(folder: string): Record<string, string> {
  return {
    BACKUP_TO: join(folder, 'repository'),
    BACKUP_PASSPHRASE_FILE: join(folder, 'passphrase'),
    BACKUP_SECRET_FILES: join(folder, 'tailgate.env'),
    BACKUP_CONFIGURATION: join(folder, 'pgbackrest.conf'),
    BACKUP_STATE: join(folder, 'state'),
    BACKUP_POSTGRES_USER: 'tailgate-engines',
    BACKUP_DATA_DIRECTORY: join(servicesDir(), 'postgres/data'),
    BACKUP_SOCKET_DIRECTORY: join(servicesDir(), 'postgres/socket'),
    BACKUP_DATABASE_PORT: String(ports().postgres),
    BACKUP_START_COMMAND: `"${process.execPath}" "${join(REPOSITORY_ROOT, 'tools/services/src/cli.ts')}" start --only postgres`,
  };
}

export function prepareFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  writeFileSync(join(folder, 'passphrase'), 'rehearsal of a restore, nothing else\n', { mode: 0o600 });
}

export function operatorIn(folder: string, environment: Readonly<Record<string, string>>): Operator {
  const env = { ...process.env, ...environment, ...backupEnvironment(folder) };
  return {
    folder,
    backup: async (...args) => {
      const { stdout } = await run('npm', ['run', '-s', 'backup', '--', ...args], {
        cwd: REPOSITORY_ROOT,
        // PostgreSQL's own user needs no password on a machine of its own; here it is asked for one.
        env: { ...env, PGUSER: 'postgres', PGPASSWORD: superuserPassword() },
        timeout: LONGEST_COMMAND_MS,
      });
      return stdout;
    },
  };
}
