import { randomFrom } from '@tailgate/kit';

import type { KillKind } from './facts.ts';

export const API_PROCESSES = 2;
export const WORKER_PROCESSES = 2;
export const NATS_NODES = 3;

/** Time for clients to start and for the last recovery, so that kills hit running work. */
const CALM_BEFORE_MS = 1_500;
const CALM_AFTER_MS = 4_000;
const LONGEST_OUTAGE_MS = 800;

export interface PlannedKill {
  readonly kind: KillKind;
  readonly atMs: number;
  /** Time before it is restarted. */
  readonly outageMs: number;
  /** Index of the process or node; `connected` is the NATS node of the browser at that time. */
  readonly victim: number | 'connected';
}

const INSTANCES: Record<KillKind, number> = {
  api: API_PROCESSES,
  postgres: 1,
  nats: NATS_NODES,
  worker: WORKER_PROCESSES,
};

/** `kills` of API, PostgreSQL and NATS each, and half as many (at least one) of workers; in seeded order. */
export function planKills(options: { seed: number; seconds: number; kills: number }): PlannedKill[] {
  const random = randomFrom('kills', options.seed);
  const counts: Record<KillKind, number> = {
    api: options.kills,
    postgres: options.kills,
    nats: options.kills,
    worker: Math.ceil(options.kills / 2),
  };
  const kinds = (Object.keys(counts) as KillKind[]).flatMap((kind) => Array.from({ length: counts[kind] }, () => kind));
  const order = random.shuffled(kinds);
  const window = options.seconds * 1000 - CALM_BEFORE_MS - CALM_AFTER_MS;
  const step = window / order.length;
  let natsKills = 0;
  return order.map((kind, index) => {
    // Every other NATS kill hits the browser's own node, whose loss it must survive.
    const victim = kind === 'nats' && natsKills++ % 2 === 0 ? 'connected' : random.integer(0, INSTANCES[kind] - 1);
    return {
      kind,
      victim,
      atMs: Math.round(CALM_BEFORE_MS + (index + random.next()) * step),
      outageMs: random.integer(0, LONGEST_OUTAGE_MS),
    };
  });
}
