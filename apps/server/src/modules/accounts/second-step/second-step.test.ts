import type { Role } from '@tailgate/contract';
import { sandbox, type SandboxClient } from '@tailgate/sandbox/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  TEST_PASSWORD,
  softwarePasskey,
  startTestApi,
  webOriginOf,
  type BuiltAccount,
  type TestApi,
} from '../../../../testing/index.ts';
import { appCodeAt } from './authenticator-app.ts';

let api: TestApi;
let outbox: SandboxClient;
let worker: { stop(): Promise<void> };
beforeAll(async () => {
  api = await startTestApi();
  outbox = sandbox(api.platform.config.SMS_API_URL);
  worker = await api.startWorker();
});
afterAll(async () => {
  await worker.stop();
  await api.close();
});

const PRIVILEGED: readonly Role[] = ['staff', 'support'];
const STEP_MS = 30_000;

const signIn = async ({ email }: BuiltAccount) => {
  const { body } = await api.call('POST /v2/account/sign-in', {
    body: { email, password: TEST_PASSWORD, deviceId: 'second-step-device', rememberMe: true },
  });
  const { token, refreshToken = '' } = body;
  const call: TestApi['call'] = (name, input = {}) => api.call(name, { ...input, token });
  const refresh = (latest = refreshToken) =>
    api.call('POST /v2/account/refresh-token', { headers: { 'x-refresh-token': latest } });
  return { session: body, call, refresh };
};
type Signing = Awaited<ReturnType<typeof signIn>>;

/** Sets up an authenticator app in a fresh session; answers what its owner then has. */
const enrolApp = async ({ call }: Pick<Signing, 'call'>) => {
  const { body: started } = await call('POST /v2/account/authenticator-app');
  const codeAt = (msLater = 0) => appCodeAt(started.key, new Date(api.clock.now().getTime() + msLater));
  const usedCode = codeAt();
  const confirmed = await call('POST /v2/account/authenticator-app/confirm', { body: { code: usedCode } });
  expect(confirmed.status).toBe(200);
  return { started, codeAt, usedCode, recoveryCodes: confirmed.body.recoveryCodes ?? [] };
};

const addPasskey = async ({ call }: Pick<Signing, 'call'>, { id }: BuiltAccount) => {
  const { body: options } = await call('POST /v2/account/passkeys/options');
  const credential = softwarePasskey(id).create(options, webOriginOf(api));
  const { status } = await call('POST /v2/account/passkeys', { body: { credential, name: 'Laptop' } });
  expect(status).toBe(200);
};

const memberOf = async (role: Role) => {
  const account = await api.account({ roles: [role] });
  const app = await enrolApp(await signIn(account));
  return { account, ...app };
};

const minutesOf = async (sessionToken: string) => {
  const id = (JSON.parse(Buffer.from(sessionToken.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }).sid;
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<{ session: number; token: number }>(
      `select (extract(epoch from s.expires_at - s.created_at) / 60)::int as session,
        (select (extract(epoch from max(t.expires_at) - s.created_at) / 60)::int from refresh_tokens t
          where t.session_id = s.id and t.used_at is null) as token
       from sessions s where s.id = $1`,
      [id],
    ),
  );
  return rows[0];
};

describe.each(PRIVILEGED)('a %s who signs in with the password', (role) => {
  it('gets a session of ten minutes that opens nothing but enrolment, as long as there is no factor', async () => {
    // That of a colleague is none of theirs.
    const colleague = await api.account({ roles: [role] });
    await addPasskey(await signIn(colleague), colleague);
    const { session, call, refresh } = await signIn(await api.account({ roles: [role] }));
    expect(session).toMatchObject({ awaiting: 'enrolment', fbToken: '', live: { urls: [] }, role });
    expect(await minutesOf(session.token)).toEqual({ session: 10, token: 10 });
    for (const name of ['GET /v2/account/me', 'GET /v2/account/people', 'GET /v2/account/second-step'] as const)
      expect((await call(name)).error.code).toBe('second_step_required');
    const next = await refresh();
    expect(next.body).toMatchObject({ awaiting: 'enrolment', fbToken: '' });
    expect((await call('GET /v2/account/me')).error.code).toBe('second_step_required');
  });

  it('is whole after enrolment, for twelve hours, with ten recovery codes and an email', async () => {
    const account = await api.account({ roles: [role] });
    const { session, call, refresh } = await signIn(account);
    const { recoveryCodes, started } = await enrolApp({ call });
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(started.uri).toContain(`secret=${started.key}`);
    expect((await call('GET /v2/account/me')).status).toBe(200);
    expect(await minutesOf(session.token)).toEqual({ session: 12 * 60, token: 12 * 60 });
    expect((await refresh()).body).toMatchObject({ awaiting: null, fbToken: expect.stringMatching(/./) as string });
    await outbox.waitForMail({ to: account.email, contains: 'An authenticator app was added' });
  });

  it('passes the second step with a code of the app, which works once', async () => {
    const colleague = await memberOf(role);
    const { account, codeAt, usedCode } = await memberOf(role);
    const { session, call } = await signIn(account);
    expect(session.awaiting).toBe('second_step');
    expect((await call('POST /v2/account/passkeys/options')).error.code).toBe('second_step_required');
    expect((await call('GET /v2/account/second-step')).body).toEqual({
      passkey: false,
      authenticatorApp: true,
      recoveryCode: true,
    });
    const pass = (code: string, by = call) => by('POST /v2/account/second-step/code', { body: { code } });
    // It confirmed the app.
    expect((await pass(usedCode)).error.code).toBe('code_invalid');
    expect((await pass(colleague.codeAt(STEP_MS))).error.code).toBe('code_invalid');
    expect((await call('GET /v2/account/me')).error.code).toBe('second_step_required');
    const code = codeAt(STEP_MS);
    expect((await pass(code)).status).toBe(204);
    expect((await call('GET /v2/account/me')).status).toBe(200);
    expect((await pass(code)).error.code).toBe('conflict');
    const again = await signIn(account);
    expect((await pass(code, again.call)).error.code).toBe('code_invalid');
    expect((await pass(codeAt(-STEP_MS), again.call)).error.code).toBe('code_invalid');
  });

  it('gets in without the device by a recovery code, which works once and is reported by email', async () => {
    const { account, recoveryCodes } = await memberOf(role);
    const [code = ''] = recoveryCodes;
    const pass = ({ call }: Signing, given: string) =>
      call('POST /v2/account/second-step/recovery-code', { body: { code: given } });
    const signing = await signIn(account);
    expect((await pass(signing, 'wrong-codes')).error.code).toBe('code_invalid');
    expect((await pass(signing, code.toUpperCase().replace('-', ' '))).status).toBe(204);
    const { body } = await signing.call('GET /v2/account/security');
    expect(body).toMatchObject({ recoveryCodesLeft: 9, isRequired: true });
    await outbox.waitForMail({ to: account.email, contains: 'Recovery codes left: 9' });
    expect((await pass(await signIn(account), code)).error.code).toBe('code_invalid');
    // The lost device is replaced: a new factor first, then the old one is removed.
    expect((await signing.call('DELETE /v2/account/authenticator-app')).error.code).toBe('last_factor');
    const { body: options } = await signing.call('POST /v2/account/passkeys/options');
    const credential = softwarePasskey(account.id).create(options, webOriginOf(api));
    const added = await signing.call('POST /v2/account/passkeys', { body: { credential, name: 'New phone' } });
    expect(added.body).toEqual({ recoveryCodes: null });
    expect((await signing.call('DELETE /v2/account/authenticator-app')).status).toBe(204);
    await outbox.waitForMail({ to: account.email, contains: 'The authenticator app was removed' });
  });
});

describe('a session that waits', () => {
  it('for enrolment adds no factor once the account has one', async () => {
    const account = await api.account({ roles: ['staff'] });
    const [owner, thief] = [await signIn(account), await signIn(account)];
    await enrolApp(owner);
    const { body: options } = await thief.call('POST /v2/account/passkeys/options');
    const credential = softwarePasskey('thief').create(options, webOriginOf(api));
    const refused = await thief.call('POST /v2/account/passkeys', { body: { credential, name: 'Mine' } });
    expect(refused.error.code).toBe('second_step_required');
    expect((await thief.call('GET /v2/account/me')).error.code).toBe('second_step_required');
  });

  it('can be logged out, and ends by itself after ten minutes', async () => {
    const signing = await signIn(await api.account({ roles: ['support'] }));
    expect((await signing.call('POST /v2/account/logout')).status).toBe(204);
    expect((await signing.call('POST /v2/account/authenticator-app')).error.code).toBe('jwt_auth_invalid_token');
  });

  it('is not listed among the devices and makes none of them known', async () => {
    const { account, codeAt } = await memberOf('staff');
    const whole = await signIn(account);
    await whole.call('POST /v2/account/second-step/code', { body: { code: codeAt(STEP_MS) } });
    const before = (await whole.call('GET /v2/account/sessions')).body.total;
    await signIn(account);
    expect((await whole.call('GET /v2/account/sessions')).body.total).toBe(before);
  });
});

describe('everybody else', () => {
  it('is asked for a second step once they have an authenticator app, and not for a passkey', async () => {
    const account = await api.account({ roles: ['groomer'] });
    const first = await signIn(account);
    expect(first.session.awaiting).toBeNull();
    await addPasskey(first, account);
    const second = await signIn(account);
    expect(second.session.awaiting).toBeNull();
    await enrolApp(second);
    expect((await signIn(account)).session.awaiting).toBe('second_step');
    // Nobody requires it of them: both can go, and the recovery codes with the last one.
    const { body } = await second.call('GET /v2/account/security');
    const id = body.passkeys[0]?.id ?? '';
    expect((await second.call('PUT /v2/account/passkeys/:id', { params: { id }, body: { name: 'Mac' } })).status).toBe(
      204,
    );
    expect((await second.call('DELETE /v2/account/authenticator-app')).status).toBe(204);
    expect((await second.call('DELETE /v2/account/passkeys/:id', { params: { id } })).status).toBe(204);
    expect((await second.call('GET /v2/account/security')).body).toEqual({
      passkeys: [],
      authenticatorApp: null,
      recoveryCodesLeft: 0,
      isRequired: false,
    });
  });

  it('gets new recovery codes in place of the old ones, and an email that says so', async () => {
    const account = await api.account({ roles: ['groomer'] });
    const signing = await signIn(account);
    const { recoveryCodes } = await enrolApp(signing);
    const { status, body, raw } = await signing.call('POST /v2/account/recovery-codes');
    expect(status, raw).toBe(200);
    await outbox.waitForMail({ to: account.email, contains: 'New recovery codes were created' });
    const pass = async (code = '') =>
      (await (await signIn(account)).call('POST /v2/account/second-step/recovery-code', { body: { code } })).status;
    expect([await pass(recoveryCodes[0]), await pass(body.recoveryCodes[0])]).toEqual([422, 204]);
  });

  it('who is given a privileged role later uses it after a sign-in with the second step', async () => {
    const groomer = await api.as('groomer');
    await api.database.asOwner((owner) =>
      owner.query(`update accounts set roles = '{groomer,staff}' where id = $1`, [groomer.account.id]),
    );
    await api.database.asOwner((owner) =>
      owner.query('update sessions set second_step_at = null where account_id = $1', [groomer.account.id]),
    );
    const answer = await groomer.call('POST /v2/account/switch-role', { body: { role: 'staff' } });
    expect(answer.error.code).toBe('second_step_required');
  });
});

describe('tries at the second step', () => {
  it('are few, whatever session they come from', async () => {
    const { account } = await memberOf('staff');
    await api.setRateLimitScale(1);
    const codes: string[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const { call } = await signIn(account);
      codes.push((await call('POST /v2/account/second-step/code', { body: { code: '000000' } })).error.code);
    }
    expect(codes.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'code_invalid'));
    expect(codes[5]).toBe('too_many_requests');
  });
});
