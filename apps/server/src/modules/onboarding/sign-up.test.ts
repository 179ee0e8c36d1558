import { randomInt } from 'node:crypto';
import { sandbox } from '@tailgate/sandbox/client';
import { MAX_CODE_TRIES, SIGN_UP_SESSION_MINUTES } from '@tailgate/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmEmail, startTestApi, type TestApi } from '../../../testing/index.ts';
import { signUpForm } from '../../../testing/sign-up-form.ts';

const SIGN_UP = '/v2/service-provider/sign-up';

let api: TestApi;
let worker: { stop(): Promise<void> };
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  worker = await api.startWorker();
});
afterAll(async () => {
  await worker.stop();
  await api.close();
});

const newPhone = () => `+1737${randomInt(2_000_000, 9_999_999)}`;
const outbox = () => sandbox(api.platform.config.SMS_API_URL);
const textsTo = async (to: string) => (await outbox().messages({ channel: 'sms', to })).map(({ text }) => text);
const start = (phoneNumber: string, more: object = {}) =>
  api.call(`POST ${SIGN_UP}/check`, { body: { phoneNumber, termsConditions: true, ...more } });
const codeIn = async (phone: string) => {
  const { text } = await outbox().waitForSms({ to: phone, contains: 'code' });
  return text.slice(0, 6);
};
const verify = (sessionId: string, code: string) =>
  api.call(`POST ${SIGN_UP}/verify-code`, { body: { sessionId, code } });
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const verified = async (phone: string, more: object = {}) => {
  const { body } = await start(phone, more);
  expect((await verify(body.sessionId, await codeIn(phone))).status).toBe(204);
  return body.sessionId;
};
const register = (sessionId: string, more: object = {}) =>
  api.call(`POST ${SIGN_UP}/register`, { body: signUpForm(sessionId, more) });
const ownRow = async (sql: string, values: unknown[]) =>
  (await api.database.asOwner((owner) => owner.query<Record<string, unknown>>(sql, values))).rows[0];

describe('starting a sign-up', () => {
  it('RL-signup-07 answers a session that verify-code and register use, and texts a code', async () => {
    const phone = newPhone();
    const { status, body } = await start(phone);
    expect(status).toBe(200);
    const before = await api.call(`GET ${SIGN_UP}/sessions/:sessionId`, { params: { sessionId: body.sessionId } });
    expect(before.body).toMatchObject({ isVerified: false, phoneEnding: phone.slice(-4) });
    const code = await codeIn(phone);
    expect((await verify(body.sessionId, wrong(code))).error.code).toBe('code_invalid');
    expect((await verify(body.sessionId, code)).status).toBe(204);
    const after = await api.call(`GET ${SIGN_UP}/sessions/:sessionId`, { params: { sessionId: body.sessionId } });
    expect(after.body.isVerified).toBe(true);
  });

  it('answers the same for a number with an account, whose owner is told and gets no code', async () => {
    const { phone } = await api.account();
    const { status, body } = await start(phone);
    const unknown = await start(newPhone());
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(Object.keys(unknown.body));
    const { text } = await outbox().waitForSms({ to: phone });
    expect(text).toContain('already have');
    expect(text).not.toMatch(/^\d{6} is/);
  });

  it.each([[false], [undefined], ['true']])('RL-signup-01 asks for accepted terms: %s', async (termsConditions) => {
    const answer = await start(newPhone(), { termsConditions });
    expect(answer.status).toBe(422);
    expect(answer.error.errors).toEqual({ termsConditions: 'must be accepted' });
  });

  it('allows few tries at a code, and a new code replaces the old one', async () => {
    const phone = newPhone();
    const { body } = await start(phone);
    const code = await codeIn(phone);
    for (let tries = 0; tries < MAX_CODE_TRIES; tries += 1) await verify(body.sessionId, wrong(code));
    expect((await verify(body.sessionId, code)).error.code).toBe('code_invalid');
    const resent = await api.call(`POST ${SIGN_UP}/resend-code`, { body: { sessionId: body.sessionId } });
    expect(resent.status).toBe(204);
    expect((await verify(body.sessionId, code)).error.code).toBe('code_invalid');
    await expect.poll(async () => (await textsTo(phone)).length).toBe(2);
    const fresh = (await textsTo(phone)).map((text) => text.slice(0, 6)).find((one) => one !== code) ?? code;
    expect((await verify(body.sessionId, fresh)).status).toBe(204);
  });

  it('forgets a session that has expired', async () => {
    const { body } = await start(newPhone());
    api.clock.advance((SIGN_UP_SESSION_MINUTES + 1) * 60);
    const answer = await api.call(`POST ${SIGN_UP}/resend-code`, { body: { sessionId: body.sessionId } });
    expect(answer.status).toBe(404);
    api.clock.advance(-(SIGN_UP_SESSION_MINUTES + 1) * 60);
  });
});

describe('registering', () => {
  it('RL-signup-02 RL-signup-04 creates a new groomer with the password the person chose, signed in', async () => {
    const phone = newPhone();
    const sessionId = await verified(phone);
    const email = `nia-${phone.slice(1)}@example.test`;
    const { status, body } = await register(sessionId, { email });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      role: 'groomer',
      roles: ['groomer'],
      user: { displayName: 'Nia Okafor', email: null },
    });
    const profile = (await api.call('GET /v2/service-provider/account', { token: body.token })).body;
    expect(profile).toMatchObject({
      status: 'new',
      serviceCategory: 'grooming',
      isPawgoUser: false,
      phoneNumber: phone,
      timeZone: 'America/Chicago',
      physicalAddress: { city: 'Austin', latitude: 30.25 },
      fleetOwnerSignupSteps: [],
    });
    expect(profile.signupSteps.slice(0, 3)).toEqual([
      { key: 'verification', completedAt: null, isDone: true },
      { key: 'profile', completedAt: null, isDone: true },
      { key: 'upload-driver-license', completedAt: null, isDone: false },
    ]);
    const terms = await ownRow(
      'select terms_version, terms_accepted_at from provider_applications where account_id = $1',
      [profile.id],
    );
    expect(terms).toEqual({
      terms_version: expect.stringMatching(/\S/) as string,
      terms_accepted_at: expect.any(Date) as Date,
    });
    expect((await confirmEmail(api, email)).status).toBe(204);
    const again = await api.call('POST /v2/service-provider/account/sign-in', {
      body: { email, password: 'seven gray whiskers', deviceId: 'laptop' },
    });
    expect(again.status).toBe(200);
    expect((await register(sessionId)).status).toBe(404);
  });

  it('RL-signup-03 RL-signup-05 keeps the business of the basic plan', async () => {
    const vanityUrl = `nia-${randomInt(1_000_000_000)}`;
    const { body } = await register(await verified(newPhone()), {
      basicPawgoPal: true,
      nonPawgo: false,
      businessName: 'Nia’s Van',
      description: 'Calm dogs first.',
      vanityUrl,
      profilePictureId: null,
    });
    const profile = (await api.call('GET /v2/service-provider/account', { token: body.token })).body;
    expect(profile).toMatchObject({ isPawgoUser: true, description: 'Calm dogs first.', vanityUrl });
    expect(profile.business.name).toBe('Nia’s Van');
    const taken = await register(await verified(newPhone()), { vanityUrl });
    expect(taken.error).toMatchObject({ code: 'vanity_url_taken', errors: { vanityUrl: 'is already taken' } });
    const reserved = await register(await verified(newPhone()), { vanityUrl: 'staff' });
    expect(reserved.error.code).toBe('vanity_url_taken');
  });

  it.each([
    ['mechanic', 'maintenance'],
    ['renter', 'renter'],
  ])('hands the application of a %s in at once', async (userSubType, serviceCategory) => {
    const { body } = await register(await verified(newPhone()), { userSubType });
    const profile = (await api.call('GET /v2/service-provider/account', { token: body.token })).body;
    expect(profile).toMatchObject({ status: 'pending', serviceCategory, role: userSubType });
  });

  it('asks for a verified phone, and for a password that is hard to guess', async () => {
    const { body } = await start(newPhone());
    expect((await register(body.sessionId)).error.code).toBe('phone_not_verified');
    const weak = await register(await verified(newPhone()), { password: 'Okafor2026!' });
    expect(weak.error.errors).toEqual({ password: 'is too easy to guess' });
  });

  it('does not tell that an email address is taken; its owner gets a mail', async () => {
    const { email } = await api.account();
    const { status } = await register(await verified(newPhone()), { email });
    expect(status).toBe(200);
    expect((await outbox().waitForMail({ to: email })).subject).toContain('already has');
  });

  it('makes one account of two that come at once', async () => {
    const phone = newPhone();
    const sessions = [await verified(phone), await verified(newPhone())];
    const [sessionId = ''] = sessions;
    const answers = await Promise.all([register(sessionId), register(sessionId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });
});

describe('RL-signup-06 a fleet owner', () => {
  const init = (phoneNumber: string, more: object = {}) => {
    const { sessionId: _none, type: _type, userSubType: _sub, ...person } = signUpForm('');
    return api.call(`POST ${SIGN_UP}/fleet-owner/init`, {
      body: { ...person, businessName: 'Vans of Austin', phoneNumber, termsConditions: true, ...more },
    });
  };

  it('enters everything first and registers with the session alone', async () => {
    const phone = newPhone();
    const { body: started } = await init(phone);
    const { sessionId } = started;
    const early = await api.call(`POST ${SIGN_UP}/fleet-owner/register`, { body: { sessionId, deviceId: 'phone-1' } });
    expect(early.error.code).toBe('phone_not_verified');
    await verify(sessionId, await codeIn(phone));
    expect((await register(sessionId)).status).toBe(404);
    const { status, body } = await api.call(`POST ${SIGN_UP}/fleet-owner/register`, {
      body: { sessionId, deviceId: 'phone-1' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ role: 'fleet_owner', user: { displayName: 'Nia Okafor' } });
    const application = await ownRow('select number_of_vehicles from provider_applications where account_id = $1', [
      body.user.id,
    ]);
    expect(application).toEqual({ number_of_vehicles: 1 });
    const profile = (await api.call('GET /v2/service-provider/account', { token: body.token })).body;
    expect(profile).toMatchObject({ status: 'new', serviceCategory: 'fleetOwner', signupSteps: [] });
    expect(profile.fleetOwnerSignupSteps.map(({ key }) => key)).toEqual([
      'verification',
      'welcome',
      'vehicles',
      'policies',
      'agreements',
      'merchant-processing',
      'congrats',
    ]);
  });

  it('is told about a weak password before anything is texted', async () => {
    const phone = newPhone();
    expect((await init(phone, { password: 'password1234' })).error.code).toBe('password_too_weak');
    expect(await textsTo(phone)).toEqual([]);
  });
});

describe('invites and referrals', () => {
  const inviteOf = async (person: Awaited<ReturnType<TestApi['as']>>) =>
    (await person.call(`GET ${SIGN_UP}/get-invite-code`)).body.code;

  it('give a provider one open code, which works once', async () => {
    const groomer = await api.as('groomer');
    const code = await inviteOf(groomer);
    expect(await inviteOf(groomer)).toBe(code);
    const check = (first_name: string) =>
      api.call(`GET ${SIGN_UP}/check-with-name`, { query: { first_name, code: code.toLowerCase() } });
    const firstName = String(
      (await ownRow('select first_name from accounts where id = $1', [groomer.account.id]))?.['first_name'],
    );
    expect((await check(firstName.toUpperCase())).body).toEqual({ valid: true });
    expect((await check('Somebody')).body).toEqual({ valid: false });
    const { body } = await register(await verified(newPhone(), { referralCode: code }));
    const application = await ownRow('select referred_by from provider_applications where account_id = $1', [
      body.user.id,
    ]);
    expect(application).toEqual({ referred_by: groomer.account.id });
    expect((await check(firstName)).body).toEqual({ valid: false });
    expect((await start(newPhone(), { referralCode: code })).error.errors).toEqual({
      referralCode: 'is not a code that works',
    });
    expect(await inviteOf(groomer)).not.toBe(code);
  });

  it('accept the referral code of an active groomer', async () => {
    const groomer = await api.as('groomer');
    const { code: referralCode } = (await groomer.call('GET /v1/coupons/referral-code')).body;
    const { body } = await register(await verified(newPhone(), { referralCode }));
    const application = await ownRow('select referred_by from provider_applications where account_id = $1', [
      body.user.id,
    ]);
    expect(application).toEqual({ referred_by: groomer.account.id });
  });
});
