import { parseArgs } from 'node:util';

import { developmentEnvironment, dotenvLines } from './environment.ts';
import { ENGINE_KINDS, enginesOf, startEngines, stopEngines, type EngineKind } from './index.ts';
import { natsNodeCount } from './nats.ts';
import { deleteServicesData, servicesDir } from './places.ts';
import { runningPid } from './processes.ts';

const USAGE = `npm run services -- <command>

  start [--nats 1|3] [--only ${ENGINE_KINDS.join(',')}]
              start what is not running, and check that it answers
  status      what runs, and whether it answers
  stop [--only …]
              stop the engines, keep their data
  reset       stop the engines and delete their data
  env         print the development environment as dotenv lines`;

const line = (name: string, port: number, text: string): string => `${name.padEnd(9)} ${port}  ${text}`;

async function start(natsNodes: number | undefined, only: readonly EngineKind[] | undefined): Promise<void> {
  await startEngines({
    ...(natsNodes === undefined ? {} : { natsNodes }),
    ...(only === undefined ? {} : { only }),
    onStarted: ({ name, port }, { answer, wasRunning, tookMs }) => {
      console.log(line(name, port, `${wasRunning ? 'was running' : 'started'}, ${tookMs} ms  (${answer})`));
    },
  });
}

async function status(): Promise<void> {
  for (const engine of enginesOf(natsNodeCount())) {
    const pid = runningPid(engine.name);
    try {
      if (pid === undefined) throw new Error('not running');
      console.log(line(engine.name, engine.port, `up, pid ${pid}  (${await engine.check()})`));
    } catch (error) {
      console.log(line(engine.name, engine.port, `down  (${error instanceof Error ? error.message : String(error)})`));
      process.exitCode = 1;
    }
  }
}

async function stop(only: readonly EngineKind[] | undefined): Promise<void> {
  const stopped = await stopEngines(only);
  console.log(stopped.length > 0 ? `stopped ${stopped.join(', ')}` : 'nothing was running');
}

async function reset(): Promise<void> {
  await stop(undefined);
  await deleteServicesData();
  console.log(`deleted the engines' data in ${servicesDir()}`);
}

function chosenKinds(text: string | undefined): EngineKind[] | undefined {
  return text?.split(',').map((name) => {
    const kind = ENGINE_KINDS.find((known) => known === name);
    if (!kind) throw new Error(`--only knows ${ENGINE_KINDS.join(', ')}, not "${name}"`);
    return kind;
  });
}

async function main(): Promise<void> {
  const options = { nats: { type: 'string' }, only: { type: 'string' } } as const;
  const { positionals, values } = parseArgs({ options, allowPositionals: true });
  if (values.nats !== undefined && values.nats !== '1' && values.nats !== '3') throw new Error('--nats takes 1 or 3');
  const natsNodes = values.nats === undefined ? undefined : Number(values.nats);
  const commands: Record<string, () => Promise<void> | void> = {
    start: () => start(natsNodes, chosenKinds(values.only)),
    status,
    stop: () => stop(chosenKinds(values.only)),
    reset,
    env: () => void process.stdout.write(dotenvLines(developmentEnvironment())),
  };
  const command = commands[positionals[0] ?? ''];
  if (!command || positionals.length > 1) throw new Error(USAGE);
  await command();
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
