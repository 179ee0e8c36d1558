/**
 * Given to node with --import: a process has the network of a container. Each container has two addresses of its own
 * below 127.0.0.0/8, one for its loopback and one that its neighbours know by the name of the service.
 */
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import os from 'node:os';

interface ContainerNetwork {
  loopback: string;
  address: string;
  neighbors: Record<string, string>;
}

const { loopback, address, neighbors } = JSON.parse(process.env.CONTAINER_NETWORK ?? '{}') as ContainerNetwork;

const isLoopback = (host: string) => host === 'localhost' || host === '127.0.0.1';

function resolved(host: string): string {
  const found = isLoopback(host) ? loopback : (neighbors[host] ?? host);
  if (!found.startsWith('127.')) throw new Error(`${host} is no container of the composition`);
  return found;
}

type Options = { host?: string; port?: number; path?: string };

const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function (this: net.Socket, ...args: unknown[]) {
  // As `net.connect` hands them on: the options and the listener in an array.
  const options = (Array.isArray(args[0]) ? (args[0] as unknown[])[0] : args[0]) as Options | number;
  if (typeof options === 'number') args[1] = resolved(typeof args[1] === 'string' ? args[1] : 'localhost');
  else if (options.path === undefined) options.host = resolved(options.host ?? 'localhost');
  return (connect as (...all: unknown[]) => net.Socket).apply(this, args);
};

const listen = net.Server.prototype.listen;
net.Server.prototype.listen = function (this: net.Server, ...args: unknown[]) {
  const [first] = args;
  const isOfFile = typeof first === 'string' || (first as Options | null)?.path !== undefined;
  if (isOfFile) return (listen as (...all: unknown[]) => net.Server).apply(this, args);
  const given: Options = typeof first === 'object' && first !== null ? first : { port: Number(first) };
  const host = given.host ?? (typeof args[1] === 'string' ? args[1] : '0.0.0.0');
  const onListening = args.find((value) => typeof value === 'function');
  if (host === '0.0.0.0')
    (listen as (...all: unknown[]) => net.Server).call(
      net.createServer((socket) => void this.emit('connection', socket)).unref(),
      { port: given.port, host: loopback },
    );
  const own = host === '0.0.0.0' ? address : isLoopback(host) ? loopback : host;
  return (listen as (...all: unknown[]) => net.Server).call(this, { ...given, host: own }, onListening);
} as typeof listen;

const lookup = dns.lookup;
dns.lookup = ((host: string, ...rest: unknown[]) =>
  (lookup as (...all: unknown[]) => void)(resolved(host), ...rest)) as typeof lookup;

os.networkInterfaces = () => ({
  eth0: [{ address, family: 'IPv4', internal: false, netmask: '255.0.0.0', mac: '', cidr: `${address}/8` }],
});
syncBuiltinESMExports();
