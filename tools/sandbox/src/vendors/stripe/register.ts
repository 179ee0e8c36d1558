import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SLOW_DELAY_MS, type VendorFaults } from '../../faults.ts';
import type { Outbox } from '../../outbox.ts';
import type { SandboxSettings } from '../../settings.ts';
import { isBroken, showBroken } from '../http-fault.ts';
import { accountEndpoints } from './account-endpoints.ts';
import { registerStripeJs } from './browser/stripe-js.routes.ts';
import { cardEndpoints } from './card-endpoints.ts';
import { challengeEndpoints } from './challenge-endpoints.ts';
import { chargeEndpoints } from './charge-endpoints.ts';
import { connectEndpoints } from './connect-endpoints.ts';
import { knownFromDemo } from './demo-objects.ts';
import { disputeEndpoints } from './dispute-endpoints.ts';
import type { StripeCall, StripeEndpoint, StripeWorld } from './endpoint.ts';
import { type Form, parseForm, textIn } from './form.ts';
import { type Answer, IdempotencyKeys } from './idempotency.ts';
import { registerPaymentsPage } from './payments.page.ts';
import { refundEndpoints } from './refund-endpoints.ts';
import { setupEndpoints } from './setup-endpoints.ts';
import { emptyState, newStripeId } from './shelf.ts';
import {
  errorBody,
  noKey,
  notForOtherPages,
  notForPublishableKeys,
  outage,
  sendError,
  StripeError,
  wrongKey,
} from './stripe-errors.ts';
import { Webhooks } from './webhooks.ts';

const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** The key of a call: bearer token, user of basic authentication, or the field that browsers send. */
const keyOf = (request: FastifyRequest, form: Form): string | undefined => {
  const [scheme, given = ''] = (request.headers.authorization ?? '').split(' ');
  if (scheme === 'Bearer') return given;
  if (scheme === 'Basic') return Buffer.from(given, 'base64').toString('utf8').split(':')[0];
  return textIn(form, 'key');
};

/** The pages behind Stripe.js are at the vendor's own origin: pages of others cannot say that they are. */
const isFromOwnPages = ({ headers }: FastifyRequest) => headers.origin === `http://${headers.host ?? ''}`;

const formOf = (request: FastifyRequest): Form =>
  request.method === 'GET' || request.method === 'DELETE'
    ? parseForm(request.url.split('?')[1] ?? '')
    : ((request.body as Form | undefined) ?? parseForm(''));

const run = (endpoint: StripeEndpoint, call: StripeCall): Answer => {
  try {
    return { status: 200, body: endpoint.run(call) };
  } catch (error) {
    if (error instanceof StripeError) return { status: error.status, body: errorBody(error) };
    throw error;
  }
};

/** Stripe's API, version 1: forms in, JSON out. */
export function register(app: FastifyInstance, _outbox: Outbox, faults: VendorFaults, settings: SandboxSettings): null {
  const state = emptyState(knownFromDemo);
  const webhooks = new Webhooks(state, { url: settings.stripeWebhookUrl, secret: settings.stripeWebhookSecret });
  const world: StripeWorld = { state, webhooks };
  const keys = new IdempotencyKeys();

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
    done(null, parseForm(body.toString())),
  );
  app.addHook('onClose', () => webhooks.close());

  const callOf = (endpoint: StripeEndpoint, request: FastifyRequest): StripeCall => {
    const form = formOf(request);
    const key = keyOf(request, form);
    if (key === undefined) throw noKey();
    const isPublishable = key === settings.stripePublishableKey;
    if (!isPublishable && key !== settings.stripeSecretKey) throw wrongKey();
    if (isPublishable && endpoint.fromBrowsers !== true) throw notForPublishableKeys();
    if (endpoint.isInternal === true && !isFromOwnPages(request)) throw notForOtherPages();
    const account = single(request.headers['stripe-account']);
    return { params: request.params as Record<string, string>, form, isPublishable, account };
  };

  const handle = async (endpoint: StripeEndpoint, request: FastifyRequest, reply: FastifyReply) => {
    const call = callOf(endpoint, request);
    const fault = faults.take();
    if (fault && isBroken(fault)) return showBroken(reply, fault);
    if (fault?.mode === 'error') throw outage(fault.status ?? 500);
    const key = request.method === 'POST' ? single(request.headers['idempotency-key']) : undefined;
    const what = JSON.stringify([request.url, call.account, call.form]);
    const earlier = key === undefined ? undefined : keys.claim(key, what);
    if (earlier) return reply.header('idempotent-replayed', 'true').code(earlier.status).send(earlier.body);
    const answer = run(endpoint, call);
    // It is done, and only the answer is late: a caller who lost patience finds out by asking again.
    if (fault?.mode === 'slow') await delay(fault.delayMs ?? SLOW_DELAY_MS, undefined, { ref: false });
    if (key !== undefined) keys.keep(key, answer);
    return reply.code(answer.status).send(answer.body);
  };

  for (const endpoint of [
    ...accountEndpoints(world),
    ...cardEndpoints(world),
    ...challengeEndpoints(world),
    ...chargeEndpoints(world),
    ...connectEndpoints(world),
    ...disputeEndpoints(world),
    ...refundEndpoints(world),
    ...setupEndpoints(world),
  ]) {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      ...(endpoint.mostBytes !== undefined && { bodyLimit: endpoint.mostBytes }),
      handler: async (request, reply) => {
        const version = single(request.headers['stripe-version']);
        void reply.headers({
          'access-control-allow-origin': '*',
          'request-id': newStripeId('req'),
          ...(version !== undefined && { 'stripe-version': version }),
        });
        try {
          return await handle(endpoint, request, reply);
        } catch (error) {
          if (error instanceof StripeError) return sendError(reply, error);
          throw error;
        }
      },
    });
    if (endpoint.fromBrowsers === true && endpoint.method === 'POST')
      app.options(endpoint.path, (_request, reply) =>
        reply
          .headers({
            'access-control-allow-origin': '*',
            'access-control-allow-headers': 'authorization, content-type, idempotency-key, stripe-version',
            'access-control-allow-methods': 'GET, POST',
          })
          .code(204)
          .send(),
      );
  }
  registerPaymentsPage(app, world);
  registerStripeJs(app);
  return null;
}
