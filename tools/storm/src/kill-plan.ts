import type { KillKind } from './facts.ts';
import { below, seededRandom, shuffled } from './random.ts';

export const API_PROCESSES = 2;
export const WORKER_PROCESSES = 2;
export const NATS_NODES = 3;

/** The first moments belong to the clients, the last to recovering: a kill must fall on work under way. */
const CALM_BEFORE_MS = 1_500;
const CALM_AFTER_MS = 4_000;
const LONGEST_OUTAGE_MS = 800;

export interface PlannedKill {
  readonly kind: KillKind;
  readonly atMs: number;
  /** How long it stays dead before it is started again. */
  readonly outageMs: number;
  /** Which process or node; `connected` is the NATS node that the browser is on when the moment comes. */
  readonly victim: number | 'connected';
}

const INSTANCES: Record<KillKind, number> = {
  api: API_PROCESSES,
  postgres: 1,
  nats: NATS_NODES,
  worker: WORKER_PROCESSES,
};

/** `kills` of API, PostgreSQL and NATS each, and half as many (at least one) of the workers; in seeded order, spread. */
export function planKills(options: { seed: number; seconds: number; kills: number }): PlannedKill[] {
  const random = seededRandom(options.seed);
  const counts: Record<KillKind, number> = {
    api: options.kills,
    postgres: options.kills,
    nats: options.kills,
    worker: Math.ceil(options.kills / 2),
  };
  const kinds = (Object.keys(counts) as KillKind[]).flatMap((kind) => Array.from({ length: counts[kind] }, () => kind));
  const order = shuffled(random, kinds);
  const window = options.seconds * 1000 - CALM_BEFORE_MS - CALM_AFTER_MS;
  const step = window / order.length;
  let natsKills = 0;
  return order.map((kind, index) => {
    // Every other NATS kill takes the browser's own node: that is the one it must survive.
    const victim = kind === 'nats' && natsKills++ % 2 === 0 ? 'connected' : below(random, INSTANCES[kind]);
    return {
      kind,
      victim,
      atMs: Math.round(CALM_BEFORE_MS + (index + random()) * step),
      outageMs: below(random, LONGEST_OUTAGE_MS),
    };
  });
}
