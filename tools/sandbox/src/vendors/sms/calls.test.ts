import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sandbox as clientOf } from '../../client.ts';
import { type Sandbox, startSandbox } from '../../index.ts';
import { defaultSettings } from '../../settings.ts';
import { signatureOf } from './status-callback.ts';

const TO = '+15005550006';
const CONNECTED = `<Response><Dial callerId="${TO}" answerOnBridge="true"><Number>+15125550123</Number></Dial></Response>`;

let sandbox: Sandbox;
let voiceUrl: string;
const reports: Record<string, string>[] = [];
const receiver = createServer((request, response) => {
  void text(request).then((body) => {
    const fields = Object.fromEntries(new URLSearchParams(body)) as Record<string, string>;
    expect(request.headers['x-twilio-signature']).toBe(signatureOf(voiceUrl, fields, defaultSettings.smsAuthToken));
    reports.push(fields);
    if (fields['From'] === '+15125550404') response.statusCode = 500;
    response.end(fields['From'] === '+15125550100' ? CONNECTED : '<Response><Say>Sorry.</Say><Hangup/></Response>');
  });
});
beforeAll(async () => {
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  voiceUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/calls`;
  sandbox = await startSandbox({ port: 0, smtpPort: 0, smsVoiceUrl: voiceUrl });
});
afterAll(async () => {
  receiver.close();
  await sandbox.close();
});

it('reports a call with a signature, and answers who was dialed', async () => {
  const call = { from: '+15125550100', to: TO };
  const placed = await clientOf(sandbox.url).placeCall(call);
  expect(placed).toEqual({ ...call, status: 200, dialed: '+15125550123', callerId: TO, said: null });
  expect(reports.at(-1)).toMatchObject({ From: call.from, To: TO, Direction: 'inbound', CallStatus: 'ringing' });
});

it('answers what an unknown caller hears, and that an error connects nobody', async () => {
  const client = clientOf(sandbox.url);
  expect(await client.placeCall({ from: '+15125550199', to: TO })).toMatchObject({ dialed: null, said: 'Sorry.' });
  expect(await client.placeCall({ from: '+15125550404', to: TO })).toMatchObject({
    status: 500,
    dialed: null,
    said: null,
  });
});

it('reports to this machine only', async () => {
  await expect(
    clientOf(sandbox.url).placeCall({ from: '+15125550100', to: TO, url: 'https://example.com/calls' }),
  ).rejects.toThrow('no_voice_url');
});

it('places calls from its page, which lists them', async () => {
  const body = new URLSearchParams({ from: '+15125550100', to: TO });
  const page = await fetch(`${sandbox.url}/calls`, { method: 'POST', body });
  expect(page.status).toBe(200);
  expect(await page.text()).toContain(`Dialed +15125550123, who sees ${TO}`);
});
