import type { EndpointRow, SessionAccess } from '@tailgate/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { checkAccessIsDeclared, requireAllowed } from '../access/authorize.ts';
import { hashOfSecret } from '../auth/tokens.ts';
import type { SessionGuard, Tx } from '../db/database.ts';
import { Failure } from '../failure.ts';
import { claimKey, fingerprintOf, keepAnswer, storedAnswer, type IdempotentCall } from '../idempotency/idempotency.ts';
import type { Viewer } from '../auth/viewer.ts';
import type { Site } from './sites.ts';
import type { LiveMessage } from '../live/live.ts';
import type { Platform } from '../platform.ts';
import type { Call, Handler, Origin, StagedCall } from './call.ts';
import type { Measure } from './measure.ts';
import { refreshCookie } from './refresh-cookie.ts';
import { ERROR_SCHEMA, answerSchema, answersNothing } from './schemas.ts';

type AnyRow = EndpointRow;
const KEY = /^[\w-]{8,128}$/;

/** Puts one contract row on the wire: authenticate, authorize, parse, run in a transaction, answer what is declared. */
export const bindRow = (
  app: FastifyInstance,
  platform: Platform,
  measure: Measure,
  name: string,
  row: AnyRow,
  handler: Handler<AnyRow>,
): void => {
  checkAccessIsDeclared(name, row);
  const silent = answersNothing(row);
  const measured = measure(row.method, row.path);
  const isWrite = row.method !== 'GET';
  const mayCarryToken = row.answer instanceof z.ZodObject && 'refreshToken' in row.answer.shape;
  app.route({
    method: row.method,
    url: row.path,
    schema: {
      // What declares nothing need not be parsed.
      ...(hasFields(row.params) && { params: row.params }),
      ...(hasFields(row.query) && { querystring: row.query }),
      ...(row.method === 'POST' || row.method === 'PUT' ? { body: row.body } : {}),
      response: {
        ...(silent ? { 204: { type: 'null' } } : { 200: answerSchema(row) }),
        '4xx': ERROR_SCHEMA,
        '5xx': ERROR_SCHEMA,
      },
    },
    validatorCompiler: ({ schema, httpPart }) => parseWith(schema as unknown as z.ZodType, httpPart),
    // Without a promise when nothing has to be waited for: the body is then read in the turn in which it arrived.
    onRequest: (request, reply, done) => {
      request.startedAt = performance.now();
      reply.header('x-content-type-options', 'nosniff');
      const site = app.sites.of(request.hostname, single(request.headers['x-bundle-id']));
      const entering = site instanceof Promise ? site.then((found) => enter(request, found)) : enter(request, site);
      if (entering) entering.then(() => done(), done);
      else done();
    },
    handler: async (request, reply) => {
      const call = new RunningCall(platform, request, reply);
      const idempotent = isWrite ? idempotentCall(platform, row, request, call) : undefined;
      const answer =
        typeof handler !== 'function'
          ? await runStaged(call, handler, idempotent)
          : idempotent
            ? await once(call, idempotent, (tx) => run(call, handler, tx))
            : await inTransaction(request, (tx) => run(call, handler, tx));
      call.tellAfterCommit();
      measured(request, silent ? 204 : 200);
      if (silent) {
        reply.code(204);
        return undefined;
      }
      return mayCarryToken && call.origin.client === 'browser'
        ? tokenIntoCookie(reply, request.hostname, answer)
        : answer;
    },
  });

  function enter(request: FastifyRequest, site: Site): Promise<void> | undefined {
    request.site = site;
    if (row.access.kind !== 'session') return undefined;
    const viewer = viewerOf(platform, request);
    if (viewer instanceof Promise) return viewer.then((found) => admit(request, found));
    admit(request, viewer);
    return undefined;
  }
  function admit(request: FastifyRequest, viewer: Viewer | undefined): void {
    // A token of another site is no token here.
    request.viewer = requireAllowed(
      row.access as SessionAccess,
      viewer?.siteId === request.site.id ? viewer : undefined,
    );
  }
  function inTransaction<T>(request: FastifyRequest, work: (tx: Tx) => Promise<T>): Promise<T> {
    return platform.db.inSite(request.site.id, work, guardOf(row, request));
  }
  function run(call: RunningCall, effect: (call: Call<AnyRow>) => unknown, tx: Tx): Promise<unknown> {
    call.tx = tx;
    return effect(call as unknown as Call<AnyRow>) as Promise<unknown>;
  }
  /** The effect and its key stand or fall together. */
  function once(
    call: RunningCall,
    idempotent: IdempotentCall | undefined,
    effect: (tx: Tx) => Promise<unknown>,
  ): Promise<unknown> {
    return inTransaction(call.request, async (tx) => {
      if (!idempotent) return await effect(tx);
      const earlier = await claimKey(tx, platform.seal, idempotent);
      if (earlier) {
        platform.metrics.replays.inc();
        return earlier.replay;
      }
      const answer = await effect(tx);
      await keepAnswer(tx, platform.seal, idempotent, answer);
      return answer;
    });
  }
  async function runStaged(
    call: RunningCall,
    { staged }: { staged: (call: StagedCall<AnyRow>) => Promise<unknown> },
    idempotent: IdempotentCall | undefined,
  ) {
    const earlier =
      idempotent && (await inTransaction(call.request, (tx) => storedAnswer(tx, platform.seal, idempotent)));
    if (earlier) return earlier.replay;
    call.stage = (work) => inTransaction(call.request, work);
    call.finish = (effect) => once(call, idempotent, effect);
    return await staged(call as unknown as StagedCall<AnyRow>);
  }
};

/** What a handler is given. Most handlers look at little of it, so most of it is made when it is looked at. */
class RunningCall {
  readonly platform: Platform;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  tx: Tx | undefined;
  stage: ((work: (tx: Tx) => Promise<unknown>) => Promise<unknown>) | undefined;
  finish: ((work: (tx: Tx) => Promise<unknown>) => Promise<unknown>) | undefined;
  #origin: Origin | undefined;
  #live: LiveMessage[] | undefined;

  constructor(platform: Platform, request: FastifyRequest, reply: FastifyReply) {
    this.platform = platform;
    this.request = request;
    this.reply = reply;
  }
  get site() {
    return this.request.site;
  }
  get viewer() {
    return this.request.viewer;
  }
  get params() {
    return this.request.params;
  }
  get query() {
    return this.request.query;
  }
  get body() {
    return this.request.body ?? {};
  }
  get origin(): Origin {
    return (this.#origin ??= originOf(this.request));
  }
  get tellLive() {
    return (message: LiveMessage) => void (this.#live ??= []).push(message);
  }
  get forgetDevice() {
    // Set at once, so that it also leaves with a refusal.
    return () => void refreshCookie.clear(this.reply, this.request.hostname);
  }
  tellAfterCommit(): void {
    if (this.#live) for (const message of this.#live) this.platform.live.publish(message);
  }
}

const hasFields = (schema: z.ZodObject) => Object.keys(schema.shape).length > 0;

const parseWith = (schema: z.ZodType, httpPart: string | undefined) => (data: unknown) => {
  const parsed = schema.safeParse(data ?? {});
  if (parsed.success) return { value: parsed.data };
  // An id that cannot exist names nothing, like one that does not.
  if (httpPart === 'params') return { error: new Failure('not_found') };
  const errors = Object.fromEntries(
    parsed.error.issues.map((issue) => [issue.path.join('.') || 'request', issue.message]),
  );
  return { error: new Failure('validation_failed', { errors }) };
};

const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

const viewerOf = (platform: Platform, request: FastifyRequest) => {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token ? platform.accessTokens.read(token) : undefined;
};

const guardOf = (row: AnyRow, request: FastifyRequest): SessionGuard | undefined =>
  row.access.kind === 'session' && request.viewer
    ? { sessionId: request.viewer.sessionId, mustBeFresh: row.access.freshSignIn }
    : undefined;

const originOf = (request: FastifyRequest): Origin => ({
  requestId: request.id,
  address: request.ip,
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 200),
  // A page's script could claim to be the native shell; what came in a cookie only ever leaves in a cookie.
  client: request.headers['x-tailgate-client'] === 'native' && !refreshCookie.read(request) ? 'native' : 'browser',
  refreshToken: single(request.headers['x-refresh-token']) ?? refreshCookie.read(request),
});

const idempotentCall = (
  platform: Platform,
  row: AnyRow,
  request: FastifyRequest,
  call: { readonly origin: Origin },
): IdempotentCall | undefined => {
  const key = single(request.headers['idempotency-key']);
  if (key === undefined) return undefined;
  if (!KEY.test(key))
    throw new Failure('validation_failed', { errors: { 'Idempotency-Key': 'has 8 to 128 letters, digits, _ or -' } });
  return {
    siteId: request.site.id,
    scope: request.viewer?.accountId ?? (row.access.kind === 'refresh-token' ? scopeOfToken(call.origin) : 'anyone'),
    key,
    fingerprint: fingerprintOf(platform.seal, row.method, request.url, request.body),
  };
};

// The refresh token is who is calling: without it, a key guessed right would replay somebody else's session.
const scopeOfToken = (origin: Origin) => `token:${hashOfSecret(origin.refreshToken ?? '').toString('base64url')}`;

/** A browser never sees its refresh token: it leaves as a cookie that scripts cannot read. */
const tokenIntoCookie = (reply: FastifyReply, host: string, answer: unknown): unknown => {
  if (
    answer === null ||
    typeof answer !== 'object' ||
    !('refreshToken' in answer) ||
    typeof answer.refreshToken !== 'string'
  )
    return answer;
  const { refreshToken, ...rest } = answer;
  refreshCookie.set(reply, host, refreshToken, 'remembered' in answer && answer.remembered === true);
  return rest;
};
