import { notification } from '@tailgate/contract/notifications';
import { startSandbox, type Sandbox } from '@tailgate/sandbox';
import { sandbox as clientOf, type SandboxClient } from '@tailgate/sandbox/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPrivateTestApi, type TestApi } from '../../../testing/index.ts';
import { secondsAfter } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { ProvedEmail } from './deliveries.ts';
import { notify, sendNotification } from './notify.ts';

let vendors: Sandbox;
let outbox: SandboxClient;
let api: TestApi;
let worker: { stop(): Promise<void> } | undefined;
beforeAll(async () => {
  // A private sandbox: faults set here must not affect other suites.
  const credentials = { smsAccountSid: 'ACnotifications', smsAuthToken: 'notifications-token' };
  vendors = await startSandbox({ port: 0, smtpPort: 0, ...credentials });
  outbox = clientOf(vendors.url);
  api = await startPrivateTestApi({
    because: 'the text and mail vendors fail on command',
    environment: {
      SMS_API_URL: vendors.url,
      SMS_ACCOUNT_SID: credentials.smsAccountSid,
      SMS_AUTH_TOKEN: credentials.smsAuthToken,
      SMTP_URL: vendors.smtpUrl,
    },
  });
});
afterAll(async () => {
  await worker?.stop();
  await api.close();
  await vendors.close();
});

const inSite = <T>(work: (tx: Tx) => Promise<T>) => api.platform.db.inSite(api.site.id, work);

const reminder = notification({
  when: 'An appointment is close',
  causedBy: 'system',
  limit: { own: 'tests' },
  to: 'account holder',
  category: 'account',
  delivery: 'daytime',
  canSwitchOff: true,
  variables: { pet: 'Biscuit' },
  sms: '{{appName}}: {{pet}} has an appointment tomorrow.',
});

const codeIn = (tx: Tx, phone: string, code = '482913') =>
  notify(tx, api.platform, 'phoneCode', {
    to: { phone },
    variables: { code, minutes: 10 },
    expiresAt: secondsAfter(api.clock.now(), 600),
  });
const code = (phone: string) => inSite((tx) => codeIn(tx, phone));
const email = (to: string) =>
  inSite((tx) =>
    notify(tx, api.platform, 'passwordChanged', {
      to: { email: to as ProvedEmail, firstName: 'Maya' },
      variables: {},
    }),
  );
const remind = (phone: string, timeZone: string) =>
  inSite((tx) =>
    sendNotification(
      tx,
      { name: 'reminder', row: reminder },
      {
        to: { phone, timeZone },
        variables: { pet: 'Biscuit' },
      },
      api.platform,
    ),
  );

const queueIsEmpty = () => expect.poll(() => api.waitingJobs()).toEqual([]);
const moveClockTo = (instant: string) => api.clock.advance((Date.parse(instant) - api.clock.now().getTime()) / 1000);

describe('notify()', () => {
  it('seals recipient and text while they wait in the queue', async () => {
    await code('+15125550170');
    await email('maya@example.test');
    const waiting = await api.waitingJobs();
    expect(waiting).toHaveLength(2);
    const dump = JSON.stringify(waiting);
    for (const secret of ['5550170', '482913', 'maya', 'Maya', 'password', 'Brand']) expect(dump).not.toContain(secret);
    worker = await api.startWorker();
    const { text, from } = await outbox.waitForSms({ to: '+15125550170' });
    expect(text).toMatch(new RegExp(`^482913 is your Brand ${api.site.slug} code\\. It expires in 10 minutes\\.`));
    expect(from).toBe(api.platform.config.SMS_FROM);
    await outbox.waitForMail({ to: 'maya@example.test' });
  });

  it('sends nothing after a rollback', async () => {
    const undone = inSite(async (tx) => {
      expect(await codeIn(tx, '+15125550171')).toEqual({ sms: 1, email: 0, push: 0 });
      throw new Error('rolled back on purpose');
    });
    await expect(undone).rejects.toThrow('rolled back on purpose');
    await code('+15125550172');
    await outbox.waitForSms({ to: '+15125550172' });
    await queueIsEmpty();
    expect(await outbox.messages({ to: '+15125550171' })).toEqual([]);
  });

  it('sends exactly once after a commit', async () => {
    await code('+15125550173');
    await outbox.waitForSms({ to: '+15125550173' });
    await queueIsEmpty();
    expect(await outbox.messages({ to: '+15125550173' })).toHaveLength(1);
  });

  it('leaves out the channels that the recipient has no address for', async () => {
    const nobody = { firstName: 'Maya' };
    const sent = await inSite((tx) => notify(tx, api.platform, 'passwordChanged', { to: nobody, variables: {} }));
    expect(sent).toEqual({ sms: 0, email: 0, push: 0 });
  });

  it('sends an email with a plain text and an HTML part in the name and color of the site', async () => {
    await email('leo@example.test');
    const received = await outbox.waitForMail({ to: 'leo@example.test' });
    const name = `Brand ${api.site.slug}`;
    const origin = api.platform.config.PUBLIC_WEB_ORIGIN_PATTERN.replace('{site}', api.site.slug);
    expect(received.from.replaceAll('"', '')).toBe(`${name} <no-reply@${api.site.slug}.example>`);
    expect(received.subject).toBe(`Your ${name} password was changed`);
    expect(received.text).toMatch(/^Hi Maya,\n\nYour password was changed/);
    expect(received.text).toContain(`Reset password:\n${origin}/reset-password\n`);
    expect(received.html).toContain('<p style="margin:0 0 16px">Hi Maya,</p>');
    expect(received.html).toMatch(/background:#[0-9a-f]{6};color:#[0-9a-f]{6}/);
  });

  it('requires every variable and the expiry at compile time', () => {
    type CodeRequest = Parameters<typeof notify<'phoneCode'>>[3];
    const [to, expiresAt] = [{}, api.clock.now()];
    const complete: CodeRequest = { to, expiresAt, variables: { code: '482913', minutes: 10 } };
    // @ts-expect-error: a variable is missing
    const withoutMinutes: CodeRequest['variables'] = { code: '482913' };
    // @ts-expect-error: a code requires an expiry
    const withoutExpiry: CodeRequest = { to, variables: complete.variables };
    // @ts-expect-error: the notification is not in the catalog
    const name: Parameters<typeof notify>[2] = 'noSuchNotification';
    expect([withoutMinutes, withoutExpiry, name]).toHaveLength(3);
  });
});

describe('an expired code', () => {
  it('is not sent', async () => {
    await queueIsEmpty();
    await outbox.setFault({ vendor: 'sms', mode: 'error', times: 1 });
    await code('+15125550175');
    await expect.poll(async () => (await api.waitingJobs())[0]?.lastError).toMatch(/^sms send failed: later \(/);
    api.clock.advance(600);
    await api.makeJobsDue();
    await queueIsEmpty();
    expect(await outbox.messages({ to: '+15125550175' })).toEqual([]);
  });
});

describe('quiet hours', () => {
  it.each([
    // Far in the future: the queue uses the database clock, which tests cannot move.
    ['evening', '2050-07-02T02:00:00Z', '2050-07-02T13:00:00Z'],
    ['night in which clocks go forward', '2050-03-13T04:00:00Z', '2050-03-13T13:00:00Z'],
    ['night in which clocks go back', '2050-11-06T03:00:00Z', '2050-11-06T14:00:00Z'],
  ])('hold a daytime notification in the %s until 8:00 local time of the recipient', async (_night, now, morning) => {
    await queueIsEmpty();
    moveClockTo(now);
    const [phone, other] = [`+151255502${now.slice(5, 7)}`, `+151255503${now.slice(5, 7)}`];
    expect(await remind(phone, 'America/Chicago')).toEqual({ sms: 0, email: 0, push: 0 });
    const [waiting] = await api.waitingJobs();
    expect(waiting?.runAt).toEqual(new Date(morning));
    expect(JSON.stringify(waiting)).not.toContain('Biscuit');
    await code(other);
    await outbox.waitForSms({ to: other });
    expect(await outbox.messages({ to: phone })).toEqual([]);
    await api.makeJobsDue();
    expect((await outbox.waitForSms({ to: phone })).text).toContain('Biscuit has an appointment tomorrow.');
  });

  it('hold nothing at noon or in daytime of the recipient’s zone', async () => {
    await queueIsEmpty();
    moveClockTo('2050-07-02T02:00:00Z');
    expect(await remind('+15125550176', 'Asia/Tokyo')).toEqual({ sms: 1, email: 0, push: 0 });
    await outbox.waitForSms({ to: '+15125550176' });
  });
});

describe('an unavailable vendor', () => {
  it.each([
    ['SMS', 'sms', '+15125550174', () => code('+15125550174')],
    ['email', 'mail', 'noor@example.test', () => email('noor@example.test')],
  ] as const)('gets the %s on a retry, and the error contains no recipient', async (_what, channel, to, send) => {
    await queueIsEmpty();
    await outbox.setFault({ vendor: channel, mode: 'error', times: 1 });
    await send();
    await expect.poll(async () => (await api.waitingJobs())[0]?.lastError).toEqual(expect.any(String));
    const [failed] = await api.waitingJobs();
    expect(failed?.attempts).toBe(1);
    expect(failed?.lastError).not.toContain(to.slice(-7));
    expect(await outbox.messages({ to })).toEqual([]);
    await api.makeJobsDue();
    await (channel === 'sms' ? outbox.waitForSms({ to }) : outbox.waitForMail({ to }));
    await queueIsEmpty();
    expect(await outbox.messages({ to })).toHaveLength(1);
  });

  it.each([
    ['unsubscribed', '+15005550004'],
    ['has no such number', '+15005550001'],
  ])('is not retried for a recipient who %s', async (_what, to) => {
    await code(to);
    const failure = expect.stringMatching(/^sms send failed: permanent \(21(211|610)\)$/) as string;
    await expect.poll(() => api.waitingJobs()).toMatchObject([{ attempts: 1, lastError: failure }]);
    await api.makeJobsDue();
    expect(await outbox.messages({ to })).toEqual([]);
    // Nobody tries again: the attempts are used up.
    const { rows } = await api.database.asOwner((owner) =>
      owner.query('delete from graphile_worker._private_jobs where not is_available returning attempts'),
    );
    expect(rows).toEqual([{ attempts: 1 }]);
  });
});
