import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

import { servicesDir } from './places.ts';

const LOCK_TIMEOUT_MS = 240_000;
const LOCK_RETRY_MS = 50;

/**
 * One at a time across processes: two commands that start the same engine at once must not both launch it.
 * The lock is a Linux abstract socket, so the kernel gives it back even when its holder is killed.
 */
export async function withLock<Answer>(name: string, work: () => Promise<Answer>): Promise<Answer> {
  const place = createHash('sha256').update(servicesDir()).digest('hex').slice(0, 16);
  const address = `\0tailgate-${place}-${name}`;
  const deadline = performance.now() + LOCK_TIMEOUT_MS;
  for (;;) {
    const server = createServer();
    try {
      server.listen(address);
      await once(server, 'listening');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      if (performance.now() > deadline) {
        throw new Error(`Another command has been busy with ${name} for too long`, { cause: error });
      }
      await delay(LOCK_RETRY_MS);
      continue;
    }
    try {
      return await work();
    } finally {
      server.close();
    }
  }
}
