import type { AnswerOf, BodyOf, EndpointRow, ParamsOf, QueryOf, SessionAccess } from '@tailgate/contract';
import type { Viewer } from '../auth/viewer.ts';
import type { Tx } from '../db/database.ts';
import type { LiveMessage } from '../live/live.ts';
import type { Platform } from '../platform.ts';
import type { Site } from './sites.ts';

export interface Origin {
  readonly requestId: string;
  readonly address: string;
  readonly userAgent: string;
  /** A browser keeps the refresh token in an HttpOnly cookie; the native shell keeps it itself. */
  readonly client: 'browser' | 'native';
  readonly refreshToken: string | undefined;
}

interface CallBase<R extends EndpointRow> {
  readonly site: Site;
  readonly viewer: R['access'] extends SessionAccess ? Viewer : Viewer | undefined;
  readonly params: ParamsOf<R>;
  readonly query: QueryOf<R>;
  readonly body: BodyOf<R>;
  readonly origin: Origin;
  readonly platform: Platform;
  /** Published to people's browsers once the transaction is in. */
  tellLive(message: LiveMessage): void;
  /** Takes the refresh cookie away from the browser with the answer. */
  forgetDevice(): void;
}

/** The usual call: one transaction around the whole handler, opened and closed by the pipeline. */
export interface Call<R extends EndpointRow> extends CallBase<R> {
  readonly tx: Tx;
}

/**
 * A call with slow work (hashing, a vendor, image resizing) that must not hold a transaction. It looks things up in
 * `stage`s and does its effect in exactly one `finish`, which carries the idempotency key.
 */
export interface StagedCall<R extends EndpointRow> extends CallBase<R> {
  stage<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  finish(work: (tx: Tx) => Promise<AnswerOf<R>>): Promise<AnswerOf<R>>;
}

export type Handler<R extends EndpointRow> =
  | ((call: Call<R>) => Promise<AnswerOf<R>> | AnswerOf<R>)
  | { readonly staged: (call: StagedCall<R>) => Promise<AnswerOf<R>> };

export const staged = <R extends EndpointRow>(handler: (call: StagedCall<R>) => Promise<AnswerOf<R>>) => ({
  staged: handler,
});

export type Handlers<C extends Record<string, EndpointRow>> = { readonly [K in keyof C]: Handler<C[K]> };

export interface BoundModule {
  readonly name: string;
  readonly rows: readonly {
    readonly name: string;
    readonly row: EndpointRow;
    readonly handler: Handler<EndpointRow>;
  }[];
}

/** Joins a contract with its handlers; a row without one is refused at start even where the types were evaded. */
export const bindModule = <C extends Record<string, EndpointRow>>(
  name: string,
  contract: C,
  handlers: Handlers<C>,
): BoundModule => ({
  name,
  rows: Object.entries(contract).map(([rowName, row]) => {
    const handler = (handlers as Partial<Record<string, Handler<EndpointRow>>>)[rowName];
    if (!handler) throw new Error(`Contract row ${name}.${rowName} has no handler`);
    return { name: `${name}.${rowName}`, row, handler };
  }),
});
