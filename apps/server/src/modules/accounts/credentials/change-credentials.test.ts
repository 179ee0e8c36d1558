import { sandbox, type SandboxClient } from '@tailgate/sandbox/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  recordedCallsOf,
  startTestApi,
  TEST_PASSWORD,
  type SignedIn,
  type TestApi,
} from '../../../../testing/index.ts';

const NEW_PASSWORD = 'seven-clean-spaniels';

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

const statusOf = async (person: SignedIn) => (await person.call('GET /v2/account/me')).status;
const signIn = async (email: string, password: string) =>
  (await api.call('POST /v2/account/sign-in', { body: { email, password, deviceId: 'x' } })).status;
const changePassword = (person: SignedIn, password = NEW_PASSWORD) =>
  person.call('POST /v2/account/change-password', { body: { password } });
const confirm = (person: SignedIn, password: string) =>
  person.call('POST /v2/account/confirm-sign-in', { body: { password } });
/** The password was given a while ago. */
const letSignInAge = (person: SignedIn) =>
  api.database.asOwner((owner) =>
    owner.query(
      `update sessions set authenticated_at = app.now() - interval '10 minutes 1 second' where account_id = $1`,
      [person.account.id],
    ),
  );

describe('changing the password', () => {
  it('signs every other device out, keeps this one and tells the owner', async () => {
    const here = await api.as('groomer');
    const elsewhere = await api.as(here.account);
    expect((await changePassword(here)).status).toBe(204);
    expect(await statusOf(here)).toBe(200);
    expect(await statusOf(elsewhere)).toBe(401);
    expect(await signIn(here.account.email, TEST_PASSWORD)).toBe(401);
    expect(await signIn(here.account.email, NEW_PASSWORD)).toBe(200);
    const mail = await outbox.waitForMail({ to: here.account.email });
    expect(mail.subject).toBe(`Your Brand ${api.site.slug} password was changed`);
    expect(await recordedCallsOf(api, here.account.id)).toEqual(['accounts.changePassword', 'accounts.signIn']);
  });

  it('refuses one that is easy to guess', async () => {
    const groomer = await api.as(await api.account({ firstName: 'Penelope' }));
    for (const weak of ['penelope-2026', 'qwerty-qwerty', groomer.account.email]) {
      expect((await changePassword(groomer, weak)).error.code, weak).toBe('password_too_weak');
    }
    expect(await recordedCallsOf(api, groomer.account.id)).toEqual([]);
  });

  it('gives a first one to somebody who signed in by code', async () => {
    const customer = await api.as(await api.account({ roles: ['customer'], withPassword: false }));
    expect((await changePassword(customer)).status).toBe(204);
    expect(await signIn(customer.account.email, NEW_PASSWORD)).toBe(200);
  });
});

describe('a sign-in that is not fresh', () => {
  it.each([
    ['the password', (person: SignedIn) => changePassword(person)],
    ['the whole account', (person: SignedIn) => person.call('POST /v2/account/request-delete-account')],
  ])('does not change %s until the password is given again', async (_what, change) => {
    const groomer = await api.as('groomer');
    await letSignInAge(groomer);
    const refused = await change(groomer);
    expect(refused.status).toBe(403);
    expect(refused.error.code).toBe('fresh_sign_in_required');
    expect(await recordedCallsOf(api, groomer.account.id)).toEqual([]);

    expect((await confirm(groomer, 'not-the-password')).error.code).toBe('invalid_credentials');
    expect((await change(groomer)).error.code).toBe('fresh_sign_in_required');

    expect((await confirm(groomer, TEST_PASSWORD)).status).toBe(204);
    expect((await change(groomer)).status).toBeLessThan(300);
  });

  it('is not made fresh by a refresh, nor by the password given on another device', async () => {
    const here = await api.as('groomer');
    const elsewhere = await api.as(here.account);
    await letSignInAge(here);
    await confirm(elsewhere, TEST_PASSWORD);
    const { body } = await api.call('POST /v2/account/refresh-token', {
      headers: { 'x-refresh-token': here.refreshToken },
    });
    const answer = await api.call('POST /v2/account/change-password', {
      token: body.token,
      body: { password: NEW_PASSWORD },
    });
    expect(answer.error.code).toBe('fresh_sign_in_required');
  });

  it('cannot be made fresh without a password of one’s own', async () => {
    const customer = await api.as(await api.account({ roles: ['customer'], withPassword: false }));
    expect((await confirm(customer, TEST_PASSWORD)).error.code).toBe('invalid_credentials');
  });
});
