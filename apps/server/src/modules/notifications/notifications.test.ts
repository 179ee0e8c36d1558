import { startSandbox, type Sandbox } from '@tailgate/sandbox';
import { sandbox as clientOf, type SandboxClient } from '@tailgate/sandbox/client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { mailSoon, textSoon } from './index.ts';

let vendors: Sandbox;
let outbox: SandboxClient;
let api: TestApi;
let worker: { stop(): Promise<void> } | undefined;
beforeAll(async () => {
  // Its own stand-ins: the faults set here must not hit the messages of other suites.
  const credentials = { smsAccountSid: 'ACnotifications', smsAuthToken: 'notifications-token' };
  vendors = await startSandbox({ port: 0, smtpPort: 0, ...credentials });
  outbox = clientOf(vendors.url);
  api = await startTestApi({
    SMS_API_URL: vendors.url,
    SMS_ACCOUNT_SID: credentials.smsAccountSid,
    SMS_AUTH_TOKEN: credentials.smsAuthToken,
    SMTP_URL: vendors.smtpUrl,
  });
});
afterAll(async () => {
  await worker?.stop();
  await api.close();
  await vendors.close();
});

const text = (to: string, body = 'Your groomer is on the way') =>
  api.platform.db.inSite(api.site.id, (tx) => textSoon(tx, api.platform, api.site.id, { to, body }));
const mail = (to: string) =>
  api.platform.db.inSite(api.site.id, (tx) =>
    mailSoon(tx, api.platform, api.site.id, {
      to,
      fromName: 'Wet Noses',
      subject: 'Your booking',
      text: 'See you on Tuesday.\n',
    }),
  );
interface WaitingJob {
  attempts: number;
  last_error: string | null;
  payload: unknown;
}
const jobs = async () => {
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<WaitingJob>('select attempts, last_error, payload from graphile_worker._private_jobs order by id'),
  );
  return rows;
};
const queueIsEmpty = () => vi.waitFor(async () => expect(await jobs()).toEqual([]), { timeout: 5_000 });
const retryNow = () =>
  api.database.asOwner((owner) => owner.query('update graphile_worker._private_jobs set run_at = now()'));

describe('a message', () => {
  it('waits sealed: neither whom it goes to nor what it says is in the queue', async () => {
    await text('+15125550170', '482913 is your code');
    await mail('maya@example.test');
    const waiting = await jobs();
    expect(waiting).toHaveLength(2);
    const dump = JSON.stringify(waiting);
    for (const secret of ['5550170', '482913', 'maya', 'Tuesday', 'Wet Noses']) expect(dump).not.toContain(secret);
    worker = await api.startWorker();
    expect((await outbox.waitForSms({ to: '+15125550170' })).text).toBe('482913 is your code');
    await outbox.waitForMail({ to: 'maya@example.test' });
  });

  it('of a change that was taken back is never sent', async () => {
    const undone = api.platform.db.inSite(api.site.id, async (tx) => {
      await textSoon(tx, api.platform, api.site.id, { to: '+15125550171', body: 'never' });
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    await text('+15125550172');
    await outbox.waitForSms({ to: '+15125550172' });
    await queueIsEmpty();
    expect(await outbox.messages({ to: '+15125550171' })).toEqual([]);
  });

  it('comes in the name of the site', async () => {
    await mail('leo@example.test');
    const received = await outbox.waitForMail({ to: 'leo@example.test' });
    expect(received).toMatchObject({ subject: 'Your booking', text: 'See you on Tuesday.\n' });
    expect(received.from.replaceAll('"', '')).toBe(`Wet Noses <${api.platform.config.MAIL_FROM}>`);
    await text('+15125550173');
    expect((await outbox.waitForSms({ to: '+15125550173' })).from).toBe(api.platform.config.SMS_FROM);
  });
});

describe('a vendor that is away', () => {
  it.each([
    ['text', 'sms', '+15125550174', () => text('+15125550174')],
    ['mail', 'mail', 'noor@example.test', () => mail('noor@example.test')],
  ] as const)('gets the %s again later, and the trace of it names nobody', async (_what, channel, to, send) => {
    await queueIsEmpty();
    await outbox.setFault({ vendor: channel, mode: 'error', times: 1 });
    await send();
    const failed = await vi.waitFor(async () => {
      const [job] = await jobs();
      expect(job?.last_error).not.toBeNull();
      return job;
    });
    expect(failed?.attempts).toBe(1);
    expect(failed?.last_error).not.toContain(to.slice(-7));
    expect(await outbox.messages({ to })).toEqual([]);
    await retryNow();
    await (channel === 'sms' ? outbox.waitForSms({ to }) : outbox.waitForMail({ to }));
    await queueIsEmpty();
    expect(await outbox.messages({ to })).toHaveLength(1);
  });

  it.each([
    ['unsubscribed', '+15005550004'],
    ['has no such number', '+15005550001'],
  ])('is not asked again for somebody who %s', async (_what, to) => {
    await text(to);
    await queueIsEmpty();
    expect(await outbox.messages({ to })).toEqual([]);
  });
});
