import { readFileSync } from 'node:fs';
import { NOTIFICATIONS, emailHtml, type NotificationRow } from '@tailgate/contract/notifications';
import type { FastifyInstance } from 'fastify';
import { mailPolicy, pagePolicy } from './content-policies.ts';
import { notificationsPage, renderSample } from './notifications-page.ts';
import { brandNames, emailLookOf, type BrandName } from './sample-brands.ts';

const styles = readFileSync(new URL('./notifications.css', import.meta.url), 'utf8');

const brandQuery = {
  type: 'object',
  properties: { brand: { enum: brandNames, default: 'tailgate' } },
};
type BrandQuery = { brand: BrandName };

export function registerNotificationRoutes(app: FastifyInstance): void {
  const schema = { querystring: brandQuery };

  app.get<{ Querystring: BrandQuery }>('/notifications', { schema }, (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy)
      .send(notificationsPage(request.query.brand)),
  );

  app.get<{ Querystring: BrandQuery; Params: { name: string } }>(
    '/notifications/:name/email',
    { schema },
    (request, reply) => {
      const row = new Map<string, NotificationRow>(Object.entries(NOTIFICATIONS)).get(request.params.name);
      const email = row && renderSample(row, request.query.brand).email;
      if (!email) return reply.code(404).send({ code: 'not_found', message: 'No such email' });
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', mailPolicy)
        .send(emailHtml(email, emailLookOf(request.query.brand)));
    },
  );

  app.get('/notifications.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(styles));
}
