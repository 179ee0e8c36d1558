import { z } from 'zod';
import type { Access, WriteAccess } from './access.ts';
import type { Activity } from './activity.ts';
import type { RefusingCap } from './caps.ts';
import type { ErrorCode } from './errors.ts';
import type { LimitName, LimitUse } from './limits.ts';
import type { Noun } from './nouns.ts';

/** The files that rows answer with. */
export type Download = 'csv' | 'ics' | 'pdf';
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type ObjectSchema = z.ZodObject;
/** An object, or one whose fields are renamed once they are parsed. */
type BodySchema = ObjectSchema | z.ZodPipe<ObjectSchema, z.ZodTransform>;

/** For rows without a result: 204 without a body (the client resolves it as true). */
export const nothing = z.void();

export const fieldsOf = (body: BodySchema): readonly string[] =>
  Object.keys((body instanceof z.ZodPipe ? body.in : body).shape);

export interface EndpointRow<
  M extends Method = Method,
  P extends string = string,
  Params extends ObjectSchema = ObjectSchema,
  Query extends ObjectSchema = ObjectSchema,
  Body extends BodySchema = BodySchema,
  Answer extends z.ZodType = z.ZodType,
  A extends Access = Access,
> {
  readonly method: M;
  readonly path: P;
  readonly summary: string;
  readonly access: A;
  /** What the audit calls a successful call; reads are not recorded. A GET that has one is a write. */
  readonly activity: Activity | undefined;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly answer: Answer;
  readonly errors: readonly ErrorCode[];
  /** How often the row may be called and by whom; counted by the pipeline before the handler runs. */
  readonly limit: readonly LimitUse[];
  /** The collection that a call may add to; a full one answers `limit_reached`. */
  readonly grows: RefusingCap | undefined;
  /** Why the row exists although the specification does not show it. */
  readonly addition: string | undefined;
  /** The same for everybody on a site: caches on the way may keep it for a minute. Only without a session. */
  readonly shared: boolean;
  /** With `download=1` the answer leaves as a file of one of these types instead of JSON. */
  readonly download: readonly Download[];
  /** The specification sends the list in this field as the whole body; both are understood. */
  readonly bareList: string | undefined;
  /** What a read shows that writes change: whoever has its answer on a screen asks again after such a write. */
  readonly shows: readonly Noun[];
  /** What a write changes: every read that shows one of these is out of date. */
  readonly changes: readonly Noun[];
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

interface ToldOfRead {
  shows: readonly Noun[];
  changes?: never;
  activity?: never;
}
interface ToldOfWrite {
  shows?: never;
  changes: readonly Noun[];
  activity: Activity;
  access: WriteAccess;
}

/**
 * A read says what it shows. A write says what it changes, is recorded in words, and says whether support may make it for
 * somebody. So does a GET that writes, where the specification shows one.
 */
type ToldFor<M extends Method> = M extends 'GET' ? ToldOfRead | ToldOfWrite : ToldOfWrite;

/** Whether calls change something: recorded, barred and repeated as writes, whatever their method. */
export const isWrite = ({ method, activity }: Pick<EndpointRow, 'method' | 'activity'>): boolean =>
  method !== 'GET' || activity !== undefined;

interface GivenRow<
  Params extends ObjectSchema = ObjectSchema,
  Query extends ObjectSchema = ObjectSchema,
  Body extends BodySchema = BodySchema,
  Answer extends z.ZodType = z.ZodType,
> {
  summary: string;
  activity?: Activity;
  params?: Params;
  query?: Query;
  body?: Body;
  answer?: Answer;
  errors?: readonly ErrorCode[];
  limit?: readonly (LimitName | LimitUse)[];
  grows?: RefusingCap;
  addition?: string;
  shared?: boolean;
  download?: readonly Download[];
  bareList?: string;
  shows?: readonly Noun[];
  changes?: readonly Noun[];
}

/**
 * One row of the contract: everything else (server types, client types, OpenAPI, tests) is derived from it. What is not
 * given is empty: the defaults of the type parameters are the schemas that the implementation fills in.
 */
export function endpoint<
  const M extends Method,
  const P extends `/v1/${string}` | `/v2/${string}`,
  Params extends ObjectSchema = Empty,
  Query extends ObjectSchema = Empty,
  Body extends BodySchema = Empty,
  Answer extends z.ZodType = typeof nothing,
  A extends Access = Access,
>(
  row: GivenRow<Params, Query, Body, Answer> & { method: M; path: P; access: A } & ParamsFor<P> & ToldFor<M>,
): EndpointRow<M, P, Params, Query, Body, Answer, A>;
export function endpoint(row: GivenRow & { method: Method; path: string; access: Access }): EndpointRow {
  return {
    method: row.method,
    path: row.path,
    summary: row.summary,
    access: row.access,
    activity: row.activity,
    params: row.params ?? empty,
    query: row.query ?? empty,
    body: row.body ?? empty,
    answer: row.answer ?? nothing,
    errors: [
      ...(row.errors ?? []),
      ...(row.limit ? (['too_many_requests'] as const) : []),
      ...(row.grows ? (['limit_reached'] as const) : []),
    ],
    limit: (row.limit ?? []).map((use) => (typeof use === 'string' ? { name: use } : use)),
    grows: row.grows,
    addition: row.addition,
    shared: row.shared ?? false,
    download: row.download ?? [],
    bareList: row.bareList,
    shows: row.shows ?? [],
    changes: row.changes ?? [],
  };
}

export type ContractModule = Record<string, EndpointRow>;

/** What a handler receives (parsed) and what it answers. */
export type ParamsOf<R extends EndpointRow> = z.output<R['params']>;
export type QueryOf<R extends EndpointRow> = z.output<R['query']>;
export type BodyOf<R extends EndpointRow> = z.output<R['body']>;
export type AnswerOf<R extends EndpointRow> = z.output<R['answer']>;
