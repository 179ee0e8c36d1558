import { randomInt } from 'node:crypto';
import { CODE_MINUTES, LIMITS, MAX_CODE_TRIES } from '@tailgate/contract';
import { sandbox, type SandboxClient } from '@tailgate/sandbox/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
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

const newPhone = () => `+1737${randomInt(2_000_000, 9_999_999)}`;
const partsOf = (phone: string) => ({ prefix: '+1', number: phone.slice(2) });
const change = (person: SignedIn, phone: string, currentPassword: string | undefined = TEST_PASSWORD) =>
  person.call('POST /v2/account/change-phone', { body: { phone: partsOf(phone), currentPassword } });
const confirm = (person: SignedIn, code: string) => person.call('POST /v2/account/confirm-phone', { body: { code } });
const phoneOf = async (person: SignedIn) => (await person.call('GET /v2/account/me')).body.phone;
const codeTo = async (phone: string) => (await outbox.waitForSms({ to: phone, contains: 'is your' })).text.slice(0, 6);
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const nothingIsQueued = () => expect.poll(() => api.waitingJobs()).toEqual([]);

describe('a new phone number', () => {
  it('is used for nothing until the code that was texted there is entered', async () => {
    const customer = await api.as(await api.account({ roles: ['customer'] }));
    const { phone: old } = customer.account;
    const wanted = newPhone();
    const requested = await change(customer, wanted);
    expect(requested.status, requested.raw).toBe(200);
    const code = await codeTo(wanted);
    expect((await confirm(customer, otherThan(code))).error.code).toBe('code_invalid');
    expect(await phoneOf(customer)).toBe(old);

    expect((await confirm(customer, code)).status).toBe(204);
    expect(await phoneOf(customer)).toBe(wanted);
    expect(await recordedCallsOf(api, customer.account.id)).toContain('accounts.confirmPhone');
    const told = await outbox.waitForSms({ to: old });
    expect(told.text).toContain(`Your Brand ${api.site.slug} phone number was changed.`);
    const mail = await outbox.waitForMail({ to: customer.account.email });
    expect(mail.subject).toBe(`Your Brand ${api.site.slug} phone number was changed`);
    expect(`${told.text}${mail.text}`).not.toContain(wanted);
    expect((await confirm(customer, code)).error.code).toBe('code_invalid');
  });

  it('that is taken gets the same answer; its owner gets a text without a code', async () => {
    const [groomer, owner] = [await api.as('groomer'), await api.account()];
    const [taken, free] = [await change(groomer, owner.phone), await change(await api.as('groomer'), newPhone())];
    expect([taken.status, Object.keys(taken.body)]).toEqual([free.status, Object.keys(free.body)]);
    const { text } = await outbox.waitForSms({ to: owner.phone });
    expect(text).toContain('This number was entered for another');
    // The name of the site can have digits in a row.
    expect(text.replaceAll(api.site.slug, '')).not.toMatch(/\d{6}/);
    expect((await confirm(groomer, '123456')).error.code).toBe('code_invalid');
  });

  it('that somebody else gets first stays theirs', async () => {
    const [first, second] = [await api.as('groomer'), await api.as('groomer')];
    const wanted = newPhone();
    await change(first, wanted);
    const code = await codeTo(wanted);
    await api.database.asOwner((owner) =>
      owner.query('update accounts set phone = $1 where id = $2', [wanted, second.account.id]),
    );
    expect((await confirm(first, code)).error.code).toBe('code_invalid');
    expect(await phoneOf(first)).toBe(first.account.phone);
  });

  it('that is the old one is refused without a text', async () => {
    const groomer = await api.as('groomer');
    expect((await change(groomer, groomer.account.phone)).error.errors).toEqual({ phone: 'is your number already' });
    await nothingIsQueued();
    expect(await outbox.messages({ to: groomer.account.phone })).toEqual([]);
  });

  it('ends the codes that were texted to the previous number', async () => {
    const customer = await api.as(await api.account({ roles: ['customer'] }));
    const { body } = await api.call('POST /v2/account/sign-in-code/request', {
      body: { phone: partsOf(customer.account.phone) },
    });
    const signInCode = await codeTo(customer.account.phone);
    const wanted = newPhone();
    await change(customer, wanted);
    expect((await confirm(customer, await codeTo(wanted))).status).toBe(204);
    const signedIn = await api.call('POST /v2/account/sign-in-code/verify', {
      body: { sessionId: body.sessionId, code: signInCode, deviceId: 'phone-1' },
    });
    expect(signedIn.error.code).toBe('code_invalid');
    expect((await customer.call('GET /v2/account/me')).status).toBe(200);
  });
});

describe('who asks for a new phone number', () => {
  it('types the current password each time', async () => {
    const groomer = await api.as('groomer');
    const body = { phone: partsOf(newPhone()) };
    const send = (currentPassword?: string) =>
      groomer.call('POST /v2/account/change-phone', {
        body: { ...body, ...(currentPassword !== undefined && { currentPassword }) },
      });
    expect((await send()).error.errors).toEqual({ currentPassword: 'is required' });
    expect((await send('not-the-password')).error.code).toBe('invalid_credentials');
    expect((await send(TEST_PASSWORD)).status).toBe(200);
  });

  it('needs a fresh sign-in where the account has no password', async () => {
    const customer = await api.as(await api.account({ roles: ['customer'], withPassword: false }));
    const send = () => customer.call('POST /v2/account/change-phone', { body: { phone: partsOf(newPhone()) } });
    expect((await send()).status).toBe(200);
    expect((await customer.call('GET /v2/account/me')).body.hasPassword).toBe(false);
    await api.database.asOwner((owner) =>
      owner.query(
        `update sessions set authenticated_at = app.now() - interval '10 minutes 1 second' where account_id = $1`,
        [customer.account.id],
      ),
    );
    expect((await send()).error.code).toBe('fresh_sign_in_required');
  });

  it('is limited, per account and per number', async () => {
    const groomer = await api.as('groomer');
    for (let index = 0; index < LIMITS.phoneChangesPerAccount.points; index += 1)
      expect((await change(groomer, newPhone())).status).toBe(200);
    expect((await change(groomer, newPhone())).status).toBe(429);
    const wanted = newPhone();
    for (let index = 0; index < LIMITS.phoneChangesPerPhone.points; index += 1)
      expect((await change(await api.as('groomer'), wanted)).status).toBe(200);
    expect((await change(await api.as('groomer'), wanted)).status).toBe(429);
  });
});

describe('the code to a new phone number', () => {
  const wished = async () => {
    const groomer = await api.as('groomer');
    const wanted = newPhone();
    await change(groomer, wanted);
    return { groomer, wanted, code: await codeTo(wanted) };
  };

  it('has five tries', async () => {
    const { groomer, code } = await wished();
    for (let tried = 0; tried < MAX_CODE_TRIES; tried += 1)
      expect((await confirm(groomer, otherThan(code))).error.code).toBe('code_invalid');
    expect((await confirm(groomer, code)).error.code).toBe('code_invalid');
  });

  it('is worth nothing to another account', async () => {
    const { groomer, wanted, code } = await wished();
    const other = await api.as('groomer');
    expect((await confirm(other, code)).error.code).toBe('code_invalid');
    expect((await confirm(groomer, code)).status).toBe(204);
    expect(await phoneOf(groomer)).toBe(wanted);
  });

  it('is dead once another number was entered', async () => {
    const { groomer, code } = await wished();
    const next = newPhone();
    await change(groomer, next);
    expect((await confirm(groomer, code)).error.code).toBe('code_invalid');
    expect((await confirm(groomer, await codeTo(next))).status).toBe(204);
  });

  it('is used by one of two parallel calls', async () => {
    const { groomer, code } = await wished();
    const answers = await Promise.all([confirm(groomer, code), confirm(groomer, code)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 422]);
  });

  it('works for ten minutes', async () => {
    const { groomer, code } = await wished();
    await api.database.asOwner((owner) =>
      owner.query(
        'update phone_codes set expires_at = expires_at - make_interval(mins => $1) where requested_by = $2',
        [CODE_MINUTES, groomer.account.id],
      ),
    );
    expect((await confirm(groomer, code)).error.code).toBe('code_invalid');
  });
});
