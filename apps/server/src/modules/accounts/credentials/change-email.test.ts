import { EMAIL_LINK_HOURS, LIMITS } from '@tailgate/contract';
import { sandbox, type SandboxClient } from '@tailgate/sandbox/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  confirmEmail,
  recordedCallsOf,
  startTestApi,
  TEST_PASSWORD,
  type SignedIn,
  type TestApi,
} from '../../../../testing/index.ts';

let api: TestApi;
let outbox: SandboxClient;
let worker: { stop(): Promise<void> };
beforeAll(async () => {
  api = await startTestApi();
  outbox = sandbox(api.platform.config.SMS_API_URL);
  worker = await api.startWorker();
});
beforeEach(() => api.setRateLimitScale(1));
afterAll(async () => {
  await worker.stop();
  await api.close();
});

const change = (person: SignedIn, email: string, currentPassword: string | undefined = TEST_PASSWORD) =>
  person.call('POST /v2/account/change-email', { body: { email, currentPassword } });
const signIn = async (email: string) =>
  (await api.call('POST /v2/account/sign-in', { body: { email, password: TEST_PASSWORD, deviceId: 'x' } })).status;
const emailsOf = async (person: SignedIn) => {
  const { user, pendingEmail } = (await person.call('GET /v2/account/me')).body;
  return { email: user.email, pendingEmail };
};
const confirm = (token: string) => api.call('POST /v2/account/confirm-email', { body: { token } });
const linkTo = async (email: string) => {
  const { text } = await outbox.waitForMail({ to: email, contains: '/confirm-email?token=' });
  return /\/confirm-email\?token=([\w-]+)/.exec(text)?.[1] ?? '';
};
const nothingIsQueued = () => expect.poll(() => api.waitingJobs()).toEqual([]);

describe('a new email address', () => {
  it('is used for nothing until the link that was sent there is opened', async () => {
    const groomer = await api.as('groomer');
    const { email: old } = groomer.account;
    const wanted = `new-${old}`;
    expect((await change(groomer, `New-${old}`)).status).toBe(204);
    expect(await emailsOf(groomer)).toEqual({ email: old, pendingEmail: wanted });
    const token = await linkTo(wanted);
    expect(await signIn(old)).toBe(200);
    expect(await signIn(wanted)).toBe(401);
    await api.call('POST /v2/account/request-password-reset', { body: { email: wanted } });
    await nothingIsQueued();
    expect(await outbox.messages({ to: wanted })).toHaveLength(1);

    expect((await confirm(token)).status).toBe(204);
    expect(await emailsOf(groomer)).toEqual({ email: wanted, pendingEmail: null });
    expect(await signIn(old)).toBe(401);
    expect(await signIn(wanted)).toBe(200);
    expect(await recordedCallsOf(api, groomer.account.id)).toContain('accounts.confirmEmail');
    const told = await outbox.waitForMail({ to: old });
    expect(told.subject).toBe(`Your Brand ${api.site.slug} email address was changed`);
  });

  it('that is taken gets the same answer; its owner gets the mail', async () => {
    const [groomer, owner] = [await api.as('groomer'), await api.account({ firstName: 'Dana' })];
    const free = `free-${groomer.account.email}`;
    const [taken, ordinary] = [
      await change(groomer, owner.email.toUpperCase()),
      await change(await api.as('groomer'), free),
    ];
    expect([taken.status, taken.raw]).toEqual([ordinary.status, ordinary.raw]);
    expect(await emailsOf(groomer)).toEqual({ email: groomer.account.email, pendingEmail: owner.email });
    const mail = await outbox.waitForMail({ to: owner.email });
    expect(mail.subject).toBe(`Your email address already has a Brand ${api.site.slug} account`);
    expect(mail.text).toContain('Hi Dana,');
    expect(mail.text).not.toContain('confirm-email');
    expect(mail.text).not.toContain(groomer.account.email);
  });

  it('that somebody else proves first stays theirs', async () => {
    const [first, second] = [await api.as('groomer'), await api.as('groomer')];
    const wanted = `shared-${first.account.email}`;
    await change(first, wanted);
    const token = await linkTo(wanted);
    await api.database.asOwner((owner) =>
      owner.query('update accounts set email = $1 where id = $2', [wanted, second.account.id]),
    );
    expect((await confirm(token)).error.code).toBe('email_link_invalid');
    expect((await emailsOf(first)).email).toBe(first.account.email);
  });

  it('is limited, per account and per address', async () => {
    const [groomer, other] = [await api.as('groomer'), await api.as('groomer')];
    const wanted = (index: number) => `try-${index}-${groomer.account.email}`;
    for (let index = 0; index < LIMITS.emailChangesPerAccount.points; index += 1)
      expect((await change(groomer, wanted(index))).status).toBe(204);
    expect((await change(groomer, wanted(99))).status).toBe(429);
    const settings = { email: wanted(99), currentPassword: TEST_PASSWORD };
    expect((await groomer.call('POST /v2/service-provider/account/settings', { body: settings })).status).toBe(429);
    expect((await change(other, wanted(99))).status).toBe(204);
  });

  it('among the settings of a provider is proved like any other', async () => {
    const groomer = await api.as('groomer');
    const wanted = `settings-${groomer.account.email}`;
    const saved = await groomer.call('POST /v2/service-provider/account/settings', {
      body: { email: wanted, currentPassword: TEST_PASSWORD },
    });
    expect(saved.body.email).toBe(groomer.account.email);
    expect((await confirmEmail(api, wanted)).status).toBe(204);
    expect((await emailsOf(groomer)).email).toBe(wanted);
  });

  it.each([
    ['change-email', '/v2/account/change-email'],
    ['settings', '/v2/service-provider/account/settings'],
  ] as const)('asks for the current password each time, also right after signing in (%s)', async (_call, path) => {
    const groomer = await api.as('groomer');
    const email = `asked-${groomer.account.email}`;
    const send = (body: { email: string; currentPassword?: string }) => groomer.call(`POST ${path}`, { body });
    expect((await send({ email })).error.errors).toEqual({ currentPassword: 'is required' });
    await groomer.call('POST /v2/account/confirm-sign-in', { body: { password: TEST_PASSWORD } });
    expect((await send({ email })).error.errors).toEqual({ currentPassword: 'is required' });
    expect((await send({ email, currentPassword: 'not-the-password' })).error.code).toBe('invalid_credentials');
    expect(await emailsOf(groomer)).toEqual({ email: groomer.account.email, pendingEmail: null });
    expect((await send({ email, currentPassword: TEST_PASSWORD })).status).toBeLessThan(300);
    expect((await emailsOf(groomer)).pendingEmail).toBe(email);
  });

  it('cannot be reached by guessing the password', async () => {
    const groomer = await api.as('groomer');
    for (let index = 0; index < LIMITS.confirmPerSession.points; index += 1)
      await change(groomer, `guess-${groomer.account.email}`, `guess-${index}`);
    expect((await change(groomer, `guess-${groomer.account.email}`)).status).toBe(429);
  });

  it('of an account without a password needs a fresh sign-in instead', async () => {
    const customer = await api.as(await api.account({ roles: ['customer'], withPassword: false }));
    const wanted = `code-${customer.account.email}`;
    const send = () => customer.call('POST /v2/account/change-email', { body: { email: wanted } });
    expect((await send()).status).toBe(204);
    await api.database.asOwner((owner) =>
      owner.query(
        `update sessions set authenticated_at = app.now() - interval '10 minutes 1 second' where account_id = $1`,
        [customer.account.id],
      ),
    );
    expect((await send()).error.code).toBe('fresh_sign_in_required');
  });

  it('that is the old one changes nothing', async () => {
    const groomer = await api.as('groomer');
    expect((await change(groomer, groomer.account.email)).status).toBe(204);
    expect(await emailsOf(groomer)).toEqual({ email: groomer.account.email, pendingEmail: null });
    await nothingIsQueued();
    expect(await outbox.messages({ to: groomer.account.email })).toEqual([]);
  });
});

describe('the link to a new email address', () => {
  const wished = async (wanted?: string) => {
    const groomer = await api.as('groomer');
    const email = wanted ?? `linked-${groomer.account.email}`;
    await change(groomer, email);
    return { groomer, token: await linkTo(email) };
  };

  it('works once', async () => {
    const { token } = await wished();
    expect((await confirm(token)).status).toBe(204);
    expect((await confirm(token)).error.code).toBe('email_link_invalid');
  });

  it.each([
    ['the change was canceled', (person: SignedIn) => person.call('DELETE /v2/account/change-email')],
    ['another address was wished for', (person: SignedIn) => change(person, `other-${person.account.email}`)],
    ['the old address was chosen again', (person: SignedIn) => change(person, person.account.email)],
  ])('is dead once %s', async (_what, instead) => {
    const { groomer, token } = await wished();
    expect((await instead(groomer)).status).toBe(204);
    expect((await confirm(token)).error.code).toBe('email_link_invalid');
    expect((await emailsOf(groomer)).email).toBe(groomer.account.email);
  });

  it('is not kept in the clear', async () => {
    const { groomer, token } = await wished();
    const { rows } = await api.database.asOwner((owner) =>
      owner.query<{ text: string }>('select email_changes::text as text from email_changes where account_id = $1', [
        groomer.account.id,
      ]),
    );
    expect(rows[0]?.text).not.toContain(token);
    expect(rows[0]?.text).not.toContain(Buffer.from(token).toString('hex'));
  });

  // Last in this file: the clock only goes forward.
  it('works for a day', async () => {
    const { token } = await wished();
    api.clock.advance(EMAIL_LINK_HOURS * 3600 + 1);
    expect((await confirm(token)).error.code).toBe('email_link_invalid');
  });
});
