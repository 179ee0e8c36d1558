import { spawnSync } from 'node:child_process';

import { isPortFree } from '@tailgate/kit';
import { concurrently } from 'concurrently';

import { developmentEnvironment, ports, startEngines } from './index.ts';
import { repositoryRoot } from './places.ts';

function runToEnd(command: readonly [string, ...string[]], env: NodeJS.ProcessEnv): void {
  const [program, ...args] = command;
  const { status } = spawnSync(program, args, { cwd: repositoryRoot, env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`"${command.join(' ')}" failed`);
}

function printAddresses(): void {
  const { api, web, sandboxHttp } = ports();
  console.log(`
  Tailgate   http://tailgate.localhost:${web}
  Saguaro    http://saguaro.localhost:${web}
  API docs   http://127.0.0.1:${api}/docs
  Outbox     http://127.0.0.1:${sandboxHttp}/   every SMS and mail that was sent
`);
}

/** Before anything is migrated or started: a second one would end in the middle. */
async function checkNotRunning(): Promise<void> {
  const { api, worker, web } = ports();
  const taken: string[] = [];
  for (const [name, port] of Object.entries({ API: api, worker, web }))
    if (!(await isPortFree(port))) taken.push(`${name} ${port}`);
  if (taken.length === 0) return;
  throw new Error(
    `npm run dev runs already, or something else has its ports (${taken.join(', ')}): use it, end it, or set TAILGATE_PORT_BASE`,
  );
}

async function main(): Promise<void> {
  await checkNotRunning();
  await startEngines({
    onStarted: ({ name, port }, { wasRunning }) =>
      console.log(`${name} ${wasRunning ? 'is running' : 'started'} on ${port}`),
  });
  const { api, worker, web } = ports();
  const env = { ...process.env, ...developmentEnvironment() };
  runToEnd(['npm', 'run', '-s', 'db:migrate'], env);
  // By its workspace: the root script does not hand options on.
  runToEnd(['npm', 'run', '-s', 'seed', '-w', '@tailgate/demo-world', '--', '--if-empty'], env);
  printAddresses();

  const watch = `"${process.execPath}" --watch --watch-preserve-output`;
  const vite = `npm run -s dev -w @tailgate/web -- --host 127.0.0.1 --port ${web} --strictPort`;
  const { result } = concurrently(
    [
      { name: 'api', command: `${watch} apps/server/src/api.ts`, env: { ...env, PORT: String(api) } },
      { name: 'worker', command: `${watch} apps/server/src/worker.ts`, env: { ...env, PORT: String(worker) } },
      { name: 'web', command: vite, env: { ...process.env, API_ORIGIN: `http://127.0.0.1:${api}` } },
    ],
    {
      cwd: repositoryRoot,
      prefix: 'name',
      padPrefix: true,
      prefixColors: 'auto',
      killOthersOn: ['failure', 'success'],
    },
  );
  await result;
}

const interruption = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => interruption.abort());

try {
  await main();
} catch (error) {
  // Concurrently rejects with the exit codes of the processes, which it has already printed; an interrupt is no error.
  if (error instanceof Error) console.error(error.message);
  process.exitCode = interruption.signal.aborted ? 0 : 1;
}
