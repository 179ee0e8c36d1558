import type { FastifyInstance } from 'fastify';
import { nextMessage } from './next-message.ts';
import { type Channel, channels, type Outbox, OUTBOX_CAPACITY } from './outbox.ts';

type ListQuery = { to?: string; channel?: Channel; since?: string; limit: number };
type WaitQuery = { to?: string; channel?: Channel; contains?: string; afterId?: number; timeoutMs: number };

const listQuery = {
  type: 'object',
  properties: {
    to: { type: 'string' },
    channel: { enum: channels },
    since: { type: 'string', format: 'date-time' },
    limit: { type: 'integer', minimum: 1, maximum: OUTBOX_CAPACITY, default: 100 },
  },
};

const waitQuery = {
  type: 'object',
  properties: {
    to: { type: 'string' },
    channel: { enum: channels },
    contains: { type: 'string' },
    afterId: { type: 'integer' },
    timeoutMs: { type: 'integer', minimum: 0, maximum: 180_000, default: 120_000 },
  },
};

export function registerOutboxRoutes(app: FastifyInstance, outbox: Outbox): void {
  app.get<{ Querystring: ListQuery }>('/outbox.json', { schema: { querystring: listQuery } }, (request) => {
    const { to, channel, since, limit } = request.query;
    const filter = { to, channel, since: since === undefined ? undefined : new Date(since) };
    return { messages: outbox.newestFirst(filter, limit) };
  });

  app.get<{ Querystring: WaitQuery }>(
    '/outbox/wait',
    { schema: { querystring: waitQuery } },
    async (request, reply) => {
      const { timeoutMs, ...filter } = request.query;
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      const message = await nextMessage(outbox, filter, timeoutMs, gone.signal);
      if (message) return message;
      return reply.code(408).send({ code: 'no_message', message: `No fitting message within ${timeoutMs} ms` });
    },
  );

  app.delete('/outbox.json', (_request, reply) => {
    outbox.clear();
    return reply.code(204).send();
  });
}
