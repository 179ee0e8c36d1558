import { join } from 'node:path';

import { mutatedLaunch, mutationNote } from '@tailgate/kit';
import type { SourceMutation } from '@tailgate/kit';
import { ports } from '@tailgate/services';

import { API_PROCESSES, WORKER_PROCESSES } from './kill-plan.ts';
import { supervise, type SupervisedProcess } from './supervised-process.ts';
import type { World } from './world.ts';

export interface ServerProcesses {
  readonly apis: readonly SupervisedProcess[];
  readonly workers: readonly SupervisedProcess[];
  readonly all: readonly SupervisedProcess[];
  stop(): Promise<void>;
}

export interface ServerOrder {
  readonly world: Pick<World, 'environment'>;
  readonly mutations: readonly SourceMutation[];
  readonly logDirectory: string;
  readonly onOwnExit: (target: string, how: string, lastWords: string) => void;
  readonly cancelled: AbortSignal;
}

/** The API and worker processes as in production: the same two scripts, several of each. */
export function superviseServer(order: ServerOrder): ServerProcesses {
  const { world, mutations, logDirectory, onOwnExit, cancelled } = order;
  const { nodeOptions, environment } = mutatedLaunch(mutations);
  const processes = (kind: 'api' | 'worker', count: number) =>
    Array.from({ length: count }, (_, index) => {
      const name = `${kind} ${index}`;
      return supervise({
        name,
        kind,
        nodeOptions,
        // The compile cache halves the restart time.
        environment: { ...world.environment, ...environment, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
        port: ports()[kind] + index,
        logFile: join(logDirectory, `${kind}-${index}.log`),
        onOwnExit: (how, lastWords) => onOwnExit(name, how, lastWords),
        cancelled,
      });
    });
  const apis = processes('api', API_PROCESSES);
  const workers = processes('worker', WORKER_PROCESSES);
  const all = [...apis, ...workers];
  return {
    apis,
    workers,
    all,
    stop: async () => {
      await Promise.all(all.map((process) => process.stop()));
    },
  };
}

export async function startServer({ all }: ServerProcesses, mutations: readonly SourceMutation[]): Promise<void> {
  for (const process of all) process.start();
  await Promise.all(all.map((process) => process.waitUntilLive()));
  for (const mutation of mutations) {
    const isNoted = all.some((process) => process.log().includes(mutationNote(mutation)));
    // A mutation of a file that is never loaded would have no effect.
    if (!isNoted) throw new Error(`No process has loaded ${mutation.file}, so the mutation has no effect`);
  }
}
