import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { POSTGRES_BINARIES } from '../postgres-data.ts';
import { engineUser, type SystemUser } from '../system-user.ts';
import { wordsOf, type Service } from './compose-file.ts';
import { clusterCommand, inEmptyCluster, makeCluster } from './bare-cluster.ts';
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
): Promise<void> {
  const password = readFileSync(environment['POSTGRES_PASSWORD_FILE'] ?? '', 'utf8');
  await makeCluster(folder, { password, shape: wordsOf(environment['POSTGRES_INITDB_ARGS'] ?? '') }, user);
  const scripts = here(INIT_SCRIPTS);
  const names = readdirSync(scripts).filter((name) => name.endsWith('.sql'));
  await inEmptyCluster(folder, user, async () => {
    for (const name of names.sort()) {
      const options = ['--no-psqlrc', '-v', 'ON_ERROR_STOP=1', '--host', folder, '--username', 'postgres'];
      const file = ['--file', join(scripts, name)];
      await run(`${POSTGRES_BINARIES}/psql`, [...options, ...file], { cwd: '/', env: { PGPASSWORD: password } });
    }
  });
}

async function postgres(service: Service, container: Container, folder: string): Promise<EngineCommand> {
  const user = await engineUser();
  await initialise(folder, container, user);
  const [, ...options] = wordsOf(service.command);
  const words = clusterCommand(folder, [...options, '-c', `listen_addresses=${container.address}`]);
  return { words, user, environment: {} };
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
