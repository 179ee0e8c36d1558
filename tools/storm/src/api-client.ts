import { Agent, request as httpRequest } from 'node:http';

import type { Answer } from './facts.ts';

const REQUEST_TIMEOUT_MS = 6_000;
const MAX_SOCKETS = 24;

export interface ApiRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** A function where the request may be repeated after its token has expired. */
  readonly token?: string | (() => string);
  readonly key?: string;
  readonly body?: object;
}

export interface ApiClient {
  readonly processes: number;
  /** Rejects without a response; the error distinguishes connection failures from timeouts. */
  send(process: number, request: ApiRequest): Promise<Answer>;
  close(): void;
}

/** Keeps connections open to every API process, like the load balancer in front of them. */
export function openApiClient(ports: readonly number[], siteHost: string): ApiClient {
  const agents = ports.map(() => new Agent({ keepAlive: true, maxSockets: MAX_SOCKETS }));
  return {
    processes: ports.length,
    send: (process, { method, path, token, key, body }) =>
      new Promise((resolve, reject) => {
        const text = body === undefined ? '' : JSON.stringify(body);
        const request = httpRequest(
          {
            host: '127.0.0.1',
            port: ports[process],
            agent: agents[process],
            method,
            path,
            headers: {
              host: siteHost,
              'x-tailgate-client': 'native',
              ...(token !== undefined && { authorization: `Bearer ${typeof token === 'string' ? token : token()}` }),
              ...(key !== undefined && { 'idempotency-key': key }),
              ...(text !== '' && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
            },
            signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
          },
          (response) => {
            const chunks: Buffer[] = [];
            response.on('data', (chunk: Buffer) => chunks.push(chunk));
            response.on('error', reject);
            // A truncated response counts as none: the process was killed while writing it.
            response.on('end', () =>
              response.complete
                ? resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() })
                : reject(new Error('truncated response')),
            );
          },
        );
        request.on('error', reject);
        request.end(text);
      }),
    close: () => {
      for (const agent of agents) agent.destroy();
    },
  };
}
