interface Line {
  readonly urls: readonly string[];
  readonly userId: string;
  /** Asked for at every (re)connection, because it is renewed with the session. */
  readonly token: () => string;
  readonly onMessage: (topic: string, data: unknown) => void;
}

/**
 * Hears the person's own subjects over WebSocket. Live news only says that there is something to look at: without a
 * connection everything still works, so a failure is silent.
 */
export const hearLive = ({ urls, userId, token, onMessage }: Line): (() => void) => {
  let hangUp = (): void => undefined;
  let stopped = false;
  const prefix = `u.${userId}.`;

  const connect = async () => {
    const { jwtAuthenticator, wsconnect } = await import('@nats-io/nats-core');
    const connection = await wsconnect({
      servers: [...urls],
      authenticator: jwtAuthenticator(token),
      maxReconnectAttempts: -1,
      reconnectTimeWait: 5_000,
      name: 'tailgate-web',
      wsFactory: politeSocket,
    });
    hangUp = () => void connection.close().catch(() => undefined);
    if (stopped) {
      hangUp();
      return;
    }
    for await (const message of connection.subscribe(`${prefix}>`)) {
      onMessage(
        message.subject.slice(prefix.length),
        readable(() => message.json()),
      );
    }
  };

  connect().catch(() => undefined);
  return () => {
    stopped = true;
    hangUp();
  };
};

/** Closes with a status: NATS echoes a close frame without one as a frame that browsers complain about. */
const politeSocket = (url: string) => {
  const socket = new WebSocket(url);
  const close = socket.close.bind(socket);
  socket.close = (code = 1000, reason) => close(code, reason);
  return Promise.resolve({ socket, encrypted: url.startsWith('wss:') });
};

const readable = (read: () => unknown): unknown => {
  try {
    return read();
  } catch {
    return null;
  }
};
