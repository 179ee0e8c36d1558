import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { pagePolicy } from '../../page/content-policies.ts';
import { fill, html, type Html } from '../../page/html.ts';
import { placeCall, type PlacedCall } from './place-call.ts';
import { type Account, isLoopback } from './status-callback.ts';

const template = readFileSync(new URL('../../page/calls.html', import.meta.url), 'utf8');
const MOST_SHOWN = 100;

const jsonBody = {
  type: 'object',
  required: ['from', 'to'],
  properties: { from: { type: 'string' }, to: { type: 'string' }, url: { type: 'string' } },
};

const outcomeOf = ({ status, dialed, callerId, said }: PlacedCall): string => {
  if (dialed !== null) return `Dialed ${dialed}, who sees ${callerId ?? ''}`;
  return said === null ? `No answer to follow (${status})` : `Heard: ${said}`;
};

const callRow = (call: PlacedCall): Html =>
  html`<tr>
    <td>${call.from}</td>
    <td>${call.to}</td>
    <td>${outcomeOf(call)}</td>
  </tr>`;

/** Places calls to our numbers by hand, for tests and for people who try the application out. */
export function registerCalls(app: FastifyInstance, account: Account, voiceUrl: string): void {
  const placed: PlacedCall[] = [];
  const place = async (call: { from: string; to: string; url: string }) => {
    const outcome = await placeCall(call, account);
    placed.unshift(outcome);
    placed.splice(MOST_SHOWN);
    return outcome;
  };

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(body.toString())),
  );

  app.post<{ Body: { from: string; to: string; url?: string } }>(
    '/calls.json',
    { schema: { body: jsonBody } },
    (request, reply) => {
      const { from, to, url = voiceUrl } = request.body;
      const isOurs = url === voiceUrl || isLoopback(URL.parse(url)?.hostname ?? '');
      if (url === '' || !isOurs) return reply.code(400).send({ code: 'no_voice_url', message: 'No URL to report to' });
      return place({ from, to, url });
    },
  );

  app.post<{ Body: URLSearchParams | undefined }>('/calls', async (request, reply) => {
    const [from, to] = [request.body?.get('from') ?? '', request.body?.get('to') ?? ''];
    if (voiceUrl !== '' && from !== '' && to !== '') await place({ from, to, url: voiceUrl });
    return await reply.redirect('/calls', 303);
  });

  app.get('/calls', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': pagePolicy, 'cache-control': 'no-store' })
      .send(fill(template, { calls: html`${placed.map(callRow)}` })),
  );
}
