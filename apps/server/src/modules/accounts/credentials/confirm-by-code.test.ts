import { CODE_MINUTES, LIMITS, MAX_CODE_TRIES } from '@tailgate/contract';
import { sandbox, type SandboxClient } from '@tailgate/sandbox/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordedCallsOf, startTestApi, type SignedIn, type TestApi } from '../../../../testing/index.ts';

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

const signedUpByCode = () => api.account({ roles: ['customer'], withPassword: false });
/** Logged in so long ago that everything grave asks again. */
const cameLongAgo = async (person: SignedIn) => {
  await api.database.asOwner((owner) =>
    owner.query(`update sessions set authenticated_at = authenticated_at - interval '1 day' where account_id = $1`, [
      person.account.id,
    ]),
  );
  return person;
};
const customer = async () => cameLongAgo(await api.as(await signedUpByCode()));
const request = (person: SignedIn) => person.call('POST /v2/account/confirm-sign-in/code');
const confirm = (person: SignedIn, code: string) =>
  person.call('POST /v2/account/confirm-sign-in/with-code', { body: { code } });
const sentTo = async ({ account }: SignedIn) =>
  (await outbox.waitForSms({ to: account.phone, contains: 'is your' })).text.slice(0, 6);
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const askToDelete = (person: SignedIn) => person.call('POST /v2/account/request-delete-account');
const isRefused = async (person: SignedIn, code: string) => {
  expect((await confirm(person, code)).error.code).toBe('code_invalid');
  expect((await askToDelete(person)).error.code).toBe('fresh_sign_in_required');
};

describe('an account without a password', () => {
  it('confirms by a code texted to its phone, and may then do what asks for a fresh sign-in', async () => {
    const person = await customer();
    expect((await askToDelete(person)).error.code).toBe('fresh_sign_in_required');
    const { status, body } = await request(person);
    expect([status, body.phoneEnding]).toEqual([200, person.account.phone.slice(-4)]);
    const code = await sentTo(person);
    expect((await confirm(person, otherThan(code))).error.code).toBe('code_invalid');
    expect((await confirm(person, code)).status).toBe(204);
    expect(await recordedCallsOf(api, person.account.id)).toContain('accounts.confirmSignInByCode');
    expect((await person.call('POST /v2/account/passkeys/options')).status).toBe(200);
    expect((await askToDelete(person)).status).toBe(200);
  });

  it('sets a password, from which on a text confirms nothing', async () => {
    const person = await customer();
    await request(person);
    const code = await sentTo(person);
    await confirm(person, code);
    const set = await person.call('POST /v2/account/change-password', { body: { password: 'wet-dog-on-tuesday' } });
    expect(set.status).toBe(204);
    expect((await person.call('GET /v2/account/me')).body.hasPassword).toBe(true);
    await cameLongAgo(person);
    expect((await request(person)).error.code).toBe('conflict');
  });
});

describe('a code that confirms a session', () => {
  it('works once', async () => {
    const person = await customer();
    await request(person);
    const code = await sentTo(person);
    expect((await confirm(person, code)).status).toBe(204);
    await isRefused(await cameLongAgo(person), code);
  });

  it('works only in the session that asked for it', async () => {
    const account = await signedUpByCode();
    const [owner, thief] = [await api.as(account), await api.as(account)];
    await cameLongAgo(owner);
    await request(owner);
    const code = await sentTo(owner);
    await isRefused(thief, code);
    expect((await confirm(owner, code)).status).toBe(204);
  });

  it('of another account is worth nothing', async () => {
    const [person, other] = [await customer(), await customer()];
    await request(other);
    await isRefused(person, await sentTo(other));
    await request(person);
    await isRefused(person, await sentTo(other));
  });

  it('is not one that was texted for a log-in', async () => {
    const person = await customer();
    const { phone } = person.account;
    await api.call('POST /v2/account/sign-in-code/request', {
      body: { phone: { prefix: '+1', number: phone.slice(2) } },
    });
    await isRefused(person, await sentTo(person));
  });

  it('expires', async () => {
    const person = await customer();
    await request(person);
    const code = await sentTo(person);
    await api.database.asOwner((owner) =>
      owner.query(
        'update phone_codes set expires_at = expires_at - make_interval(mins => $1) where requested_by = $2',
        [CODE_MINUTES, person.account.id],
      ),
    );
    await isRefused(person, code);
  });

  it('counts only as long as the phone is the same', async () => {
    const person = await customer();
    await request(person);
    const code = await sentTo(person);
    await api.database.asOwner((owner) =>
      owner.query(`update accounts set phone = overlay(phone placing '1999' from 2 for 4) where id = $1`, [
        person.account.id,
      ]),
    );
    await isRefused(person, code);
  });

  it('is used up by wrong tries', async () => {
    const person = await customer();
    await request(person);
    const code = await sentTo(person);
    for (let index = 0; index < MAX_CODE_TRIES; index += 1) await confirm(person, otherThan(code));
    await isRefused(person, code);
  });

  it('is texted a few times an hour only', async () => {
    const person = await customer();
    for (let index = 0; index < LIMITS.ownerCodesPerAccount.points; index += 1)
      expect((await request(person)).status).toBe(200);
    expect((await request(person)).status).toBe(429);
  });

  it.each(['customer', 'groomer'] as const)('is not texted to a %s who has a password', async (role) => {
    const person = await api.as(role);
    expect((await request(person)).error.code).toBe('conflict');
    await isRefused(await cameLongAgo(person), '123456');
  });

  it('is not texted to staff', async () => {
    expect((await (await api.as('staff')).call('POST /v2/account/confirm-sign-in/code')).status).toBe(403);
  });
});
