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

describe('reading the outbox', () => {
  it('lists what was sent, newest first, by recipient, channel and limit', async () => {
    await sendSms(sandbox.url, { To: '+15125550100', Body: 'first' });
    await sendSms(sandbox.url, { To: '+15125550101', Body: 'second' });
    await sendMail(sandbox.smtpUrl, { to: 'maya@example.com', subject: 'third', text: 'third' });
    const texts = async (filter: Parameters<typeof client.messages>[0]) =>
      (await client.messages(filter)).map(({ text }) => text.trim());
    expect(await texts({})).toEqual(['third', 'second', 'first']);
    expect(await texts({ channel: 'sms', limit: 1 })).toEqual(['second']);
    expect(await texts({ to: '+15125550100' })).toEqual(['first']);
    expect(await texts({ since: '2999-01-01T00:00:00Z' })).toEqual([]);
  });

  it('refuses a filter it does not understand', async () => {
    expect((await fetch(`${sandbox.url}/outbox.json?channel=pigeon`)).status).toBe(400);
    expect((await fetch(`${sandbox.url}/outbox.json?since=yesterday`)).status).toBe(400);
  });
});

describe('waiting', () => {
  it('answers as soon as the message arrives', async () => {
    const waiting = client.waitForSms({ to: '+15125550100', contains: 'code' });
    await sendSms(sandbox.url, { To: '+15125550100', Body: 'Your code is 482913' });
    expect(await waiting).toMatchObject({ channel: 'sms', to: '+15125550100', text: 'Your code is 482913' });
  });

  it('passes by what was there before afterId', async () => {
    await sendSms(sandbox.url, { To: '+15125550100', Body: 'code 111111' });
    const old = await client.waitForSms({ to: '+15125550100' });
    const waiting = client.waitForSms({ to: '+15125550100', afterId: old.id });
    await sendSms(sandbox.url, { To: '+15125550100', Body: 'code 222222' });
    expect((await waiting).text).toBe('code 222222');
  });

  it('answers 408 when none came, which the client turns into an error that says what was missing', async () => {
    expect((await fetch(`${sandbox.url}/outbox/wait?to=nobody&timeoutMs=10`)).status).toBe(408);
    const waiting = client.waitForMail({ to: 'nobody@example.com', timeoutMs: 10 });
    await expect(waiting).rejects.toThrow('No mail fitting {"to":"nobody@example.com"');
  });

  it('does not hold up closing', async () => {
    const other = await startSandbox({ port: 0, smtpPort: 0 });
    const reached = await fetch(`${other.url}/outbox/events`);
    const waiting = fetch(`${other.url}/outbox/wait?timeoutMs=60000`).catch(() => 'cut off');
    const read = reached.text().catch(() => 'cut off');
    await other.close();
    expect(await Promise.all([waiting, read])).toEqual(['cut off', 'cut off']);
  });
});
