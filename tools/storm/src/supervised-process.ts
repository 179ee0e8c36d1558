import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

const LIVE_TIMEOUT_MS = 60_000;
const LIVE_POLL_MS = 25;
/** A process that cannot start at all would otherwise be started for ever. */
const MAX_OWN_EXITS = 20;

export interface ProcessOrder {
  readonly name: string;
  readonly script: string;
  readonly nodeArgs: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly port: number;
  readonly logFile: string;
  readonly onOwnExit: (how: string, lastWords: string) => void;
  readonly cancelled: AbortSignal;
}

export interface SupervisedProcess {
  readonly name: string;
  readonly port: number;
  start(): void;
  /** SIGKILL; resolves when the process is gone. It stays gone until `start`. */
  kill(): Promise<void>;
  /** Resolves as soon as the process answers that it lives. */
  waitUntilLive(): Promise<void>;
  /** For good; what it worked on is thrown away with it. */
  stop(): Promise<void>;
  log(): string;
}

/** Runs a node process and starts it again when it ends by itself, as a platform would. */
export function supervise(order: ProcessOrder): SupervisedProcess {
  let child: ChildProcess | undefined;
  let ownExits = 0;
  let isStopped = false;
  const expected = new WeakSet<ChildProcess>();
  const log = () => readFileSync(order.logFile, 'utf8');

  const start = () => {
    if (isStopped) return;
    const output = openSync(order.logFile, 'a');
    const started = spawn(process.execPath, [...order.nodeArgs, order.script], {
      env: { PATH: process.env.PATH, ...order.env, PORT: String(order.port) },
      stdio: ['ignore', output, output],
      // In a process group of its own, or Ctrl-C in a terminal would end it before we do.
      detached: true,
    });
    closeSync(output);
    child = started;
    started.once('exit', (code, signal) => {
      if (expected.has(started)) return;
      order.onOwnExit(signal ?? `code ${code}`, lastError(log()));
      ownExits += 1;
      if (ownExits < MAX_OWN_EXITS) start();
    });
  };

  const kill = async (): Promise<void> => {
    const victim = child;
    if (!victim) return;
    expected.add(victim);
    if (victim.exitCode !== null || victim.signalCode !== null) return;
    const gone = once(victim, 'exit');
    victim.kill('SIGKILL');
    await gone;
  };

  return {
    name: order.name,
    port: order.port,
    start,
    log,
    kill,
    waitUntilLive: async () => {
      const deadline = performance.now() + LIVE_TIMEOUT_MS;
      while (!(await isLive(order.port))) {
        if (performance.now() > deadline)
          throw new Error(`${order.name} does not live after ${LIVE_TIMEOUT_MS} ms:\n${tail(log())}`);
        await delay(LIVE_POLL_MS, undefined, { signal: order.cancelled });
      }
    },
    stop: async () => {
      isStopped = true;
      await kill();
    },
  };
}

function isLive(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get({ host: '127.0.0.1', port, path: '/health/live', agent: false, timeout: 1_000 }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(false));
  });
}

function tail(text: string): string {
  return text.trimEnd().split('\n').slice(-15).join('\n');
}

/** Node prints what it died of above the stack. */
function lastError(text: string): string {
  const lines = text.split('\n').slice(-60);
  return (
    lines.findLast((line) => /^(\w*error|\w*Error)\b.*:/i.test(line)) ?? lines.findLast((line) => line !== '') ?? ''
  );
}
