import { NOTIFICATIONS } from '@tailgate/contract/notifications';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../index.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
});
afterAll(() => sandbox.close());

const pageAt = async (path: string) => (await fetch(`${sandbox.url}${path}`)).text();

describe('the notifications page', () => {
  it('shows every notification of the catalogue on each of its channels', async () => {
    const page = await pageAt('/notifications');
    const sections = page.split('<section class="notification"').slice(1);
    expect(sections).toHaveLength(Object.keys(NOTIFICATIONS).length);
    for (const [index, [name, row]] of Object.entries(NOTIFICATIONS).entries()) {
      const section = sections[index] ?? '';
      expect(section).toContain(`id="${name}"`);
      expect(section.includes('class="bubble"')).toBe('sms' in row);
      expect(section.includes('class="push"')).toBe('push' in row);
      expect(section.includes('<iframe')).toBe('email' in row);
    }
    expect(page).toContain('482913 is your Tailgate code.');
    expect(page).not.toContain('{{');
  });

  it('is linked from the outbox and leads back to it', async () => {
    expect(await pageAt('/')).toContain('href="/notifications"');
    expect(await pageAt('/notifications')).toContain('href="/"');
  });

  it('shows the same texts in the name and color of another site', async () => {
    expect(await pageAt('/notifications?brand=saguaro')).toContain('482913 is your Saguaro Suds code.');
    expect(await pageAt('/notifications/passwordReset/email?brand=saguaro')).toContain('background:#ffd400');
    expect((await fetch(`${sandbox.url}/notifications?brand=unknown`)).status).toBe(400);
  });

  it('serves emails in a frame that runs nothing', async () => {
    const email = await fetch(`${sandbox.url}/notifications/passwordReset/email`);
    expect(email.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
    expect(await email.text()).toContain('Choose a new password');
    for (const name of ['phoneCode', 'unknown', 'constructor'])
      expect((await fetch(`${sandbox.url}/notifications/${name}/email`)).status).toBe(404);
  });
});
