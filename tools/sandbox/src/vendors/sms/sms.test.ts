import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basicAuth, messagesPath, sendSms } from '../../../testing/send.ts';
import { type Sandbox, startSandbox } from '../../index.ts';
import { defaultSettings } from '../../settings.ts';
import { signatureOf } from './status-callback.ts';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
});
afterAll(() => sandbox.close());

type Answer = Record<string, unknown> & { sid: string; uri: string };
const answerOf = async (response: Response) => (await response.json()) as Answer;

describe('sending a text message', () => {
  it("answers 201 with the vendor's message resource", async () => {
    const response = await sendSms(sandbox.url, { To: '+1 (512) 555-0100', Body: 'Your code is 482913' });
    const message = await answerOf(response);
    expect(response.status).toBe(201);
    expect(message).toMatchObject({
      account_sid: defaultSettings.smsAccountSid,
      api_version: '2010-04-01',
      body: 'Your code is 482913',
      direction: 'outbound-api',
      error_code: null,
      error_message: null,
      from: '+15125550199',
      num_segments: '1',
      status: 'queued',
      to: '+15125550100',
    });
    expect(message.sid).toMatch(/^SM[0-9a-f]{32}$/);
    expect(message.uri).toBe(`/2010-04-01/Accounts/${defaultSettings.smsAccountSid}/Messages/${message.sid}.json`);
    expect(message['date_created']).toMatch(/^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} \+0000$/);
  });

  it.each([
    ['x'.repeat(160), '1'],
    ['x'.repeat(161), '2'],
    ['🐾'.repeat(35), '1'],
    ['🐾'.repeat(36), '2'],
  ])('counts segments by alphabet (%#)', async (Body, segments) => {
    const message = await answerOf(await sendSms(sandbox.url, { To: '+15125550100', Body }));
    expect(message['num_segments']).toBe(segments);
  });

  it.each([
    ['no recipient', { Body: 'x' }, 21604],
    ['no body', { To: '+15125550100' }, 21602],
    ['no sender', { To: '+15125550100', Body: 'x', From: '' }, 21603],
    ['a body of 1,601 characters', { To: '+15125550100', Body: 'x'.repeat(1_601) }, 21617],
    ['a word for a number', { To: 'maya', Body: 'x' }, 21211],
    ['a number without country code', { To: '5125550100', Body: 'x' }, 21211],
    ['a number that is too short', { To: '+1512555010', Body: 'x' }, 21211],
    ["the vendor's invalid test recipient", { To: '+15005550001', Body: 'x' }, 21211],
    ["the vendor's unsubscribed test recipient", { To: '+15005550004', Body: 'x' }, 21610],
    ['a callback that is no address', { To: '+15125550100', Body: 'x', StatusCallback: 'nowhere' }, 21609],
  ])('refuses %s', async (_name, fields, code) => {
    const response = await sendSms(sandbox.url, fields);
    const error = await answerOf(response);
    expect(response.status).toBe(400);
    expect(error).toMatchObject({ code, status: 400, more_info: `https://www.twilio.com/docs/errors/${code}` });
    expect(error['message']).toBeTypeOf('string');
  });

  it.each([
    ['none', {}],
    ['a wrong token', { authorization: basicAuth(undefined, 'wrong') }],
    ['another account', { authorization: basicAuth('ACother') }],
  ])('refuses credentials: %s', async (_name, headers) => {
    const response = await sendSms(sandbox.url, { To: '+15125550100', Body: 'x' }, { headers });
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toContain('Basic');
    expect(await answerOf(response)).toMatchObject({ code: 20003, message: 'Authenticate', status: 401 });
  });

  it('reads forms only, like the vendor', async () => {
    const headers = { authorization: basicAuth(), 'content-type': 'application/json' };
    const response = await sendSms(sandbox.url, {}, { headers, body: '{"To":"+15125550100"}' });
    expect(await answerOf(response)).toMatchObject({ code: 21604 });
  });
});

describe('reading a message back', () => {
  const read = (path: string) => fetch(`${sandbox.url}${path}`, { headers: { authorization: basicAuth() } });

  it('answers the message by its uri', async () => {
    const { sid, uri } = await answerOf(await sendSms(sandbox.url, { To: '+15125550100', Body: 'hello' }));
    expect(await answerOf(await read(uri))).toMatchObject({ sid, body: 'hello', to: '+15125550100' });
  });

  it('answers 404 for an unknown one', async () => {
    const response = await read(messagesPath.replace('.json', '/SM0.json'));
    expect(response.status).toBe(404);
    expect(await answerOf(response)).toMatchObject({ code: 20404, status: 404 });
  });
});

describe('status callbacks', () => {
  it("are signed by the vendor's published example", () => {
    const fields = {
      CallSid: 'CA1234567890ABCDE',
      Caller: '+14158675309',
      Digits: '1234',
      From: '+14158675309',
      To: '+18005551212',
    };
    const signature = signatureOf('https://mycompany.com/myapp.php?foo=1&bar=2', fields, '12345');
    expect(signature).toBe('RSOYDt4T1cUTdK1PDd93/VVr8B8=');
  });

  it('report sent and delivered, in that order', async () => {
    const steps: string[] = [];
    const receiver = createServer((request, response) => {
      void text(request).then((body) => {
        const fields = Object.fromEntries(new URLSearchParams(body)) as Record<string, string>;
        const url = `http://localhost:${port}/sms-status`;
        expect(request.headers['x-twilio-signature']).toBe(signatureOf(url, fields, defaultSettings.smsAuthToken));
        steps.push(`${fields['MessageSid'] ?? ''} ${fields['MessageStatus'] ?? ''}`);
        response.end();
        if (steps.length === 2) receiver.emit('both');
      });
    }).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const { port } = receiver.address() as AddressInfo;
    const both = once(receiver, 'both');
    const fields = { To: '+15125550100', Body: 'x', StatusCallback: `http://localhost:${port}/sms-status` };
    const { sid, uri } = await answerOf(await sendSms(sandbox.url, fields));
    await both;
    expect(steps).toEqual([`${sid} sent`, `${sid} delivered`]);
    const now = await fetch(`${sandbox.url}${uri}`, { headers: { authorization: basicAuth() } });
    expect(await answerOf(now)).toMatchObject({ status: 'delivered' });
    receiver.close();
  });
});
