import { randomInt } from 'node:crypto';
import { sandbox } from '@tailgate/sandbox/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmEmail, startTestApi, type TestApi } from '../../../../testing/index.ts';

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

/** A number that was proved: what the sign-up form holds before it is sent. */
const provedForm = async (phone: string, more: object = {}) => {
  const answer = await api.call('POST /v2/customer/sign-up/check', {
    body: { phone: { prefix: '+1', number: phone.slice(2) } },
  });
  expect(answer.status).toBe(200);
  const { text } = await sandbox(api.platform.config.SMS_API_URL).waitForSms({ to: phone });
  return {
    sessionId: answer.body.sessionId,
    code: text.slice(0, 6),
    firstName: 'Casey',
    lastName: 'Nguyen',
    termsConditions: true,
    deviceId: 'phone-1',
    ...more,
  };
};
const register = (body: object, headers: Record<string, string> = {}) =>
  api.call('POST /v2/customer/sign-up/register', { body, headers });
const accountsWith = async (phone: string) =>
  (await api.database.asOwner((owner) => owner.query('select id from accounts where phone = $1', [phone]))).rowCount;

describe('the sign-up of a pet owner', () => {
  it('makes an account once the number is proved and the terms are accepted, and signs it in', async () => {
    const phone = newPhone();
    const email = `casey-${phone.slice(1)}@example.test`;
    const { status, body } = await register(await provedForm(phone, { email }));
    expect(status).toBe(200);
    const user = { displayName: 'Casey Nguyen', email: null };
    expect(body).toMatchObject({ role: 'customer', roles: ['customer'], user });
    expect((await confirmEmail(api, email)).status).toBe(204);

    const profile = await api.call('GET /v1/customer', { token: body.token });
    expect(profile.body).toMatchObject({ phone, email, status: 'active', vip: false, address: null });
    expect(Date.parse(profile.body.termsAcceptedAt ?? '')).toBeGreaterThan(0);
    const { rows } = await api.database.asOwner((owner) =>
      owner.query(
        `select terms_version, (select endpoint from audit_records a where a.account_id = customer_profiles.account_id order by at limit 1) as endpoint,
          (select name from events where payload->>'accountId' = account_id::text order by occurred_at limit 1) as event
        from customer_profiles where account_id = $1`,
        [body.user.id],
      ),
    );
    expect(rows).toEqual([
      {
        terms_version: expect.stringMatching(/\S/) as string,
        endpoint: 'accounts.registerCustomer',
        event: 'accounts.customer_registered',
      },
    ]);
  });

  it.each([
    ['declined', { termsConditions: false }],
    ['passed over', { termsConditions: undefined }],
    ['answered with a word', { termsConditions: 'true' }],
  ])('is refused with the terms %s, and costs the code nothing', async (_what, terms) => {
    const phone = newPhone();
    const form = await provedForm(phone);
    const answer = await register({ ...form, ...terms });
    expect(answer.status).toBe(422);
    expect(answer.error.errors).toEqual({ termsConditions: 'must be accepted' });
    expect(await accountsWith(phone)).toBe(0);
    expect((await register(form)).status).toBe(200);
  });

  it('is refused with a wrong code', async () => {
    const phone = newPhone();
    const form = await provedForm(phone);
    const wrong = String((Number(form.code) + 1) % 1_000_000).padStart(6, '0');
    expect((await register({ ...form, code: wrong })).error.code).toBe('code_invalid');
    expect(await accountsWith(phone)).toBe(0);
  });

  it('is refused for a number that has an account, to the one who proved to hold it', async () => {
    const { phone } = await api.account();
    const answer = await register(await provedForm(phone));
    expect(answer.status).toBe(409);
    expect(answer.error.code).toBe('phone_taken');
  });

  it('does not tell that an email address is taken; its owner gets a mail', async () => {
    const { email: taken } = await api.account();
    const { status, body } = await register(await provedForm(newPhone(), { email: taken.toUpperCase() }));
    expect(status).toBe(200);
    expect(body.user.email).toBeNull();
    const mail = await sandbox(api.platform.config.SMS_API_URL).waitForMail({ to: taken });
    expect(mail.subject).toContain('already has');
  });

  it('minds only the people of its own site', async () => {
    const elsewhere = await api.account({}, api.otherSite);
    const { status } = await register(await provedForm(newPhone(), { email: elsewhere.email }));
    expect(status).toBe(200);
  });

  it('makes one account when it is sent twice with its key', async () => {
    const phone = newPhone();
    const form = await provedForm(phone);
    const key = { 'idempotency-key': `sign-up-${form.sessionId}` };
    const [first, again] = [await register(form, key), await register(form, key)];
    expect(again.body).toEqual(first.body);
    expect(await accountsWith(phone)).toBe(1);
  });
});
