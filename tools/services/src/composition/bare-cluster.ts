import { execFile } from 'node:child_process';
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { POSTGRES_BINARIES } from '../postgres-data.ts';
import type { SystemUser } from '../system-user.ts';

const run = promisify(execFile);

/** An empty cluster that knows its superuser and nothing of ours; answers the folder of its data. */
export async function makeCluster(
  folder: string,
  { password, shape }: { password: string; shape: readonly string[] },
  user: SystemUser | undefined,
): Promise<string> {
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  mkdirSync(folder, { recursive: true });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user) for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid);
  const files = ['--username=postgres', `--pwfile=${passwordFile}`, `--pgdata=${data}`, '--auth=scram-sha-256'];
  await run(`${POSTGRES_BINARIES}/initdb`, [...shape, ...files, '--no-sync'], { cwd: '/', ...user });
  const rules = ['local all all scram-sha-256', 'host all all 127.0.0.0/8 scram-sha-256'];
  writeFileSync(join(data, 'pg_hba.conf'), `${rules.join('\n')}\n`);
  return data;
}

/** While the cluster listens on its socket only, in its folder. */
export async function inEmptyCluster(
  folder: string,
  user: SystemUser | undefined,
  work: () => Promise<void>,
): Promise<void> {
  const control = (...words: string[]) =>
    run(`${POSTGRES_BINARIES}/pg_ctl`, ['--pgdata', join(folder, 'data'), '--wait', ...words], { cwd: '/', ...user });
  const socketOnly = `-c unix_socket_directories=${folder} -c listen_addresses= -c fsync=off`;
  await control('--options', socketOnly, '--log', join(folder, 'init.log'), 'start');
  await work();
  await control('--mode', 'fast', 'stop');
}

/** What a server of that cluster is started with. Nothing of it outlives a check, so nothing is waited for. */
export function clusterCommand(folder: string, options: readonly string[]): string[] {
  const brief = ['-c', 'fsync=off', '-c', 'synchronous_commit=off'];
  const place = ['-D', join(folder, 'data'), '-c', `unix_socket_directories=${folder}`];
  return [`${POSTGRES_BINARIES}/postgres`, ...options, ...brief, ...place];
}
