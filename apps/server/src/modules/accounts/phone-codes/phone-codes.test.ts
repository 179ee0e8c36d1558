import { randomInt } from 'node:crypto';
import { sandbox, type SandboxClient } from '@tailgate/sandbox/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type BuiltSite, type TestApi } from '../../../../testing/index.ts';

let api: TestApi;
let outbox: SandboxClient;
let worker: { stop(): Promise<void> } | undefined;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  outbox = sandbox(api.platform.config.SMS_API_URL);
});
afterAll(async () => {
  await worker?.stop();
  await api.close();
});

const ask = (phone: string, headers: Record<string, string> = {}) =>
  api.call('POST /v2/account/sign-in-code/request', {
    body: { phone: { prefix: '+1', number: phone.slice(2) } },
    headers,
  });
const textedTo = async (phone: string) => (await outbox.waitForSms({ to: phone })).text;
const verify = (sessionId: string, code: string, site?: BuiltSite) =>
  api.call('POST /v2/account/sign-in-code/verify', {
    body: { sessionId, code, deviceId: 'phone-1' },
    ...(site && { site }),
  });
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** A new customer who asked for a code and got it. */
const withCode = async () => {
  const account = await api.account({ roles: ['customer'] });
  const { sessionId } = (await ask(account.phone)).body;
  return { account, sessionId, code: (await textedTo(account.phone)).slice(0, 6) };
};

describe('a code', () => {
  it('is nowhere in the database in the clear', async () => {
    const account = await api.account();
    await ask(account.phone, { 'idempotency-key': `code-${account.id}` });
    const dump = await api.database.asOwner(async (owner) => {
      const texts: string[] = [];
      for (const table of ['phone_codes', 'idempotency_keys', 'graphile_worker._private_jobs']) {
        const { rows } = await owner.query<{ text: string }>(`select row_to_json(t)::text as text from ${table} t`);
        expect(rows, table).not.toEqual([]);
        texts.push(...rows.map((row) => row.text));
      }
      return texts.join('\n');
    });
    // Only now is it sent: what was looked at is what waited.
    worker = await api.startWorker();
    const code = (await textedTo(account.phone)).slice(0, 6);
    expect(code).toMatch(/^\d{6}$/);
    expect(dump).not.toMatch(new RegExp(`(?<![\\w+/-])${code}(?![\\w+/-])`));
    for (const encoding of ['hex', 'base64'] as const) expect(dump).not.toContain(Buffer.from(code).toString(encoding));
  });

  it('comes as a text of the site and signs its owner in', async () => {
    const account = await api.account({ roles: ['customer'] });
    const { status, body } = await ask(account.phone);
    expect(status).toBe(200);
    const text = await textedTo(account.phone);
    expect(text).toMatch(/^\d{6} is your Brand /);
    expect(text).toContain(`Brand ${api.site.slug}`);
    const signedIn = await verify(body.sessionId, text.slice(0, 6));
    expect(signedIn.status).toBe(200);
    expect(signedIn.body).toMatchObject({ role: 'customer', user: { id: account.id } });
    expect((await api.call('GET /v2/account/me', { token: signedIn.body.token })).status).toBe(200);
  });

  it('is good once', async () => {
    const { sessionId, code } = await withCode();
    const atOnce = await Promise.all([verify(sessionId, code), verify(sessionId, code)]);
    expect(atOnce.map((answer) => answer.status).sort()).toEqual([200, 422]);
    expect((await verify(sessionId, code)).error.code).toBe('code_invalid');
  });

  it('bears four wrong tries', async () => {
    const { sessionId, code } = await withCode();
    for (let i = 0; i < 4; i += 1) expect((await verify(sessionId, otherThan(code))).error.code).toBe('code_invalid');
    expect((await verify(sessionId, code)).status).toBe(200);
  });

  it('is no good after five, even the right one', async () => {
    const { sessionId, code } = await withCode();
    for (let i = 0; i < 5; i += 1) expect((await verify(sessionId, otherThan(code))).status).toBe(422);
    const right = await verify(sessionId, code);
    expect(right.status).toBe(422);
    expect(right.error.code).toBe('code_invalid');
  });

  it('is of no use on another site, nor for a sign-up', async () => {
    const { sessionId, code } = await withCode();
    expect((await verify(sessionId, code, api.otherSite)).status).toBe(422);
    const signUp = await api.call('POST /v2/customer/sign-up/register', {
      body: { sessionId, code, firstName: 'A', lastName: 'B', termsConditions: true, deviceId: 'phone-1' },
    });
    expect(signUp.error.code).toBe('code_invalid');
    expect((await verify(sessionId, code)).status).toBe(200);
  });

  it('does not open an account that was switched off meanwhile', async () => {
    const { account, sessionId, code } = await withCode();
    await api.database.asOwner((owner) =>
      owner.query(`update accounts set status = 'inactive' where id = $1`, [account.id]),
    );
    expect((await verify(sessionId, code)).status).toBe(422);
  });

  it.each(['12345', '1234567', 'abcdef', ' 123456', ''])('has six digits: %j is refused', async (code) => {
    const answer = await verify(crypto.randomUUID(), code);
    expect(answer.status).toBe(422);
    expect(answer.error.errors).toHaveProperty('code');
  });
});

describe('an unknown number', () => {
  it('gets the same answer, no text, and no way in', async () => {
    const unknown = `+1737${randomInt(2_000_000, 9_999_999)}`;
    const known = await api.account();
    const [asUnknown, asKnown] = [await ask(unknown), await ask(known.phone)];
    expect(asUnknown.status).toBe(asKnown.status);
    expect(Object.keys(asUnknown.body)).toEqual(Object.keys(asKnown.body));
    await textedTo(known.phone);
    await expect.poll(() => api.waitingJobs()).toEqual([]);
    expect(await outbox.messages({ to: unknown })).toEqual([]);
    expect((await verify(asUnknown.body.sessionId, '000000')).error.code).toBe('code_invalid');
  });
});

describe('as time passes', () => {
  // Last in this file: the clock only goes forward.
  it('a code is good for ten minutes', async () => {
    const [early, late] = [await withCode(), await withCode()];
    api.clock.advance(9.5 * 60);
    expect((await verify(early.sessionId, early.code)).status).toBe(200);
    api.clock.advance(60);
    expect((await verify(late.sessionId, late.code)).error.code).toBe('code_invalid');
  });
});
