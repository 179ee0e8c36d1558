import { readFileSync, writeFileSync } from 'node:fs';

import { connect, credsAuthenticator } from '@nats-io/transport-node';

import type { Engine } from './engine.ts';
import { natsConfiguration } from './nats-configuration.ts';
import { placeOf, writeForEngines } from './places.ts';
import { NATS_NODE_LIMIT, natsPorts } from './ports.ts';
import type { Launch } from './processes.ts';
import { ensureSecrets, readSecrets } from './secrets.ts';
import { engineUser } from './system-user.ts';

const CHECK_TIMEOUT_MS = 5_000;

const nodeCountFile = (): string => placeOf('run', 'nats-nodes');

/** How many nodes were last asked for: the addresses in the environment follow it, also while one of them is dead. */
export function natsNodeCount(): number {
  try {
    return Number(readFileSync(nodeCountFile(), 'utf8'));
  } catch {
    return 1;
  }
}

export function rememberNatsNodeCount(count: number): void {
  if (!Number.isInteger(count) || count < 1 || count > NATS_NODE_LIMIT) {
    throw new Error(`NATS runs on 1 to ${NATS_NODE_LIMIT} nodes, not ${count}`);
  }
  writeFileSync(nodeCountFile(), `${count}\n`);
}

async function prepare(node: number): Promise<Launch> {
  const secrets = await ensureSecrets();
  const own = natsPorts(node);
  // Each node dials the ones before it and keeps trying, so one pair has one dialler, a single node dials nobody,
  // and whichever node of the cluster comes back finds the others.
  const routes = Array.from({ length: node }, (_, earlier) => `127.0.0.1:${natsPorts(earlier).cluster}`);
  const configuration = natsConfiguration(
    {
      serverName: `tailgate-${node}`,
      client: `127.0.0.1:${own.client}`,
      websocket: `127.0.0.1:${own.websocket}`,
      monitoring: `127.0.0.1:${own.monitoring}`,
      cluster: { listen: `127.0.0.1:${own.cluster}`, routes },
    },
    secrets.nats,
  );
  const file = placeOf('nats', `node-${node}.conf`);
  writeForEngines(file, configuration);
  return { command: '/usr/sbin/nats-server', args: ['--config', file], user: await engineUser() };
}

async function check(node: number): Promise<string> {
  const connection = await connect({
    servers: `127.0.0.1:${natsPorts(node).client}`,
    authenticator: credsAuthenticator(Buffer.from(readSecrets().nats.serverCreds, 'base64')),
    timeout: CHECK_TIMEOUT_MS,
    reconnect: false,
    ignoreClusterUpdates: true,
  });
  try {
    await connection.flush();
    return `nats-server ${connection.info?.version ?? ''}, websocket ${natsPorts(node).websocket}`;
  } finally {
    await connection.close();
  }
}

export function natsEngine(node: number): Engine {
  return {
    name: `nats-${node}`,
    port: natsPorts(node).client,
    stopSignal: 'SIGTERM',
    prepare: () => prepare(node),
    check: () => check(node),
  };
}
