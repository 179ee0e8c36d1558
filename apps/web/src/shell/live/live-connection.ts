import { jwtAuthenticator, wsconnect, type NatsConnection } from '@nats-io/nats-core';

interface LiveConnection {
  readonly urls: readonly string[];
  readonly userId: string;
  /** Called at every (re)connection, because the token is renewed with the session. */
  readonly token: () => string;
  readonly onMessage: (topic: string, data: unknown) => void;
  /** The connection is back after an interruption, or was late: messages of the meantime are lost. */
  readonly onReconnect: () => void;
}

/** The page has read its data by then, and may have missed what changed since. */
const LATE_MS = 1_000;
const RETRY_MS = 5_000;

/**
 * Subscribes to the account's own subjects over WebSocket. A live message only says that something changed: without a
 * connection everything still works, so a failure is silent.
 */
export const openLiveConnection = ({ urls, userId, token, onMessage, onReconnect }: LiveConnection): (() => void) => {
  let close = (): void => undefined;
  let closed = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const asked = performance.now();
  const prefix = `u.${userId}.`;

  const connect = async () => {
    const connection = await wsconnect({
      servers: [...urls],
      authenticator: jwtAuthenticator(token),
      maxReconnectAttempts: -1,
      reconnectTimeWait: RETRY_MS,
      // A tab that slept wakes with an expired token and renews it a moment later; two refusals must not be the end.
      ignoreAuthErrorAbort: true,
      name: 'tailgate-web',
      wsFactory: socketThatClosesWithStatus,
    });
    close = () => void connection.close().catch(() => undefined);
    if (closed) {
      close();
      return;
    }
    void watchReconnects(connection, onReconnect);
    const messages = connection.subscribe(`${prefix}>`);
    if (performance.now() - asked > LATE_MS) onReconnect();
    for await (const message of messages) {
      onMessage(
        message.subject.slice(prefix.length),
        parsed(() => message.json()),
      );
    }
  };

  // The library tries again by itself only once it was connected.
  const keepConnecting = (): void => {
    connect().catch(() => {
      if (!closed) retry = setTimeout(keepConnecting, RETRY_MS);
    });
  };
  keepConnecting();
  return () => {
    closed = true;
    clearTimeout(retry);
    close();
  };
};

const watchReconnects = async (connection: NatsConnection, onReconnect: () => void) => {
  for await (const { type } of connection.status()) if (type === 'reconnect') onReconnect();
};

/** NATS echoes a close frame without a status as a frame that browsers complain about. */
const socketThatClosesWithStatus = (url: string) => {
  const socket = new WebSocket(url);
  const close = socket.close.bind(socket);
  socket.close = (code = 1000, reason) => close(code, reason);
  return Promise.resolve({ socket, encrypted: url.startsWith('wss:') });
};

const parsed = (read: () => unknown): unknown => {
  try {
    return read();
  } catch {
    return null;
  }
};
