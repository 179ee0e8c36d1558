const DEFAULT_PORT_BASE = 45_000;

export const NATS_NODE_LIMIT = 3;

export interface NatsPorts {
  client: number;
  websocket: number;
  cluster: number;
  monitoring: number;
}

export interface Ports {
  postgres: number;
  nats: readonly NatsPorts[];
  s3: number;
  sandboxHttp: number;
  sandboxSmtp: number;
  api: number;
  worker: number;
  web: number;
}

function portBase(): number {
  const text = process.env.TAILGATE_PORT_BASE ?? '';
  if (text === '') return DEFAULT_PORT_BASE;
  const base = Number(text);
  if (!Number.isInteger(base) || base < 1024 || base > 65_000) {
    throw new Error(`TAILGATE_PORT_BASE must be a whole number from 1024 to 65000, not "${text}"`);
  }
  return base;
}

/** Further API processes take `api + 1`, `api + 2`, …; workers likewise. */
export function ports(): Ports {
  const base = portBase();
  return {
    postgres: base + 1,
    nats: Array.from({ length: NATS_NODE_LIMIT }, (_, node) => ({
      client: base + 10 + node,
      websocket: base + 20 + node,
      cluster: base + 30 + node,
      monitoring: base + 35 + node,
    })),
    s3: base + 40,
    sandboxHttp: base + 41,
    sandboxSmtp: base + 42,
    api: base + 50,
    worker: base + 55,
    web: base + 60,
  };
}

export function natsPorts(node: number): NatsPorts {
  const found = ports().nats[node];
  if (!found) throw new Error(`There is no NATS node ${node}: nodes are 0 to ${NATS_NODE_LIMIT - 1}`);
  return found;
}
