import type { Ability } from '@tailgate/contract';
import type { Json } from './json.ts';
import type { ForeignRow } from './known-values.ts';

export type Body =
  | { readonly as: 'nothing' }
  | { readonly as: 'json'; readonly value: Json }
  /** Bytes that need not be JSON, under a content type that need not be true (undefined: none is sent). */
  | { readonly as: 'bytes'; readonly bytes: Buffer; readonly contentType: string | undefined };

/** A request without its caller. */
export interface Draft {
  /** Path segments as they are written into the address line, already percent-encoded. */
  readonly params: Readonly<Record<string, string>>;
  /** Names and values as they are written after the question mark, already percent-encoded. */
  readonly query: readonly (readonly [string, string])[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body;
  /** Set when the request names a row of somebody else. */
  readonly foreign?: ForeignRow & { readonly ability: Ability };
}

export const jsonBody = (value: Json): Body => ({ as: 'json', value });
export const bytesBody = (content: string | Buffer, contentType: string | undefined = 'application/json'): Body => ({
  as: 'bytes',
  bytes: Buffer.isBuffer(content) ? content : Buffer.from(content, 'utf8'),
  contentType,
});

export const withHeaders = (draft: Draft, headers: Record<string, string>): Draft => ({
  ...draft,
  headers: { ...draft.headers, ...headers },
});
