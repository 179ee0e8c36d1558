import type { Access } from '@tailgate/contract';
import type { Caller } from './inputs/callers.ts';
import type { Draft } from './inputs/draft.ts';
import type { Json } from './inputs/json.ts';
import type { KnownValues } from './inputs/known-values.ts';

/** One of the clients that send at the same time, with people, sessions and knowledge that it shares with no other. */
export interface Lane {
  readonly known: KnownValues;
  /** A request that can succeed only once (a texted code, an uploaded file), for rows that need one. */
  prepared(rowName: string): Promise<Draft | undefined>;
  headersOf(caller: Caller, access?: Access): Promise<Record<string, string>>;
  /** The caller's session no longer works: the next headers come from a fresh one. */
  forgetSession(caller: Caller): void;
  /** Remembers the ids that an answer names. */
  learn(module: string, answer: Json): void;
}
