import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

export interface Child {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<unknown>;
}

export interface ChildOptions {
  readonly environment?: NodeJS.ProcessEnv;
  readonly nodeOptions?: readonly string[];
}

/** A server in a separate process that reports its port once it listens and ends with this process. */
export const startChild = async (script: URL, options: ChildOptions = {}): Promise<Child> => {
  const child = fork(script, {
    env: options.environment ?? process.env,
    execArgv: [...(options.nodeOptions ?? [])],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const port = await portOf(child, script);
  if (child.pid === undefined) throw new Error(`${script.pathname} did not start`);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    stop: async () => {
      if (child.exitCode !== null) return;
      const gone = once(child, 'exit');
      if (child.connected) child.disconnect();
      await gone;
    },
  };
};

const portOf = (child: ChildProcess, script: URL) =>
  new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { port: number }).port));
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(new Error(`${script.pathname} ended with code ${String(code)} before it listened`)),
    );
  });
