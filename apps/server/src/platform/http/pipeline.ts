import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isWrite } from '@tailgate/contract';
import { z } from 'zod';
import { checkAccessIsDeclared } from '../access/authorize.ts';
import { checkReferences } from '../access/check-references.ts';
import { Failure } from '../failure.ts';
import { checkLimits } from '../limits/count-call.ts';
import { whileAnswering } from '../telemetry/request-context.ts';
import { answerRow } from './answer-row.ts';
import { AnsweredFile, FILE_TYPES } from './files/answered-file.ts';
import { enterRow } from './enter-row.ts';
import { idempotentCalls } from './idempotent-call.ts';
import type { BoundRow, Machinery } from './machinery.ts';
import { refreshCookie } from './refresh-cookie.ts';
import { RunningCall } from './running-call.ts';
import { ERROR_SCHEMA, answerSchema, answersNothing } from './schemas.ts';
import { refuseCallerFirst } from './session-guard.ts';
import { checkShared, shareAnswer } from './shared-answer.ts';

/** Puts one contract row on the wire: authenticate, authorize, parse, count, run in a transaction, answer what is declared. */
export const bindRow = (app: FastifyInstance, machinery: Machinery, bound: BoundRow): void => {
  const { platform, policies } = machinery;
  const { name, row } = bound;
  checkAccessIsDeclared(name, row);
  checkReferences(name, row, policies);
  checkLimits(name, row);
  checkShared(name, row);
  const enter = enterRow(app, platform, row);
  const answerOf = answerRow(machinery, bound);
  const idempotentOf = isWrite(row) ? idempotentCalls(platform, row) : undefined;
  const silent = answersNothing(row);
  const endsSession = row.access.kind === 'session' && row.access.endsSession;
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
    validatorCompiler: ({ schema, httpPart }) => parseWith(schema, httpPart, row.bareList),
    // Without a promise when nothing has to be awaited: the body is then read in the turn in which it arrived.
    onRequest: (request, reply, done) => {
      reply.header('x-content-type-options', 'nosniff');
      // Answers hold what belongs to one person at one moment: no cache on the way may keep them.
      reply.header('cache-control', 'no-store');
      const entering = enter(request);
      if (entering) entering.then(() => done(), done);
      else done();
    },
    ...(row.shared && { onSend: shareAnswer }),
    ...(row.access.kind === 'session' && { errorHandler: refuseCallerFirst(platform, row) }),
    handler: async (request, reply) => {
      const call = new RunningCall(machinery, row, request, reply);
      const idempotent = idempotentOf?.(request, call);
      request.isParsed = true;
      const answer = await whileAnswering(request.id, () => answerOf(call, idempotent));
      if (endsSession) refreshCookie.clear(reply, request.hostname);
      if (silent) {
        reply.code(204);
        return undefined;
      }
      if (answer instanceof AnsweredFile) return await fileAnswer(reply, bound, answer);
      return mayCarryToken ? tokenIntoCookie(reply, request.hostname, answer) : answer;
    },
  });
};

const hasFields = (schema: z.ZodObject) => Object.keys(schema.shape).length > 0;

const parseWith = (schema: unknown, httpPart: string | undefined, bareList: string | undefined) => {
  // Fastify would take any validator's schemas; those of rows are zod's.
  if (!(schema instanceof z.ZodType)) throw new Error('Not a schema of the contract');
  const isBare = (data: unknown) => httpPart === 'body' && bareList !== undefined && Array.isArray(data);
  return (data: unknown) => parse(schema, isBare(data) ? { [String(bareList)]: data } : data, httpPart);
};

const parse = (schema: z.ZodType, data: unknown, httpPart: string | undefined) => {
  const parsed = schema.safeParse(data ?? {});
  if (parsed.success) return { value: parsed.data };
  // An id that cannot exist names nothing, like one that does not.
  if (httpPart === 'params') return { error: new Failure('not_found') };
  const errors = Object.fromEntries(
    parsed.error.issues.map((issue) => [issue.path.join('.') || 'request', issue.message]),
  );
  return { error: new Failure('validation_failed', { errors }) };
};

/** What is not JSON passes the serializer, so only rows that declare a file may answer with one. */
const fileAnswer = async (reply: FastifyReply, { name, row }: BoundRow, file: AnsweredFile): Promise<Readable> => {
  if (!row.download.includes(file.type)) throw new Error(`${name} answered with a file that it does not declare`);
  const content = await file.open();
  const charset = file.type === 'pdf' ? '' : '; charset=utf-8';
  reply
    .type(`${FILE_TYPES[file.type]}${charset}`)
    .header('content-disposition', `attachment; filename="${file.filename}"`);
  return content;
};

/**
 * A browser never sees its refresh token: it leaves as a cookie that scripts cannot read. The session knows what it was
 * opened by, so a request that claims to come from the native shell changes nothing.
 */
const tokenIntoCookie = (reply: FastifyReply, host: string, answer: unknown): unknown => {
  if (
    answer === null ||
    typeof answer !== 'object' ||
    !('refreshToken' in answer) ||
    typeof answer.refreshToken !== 'string' ||
    ('client' in answer && answer.client === 'native')
  )
    return answer;
  const { refreshToken, ...rest } = answer;
  refreshCookie.set(reply, host, refreshToken, 'remembered' in answer && answer.remembered === true);
  return rest;
};
