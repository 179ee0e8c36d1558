import type { EndpointRow } from '@tailgate/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { checkAccessIsDeclared, requireAllowed } from '../access/authorize.ts';
import { hashOfSecret } from '../auth/tokens.ts';
import type { SessionGuard, Tx } from '../db/database.ts';
import { Failure } from '../failure.ts';
import { claimKey, fingerprintOf, keepAnswer, storedAnswer, type IdempotentCall } from '../idempotency/idempotency.ts';
import type { LiveMessage } from '../live/live.ts';
import type { Platform } from '../platform.ts';
import type { Call, Handler, Origin, StagedCall } from './call.ts';
import { refreshCookie } from './refresh-cookie.ts';
import { ERROR_SCHEMA, answerSchema, answersNothing } from './schemas.ts';

type AnyRow = EndpointRow;
const KEY = /^[\w-]{8,128}$/;

/** Puts one contract row on the wire: authenticate, authorize, parse, run in a transaction, answer what is declared. */
export const bindRow = (
  app: FastifyInstance,
  platform: Platform,
  name: string,
  row: AnyRow,
  handler: Handler<AnyRow>,
): void => {
  checkAccessIsDeclared(name, row);
  const silent = answersNothing(row);
  const isWrite = row.method !== 'GET';
  app.route({
    method: row.method,
    url: row.path,
    schema: {
      params: row.params,
      querystring: row.query,
      ...(row.method === 'POST' || row.method === 'PUT' ? { body: row.body } : {}),
      response: {
        ...(silent ? { 204: { type: 'null' } } : { 200: answerSchema(row) }),
        '4xx': ERROR_SCHEMA,
        '5xx': ERROR_SCHEMA,
      },
    },
    validatorCompiler: ({ schema, httpPart }) => parseWith(schema as unknown as z.ZodType, httpPart),
    onRequest: async (request) => {
      request.site = await app.sites.of({
        hostname: request.hostname,
        bundleId: single(request.headers['x-bundle-id']),
      });
      if (row.access.kind !== 'session') return;
      const viewer = await viewerOf(platform, request);
      // A token of another site is no token here.
      request.viewer = requireAllowed(row.access, viewer?.siteId === request.site.id ? viewer : undefined);
    },
    handler: async (request, reply) => {
      const origin = originOf(request);
      const idempotent = isWrite ? idempotentCall(platform, row, request, origin) : undefined;
      const afterCommit: LiveMessage[] = [];
      const common = {
        site: request.site,
        viewer: request.viewer,
        params: request.params,
        query: request.query,
        body: request.body ?? {},
        origin,
        platform,
        tellLive: (message: LiveMessage) => void afterCommit.push(message),
        // Set at once, so that it also leaves with a refusal.
        forgetDevice: () => void refreshCookie.clear(reply, request.hostname),
      };
      const inTransaction = <T>(work: (tx: Tx) => Promise<T>) =>
        platform.db.inSite(request.site.id, work, guardOf(row, request));
      /** The effect and its key stand or fall together. */
      const once = (effect: (tx: Tx) => Promise<unknown>) =>
        inTransaction(async (tx) => {
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

      const run = async (): Promise<unknown> => {
        if (typeof handler === 'function')
          return await once(async (tx) => await handler({ ...common, tx } as Call<AnyRow>));
        const earlier = idempotent && (await inTransaction((tx) => storedAnswer(tx, platform.seal, idempotent)));
        if (earlier) return earlier.replay;
        return await handler.staged({ ...common, stage: inTransaction, finish: once } as StagedCall<AnyRow>);
      };

      const answer = await run();
      for (const message of afterCommit) platform.live.publish(message);
      if (silent) return reply.code(204).send();
      return reply
        .code(200)
        .send(origin.client === 'browser' ? tokenIntoCookie(reply, request.hostname, answer) : answer);
    },
  });
};

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

const viewerOf = async (platform: Platform, request: FastifyRequest) => {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token ? await platform.accessTokens.read(token) : undefined;
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
  client:
    request.headers['x-tailgate-client'] === 'native' && !refreshCookie.read(request.cookies) ? 'native' : 'browser',
  refreshToken: single(request.headers['x-refresh-token']) ?? refreshCookie.read(request.cookies),
});

const idempotentCall = (
  platform: Platform,
  row: AnyRow,
  request: FastifyRequest,
  origin: Origin,
): IdempotentCall | undefined => {
  const key = single(request.headers['idempotency-key']);
  if (key === undefined) return undefined;
  if (!KEY.test(key))
    throw new Failure('validation_failed', { errors: { 'Idempotency-Key': 'has 8 to 128 letters, digits, _ or -' } });
  return {
    siteId: request.site.id,
    scope: request.viewer?.accountId ?? (row.access.kind === 'refresh-token' ? scopeOfToken(origin) : 'anyone'),
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
