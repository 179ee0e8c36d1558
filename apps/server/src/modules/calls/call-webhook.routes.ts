import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../../platform/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { answerCall } from './answer-call.ts';

const MAX_REPORT_BYTES = 16 * 1024;
const UNKNOWN = 'Sorry, we cannot connect this call. Please use the number in the app.';

/** As the vendor called it: the signature covers the whole address. */
const urlOf = ({ protocol, host, url }: FastifyRequest): string => `${protocol}://${host}${url}`;

/**
 * Where the vendor asks what to do with an incoming call. No row of the contract: the caller is no person and the answer
 * is the vendor's XML. It contains a phone number, so that nothing is answered without the vendor's signature.
 */
export const answerVendorCalls = (app: FastifyInstance, platform: Platform): void => {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_REPORT_BYTES },
      (_request, body, next) => next(null, new URLSearchParams(body.toString())),
    );
    scope.post('/v1/webhooks/calls', { bodyLimit: MAX_REPORT_BYTES }, async (request, reply) => {
      const signature = request.headers['x-twilio-signature'];
      const { body: form } = request;
      const call =
        typeof signature === 'string' && form instanceof URLSearchParams
          ? platform.calls.read({ url: urlOf(request), signature, form })
          : undefined;
      if (!call) throw new Failure('forbidden');
      const phone = await answerCall(call, platform);
      const answer = phone === undefined ? platform.calls.say(UNKNOWN) : platform.calls.connect(phone, call.to);
      return await reply.header('cache-control', 'no-store').type('text/xml; charset=utf-8').send(answer);
    });
    done();
  });
};
