import { randomInt } from 'node:crypto';
import { sandbox } from '@tailgate/sandbox/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../../testing/index.ts';

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
const ask = (phone: string) =>
  api.call('POST /v2/customer/sign-up/check', { body: { phone: { prefix: '+1', number: phone.slice(2) } } });
const askedFor = async (phone: string) => {
  const { body } = await ask(phone);
  const { text } = await sandbox(api.platform.config.SMS_API_URL).waitForSms({ to: phone });
  return { sessionId: body.sessionId, code: text.slice(0, 6) };
};
const verify = (given: { sessionId: string; code: string }) =>
  api.call('POST /v2/customer/phone-code/verify', { body: { ...given, deviceId: 'phone-1' } });
const register = (given: { sessionId: string; code: string }) =>
  api.call('POST /v2/customer/sign-up/register', {
    body: { ...given, firstName: 'Ava', lastName: 'Brooks', termsConditions: true, deviceId: 'phone-1' },
  });
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a visitor who proves a number', () => {
  it('is signed in where it has an account, once', async () => {
    const account = await api.account({ roles: ['customer'] });
    const given = await askedFor(account.phone);
    const { status, body, raw } = await verify(given);
    expect(status, raw).toBe(200);
    expect(body).toMatchObject({ isRegistered: true, role: 'customer', user: { id: account.id } });
    expect((await api.call('GET /v2/account/me', { token: body.token ?? '' })).status).toBe(200);
    expect((await verify(given)).error.code).toBe('code_invalid');
  });

  it('can register with the same code for half an hour where it has none', async () => {
    const given = await askedFor(newPhone());
    const { body } = await verify(given);
    expect(body).toEqual({ isRegistered: false });
    api.clock.advance(25 * 60);
    const registered = await register(given);
    api.clock.reset();
    expect(registered.status, registered.raw).toBe(200);
    expect(registered.body.role).toBe('customer');
    expect((await register(given)).error.code).toBe('code_invalid');
  });

  it('is told the same about every number until the code is right', async () => {
    const known = await api.account({ roles: ['customer'] });
    const answers = [];
    for (const phone of [known.phone, newPhone()]) {
      const given = await askedFor(phone);
      const { status, error } = await verify({ ...given, code: otherThan(given.code) });
      answers.push([Object.keys((await ask(phone)).body), status, error]);
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  it('has five tries, and ten minutes', async () => {
    const given = await askedFor(newPhone());
    for (let tried = 0; tried < 5; tried += 1)
      expect((await verify({ ...given, code: otherThan(given.code) })).status).toBe(422);
    expect((await verify(given)).error.code).toBe('code_invalid');
    const late = await askedFor(newPhone());
    api.clock.advance(10 * 60 + 1);
    expect((await verify(late)).error.code).toBe('code_invalid');
    api.clock.reset();
  });

  it('becomes a customer too where the account is a groomer’s, and never opens one of staff', async () => {
    const groomer = await api.account({ roles: ['groomer'] });
    const { body } = await verify(await askedFor(groomer.phone));
    expect(body).toMatchObject({ role: 'customer', roles: ['groomer', 'customer'] });
    const staff = await api.account({ roles: ['staff'] });
    expect((await verify(await askedFor(staff.phone))).error.code).toBe('code_invalid');
  });

  it('cannot use a code that was sent for something else', async () => {
    const account = await api.account({ roles: ['customer'] });
    const { body } = await api.call('POST /v2/account/sign-in-code/request', {
      body: { phone: { prefix: '+1', number: account.phone.slice(2) } },
    });
    const { text } = await sandbox(api.platform.config.SMS_API_URL).waitForSms({ to: account.phone });
    expect((await verify({ sessionId: body.sessionId, code: text.slice(0, 6) })).error.code).toBe('code_invalid');
  });
});
