import type { FastifyInstance } from 'fastify';
import { Failure } from '../../../platform/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { takeEvent } from './take-event.ts';

const MAX_EVENT_BYTES = 512 * 1024;

/**
 * Where the processor reports. No row of the contract: the caller is no person and the site is in the event, so the
 * signature over the bytes as they came is all that counts.
 */
export const receivePaymentEvents = (app: FastifyInstance, platform: Platform): void => {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_EVENT_BYTES }, (_request, body, next) =>
      next(null, body),
    );
    scope.post('/v1/webhooks/stripe', { bodyLimit: MAX_EVENT_BYTES }, async (request, reply) => {
      const signature = request.headers['stripe-signature'];
      const { body } = request;
      const event =
        typeof signature === 'string' && Buffer.isBuffer(body)
          ? await platform.readPaymentEvent(body, signature, platform.clock.now())
          : undefined;
      if (!event) throw new Failure('malformed_request');
      await takeEvent(event, platform);
      return await reply.code(204).send();
    });
    done();
  });
};
