import { natsTrust, type NatsIdentity } from '@tailgate/server/operating';

export interface NatsListeners {
  serverName: string;
  client: string;
  websocket: string;
  monitoring: string;
  cluster?: { listen: string; routes: readonly string[] };
}

/** The websocket has no TLS: in development it is on the loopback, in production behind a proxy with TLS. */
export function natsConfiguration(listeners: NatsListeners, identity: NatsIdentity): string {
  const lines = [
    `server_name: ${listeners.serverName}`,
    `listen: "${listeners.client}"`,
    `http: "${listeners.monitoring}"`,
    `websocket { listen: "${listeners.websocket}", no_tls: true, same_origin: false, compression: true }`,
    ...natsTrust(identity),
  ];
  if (listeners.cluster) {
    const routes = listeners.cluster.routes.map((route) => `"nats-route://${route}"`).join(', ');
    lines.push(`cluster { name: tailgate, listen: "${listeners.cluster.listen}", routes: [${routes}] }`);
  }
  return `${lines.join('\n')}\n`;
}
