import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';

/** An engine's port that a test can take away from one server alone. */
export interface Relay {
  readonly port: number;
  /** The URL with the port of the relay. */
  through(url: string): string;
  /** Ends all connections and refuses new ones, as an engine does that is stopped. */
  cut(): Promise<void>;
  /** Keeps all connections and hands nothing on, as an engine does that hangs. */
  hang(): void;
  restore(): Promise<void>;
  close(): Promise<void>;
}

export const startRelay = async (to: number): Promise<Relay> => {
  const pairs = new Set<readonly [Socket, Socket]>();
  let isHanging = false;
  const server = createServer((outside) => {
    const pair = [outside, connect(to, '127.0.0.1')] as const;
    const [, inside] = pair;
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      outside.destroy();
      inside.destroy();
    };
    for (const socket of pair) socket.on('error', end).on('close', end);
    outside.pipe(inside).pipe(outside);
    if (isHanging) for (const socket of pair) socket.pause();
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const cut = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const sockets of pairs) for (const socket of sockets) socket.destroy();
    await closed;
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    through: (url) => {
      const changed = new URL(url);
      changed.port = String(port);
      return changed.toString();
    },
    cut,
    hang: () => {
      isHanging = true;
      for (const sockets of pairs) for (const socket of sockets) socket.pause();
    },
    restore: async () => {
      isHanging = false;
      for (const sockets of pairs) for (const socket of sockets) socket.resume();
      if (!server.listening) await listen(port);
    },
    close: cut,
  };
};
