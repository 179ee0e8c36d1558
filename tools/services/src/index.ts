import { killEngine, startEngine, stopEngine, waitUntilReady, type Engine, type Started } from './engine.ts';
import { natsEngine, natsNodeCount, rememberNatsNodeCount } from './nats.ts';
import { ensureServicesDir } from './places.ts';
import { NATS_NODE_LIMIT } from './ports.ts';
import { postgresEngine } from './postgres.ts';
import { runningPid } from './processes.ts';
import { s3Engine } from './s3.ts';
import { sandboxEngine } from './sandbox.ts';
import { ensureSecrets } from './secrets.ts';

export { databaseUrl, developmentEnvironment } from './environment.ts';
export { servicesDir } from './places.ts';
export { ports } from './ports.ts';

export const ENGINE_KINDS = ['postgres', 'nats', 's3', 'sandbox'] as const;
export type EngineKind = (typeof ENGINE_KINDS)[number];

export interface StartOptions {
  /** At least so many nodes: a cluster that somebody else has up is not taken down. */
  natsNodes?: number;
  only?: readonly EngineKind[];
  onStarted?: (engine: Engine, started: Started) => void;
}

interface EngineControl {
  start: () => Promise<Started>;
  /** SIGKILL, and wait until nothing of it is left; `start` recovers. */
  kill: () => Promise<void>;
  waitUntilReady: (timeoutMs?: number) => Promise<string>;
}

function controlOf(find: () => Engine): EngineControl {
  return {
    start: () => startEngine(find()),
    kill: () => killEngine(find()),
    waitUntilReady: (timeoutMs) => waitUntilReady(find(), timeoutMs),
  };
}

export const postgres: EngineControl = controlOf(postgresEngine);
export const s3: EngineControl = controlOf(s3Engine);

export function natsNode(node: number): EngineControl {
  return controlOf(() => natsEngine(node));
}

export function enginesOf(natsNodes: number, only: readonly EngineKind[] = ENGINE_KINDS): Engine[] {
  const natsEngines = Array.from({ length: natsNodes }, (_, node) => natsEngine(node));
  const byKind: Record<EngineKind, () => Engine[]> = {
    postgres: () => [postgresEngine()],
    nats: () => natsEngines,
    s3: () => [s3Engine()],
    sandbox: () => [sandboxEngine()],
  };
  return ENGINE_KINDS.filter((kind) => only.includes(kind)).flatMap((kind) => byKind[kind]());
}

/** Of every running engine, also if another process started it. */
export function runningEnginePids(): number[] {
  return enginesOf(natsNodeCount()).flatMap(({ name }) => runningPid(name) ?? []);
}

export async function startEngines(options: StartOptions = {}): Promise<void> {
  ensureServicesDir();
  await ensureSecrets();
  const natsNodes = Math.max(options.natsNodes ?? 1, natsNodeCount());
  rememberNatsNodeCount(natsNodes);
  const outcomes = await Promise.allSettled(
    enginesOf(natsNodes, options.only).map(async (engine) => {
      const started = await startEngine(engine);
      options.onStarted?.(engine, started);
    }),
  );
  const failures = outcomes
    .filter((outcome) => outcome.status === 'rejected')
    .map((outcome) => outcome.reason as Error);
  if (failures.length > 0) throw new Error(failures.map((failure) => failure.message).join('\n'));
}

/** The names of what was stopped. */
export async function stopEngines(only: readonly EngineKind[] = ENGINE_KINDS): Promise<string[]> {
  ensureServicesDir();
  const stopped = await Promise.all(
    enginesOf(NATS_NODE_LIMIT, only).map(async (engine) => ((await stopEngine(engine)) ? [engine.name] : [])),
  );
  if (only.includes('nats')) rememberNatsNodeCount(1);
  return stopped.flat();
}
