import { setTimeout as delay } from 'node:timers/promises';

import type { ServerProcess } from '@tailgate/kit';

const LOOK_EVERY_MS = 500;
const PATIENCE_MS = 5_000;

/** What one process said at one moment. */
export interface Look {
  readonly atMs: number;
  /** The same moment by the clock of the logs, which may jump. */
  readonly clockMs: number;
  readonly instance: string;
  readonly isReady: boolean;
  /** By series, as they stand in the metrics. */
  readonly gauges: ReadonlyMap<string, number>;
}

const WATCHED = /^(tailgate_(?:database_usable|nats_connected|vendor_away)(?:\{[^}]*\})?) (\S+)$/gm;

const gaugesOf = async (url: string): Promise<ReadonlyMap<string, number>> => {
  const answer = await fetch(`${url}/metrics`, { signal: AbortSignal.timeout(PATIENCE_MS) });
  const text = await answer.text();
  return new Map([...text.matchAll(WATCHED)].map(([, series = '', value]) => [series, Number(value)]));
};

/** Asks each process twice a second how it is, as whoever routes requests and collects metrics does. */
export function watchProcesses(processes: readonly ServerProcess[], now: () => number, cancelled: AbortSignal) {
  const looks: Look[] = [];
  let isOver = false;
  const watch = async (server: ServerProcess) => {
    while (!isOver && !cancelled.aborted) {
      const [atMs, clockMs] = [now(), Date.now()]; // real time: that of the lines of the logs
      const [isReady, gauges] = await Promise.all([
        server.isReady(),
        gaugesOf(server.url).catch(() => new Map<string, number>()),
      ]);
      looks.push({ atMs, clockMs, instance: server.kind, isReady, gauges });
      await delay(LOOK_EVERY_MS);
    }
  };
  const watching = Promise.all(processes.map(watch));
  return {
    looks: looks as readonly Look[],
    finish: async () => {
      isOver = true;
      await watching;
    },
  };
}
