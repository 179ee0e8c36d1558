import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { SLOW_DELAY_MS, type VendorFaults } from '../../faults.ts';
import { type Outbox, OUTBOX_CAPACITY } from '../../outbox.ts';
import type { SandboxSettings } from '../../settings.ts';
import { isBroken, showBroken } from '../http-fault.ts';
import { registerCalls } from './calls.page.ts';
import { newSmsMessage, type SmsMessage, twilioMessage } from './sms-message.ts';
import { parseSmsRequest } from './sms-request.ts';
import { type Account, reportDelivery } from './status-callback.ts';
import { authenticate, notFound, outage, sendTwilioError } from './twilio-errors.ts';

/** Twilio: the messages resource of its REST API, version 2010-04-01, and calls to its numbers. */
export async function register(
  app: FastifyInstance,
  outbox: Outbox,
  faults: VendorFaults,
  settings: SandboxSettings,
): Promise<null> {
  const account = { accountSid: settings.smsAccountSid, authToken: settings.smsAuthToken };
  await app.register((scope, _options, done) => {
    registerMessages(scope, outbox, faults, account);
    done();
  });
  registerCalls(app, account, settings.smsVoiceUrl);
  return null;
}

function registerMessages(app: FastifyInstance, outbox: Outbox, faults: VendorFaults, account: Account): void {
  const credentials = `Basic ${Buffer.from(`${account.accountSid}:${account.authToken}`).toString('base64')}`;
  const sent = new Map<string, SmsMessage>();
  const messagesPath = '/2010-04-01/Accounts/:accountSid/Messages';

  // The vendor reads forms only: a body of any other type counts as one without fields.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (request, body, done) => {
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
    done(null, new URLSearchParams(isForm ? body.toString() : ''));
  });

  app.addHook<{ Params: { accountSid: string } }>('onRequest', async (request, reply) => {
    const isOwner = request.headers.authorization === credentials && request.params.accountSid === account.accountSid;
    if (!isOwner) return sendTwilioError(reply, authenticate);
  });

  app.post<{ Body: URLSearchParams | undefined }>(`${messagesPath}.json`, async (request, reply) => {
    const fault = faults.take();
    if (fault && isBroken(fault)) return showBroken(reply, fault);
    if (fault?.mode === 'error') return sendTwilioError(reply, outage(fault.status ?? 500));
    if (fault?.mode === 'slow') await delay(fault.delayMs ?? SLOW_DELAY_MS, undefined, { ref: false });

    const parsed = parseSmsRequest(request.body ?? new URLSearchParams());
    if ('code' in parsed) return sendTwilioError(reply, parsed);

    const message = newSmsMessage(parsed);
    sent.set(message.sid, message);
    const [oldestSid] = sent.keys();
    if (oldestSid !== undefined && sent.size > OUTBOX_CAPACITY) sent.delete(oldestSid);
    outbox.add({ channel: 'sms', to: message.to, from: message.from, text: message.body });
    // Delivery is reported once the sender has its answer: a callback must not overtake the sid it names.
    reply.raw.once('finish', () => void reportDelivery(message, account));
    return reply.code(201).send(twilioMessage(message, account.accountSid));
  });

  app.get<{ Params: { sid: string } }>(`${messagesPath}/:sid.json`, (request, reply) => {
    const message = sent.get(request.params.sid);
    if (!message) return sendTwilioError(reply, notFound(request.url));
    return twilioMessage(message, account.accountSid);
  });
}
