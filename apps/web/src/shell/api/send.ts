import type { CallName } from '@tailgate/contract';
import { failureOf, unreachable } from './api-error.ts';
import { fillPath, queryString, rewritePrefix } from './api-path.ts';
import { aloneWithCookie, usesCookie } from './cookie-calls.ts';
import { nativeClient } from './native-client.ts';

const PATIENCE_MS = 30_000;
/** Somebody looks at a skeleton meanwhile: better an answer that it did not load, and a button. */
const READ_PATIENCE_MS = 12_000;

export interface Parts {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}

export interface Envelope {
  readonly token: string | null;
  /** Asked for when the request really leaves. */
  readonly idempotencyKey: () => string;
  readonly signal?: AbortSignal | undefined;
  /** Resolves with the bytes as they came: a file instead of JSON. */
  readonly asBytes?: boolean | undefined;
}

/** One request, one answer: resolves with the parsed body (true when there is none), rejects with an ApiError. */
export const send = async (name: CallName, parts: Parts, envelope: Envelope): Promise<unknown> => {
  const [method, path] = name.split(' ') as [string, string];
  const native = nativeClient.current();
  const url = (native?.origin ?? '') + rewritePrefix(fillPath(path, parts.params)) + queryString(parts.query);
  const withCookie = usesCookie(name);

  const exchange = async () => {
    // A file may take its time to be drawn up.
    const isRead = method === 'GET' && !envelope.asBytes;
    const patience = AbortSignal.timeout(isRead ? READ_PATIENCE_MS : PATIENCE_MS);
    const headers: Record<string, string> = { accept: 'application/json', 'content-type': 'application/json' };
    if (envelope.token) headers['authorization'] = `Bearer ${envelope.token}`;
    if (method !== 'GET') headers['idempotency-key'] = envelope.idempotencyKey();
    if (native) Object.assign(headers, await native.headersFor(name));
    const response = await fetch(url, {
      method,
      headers,
      credentials: withCookie && !native ? 'same-origin' : 'omit',
      body: parts.body === undefined ? null : JSON.stringify(parts.body),
      signal: envelope.signal ? AbortSignal.any([envelope.signal, patience]) : patience,
    });
    // What is refused is told in JSON even where a file was asked for.
    const bytes = envelope.asBytes && response.ok ? await response.arrayBuffer() : undefined;
    const text = bytes ? '' : await response.text();
    const body = parsed(text);
    return { response, bytes, text, body: native ? await native.afterAnswer(name, response.status, body) : body };
  };

  const { response, bytes, text, body } = await (withCookie ? aloneWithCookie(exchange) : exchange()).catch(
    (error: unknown) => {
      // Given up by us on purpose: not a failure of the network.
      if (envelope.signal?.aborted) throw error;
      throw unreachable(error);
    },
  );
  if (!response.ok) throw failureOf(response, body);
  if (bytes) return bytes;
  if (text === '') return true;
  if (body === undefined) throw failureOf(response, body);
  return body;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};
