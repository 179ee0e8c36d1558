import type { LiveMessage } from '@tailgate/contract';
import { connect, credsAuthenticator, type NatsConnection } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';

/**
 * Live delivery to an account's own subjects (`u.<accountId>.<topic>`). Messages are only change hints, so those
 * published while NATS is unavailable are dropped. Use cases call `publishLive`, which publishes after commit.
 */
export interface Live {
  publish(message: LiveMessage): void;
  isConnected(): boolean;
  close(): Promise<void>;
}

const PING_EVERY_MS = 3_000;

export const connectLive = async (
  config: Pick<Config, 'NATS_URLS' | 'NATS_SERVER_CREDS'>,
  log: Logger,
): Promise<Live> => {
  let connection: NatsConnection | undefined;
  let isConnected = false;
  let closing = false;
  const noteConnected = (isNow: boolean) => {
    if (isNow === isConnected) return;
    isConnected = isNow;
    if (isNow) log.info('NATS connected');
    else if (!closing) log.warn('NATS connection lost');
  };
  /** A connection that is being restored is not closed, and delivers nothing. */
  const follow = async (established: NatsConnection) => {
    for await (const { type } of established.status()) {
      if (type === 'disconnect' || type === 'staleConnection' || type === 'close') noteConnected(false);
      else if (type === 'reconnect') noteConnected(true);
    }
    noteConnected(false);
  };
  // NATS may be unavailable at startup or later; the API works without it.
  const ready = connect({
    servers: [...config.NATS_URLS],
    authenticator: credsAuthenticator(Buffer.from(config.NATS_SERVER_CREDS, 'base64')),
    waitOnFirstConnect: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    // A node that hangs is noticed after two pings.
    pingInterval: PING_EVERY_MS,
    maxPingOut: 2,
    name: 'tailgate-server',
  }).then(
    (established) => {
      connection = established;
      if (closing) return established.close();
      noteConnected(true);
      void follow(established);
      return undefined;
    },
    (error: unknown) => log.warn({ err: error }, 'NATS connection failed'),
  );
  // Wait briefly for the connection, but do not delay startup until NATS is available.
  await Promise.race([ready, new Promise((resolve) => setTimeout(resolve, 1_000).unref())]);
  const isLive = () => isConnected;
  if (!isLive()) log.warn('NATS does not answer yet');

  return {
    publish: ({ accountId, topic, data }) => {
      try {
        connection?.publish(`u.${accountId}.${topic}`, JSON.stringify(data));
      } catch (error) {
        log.warn({ err: error }, 'Live publish failed');
      }
    },
    isConnected: isLive,
    close: async () => {
      closing = true;
      await connection?.close();
    },
  };
};
