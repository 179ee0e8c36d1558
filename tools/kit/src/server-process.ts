import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { freePort } from './free-port.ts';
import { becomesTrue } from './poll.ts';
import { REPOSITORY_ROOT } from './repository.ts';

/** Generous for a busy machine; a process that ends is noticed immediately. */
const READY_WITHIN_MS = 240_000;
const ANSWER_WITHIN_MS = 5_000;
const STOP_WITHIN_MS = 15_000;
const SHOWN_LINES = 30;

export type ServerKind = 'api' | 'worker';

/** Kept line by line, thrown away, shown with our own output, or appended to a file. */
export type ServerOutput = 'lines' | 'ignore' | 'inherit' | { readonly file: string };

export interface ServerOrder {
  readonly environment: NodeJS.ProcessEnv;
  readonly port: number;
  readonly nodeOptions?: readonly string[];
  readonly output?: ServerOutput;
}

export interface ServerProcess {
  readonly kind: ServerKind;
  readonly port: number;
  readonly url: string;
  readonly pid: number;
  /** What it wrote, when its output is kept as lines. */
  readonly lines: readonly string[];
  /** How it ended, as code or signal. */
  readonly ended: Promise<string>;
  isAlive(): boolean;
  isLive(): Promise<boolean>;
  /** Whether it can do its work. */
  isReady(): Promise<boolean>;
  /** SIGKILL, like a crash. */
  kill(): Promise<void>;
  /** SIGTERM, like a deploy (then SIGKILL if needed); resolves to the exit code. */
  stop(): Promise<number | null>;
}

const LIVE = '/health/live';
const READY = '/health/ready';

const answersOk = (port: number, path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const request = get({ host: '127.0.0.1', port, path, agent: false, timeout: ANSWER_WITHIN_MS }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(false));
  });

const keepLines = (stream: Readable | null, lines: string[]): void => {
  let rest = '';
  stream?.setEncoding('utf8').on('data', (chunk: string) => {
    const pieces = (rest + chunk).split('\n');
    rest = pieces.pop() ?? '';
    lines.push(...pieces);
  });
};

const spawnServer = (kind: ServerKind, { environment, port, nodeOptions = [], output = 'lines' }: ServerOrder) => {
  const file = typeof output === 'object' ? openSync(output.file, 'a') : undefined;
  const sink = file ?? (output === 'lines' ? 'pipe' : (output as 'ignore' | 'inherit'));
  const preload = import.meta.resolve('./end-with-parent.preload.ts');
  try {
    return spawn(
      process.execPath,
      ['--import', preload, ...nodeOptions, join(REPOSITORY_ROOT, `apps/server/src/${kind}.ts`)],
      {
        env: {
          PATH: process.env['PATH'],
          // Half of a start is compiling the same modules as the last time.
          NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(REPOSITORY_ROOT, '.cache/compiled'),
          ...environment,
          HOST: '127.0.0.1',
          PORT: String(port),
        },
        stdio: ['ignore', sink, sink, 'ipc'] satisfies StdioOptions,
        // In a process group of its own: Ctrl-C in a terminal would otherwise end it before we do.
        detached: true,
      },
    );
  } finally {
    if (file !== undefined) closeSync(file);
  }
};

const isAlive = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;

const endBy = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (!isAlive(child)) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  const impatience = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
  await gone;
  clearTimeout(impatience);
};

/** Starts the API or a worker as production does, without waiting for it. It ends with this process at the latest. */
export const launchServer = (kind: ServerKind, order: ServerOrder): ServerProcess => {
  const child = spawnServer(kind, order);
  const lines: string[] = [];
  keepLines(child.stdout, lines);
  keepLines(child.stderr, lines);
  return {
    kind,
    port: order.port,
    url: `http://127.0.0.1:${order.port}`,
    pid: child.pid ?? 0,
    lines,
    ended: new Promise((resolve, reject) => {
      child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
      child.once('error', reject);
    }),
    isAlive: () => isAlive(child),
    isLive: () => answersOk(order.port, LIVE),
    isReady: () => answersOk(order.port, READY),
    kill: () => endBy(child, 'SIGKILL'),
    stop: async () => {
      await endBy(child, 'SIGTERM');
      return child.exitCode;
    },
  };
};

/** The API or a worker, ready to be used. */
export const startServer = async (
  kind: ServerKind,
  order: Omit<ServerOrder, 'port'> & { readonly port?: number },
): Promise<ServerProcess> => {
  const server = launchServer(kind, { ...order, port: order.port ?? (await freePort()) });
  const settled = await becomesTrue(async () => !server.isAlive() || (await server.isReady()), {
    timeoutMs: READY_WITHIN_MS,
  });
  if (settled && server.isAlive()) return server;
  const state = server.isAlive() ? `is not ready after ${READY_WITHIN_MS / 1000} s` : `ended (${await server.ended})`;
  await server.kill();
  throw new Error(`The ${kind} process ${state}:\n${server.lines.slice(-SHOWN_LINES).join('\n')}`);
};
