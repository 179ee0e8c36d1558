import { z } from 'zod';
import type { Access } from './access.ts';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type ObjectSchema = z.ZodObject;

/** What a row answers when it has nothing to say: 204 without a body (the client resolves it as true). */
export const nothing = z.void();

export interface EndpointRow<
  M extends Method = Method,
  P extends string = string,
  Params extends ObjectSchema = ObjectSchema,
  Query extends ObjectSchema = ObjectSchema,
  Body extends ObjectSchema = ObjectSchema,
  Answer extends z.ZodType = z.ZodType,
  A extends Access = Access,
> {
  readonly method: M;
  readonly path: P;
  readonly summary: string;
  readonly access: A;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly answer: Answer;
  readonly errors: readonly ErrorCode[];
  /** Why we have it although the specification does not show it. */
  readonly addition: string | undefined;
}

const empty = z.object({});
type Empty = typeof empty;

type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

type ParamsFor<P extends string> = [ParamNames<P>] extends [never]
  ? { params?: never }
  : { params: z.ZodObject<Record<ParamNames<P>, z.ZodType>> };

/** One row of the contract: everything else (server types, client types, OpenAPI, tests) is derived from it. */
export const endpoint = <
  const M extends Method,
  const P extends `/v1/${string}` | `/v2/${string}`,
  Params extends ObjectSchema = Empty,
  Query extends ObjectSchema = Empty,
  Body extends ObjectSchema = Empty,
  Answer extends z.ZodType = typeof nothing,
  A extends Access = Access,
>(
  row: {
    method: M;
    path: P;
    summary: string;
    access: A;
    params?: Params;
    query?: Query;
    body?: Body;
    answer?: Answer;
    errors?: readonly ErrorCode[];
    addition?: string;
  } & ParamsFor<P>,
): EndpointRow<M, P, Params, Query, Body, Answer, A> => ({
  method: row.method,
  path: row.path,
  summary: row.summary,
  access: row.access,
  // The defaults are the type parameters' defaults: absent means "an empty object".
  params: row.params ?? (empty as unknown as Params),
  query: row.query ?? (empty as unknown as Query),
  body: row.body ?? (empty as unknown as Body),
  answer: row.answer ?? (nothing as unknown as Answer),
  errors: row.errors ?? [],
  addition: row.addition,
});

export type ContractModule = Record<string, EndpointRow>;

/** What a handler receives (parsed) and what it answers. */
export type ParamsOf<R extends EndpointRow> = z.output<R['params']>;
export type QueryOf<R extends EndpointRow> = z.output<R['query']>;
export type BodyOf<R extends EndpointRow> = z.output<R['body']>;
export type AnswerOf<R extends EndpointRow> = z.output<R['answer']>;
