import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const ENTRY = join(import.meta.dirname, '../../../../apps/server/src/api.ts');
const START_WITHIN_MS = 30_000;
const STOP_WITHIN_MS = 15_000;

export interface ApiProcess {
  readonly port: number;
  /** What the process said on its log (warnings and worse), line by line. */
  readonly logLines: readonly string[];
  isAlive(): boolean;
  isReady(): Promise<boolean>;
  stop(): Promise<void>;
}

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
};

/** The real API in a process of its own, as it runs in production, on a port nobody else uses. */
export const startApiProcess = async (environment: Record<string, string>): Promise<ApiProcess> => {
  const port = await freePort();
  const child = spawn(process.execPath, [ENTRY], {
    env: { ...environment, HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const logLines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      logLines.push(...lines);
    });
  }

  const isReady = async (): Promise<boolean> => {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(5_000) });
      return ((await answer.json()) as { database?: unknown }).database === true;
    } catch {
      return false;
    }
  };
  const stop = async () => {
    if (!isAlive()) return;
    child.kill('SIGTERM');
    const impatience = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
    await exited;
    clearTimeout(impatience);
  };

  const deadline = performance.now() + START_WITHIN_MS;
  while (!(await isReady())) {
    if (!isAlive() || performance.now() > deadline) {
      await stop();
      throw new Error(`The API did not start:\n${logLines.join('\n')}`);
    }
    await pause(50);
  }
  return { port, logLines, isAlive, isReady, stop };
};
