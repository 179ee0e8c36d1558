import { sandbox, type SandboxClient } from '@tailgate/sandbox/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  TEST_PASSWORD,
  confirmEmail,
  startTestApi,
  type BuiltAccount,
  type TestApi,
} from '../../../../testing/index.ts';

const NEW_PASSWORD = 'seven-clean-spaniels';

let api: TestApi;
let outbox: SandboxClient;
let worker: { stop(): Promise<void> };
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  outbox = sandbox(api.platform.config.SMS_API_URL);
  worker = await api.startWorker();
});
afterAll(async () => {
  await worker.stop();
  await api.close();
});

const webOrigin = () => api.platform.config.PUBLIC_WEB_ORIGIN_PATTERN.replace('{site}', api.site.slug);
const ask = (body: object, headers: Record<string, string> = {}) =>
  api.call('POST /v2/account/request-password-reset', { body, headers });
const tokenIn = (text: string) => /\/reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? '';
const mailedToken = async (account: BuiltAccount, afterId?: number) => {
  const mail = await outbox.waitForMail({
    to: account.email,
    contains: 'reset-password',
    ...(afterId !== undefined && { afterId }),
  });
  return { id: mail.id, token: tokenIn(mail.text) };
};
const withLink = async () => {
  const account = await api.account();
  await ask({ email: account.email });
  return { account, ...(await mailedToken(account)) };
};
const reset = (token: string, password = NEW_PASSWORD) =>
  api.call('POST /v2/account/reset-password', { body: { token, password } });
const signIn = async (account: BuiltAccount, password: string) =>
  (await api.call('POST /v2/account/sign-in', { body: { email: account.email, password, deviceId: 'x' } })).status;

describe('asking for a new password', () => {
  it('mails a link to the site, in the name of the site', async () => {
    const account = await api.account({ firstName: 'Dana' });
    expect((await ask({ email: account.email })).status).toBe(204);
    const mail = await outbox.waitForMail({ to: account.email });
    expect(mail.subject).toBe(`Reset your Brand ${api.site.slug} password`);
    expect(mail.from).toContain(`Brand ${api.site.slug}`);
    expect(mail.text).toContain('Hi Dana,');
    expect(mail.text).toContain(`${webOrigin()}/reset-password?token=`);
  });

  it('texts the link to somebody who gave the number', async () => {
    const account = await api.account();
    await ask({ phone: { prefix: '+1', number: account.phone.slice(2) } });
    const { text } = await outbox.waitForSms({ to: account.phone });
    expect((await reset(tokenIn(text))).status).toBe(204);
    expect(await signIn(account, NEW_PASSWORD)).toBe(200);
  });

  it('makes the link from the configuration, whatever the Host header says', async () => {
    const account = await api.account();
    const evil = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    // Only a native shell gets this far with a host that is no site's.
    await ask({ email: account.email }, { ...evil, 'x-bundle-id': `app.${api.site.slug}` });
    const { text } = await outbox.waitForMail({ to: account.email });
    expect(text).toContain(`${webOrigin()}/reset-password`);
    expect(text).not.toContain('evil.example');
  });

  it('answers the same for somebody unknown, and sends nothing', async () => {
    const known = await api.account();
    const inactive = await api.account();
    await api.database.asOwner((owner) =>
      owner.query(`update accounts set status = 'inactive' where id = $1`, [inactive.id]),
    );
    const elsewhere = await api.account({}, api.otherSite);
    const nobodies = [`nobody-${known.id}@example.test`, inactive.email, elsewhere.email];
    for (const email of nobodies) {
      const answer = await ask({ email });
      expect([answer.status, answer.raw]).toEqual([204, '']);
    }
    expect((await ask({ email: known.email })).status).toBe(204);
    await outbox.waitForMail({ to: known.email });
    await expect.poll(() => api.waitingJobs()).toEqual([]);
    for (const to of nobodies) expect(await outbox.messages({ to })).toEqual([]);
  });
});

describe('the link', () => {
  it('sets the new password, ends every session and tells the owner', async () => {
    const { account, token } = await withLink();
    const sessions = [await api.as(account), await api.as(account)];
    expect((await reset(token)).status).toBe(204);
    for (const session of sessions) expect((await session.call('GET /v2/account/me')).status).toBe(401);
    expect(await signIn(account, TEST_PASSWORD)).toBe(401);
    expect(await signIn(account, NEW_PASSWORD)).toBe(200);
    const told = await outbox.waitForMail({ to: account.email, contains: 'was changed' });
    expect(told.text).toContain('all other devices were logged out');
  });

  it('is good once, and takes the account’s other links with it', async () => {
    const { account, token, id } = await withLink();
    await ask({ email: account.email });
    const second = await mailedToken(account, id);
    const atOnce = await Promise.all([reset(token), reset(token)]);
    expect(atOnce.map((answer) => answer.status).sort()).toEqual([204, 422]);
    for (const used of [token, second.token]) expect((await reset(used)).error.code).toBe('reset_link_invalid');
  });

  it('can be checked before a password is chosen, and is not used up by it', async () => {
    const { token } = await withLink();
    const check = async (link: string, site = api.site) =>
      (await api.call('GET /v2/account/reset-link', { query: { token: link }, site })).body;
    expect([await check(token), await check(token)]).toEqual([{ valid: true }, { valid: true }]);
    expect([await check('x'.repeat(43)), await check(token, api.otherSite)]).toEqual([
      { valid: false },
      { valid: false },
    ]);
    expect((await reset(token)).status).toBe(204);
    expect(await check(token)).toEqual({ valid: false });
  });

  it('is no good on another site, nor when it was made up', async () => {
    const { token } = await withLink();
    const elsewhere = await api.call('POST /v2/account/reset-password', {
      body: { token, password: NEW_PASSWORD },
      site: api.otherSite,
    });
    expect(elsewhere.error.code).toBe('reset_link_invalid');
    expect((await reset('x'.repeat(43))).error.code).toBe('reset_link_invalid');
    expect((await reset(token)).status).toBe(204);
  });

  it('is not kept in the clear', async () => {
    const { account, token } = await withLink();
    const { rows } = await api.database.asOwner((owner) =>
      owner.query<{ text: string }>(
        'select row_to_json(t)::text as text from password_resets t where account_id = $1',
        [account.id],
      ),
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).not.toContain(token);
    expect(rows[0]?.text).not.toContain(Buffer.from(token).toString('hex'));
  });

  it('dies when the password is changed another way', async () => {
    const { account, token } = await withLink();
    const groomer = await api.as(account);
    expect((await groomer.call('POST /v2/account/change-password', { body: { password: NEW_PASSWORD } })).status).toBe(
      204,
    );
    expect((await reset(token, 'another-nine-poodles')).error.code).toBe('reset_link_invalid');
  });

  it('dies when the address it went to is given up', async () => {
    const { account, token } = await withLink();
    const groomer = await api.as(account);
    const email = `new-${account.email}`;
    await groomer.call('POST /v2/account/change-email', { body: { email, currentPassword: TEST_PASSWORD } });
    expect((await confirmEmail(api, email)).status).toBe(204);
    expect((await reset(token)).error.code).toBe('reset_link_invalid');
  });
});

describe('a new password', () => {
  it.each([
    ['too short', 'short-one', 'validation_failed'],
    ['common', 'my-password-is-long', 'password_too_weak'],
    ['one letter', 'aaaaaaaaaaaa', 'password_too_weak'],
    ['a row of digits', '1234567890', 'password_too_weak'],
    ['the own name', 'featherstone-2026', 'password_too_weak'],
  ])('that is %s is refused, and the link stays good', async (_what, password, code) => {
    const account = await api.account({ lastName: 'Featherstone' });
    await ask({ email: account.email });
    const { token } = await mailedToken(account);
    const answer = await reset(token, password);
    expect(answer.status).toBe(422);
    expect(answer.error.code).toBe(code);
    expect(answer.error.errors).toHaveProperty('password');
    expect((await reset(token)).status).toBe(204);
  });
});

describe('as time passes', () => {
  // Last in this file: the clock only goes forward.
  it('a link is good for an hour', async () => {
    const [early, late] = [await withLink(), await withLink()];
    api.clock.advance(59 * 60);
    expect((await reset(early.token)).status).toBe(204);
    api.clock.advance(2 * 60);
    expect((await reset(late.token)).error.code).toBe('reset_link_invalid');
  });
});
