import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { VendorFaults } from '../../faults.ts';
import { type Outbox, OUTBOX_CAPACITY } from '../../outbox.ts';
import { showHttpFault } from '../http-fault.ts';
import { claimsOf, pointKey } from '../jwt.ts';
import { newReader, openMessage, type Reader } from './open-message.ts';

type Subscription = Reader & { applicationServerKey: string };

const MAX_MESSAGE_BYTES = 4_096;
const LONGEST_TOKEN_SECONDS = 24 * 60 * 60;

/**
 * A push service (RFC 8030) and the browser behind it: `POST /web-push/subscriptions` answers what a browser's
 * `PushManager.subscribe` would, and what is pushed there is opened and shown in the outbox.
 */
export function register(app: FastifyInstance, outbox: Outbox, faults: VendorFaults): null {
  const subscriptions = new Map<string, Subscription>();

  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  app.post<{ Body: { applicationServerKey?: string } }>('/web-push/subscriptions', (request, reply) => {
    const { applicationServerKey = '' } = request.body;
    if (!pointKey(applicationServerKey)) return reply.code(400).send({ message: 'applicationServerKey is no key' });
    const id = randomUUID();
    const reader = newReader(randomBytes(16));
    subscriptions.set(id, { ...reader, applicationServerKey });
    const [oldest] = subscriptions.keys();
    if (oldest !== undefined && subscriptions.size > OUTBOX_CAPACITY) subscriptions.delete(oldest);
    return reply.code(201).send({
      endpoint: `http://${request.host}/web-push/${id}`,
      expirationTime: null,
      keys: { p256dh: reader.curve.getPublicKey('base64url'), auth: reader.auth.toString('base64url') },
    });
  });

  /** What `PushSubscription.unsubscribe` does: from now on the endpoint is gone. */
  app.delete<{ Params: { id: string } }>('/web-push/:id', (request, reply) => {
    subscriptions.delete(request.params.id);
    return reply.code(204).send();
  });

  app.post<{ Params: { id: string }; Body: Buffer }>('/web-push/:id', async (request, reply) => {
    if (await showHttpFault(faults, reply, (status) => `Push service: ${status}`)) return reply;
    const subscription = subscriptions.get(request.params.id);
    if (!subscription) return reply.code(410).send('Push subscription has unsubscribed or expired');
    if (!hasRightKey(request, subscription)) return reply.code(403).send('VAPID credentials do not fit');
    if (!/^\d+$/.test(String(request.headers['ttl']))) return reply.code(400).send('TTL is missing');
    if (request.headers['content-encoding'] !== 'aes128gcm') return reply.code(415).send('Content encoding unknown');
    if (request.body.length > MAX_MESSAGE_BYTES) return reply.code(413).send('Too large');

    const text = openedOr(() => openMessage(request.body, subscription));
    if (text === undefined) return reply.code(400).send('The browser cannot open this');
    outbox.add({ channel: 'push', to: `http://${request.host}${request.url}`, from: 'web push', ...shown(text) });
    return reply.code(201).header('location', `http://${request.host}/messages/${randomUUID()}`).send();
  });

  return null;
}

/** RFC 8292: the sender's token is signed with the key that the browser subscribed with, for this service, and short. */
function hasRightKey(request: FastifyRequest, { applicationServerKey }: Subscription): boolean {
  const { token, given } =
    /^vapid t=(?<token>[^,\s]+),\s*k=(?<given>[\w-]+)$/i.exec(request.headers.authorization ?? '')?.groups ?? {};
  const key = pointKey(given ?? '');
  const claims = key && given === applicationServerKey ? claimsOf(token ?? '', 'ES256', key) : undefined;
  // real time: the sender signs with a library
  const secondsLeft = Number(claims?.['exp']) - Date.now() / 1000;
  return (
    claims?.['aud'] === `http://${request.host}` &&
    /^(mailto:|https:)/.test(String(claims['sub'])) &&
    secondsLeft > 0 &&
    secondsLeft <= LONGEST_TOKEN_SECONDS
  );
}

/** As our service worker shows it; what is not of our form is shown as it is. */
function shown(text: string): { subject?: string; text: string; link?: string } {
  const message = openedOr(() => JSON.parse(text) as Record<string, unknown> | null);
  if (typeof message?.['title'] !== 'string') return { text };
  const { title, body, path } = message;
  return { subject: title, text: String(body), ...(typeof path === 'string' && { link: path }) };
}

function openedOr<T>(open: () => T): T | undefined {
  try {
    return open();
  } catch {
    return undefined;
  }
}
