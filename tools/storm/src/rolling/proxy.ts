import { once } from 'node:events';
import { Agent, createServer, get, request as send, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const ASK_EVERY_MS = 500;
const ASK_WITHIN_MS = 1_500;

export interface Proxy {
  readonly port: number;
  /** Answers by the port of the process that gave them. */
  readonly answered: ReadonlyMap<number, number>;
  close(): Promise<void>;
}

const isReady = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = get(
      { host: '127.0.0.1', port, path: '/health/ready', agent: false, timeout: ASK_WITHIN_MS },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode === 200);
      },
    );
    probe.on('timeout', () => probe.destroy());
    probe.on('error', () => resolve(false));
  });

/**
 * What stands before several processes: takes turns between those that were ready half a second ago, keeps connections
 * open, and tries nothing again. So a client sees every request that a process drops.
 */
export async function startProxy(ports: readonly number[]): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true });
  const answered = new Map<number, number>();
  let ready: number[] = [];
  let turn = 0;
  const look = async () => {
    const states = await Promise.all(ports.map(isReady));
    ready = ports.filter((_port, place) => states[place]);
  };
  await look();
  const timer = setInterval(() => void look(), ASK_EVERY_MS);
  const server: Server = createServer((incoming, outgoing) => {
    turn += 1;
    const port = ready[turn % ready.length];
    if (port === undefined) return void outgoing.writeHead(502, { 'x-proxy': 'nobody ready' }).end();
    const { connection: _hop, ...headers } = incoming.headers;
    const forwarded = send(
      { host: '127.0.0.1', port, agent, method: incoming.method, path: incoming.url, headers },
      (answer) => {
        answered.set(port, (answered.get(port) ?? 0) + 1);
        const { connection: _of, 'keep-alive': _times, ...kept } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, kept);
        answer.pipe(outgoing);
        answer.on('error', () => outgoing.destroy());
      },
    );
    forwarded.on('error', (error) => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502, { 'x-proxy': `${port}: ${error.message}` }).end();
    });
    incoming.pipe(forwarded);
    return undefined;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    answered,
    close: async () => {
      clearInterval(timer);
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      agent.destroy();
    },
  };
}
