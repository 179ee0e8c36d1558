import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** SIGKILL, the way machines die. */
  kill(): Promise<void>;
  /** SIGTERM, the way deploys end; answers the exit code. */
  stop(): Promise<number | null>;
}

const ended = async (child: ChildProcess) => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
};

/** A real API process, answering. */
export const startApiProcess = async (environment: Record<string, string>): Promise<ServerProcess> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../src/api.ts')], {
    env: { PATH: process.env['PATH'], ...environment, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let log = '';
    child.stdout.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      const listening = /"listening":"([^"]+)"/.exec(log)?.[1];
      if (listening) resolve(listening);
    });
    child.once('exit', (code) => reject(new Error(`The API ended with ${code} before it answered`)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    kill: async () => {
      child.kill('SIGKILL');
      await ended(child);
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended(child);
      return child.exitCode;
    },
  };
};
