import { execFile } from 'node:child_process';
import { chownSync, copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { POSTGRES_BINARIES } from '../postgres-data.ts';
import { engineUser, type SystemUser } from '../system-user.ts';
import { wordsOf, type Service } from './compose-file.ts';
import type { Container } from './composition.ts';

const run = promisify(execFile);

interface EngineCommand {
  words: string[];
  user: SystemUser | undefined;
  environment: NodeJS.ProcessEnv;
}

const INIT_SCRIPTS = '/docker-entrypoint-initdb.d';
const DATA = '/var/lib/postgresql/data';

/** As the entry point of the image does it: a new cluster, then the scripts that it finds, as its superuser. */
async function initialise(
  folder: string,
  { environment, here }: Container,
  user: SystemUser | undefined,
): Promise<string> {
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  const scripts = here(INIT_SCRIPTS);
  copyFileSync(environment['POSTGRES_PASSWORD_FILE'] ?? '', passwordFile);
  if (user) for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid);
  const shape = wordsOf(environment['POSTGRES_INITDB_ARGS'] ?? '');
  const files = ['--username=postgres', `--pwfile=${passwordFile}`, `--pgdata=${data}`, '--auth=scram-sha-256'];
  await run(`${POSTGRES_BINARIES}/initdb`, [...shape, ...files, '--no-sync'], { cwd: '/', ...user });
  const rules = ['local all all scram-sha-256', 'host all all 127.0.0.0/8 scram-sha-256'];
  writeFileSync(join(data, 'pg_hba.conf'), `${rules.join('\n')}\n`);
  const socket = ['-c', `unix_socket_directories=${folder}`, '-c', 'listen_addresses='];
  const control = (...words: string[]) =>
    run(`${POSTGRES_BINARIES}/pg_ctl`, ['--pgdata', data, '--wait', ...words], { cwd: '/', ...user });
  await control('--options', socket.join(' '), '--log', join(folder, 'init.log'), 'start');
  for (const script of readdirSync(scripts)
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    const own = join(folder, script);
    cpSync(join(scripts, script), own);
    const password = readFileSync(passwordFile, 'utf8');
    const options = ['--no-psqlrc', '-v', 'ON_ERROR_STOP=1', '--host', folder, '--username', 'postgres', '--file', own];
    await run(`${POSTGRES_BINARIES}/psql`, options, { cwd: '/', env: { PGPASSWORD: password } });
  }
  await control('--mode', 'fast', 'stop');
  return data;
}

async function postgres(service: Service, container: Container, folder: string): Promise<EngineCommand> {
  const user = await engineUser();
  const data = await initialise(folder, container, user);
  // Nothing of it outlives the check.
  const brief = ['-c', 'fsync=off', '-c', 'synchronous_commit=off'];
  const place = [
    ...brief,
    '-D',
    data,
    '-c',
    `listen_addresses=${container.address}`,
    '-c',
    `unix_socket_directories=${folder}`,
  ];
  const [, ...options] = wordsOf(service.command);
  return { words: [`${POSTGRES_BINARIES}/postgres`, ...options, ...place], user, environment: {} };
}

/** The address of a container instead of every address of this machine. */
function nats(service: Service, container: Container, folder: string): EngineCommand {
  const words = wordsOf(service.command).map((word) => {
    const file = container.here(word);
    if (file === word) return word;
    const own = join(folder, 'nats.conf');
    writeFileSync(own, readFileSync(file, 'utf8').replaceAll('0.0.0.0', container.address));
    return own;
  });
  return { words: ['/usr/sbin/nats-server', ...words], user: undefined, environment: {} };
}

/** The program of this machine in place of an image that is not ours, with what set-up wrote for it. */
export async function engineOf(
  name: string,
  service: Service,
  container: Container,
  parent: string,
): Promise<EngineCommand> {
  const folder = join(parent, name);
  mkdirSync(folder, { recursive: true });
  if (mountsData(service) && name === 'postgres') return await postgres(service, container, folder);
  if (name === 'nats') return nats(service, container, folder);
  throw new Error(`No program of this machine stands for ${service.image ?? name}`);
}

const mountsData = ({ volumes = [] }: Service) => volumes.some((volume) => volume.endsWith(`:${DATA}`));
