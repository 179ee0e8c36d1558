import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendMail, sendSms } from '../../testing/send.ts';
import { sandbox as clientOf } from '../client.ts';
import { type Sandbox, startSandbox } from '../index.ts';

let sandbox: Sandbox;
let client: ReturnType<typeof clientOf>;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  client = clientOf(sandbox.url);
});
beforeEach(() => client.clear());
afterAll(() => sandbox.close());

const pageAt = async (path: string) => (await fetch(`${sandbox.url}${path}`)).text();

const hostile = '"><img src=x onerror=alert(1)><script>alert(1)</script>\'&{{cards}}';

describe('the outbox page', () => {
  it('has an empty state', async () => {
    const page = await pageAt('/');
    expect(page).toContain('No messages yet.');
    expect(page).toContain('Sign in by code or reset a password and it appears here.');
  });

  it('shows a code with a button that copies it, and links to press', async () => {
    await sendSms(sandbox.url, {
      To: '+15125550100',
      Body: '482913 is your code. Or: http://brand.localhost/in?a=1&b=2.',
    });
    const page = await pageAt('/');
    expect(page).toContain('<mark>482913</mark>');
    expect(page).toContain('data-copy="482913"');
    expect(page).toContain('href="http://brand.localhost/in?a=1&amp;b=2"');
  });

  it('filters by recipient and channel in the address', async () => {
    await sendSms(sandbox.url, { To: '+15125550100', Body: 'short' });
    await sendMail(sandbox.smtpUrl, { to: 'maya@example.com', text: 'long' });
    const byChannel = await pageAt('/?to=&channel=mail');
    expect(byChannel).toContain('maya@example.com</a>');
    expect(byChannel).not.toContain('+15125550100</a>');
    expect(await pageAt('/?to=maya')).not.toContain('+15125550100</a>');
    expect(await pageAt('/?to=nobody')).toContain('No message fits this filter.');
  });

  it('escapes everything it is sent', async () => {
    await sendSms(sandbox.url, { To: '+15125550100', From: hostile, Body: hostile });
    const mail = { to: 'maya@example.com', subject: hostile, text: hostile, html: hostile };
    await sendMail(sandbox.smtpUrl, { ...mail, attachments: [{ filename: hostile, content: 'x' }] });
    const page = await pageAt(`/?to=${encodeURIComponent(hostile)}`);
    const all = await pageAt('/');
    for (const markup of [page, all]) {
      expect(markup).not.toContain('<img');
      expect(markup).not.toContain('<script>');
    }
    expect(all).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&#39;&amp;{{cards}}');
  });

  it('shows an email in a frame without scripts and network', async () => {
    await sendMail(sandbox.smtpUrl, { to: 'maya@example.com', html: '<h1>Hello</h1><script>alert(1)</script>' });
    const { id } = await client.waitForMail({ to: 'maya@example.com' });
    expect(await pageAt('/')).toMatch(new RegExp(`<iframe[^>]*sandbox=""[^>]*src="/outbox/${id}/html"`));
    const frame = await fetch(`${sandbox.url}/outbox/${id}/html`);
    expect(frame.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
    expect(await frame.text()).toContain('<h1>Hello</h1>');
    expect((await fetch(`${sandbox.url}/outbox/1/html`)).status).toBe(404);
  });

  it('forbids scripts other than its own', async () => {
    const page = await fetch(sandbox.url);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect((await fetch(`${sandbox.url}/outbox.js`)).headers.get('content-type')).toContain('text/javascript');
    expect((await fetch(`${sandbox.url}/outbox.css`)).headers.get('content-type')).toContain('text/css');
  });
});

describe('live cards', () => {
  async function* eventsOf(response: Response): AsyncGenerator<string> {
    let pending = '';
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      pending += chunk;
      const events = pending.split('\n\n');
      pending = events.pop() ?? '';
      yield* events;
    }
  }

  const listen = async (query: string, headers: Record<string, string> = {}) => {
    const stream = new AbortController();
    const response = await fetch(`${sandbox.url}/outbox/events${query}`, { headers, signal: stream.signal });
    const events = eventsOf(response);
    expect((await events.next()).value).toBe('retry: 1000');
    return { next: async () => String((await events.next()).value), close: () => stream.abort() };
  };

  it('come as messages are sent, fitting the filter, escaped, each line prefixed', async () => {
    const events = await listen('?channel=sms&to=0100');
    await sendMail(sandbox.smtpUrl, { to: 'maya@example.com', text: 'not this' });
    await sendSms(sandbox.url, { To: '+15125550100', Body: `line\r\n\r\n${hostile}` });
    const event = await events.next();
    expect(event).toMatch(/^id: \d+\ndata: <li>/);
    expect(event.split('\n').every((line) => /^(id|data): /.test(line))).toBe(true);
    expect(event).not.toContain('<script>');
    events.close();
  });

  it('catch up on missed messages, and report when the outbox is emptied', async () => {
    await sendSms(sandbox.url, { To: '+15125550100', Body: 'seen' });
    const seen = await client.waitForSms({ to: '+15125550100' });
    await sendSms(sandbox.url, { To: '+15125550100', Body: 'missed' });
    const events = await listen('?after=0', { 'last-event-id': String(seen.id) });
    expect(await events.next()).toContain('missed');
    await client.clear();
    expect(await events.next()).toContain('event: cleared');
    events.close();
  });
});
