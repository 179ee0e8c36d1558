import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendMail, sendSms } from '../testing/send.ts';
import { sandbox as clientOf } from './client.ts';
import { type Sandbox, startSandbox } from './index.ts';

let sandbox: Sandbox;
let client: ReturnType<typeof clientOf>;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  client = clientOf(sandbox.url);
});
beforeEach(() => client.clear());
afterAll(() => sandbox.close());

const text = { To: '+15125550100', Body: 'hello' };
const mail = { to: 'maya@example.com', text: 'hello' };

describe('faults of text messages', () => {
  it('fail the next calls and then end', async () => {
    const set = await client.setFault({ vendor: 'sms', mode: 'error', times: 2 });
    expect(set).toEqual([{ vendor: 'sms', mode: 'error', timesLeft: 2 }]);
    const answers = [
      await sendSms(sandbox.url, text),
      await sendSms(sandbox.url, text),
      await sendSms(sandbox.url, text),
    ];
    expect(answers.map(({ status }) => status)).toEqual([500, 500, 201]);
    expect(await client.messages()).toHaveLength(1);
    expect(await (await fetch(`${sandbox.url}/faults`)).json()).toEqual({ faults: [] });
  });

  it.each([
    [500, 20500, 'An internal server error has occurred'],
    [429, 20429, 'Too Many Requests'],
    [503, 20503, 'Service Unavailable'],
  ])("answer %i in the vendor's shape", async (status, code, message) => {
    await client.setFault({ vendor: 'sms', mode: 'error', status });
    const response = await sendSms(sandbox.url, text);
    expect(response.status).toBe(status);
    const more_info = `https://www.twilio.com/docs/errors/${code}`;
    expect(await response.json()).toEqual({ code, message, more_info, status });
  });

  it('leave a call unanswered, and the message unsent', async () => {
    await client.setFault({ vendor: 'sms', mode: 'timeout' });
    const call = sendSms(sandbox.url, text, { signal: AbortSignal.timeout(100) });
    await expect(call).rejects.toThrow('timeout');
    expect(await client.messages()).toEqual([]);
  });

  it('drop an unanswered call in the end', async () => {
    await client.setFault({ vendor: 'sms', mode: 'timeout', delayMs: 20 });
    await expect(sendSms(sandbox.url, text)).rejects.toThrow('fetch failed');
  });

  it('drop the connection of a call, and leave the message unsent', async () => {
    await client.setFault({ vendor: 'sms', mode: 'drop' });
    await expect(sendSms(sandbox.url, text)).rejects.toThrow('fetch failed');
    expect(await client.messages()).toEqual([]);
  });

  it('drop an unanswered call when the fault is cleared', async () => {
    await client.setFault({ vendor: 'sms', mode: 'timeout' });
    const call = sendSms(sandbox.url, text);
    const dropped = expect(call).rejects.toThrow('fetch failed');
    await expect.poll(() => fetch(`${sandbox.url}/faults`).then((answer) => answer.json())).toEqual({ faults: [] });
    await client.setFault({ vendor: 'sms', mode: 'none' });
    await dropped;
  });

  it('answer a page with status 200, and leave the message unsent', async () => {
    await client.setFault({ vendor: 'sms', mode: 'garbled' });
    const response = await sendSms(sandbox.url, text);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<!doctype html>');
    expect(await client.messages()).toEqual([]);
  });

  it('answer late but well', async () => {
    await client.setFault({ vendor: 'sms', mode: 'slow', delayMs: 60 });
    const startedAt = performance.now();
    expect((await sendSms(sandbox.url, text)).status).toBe(201);
    // A timer may fire up to a millisecond early.
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(59);
  });
});

describe('faults of mail', () => {
  it('refuse with 451, then accept the same mail again', async () => {
    await client.setFault({ vendor: 'mail', mode: 'error' });
    await expect(sendMail(sandbox.smtpUrl, mail)).rejects.toMatchObject({ responseCode: 451 });
    expect(await client.messages()).toEqual([]);
    await sendMail(sandbox.smtpUrl, mail);
    expect(await client.messages()).toHaveLength(1);
  });

  it('refuse with another reply code if configured', async () => {
    await client.setFault({ vendor: 'mail', mode: 'error', status: 550 });
    await expect(sendMail(sandbox.smtpUrl, mail)).rejects.toMatchObject({ responseCode: 550 });
  });

  it('drop the connection of a mail', async () => {
    await client.setFault({ vendor: 'mail', mode: 'drop' });
    await expect(sendMail(sandbox.smtpUrl, mail)).rejects.toMatchObject({ code: 'ECONNECTION' });
    expect(await client.messages()).toEqual([]);
    await sendMail(sandbox.smtpUrl, mail);
    expect(await client.messages()).toHaveLength(1);
  });

  it('leave a mail unanswered', async () => {
    await client.setFault({ vendor: 'mail', mode: 'timeout' });
    const impatient = createTransport({ url: sandbox.smtpUrl, socketTimeout: 100 });
    await expect(impatient.sendMail({ from: 'a@example.com', ...mail })).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    expect(await client.messages()).toEqual([]);
  });
});

describe('setting faults', () => {
  it('touches one vendor only', async () => {
    await client.setFault({ vendor: 'mail', mode: 'error', times: 5 });
    expect((await sendSms(sandbox.url, text)).status).toBe(201);
  });

  it('ends a fault by none', async () => {
    await client.setFault({ vendor: 'sms', mode: 'error', times: 5 });
    expect(await client.setFault({ vendor: 'sms', mode: 'none' })).toEqual([]);
    expect((await sendSms(sandbox.url, text)).status).toBe(201);
  });

  it('refuses an unknown vendor', async () => {
    const unknown = { vendor: 'pigeon', mode: 'error' } as unknown as Parameters<typeof client.setFault>[0];
    await expect(client.setFault(unknown)).rejects.toThrow('400');
  });
});
