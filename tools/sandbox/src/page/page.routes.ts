import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { type Channel, channels, type Outbox } from '../outbox.ts';
import { mailPolicy, pagePolicy } from './content-policies.ts';
import { streamCards } from './live-cards.ts';
import { outboxPage, PAGE_SIZE, type PageFilter } from './outbox-page.ts';

type PageQuery = { to?: string; channel?: Channel | ''; after?: number };

const pageQuery = {
  type: 'object',
  properties: { to: { type: 'string' }, channel: { enum: [...channels, ''] }, after: { type: 'integer' } },
};

const styles = readFileSync(new URL('./outbox.css', import.meta.url), 'utf8');
const script = readFileSync(new URL('./browser/outbox.js', import.meta.url), 'utf8');

export function registerPageRoutes(app: FastifyInstance, outbox: Outbox): void {
  const schema = { querystring: pageQuery };

  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    done();
  });

  app.get<{ Querystring: PageQuery }>('/', { schema }, (request, reply) => {
    const filter = filterOf(request.query);
    const messages = outbox.newestFirst({ toContains: filter.to, channel: filter.channel }, PAGE_SIZE);
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': pagePolicy, 'cache-control': 'no-store' })
      .send(outboxPage(messages, filter, outbox.lastId));
  });

  app.get<{ Querystring: PageQuery }>('/outbox/events', { schema }, (request, reply) => {
    const filter = filterOf(request.query);
    // A browser that reconnects by itself names the last event it saw.
    const afterId = Number(request.headers['last-event-id'] ?? request.query.after ?? outbox.lastId);
    reply.hijack();
    streamCards(reply.raw, outbox, { toContains: filter.to, channel: filter.channel }, afterId);
  });

  app.get<{ Params: { id: number } }>('/outbox/:id/html', { schema: { params: idParams } }, (request, reply) => {
    const markup = outbox.find(request.params.id)?.html;
    if (markup === undefined) return reply.code(404).send({ code: 'not_found', message: 'No such email' });
    return reply.type('text/html; charset=utf-8').header('content-security-policy', mailPolicy).send(markup);
  });

  app.get('/outbox.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(styles));
  app.get('/outbox.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));
}

const idParams = { type: 'object', properties: { id: { type: 'integer' } } };

// A form sends an empty field as an empty text: the same as no filter.
const filterOf = ({ to, channel }: PageQuery): PageFilter => ({
  to: to?.trim() === '' ? undefined : to,
  channel: channel === '' ? undefined : channel,
});
