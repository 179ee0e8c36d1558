import { once } from 'node:events';
import { createServer } from 'node:net';

/** The API wants to be told its port, so one that is free now is asked of the system. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return address.port;
};
