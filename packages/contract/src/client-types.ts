import type { z } from 'zod';
import type { CONTRACT } from './contract.ts';

type Rows = { [M in keyof typeof CONTRACT]: (typeof CONTRACT)[M][keyof (typeof CONTRACT)[M]] }[keyof typeof CONTRACT];

/** The names of calls, such as `'GET /v2/health'`: the typed client takes them, so that the web needs no zod. */
export type CallName = { [R in Rows as `${R['method']} ${R['path']}`]: R } extends infer T ? keyof T : never;

type RowOf<Name extends CallName> = Rows extends infer R
  ? R extends { method: infer M extends string; path: infer P extends string }
    ? `${M} ${P}` extends Name
      ? R
      : never
    : never
  : never;

type Part<Name extends CallName, Key extends 'params' | 'query' | 'body'> =
  RowOf<Name> extends Record<Key, infer S extends z.ZodType> ? z.input<S> : never;

// An empty schema's input is Record<string, never>.
type Given<Key extends string, Value> = string extends keyof Value
  ? unknown
  : Partial<Value> extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value };

/** What a call takes: only the parts its row declares, optional where every field is optional. */
export type CallInput<Name extends CallName> = Given<'params', Part<Name, 'params'>> &
  Given<'query', Part<Name, 'query'>> &
  Given<'body', Part<Name, 'body'>>;

/** What a call resolves to: the declared answer, or true when the row answers nothing. */
export type CallAnswer<Name extends CallName> =
  RowOf<Name> extends { answer: infer A extends z.ZodType } ? (A extends z.ZodVoid ? true : z.output<A>) : never;
