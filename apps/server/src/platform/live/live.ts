import { connect, credsAuthenticator, type NatsConnection } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';

export interface LiveMessage {
  readonly accountId: string;
  readonly topic: string;
  readonly data: object;
}

/**
 * Live delivery to people's own subjects (`u.<accountId>.<topic>`). What must not be lost is a row; this only says
 * that there is something to look at, so a message published while NATS is away is dropped.
 */
export interface Live {
  publish(message: LiveMessage): void;
  isConnected(): boolean;
  close(): Promise<void>;
}

export const connectLive = async (
  config: Pick<Config, 'NATS_URLS' | 'NATS_SERVER_CREDS'>,
  log: Logger,
): Promise<Live> => {
  let connection: NatsConnection | undefined;
  let closing = false;
  // NATS may be away when we start, and come and go while we run: neither stops us from serving.
  const ready = connect({
    servers: [...config.NATS_URLS],
    authenticator: credsAuthenticator(Buffer.from(config.NATS_SERVER_CREDS, 'base64')),
    waitOnFirstConnect: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    name: 'tailgate-server',
  }).then(
    (established) => {
      connection = established;
      if (closing) return established.close();
      return undefined;
    },
    (error: unknown) => log.warn({ err: error }, 'live delivery could not connect'),
  );
  // A short moment to connect is worth it; waiting for NATS to come back is not.
  await Promise.race([ready, new Promise((resolve) => setTimeout(resolve, 1_000).unref())]);

  return {
    publish: ({ accountId, topic, data }) => {
      try {
        connection?.publish(`u.${accountId}.${topic}`, JSON.stringify(data));
      } catch (error) {
        log.warn({ err: error }, 'live delivery failed');
      }
    },
    isConnected: () => connection !== undefined && !connection.isClosed(),
    close: async () => {
      closing = true;
      await connection?.close();
    },
  };
};
