import { readFileSync } from 'node:fs';

import { becomesTrue, launchServer } from '@tailgate/kit';
import type { ServerKind, ServerOrder, ServerProcess } from '@tailgate/kit';

const LIVE_TIMEOUT_MS = 120_000;
/** Limits restarts of a process that cannot start. */
const MAX_OWN_EXITS = 20;

export interface SupervisedOrder extends Omit<ServerOrder, 'output'> {
  readonly name: string;
  readonly kind: ServerKind;
  readonly logFile: string;
  readonly onOwnExit: (how: string, lastWords: string) => void;
  readonly cancelled: AbortSignal;
}

export interface SupervisedProcess {
  readonly name: string;
  readonly port: number;
  start(): void;
  /** Sends SIGKILL and resolves on exit. The process is not restarted until `start`. */
  kill(): Promise<void>;
  /** Resolves as soon as the process is live. */
  waitUntilLive(): Promise<void>;
  /** Stops the process permanently. */
  stop(): Promise<void>;
  log(): string;
}

/** Runs a server process and restarts it when it exits by itself, as a platform would. */
export function supervise(order: SupervisedOrder): SupervisedProcess {
  let server: ServerProcess | undefined;
  let ownExits = 0;
  let isStopped = false;
  const expected = new WeakSet<ServerProcess>();
  const log = () => readFileSync(order.logFile, 'utf8');

  const start = () => {
    if (isStopped) return;
    const started = launchServer(order.kind, { ...order, output: { file: order.logFile } });
    server = started;
    void started.ended.then((how) => {
      if (expected.has(started)) return;
      order.onOwnExit(how, lastError(log()));
      ownExits += 1;
      if (ownExits < MAX_OWN_EXITS) start();
    });
  };

  const kill = async (): Promise<void> => {
    if (!server) return;
    expected.add(server);
    await server.kill();
  };

  return {
    name: order.name,
    port: order.port,
    start,
    log,
    kill,
    waitUntilLive: async () => {
      const patience = { timeoutMs: LIVE_TIMEOUT_MS, signal: order.cancelled };
      if (await becomesTrue(async () => (await server?.isLive()) === true, patience)) return;
      throw new Error(`${order.name} is not live after ${LIVE_TIMEOUT_MS} ms:\n${tail(log())}`);
    },
    stop: async () => {
      isStopped = true;
      await kill();
    },
  };
}

function tail(text: string): string {
  return text.trimEnd().split('\n').slice(-15).join('\n');
}

/** Node prints the error above the stack. */
function lastError(text: string): string {
  const lines = text.split('\n').slice(-60);
  return (
    lines.findLast((line) => /^(\w*error|\w*Error)\b.*:/i.test(line)) ?? lines.findLast((line) => line !== '') ?? ''
  );
}
