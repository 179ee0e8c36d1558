import { connect, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';

/**
 * Hands connections to this container's own address on to its loopback. The sandbox binds to the loopback only, since
 * its outbox shows sign-in codes; in a container that would hide it from its neighbours, and compose.yaml publishes
 * its ports on the loopback of the host alone.
 */
const ports = (process.env.RELAY_PORTS ?? '').split(',').filter(Boolean).map(Number);
const addresses = Object.values(networkInterfaces())
  .flatMap((found) => found ?? [])
  .filter(({ family, internal }) => family === 'IPv4' && !internal)
  .map(({ address }) => address);

for (const port of ports) {
  for (const address of addresses) {
    createServer((outside) => {
      const inside = connect(port, '127.0.0.1');
      outside.on('error', () => inside.destroy());
      inside.on('error', () => outside.destroy());
      outside.pipe(inside).pipe(outside);
    }).listen(port, address);
  }
}
process.once('SIGTERM', () => process.exit(0));
