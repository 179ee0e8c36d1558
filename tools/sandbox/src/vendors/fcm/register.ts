import { createPublicKey, randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { VendorFaults } from '../../faults.ts';
import type { Outbox } from '../../outbox.ts';
import type { SandboxSettings } from '../../settings.ts';
import { showHttpFault } from '../http-fault.ts';
import { claimsOf } from '../jwt.ts';
import { fcmRefusal, messageRefusal, outage, unauthenticated, type FcmMessage } from './fcm-errors.ts';

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const TOKEN_SECONDS = 3_599;

/** Google's token endpoint for service accounts, and Firebase Cloud Messaging's HTTP v1 send. */
export function register(app: FastifyInstance, outbox: Outbox, faults: VendorFaults, settings: SandboxSettings): null {
  const { fcmProject, fcmClientEmail, fcmPublicKey } = settings;
  // Without a key nobody can prove to be the account: every assertion is refused.
  const key = fcmPublicKey === '' ? undefined : createPublicKey(Buffer.from(fcmPublicKey, 'base64'));
  const validUntil = new Map<string, number>();

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(body.toString())),
  );

  app.post<{ Body: URLSearchParams }>('/token', (request, reply) => {
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    if (form.get('grant_type') !== GRANT) return reply.code(400).send({ error: 'unsupported_grant_type' });
    const claims = key && claimsOf(form.get('assertion') ?? '', 'RS256', key);
    // real time: the sender signs with Google's library
    const now = Date.now() / 1000;
    const isFit =
      claims?.['iss'] === fcmClientEmail &&
      claims['aud'] === `http://${request.host}/token` &&
      claims['scope'] === SCOPE &&
      Number(claims['exp']) > now &&
      Number(claims['exp']) - Number(claims['iat']) <= 3_600;
    if (!isFit) return reply.code(400).send({ error: 'invalid_grant', error_description: 'Invalid JWT Signature.' });
    const token = `ya29.${randomBytes(24).toString('base64url')}`;
    validUntil.set(token, now + TOKEN_SECONDS);
    return reply.send({ access_token: token, expires_in: TOKEN_SECONDS, token_type: 'Bearer' });
  });

  app.post<{ Params: { project: string }; Body: { message?: FcmMessage } }>(
    '/v1/projects/:project/messages::send',
    async (request, reply) => {
      const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
      // real time: as when the token was issued
      if ((validUntil.get(token) ?? 0) < Date.now() / 1000) return fcmRefusal(reply, unauthenticated);
      if (await showHttpFault(faults, reply, outage)) return reply;
      const refusal = messageRefusal(request.params.project, fcmProject, request.body.message);
      if (refusal) return fcmRefusal(reply, refusal);

      const { token: to = '', notification = {}, data = {} } = request.body.message ?? {};
      outbox.add({
        channel: 'push',
        to,
        from: `FCM ${fcmProject}`,
        subject: notification.title ?? '',
        text: notification.body ?? '',
        ...(data['path'] !== undefined && { link: data['path'] }),
      });
      return reply.send({ name: `projects/${fcmProject}/messages/${randomUUID()}` });
    },
  );

  return null;
}
