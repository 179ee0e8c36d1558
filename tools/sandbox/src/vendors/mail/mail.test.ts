import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendMail } from '../../../testing/send.ts';
import { sandbox as clientOf } from '../../client.ts';
import { type Sandbox, startSandbox } from '../../index.ts';

let sandbox: Sandbox;
let client: ReturnType<typeof clientOf>;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  client = clientOf(sandbox.url);
});
beforeEach(() => client.clear());
afterAll(() => sandbox.close());

describe('mail', () => {
  it('arrives with subject, text, markup and the names of attachments', async () => {
    await sendMail(sandbox.smtpUrl, {
      to: 'Maya Torres <maya@example.com>',
      subject: 'Ihr Termin für Größe „L“',
      text: 'See you on Monday.',
      html: '<p>See you on <b>Monday</b>.</p>',
      attachments: [{ filename: 'receipt.pdf', content: 'pdf' }],
    });
    const mail = await client.waitForMail({ to: 'maya@example.com' });
    expect(mail).toMatchObject({
      channel: 'mail',
      from: '"Tailgate" <hello@tailgate.example>',
      subject: 'Ihr Termin für Größe „L“',
      attachmentNames: ['receipt.pdf'],
    });
    expect(mail.text.trim()).toBe('See you on Monday.');
    expect(mail.html).toContain('<b>Monday</b>');
  });

  it('reaches every recipient of the envelope, blind copies too', async () => {
    await sendMail(sandbox.smtpUrl, { to: 'maya@example.com', bcc: 'sam@example.com', subject: 'Hi', text: 'Hi' });
    const recipients = (await client.messages()).map(({ to }) => to).sort();
    expect(recipients).toEqual(['maya@example.com', 'sam@example.com']);
  });

  it('makes a text from markup alone', async () => {
    await sendMail(sandbox.smtpUrl, { to: 'maya@example.com', html: '<p>Your code is <b>482913</b></p>' });
    expect((await client.waitForMail({ to: 'maya@example.com' })).text).toContain('482913');
  });

  it('accepts any credentials', async () => {
    const withLogin = sandbox.smtpUrl.replace('smtp://', 'smtp://someone:some-password@');
    await sendMail(withLogin, { to: 'maya@example.com', text: 'signed in' });
    expect((await client.waitForMail({ to: 'maya@example.com' })).text).toContain('signed in');
  });

  it('can be closed while a pool of connections is open', async () => {
    const other = await startSandbox({ port: 0, smtpPort: 0 });
    const pool = createTransport({ url: other.smtpUrl, pool: true });
    await pool.sendMail({ from: 'a@example.com', to: 'b@example.com', text: 'x' });
    await other.close();
    pool.close();
    await expect(fetch(`${other.url}/health`)).rejects.toThrow();
  });
});
