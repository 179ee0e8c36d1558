import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the range that outgoing connections use (32768 up) and below the engines' (21000 up). */
const FIRST = 12_000;
const LAST = 19_999;
const ATTEMPTS = 50;

export const isPortFree = async (port: number): Promise<boolean> => {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return false;
  } finally {
    server.close();
  }
};

/**
 * Not a port chosen by the system: those are also given to outgoing connections, one of which could take it between
 * asking and listening.
 */
export const freePort = async (): Promise<number> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = randomInt(FIRST, LAST + 1);
    if (await isPortFree(port)) return port;
  }
  throw new Error(`No free port found between ${FIRST} and ${LAST}`);
};
