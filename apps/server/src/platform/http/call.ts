import type {
  Ability,
  AnswerOf,
  BodyOf,
  EndpointRow,
  HandlerLimit,
  ParamsOf,
  QueryOf,
  Reference,
  SessionAccess,
  SiteAbility,
} from '@tailgate/contract';
import type { Policies } from '../access/policy.ts';
import type { AllowedRows, IdsOf, WithIds } from '../access/references.ts';
import type { Viewer } from '../auth/viewer.ts';
import type { Stage, Tx } from '../db/database.ts';
import type { Platform } from '../platform.ts';
import type { AnsweredFile } from './files/answered-file.ts';
import type { BoundRow } from './machinery.ts';
import type { Site } from './sites.ts';

export interface Origin {
  readonly requestId: string;
  readonly address: string;
  /** What limits count by: the address, or its whole network where one customer has so many. */
  readonly network: string;
  readonly userAgent: string;
  /** What a new session is opened as: a browser keeps the refresh token in an HttpOnly cookie, the native shell itself. */
  readonly client: 'browser' | 'native';
  readonly refreshToken: string | undefined;
}

export interface CallBase<R extends EndpointRow> {
  readonly site: Site;
  readonly viewer: R['access'] extends SessionAccess ? Viewer : Viewer | undefined;
  readonly params: ParamsOf<R>;
  readonly query: QueryOf<R>;
  readonly body: BodyOf<R>;
  readonly origin: Origin;
  readonly platform: Platform;
  /** The rows that references name, as far as the caller may touch them: a condition for the query. */
  allowed<A extends Ability>(references: Reference<A> | readonly Reference<A>[]): AllowedRows<A>;
  /** The ids behind references once all are known to be allowed, absent ones as they are; not found otherwise. */
  allowedIds<A extends Ability, const R extends readonly (Reference<A> | null | undefined)[]>(
    tx: Tx,
    references: R & readonly (Reference<A> | null | undefined)[],
  ): Promise<IdsOf<R>>;
  /** The id behind a reference to something that everybody on the site may name. */
  idOf(reference: Reference<SiteAbility>): string;
  /** The same for a whole input; references that a policy decides about stay references. */
  withIds<T>(input: T): WithIds<T>;
  /** Counts under a key that only the handler knows, against a limit that the row declares. */
  count(limit: HandlerLimit, key: string): Promise<void>;
  /** Says that limits of the row do not apply to this call, and need not be counted before it succeeds. */
  exempt(...limits: readonly HandlerLimit[]): void;
  /** Resets that count after a success. */
  forgive(limit: HandlerLimit, key: string): Promise<void>;
  /** Takes one call back from that count. */
  refund(limit: HandlerLimit, key: string): Promise<void>;
  /** Names the account that a call without a session belongs to, for its audit record. */
  identify(accountId: string): void;
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
  readonly stage: Stage;
  finish(work: (tx: Tx) => Promise<AnswerOf<R>>): Promise<AnswerOf<R>>;
}

export type Handler<R extends EndpointRow> =
  | ((call: Call<R>) => Promise<AnswerOf<R> | AnsweredFile> | AnswerOf<R>)
  | { readonly staged: (call: StagedCall<R>) => Promise<AnswerOf<R>> };

export const staged = <R extends EndpointRow>(handler: (call: StagedCall<R>) => Promise<AnswerOf<R>>) => ({
  staged: handler,
});

export type Handlers<C extends Record<string, EndpointRow>> = { readonly [K in keyof C]: Handler<C[K]> };

export interface BoundModule {
  readonly name: string;
  readonly policy: Policies;
  readonly rows: readonly BoundRow[];
}

/** Joins a contract with the module's policy and handlers; a row without one is refused at start even where the types were evaded. */
export const bindModule = <C extends Record<string, EndpointRow>>(
  name: string,
  contract: C,
  policy: Readonly<Record<string, unknown>>,
  handlers: Handlers<C>,
): BoundModule => ({
  name,
  policy: policy as Policies,
  rows: Object.entries(contract).map(([rowName, row]) => {
    const handler = (handlers as Partial<Record<string, Handler<EndpointRow>>>)[rowName];
    if (!handler) throw new Error(`Contract row ${name}.${rowName} has no handler`);
    return { name: `${name}.${rowName}`, row, handler };
  }),
});
