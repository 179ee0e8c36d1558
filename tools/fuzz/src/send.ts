import { Agent, request } from 'node:http';
import type { WireRequest } from './wire-request.ts';

export interface Answered {
  readonly status: number;
  readonly contentType: string;
  /** When to try again, as the header says it. */
  readonly retryAfter?: string | undefined;
  readonly text: string;
  readonly tookMs: number;
}

export interface Unanswered {
  readonly broken: string;
  readonly tookMs: number;
}

export type Outcome = Answered | Unanswered;

export interface Sender {
  send(request: WireRequest): Promise<Outcome>;
  close(): void;
}

/** Much longer than any answer may take: on a busy machine a slow answer must not count as missing. */
const GIVE_UP_AFTER_MS = 60_000;

/** Connections are kept and used again. Refused connections and silence are outcomes too, never exceptions. */
export const openSender = (port: number): Sender => {
  const agent = new Agent({ keepAlive: true });

  const attempt = (wire: WireRequest, over: Agent | false): Promise<Outcome & { onUsedConnection: boolean }> =>
    new Promise((resolve) => {
      const startedAt = performance.now();
      const settle = (outcome: Omit<Answered, 'tookMs'> | Omit<Unanswered, 'tookMs'>) =>
        resolve({ ...outcome, tookMs: performance.now() - startedAt, onUsedConnection: outgoing.reusedSocket });
      const { method, path, headers } = wire;
      const outgoing = request(
        { agent: over, host: '127.0.0.1', port, method, path, headers, timeout: GIVE_UP_AFTER_MS },
        (incoming) => {
          const chunks: Buffer[] = [];
          incoming.on('data', (chunk: Buffer) => void chunks.push(chunk));
          incoming.on('error', (error) => settle({ broken: error.message }));
          incoming.on('end', () =>
            settle({
              status: incoming.statusCode ?? 0,
              contentType: incoming.headers['content-type'] ?? '',
              retryAfter: incoming.headers['retry-after'],
              text: Buffer.concat(chunks).toString('utf8'),
            }),
          );
        },
      );
      outgoing.on('timeout', () => void outgoing.destroy(new Error('no answer in time')));
      outgoing.on('error', (error) => settle({ broken: error.message }));
      outgoing.end(wire.body);
    });

  return {
    send: async (wire) => {
      const first = await attempt(wire, agent);
      // A server may close an idle connection in the moment we choose it: that says nothing about the request.
      return 'broken' in first && first.onUsedConnection ? await attempt(wire, false) : first;
    },
    close: () => agent.destroy(),
  };
};
