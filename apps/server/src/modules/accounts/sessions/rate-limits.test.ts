import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  TEST_PASSWORD,
  startPrivateTestApi,
  startTestApi,
  type BuiltAccount,
  type SignedIn,
  type TestApi,
} from '../../../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  // Less than a third of the real limits: few tries are enough to reach them.
  api = await startTestApi({ rateLimitScale: 0.3 });
});
afterAll(() => api.close());

const ACCOUNT_TRIES = 3;
const ADDRESS_TRIES = 15;
const IDENTITY_TRIES = 30;

let lastAddress = 0;
/** Every test comes from an address of its own: the count of an address is what others would disturb. */
const newAddress = () => `10.20.30.${(lastAddress += 1)}`;

const sendFrom = async (address: string, url: string, payload: object, headers: Record<string, string> = {}) => {
  const answer = await api.app.inject({
    method: 'POST',
    url,
    remoteAddress: address,
    headers: { host: api.site.host, 'x-tailgate-client': 'native', ...headers },
    payload,
  });
  return {
    status: answer.statusCode,
    retryAfter: Number(answer.headers['retry-after']),
    code: answer.payload ? answer.json<{ code?: string }>().code : undefined,
  };
};
const signInFrom = (address: string, given: object, headers?: Record<string, string>) =>
  sendFrom(address, '/v2/account/sign-in', { deviceId: 'phone-1', ...given }, headers);
const right = (account: BuiltAccount) => ({ email: account.email, password: TEST_PASSWORD });
const wrong = (account: { email: string }) => ({ email: account.email, password: 'not-the-password' });

/** The device of somebody who signed in there before. */
const knownDevice = async (account: BuiltAccount) => {
  const deviceId = crypto.randomUUID();
  expect((await signInFrom(newAddress(), { ...right(account), deviceId })).status).toBe(200);
  return deviceId;
};

describe('tries at one account', () => {
  it('are refused after the limit of a network, even with the right password, and say when to come back', async () => {
    const [account, address] = [await api.account(), newAddress()];
    for (let i = 0; i < ACCOUNT_TRIES; i += 1) expect((await signInFrom(address, wrong(account))).status).toBe(401);
    const refused = await signInFrom(address, right(account));
    expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(refused.retryAfter).toBeGreaterThan(0);
    expect(refused.retryAfter).toBeLessThanOrEqual(15 * 60);
    expect((await signInFrom(address, right(await api.account()))).status).toBe(200);
  });

  it('by strangers do not keep the owner out, on a new device and on a known one', async () => {
    const account = await api.account();
    const deviceId = await knownDevice(account);
    const theirs = newAddress();
    for (let i = 0; i < ACCOUNT_TRIES + 2; i += 1) await signInFrom(theirs, wrong(account));
    expect((await signInFrom(newAddress(), right(account))).status).toBe(200);
    expect((await signInFrom(theirs, { ...right(account), deviceId })).status).toBe(200);
  });

  it('from many networks are refused after a while, but not on a known device', async () => {
    const account = await api.account();
    const deviceId = await knownDevice(account);
    const guesses = Array.from({ length: IDENTITY_TRIES }, () => wrong(account));
    for (const guess of guesses) expect((await signInFrom(newAddress(), guess)).status).toBe(401);
    expect((await signInFrom(newAddress(), right(account))).status).toBe(429);
    expect((await signInFrom(newAddress(), { ...right(account), deviceId })).status).toBe(200);
  });

  it('are answered later and later before they are refused', async () => {
    const [account, address] = [await api.account(), newAddress()];
    api.clock.reset();
    for (let i = 0; i < ACCOUNT_TRIES; i += 1) await signInFrom(address, wrong(account));
    expect(api.clock.slept).toEqual([1, 2]);
  });

  it('are forgiven after a success', async () => {
    const [account, address] = [await api.account(), newAddress()];
    for (let round = 0; round < 2; round += 1) {
      for (let i = 0; i < ACCOUNT_TRIES - 1; i += 1)
        expect((await signInFrom(address, wrong(account))).status).toBe(401);
      expect((await signInFrom(address, right(account))).status).toBe(200);
    }
  });

  it('by email do not show which phone number belongs to it', async () => {
    const [account, address] = [await api.account(), newAddress()];
    const byPhone = { phone: { prefix: '+1', number: account.phone.slice(2) }, password: 'not-the-password' };
    for (let i = 0; i < ACCOUNT_TRIES; i += 1) await signInFrom(address, wrong(account));
    expect((await signInFrom(address, wrong(account))).status).toBe(429);
    expect((await signInFrom(address, byPhone)).status).toBe(401);
  });

  it('count for an account that does not exist just so', async () => {
    const [nobody, address] = [{ email: 'nobody-to-try@example.test' }, newAddress()];
    for (let i = 0; i < ACCOUNT_TRIES; i += 1) expect((await signInFrom(address, wrong(nobody))).status).toBe(401);
    expect((await signInFrom(address, wrong(nobody))).status).toBe(429);
  });

  it('cannot slip past the count by coming all at once', async () => {
    const [account, address] = [await api.account(), newAddress()];
    const answers = await Promise.all(Array.from({ length: 10 }, () => signInFrom(address, wrong(account))));
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(ACCOUNT_TRIES);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(10 - ACCOUNT_TRIES);
  });

  it('on a known device count by themselves', async () => {
    const account = await api.account();
    const deviceId = await knownDevice(account);
    const address = newAddress();
    for (let i = 0; i < ACCOUNT_TRIES; i += 1)
      expect((await signInFrom(address, { ...wrong(account), deviceId })).status).toBe(401);
    expect((await signInFrom(newAddress(), { ...right(account), deviceId })).status).toBe(429);
    expect((await signInFrom(address, right(account))).status).toBe(200);
  });

  it('with the password that is asked again count per session', async () => {
    const groomer = await api.as('groomer');
    const confirm = () => groomer.call('POST /v2/account/confirm-sign-in', { body: { password: 'not-the-password' } });
    for (let i = 0; i < ACCOUNT_TRIES; i += 1) expect((await confirm()).status).toBe(401);
    expect((await confirm()).status).toBe(429);
    expect((await signInFrom(newAddress(), right(groomer.account))).status).toBe(200);
  });
});

describe('a known device', () => {
  const isExempt = async (account: BuiltAccount, deviceId: string) => {
    const address = newAddress();
    for (let i = 0; i < ACCOUNT_TRIES + 1; i += 1) await signInFrom(address, wrong(account));
    return (await signInFrom(address, { ...right(account), deviceId })).status === 200;
  };
  const signedInOn = async (deviceId: string) => {
    const account = await api.account();
    await signInFrom(newAddress(), { ...right(account), deviceId });
    return account;
  };

  it('has a name that nobody can guess', async () => {
    expect(await isExempt(await signedInOn('my-phone'), 'my-phone')).toBe(false);
  });

  it('is known for the account that signed in there, and for no other', async () => {
    const deviceId = crypto.randomUUID();
    await signedInOn(deviceId);
    expect(await isExempt(await api.account(), deviceId)).toBe(false);
  });

  it.each([
    ['stays known after logging out', 'logged out', true],
    ['is unknown once its session was ended from another device', 'ended from another device', false],
    ['is unknown once the password was changed', 'password changed', false],
  ])('%s', async (_what, because, isKnown) => {
    const deviceId = crypto.randomUUID();
    const account = await signedInOn(deviceId);
    await api.database.asOwner((owner) =>
      owner.query('update sessions set revoked_at = app.now(), revoked_because = $1 where account_id = $2', [
        because,
        account.id,
      ]),
    );
    expect(await isExempt(account, deviceId)).toBe(isKnown);
  });

  it('is not the device of support that acted for the account', async () => {
    const [supporter, account, deviceId] = [await api.as('support'), await api.account(), crypto.randomUUID()];
    await supporter.call('POST /v2/account/impersonation', {
      body: { accountId: account.id, reason: 'Cannot find her schedule', deviceId },
    });
    expect(await isExempt(account, deviceId)).toBe(false);
  });
});

describe('tries from one address', () => {
  const useUp = async (address: string, headers: (i: number) => Record<string, string> = () => ({})) => {
    for (let i = 0; i < ADDRESS_TRIES; i += 1) {
      const nobody = { email: `nobody-${address}-${i}@example.test` };
      expect((await signInFrom(address, wrong(nobody), headers(i))).status).toBe(401);
    }
  };

  it('are refused after the limit, whoever is tried; other addresses go on', async () => {
    const [address, other] = [newAddress(), newAddress()];
    await useUp(address);
    const account = await api.account();
    const refused = await signInFrom(address, right(account));
    expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(refused.retryAfter).toBeGreaterThan(0);
    expect((await signInFrom(other, right(account))).status).toBe(200);
  });

  it('cannot be hidden behind a forwarding header that nobody vouches for', async () => {
    const address = newAddress();
    const forwarded = (i: number) => ({ 'x-forwarded-for': `203.0.113.${i}`, 'x-real-ip': `203.0.113.${i}` });
    await useUp(address, forwarded);
    expect((await signInFrom(address, right(await api.account()), forwarded(99))).status).toBe(429);
  });
});

describe('the other counted calls', () => {
  const number = (account: BuiltAccount) => ({ prefix: '+1', number: account.phone.slice(2) });

  const ATTEMPTS = [
    ['codes to one number', '/v2/account/sign-in-code/request', (to: BuiltAccount) => ({ phone: number(to) })],
    ['sign-ups of one number', '/v2/customer/sign-up/check', (to: BuiltAccount) => ({ phone: number(to) })],
    ['resets of one account', '/v2/account/request-password-reset', (to: BuiltAccount) => ({ email: to.email })],
  ] as const;

  it.each(ATTEMPTS)('%s are limited for a network, and do not keep the owner out', async (_what, url, bodyFor) => {
    const account = await api.account();
    const deviceId = await knownDevice(account);
    const theirs = newAddress();
    for (let i = 0; i < 2; i += 1) expect((await sendFrom(theirs, url, bodyFor(account))).status).toBeLessThan(300);
    const refused = await sendFrom(theirs, url, bodyFor(account));
    expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(refused.retryAfter).toBeGreaterThan(0);
    expect((await sendFrom(newAddress(), url, bodyFor(account))).status).toBeLessThan(300);
    expect((await sendFrom(theirs, url, { ...bodyFor(account), deviceId })).status).toBeLessThan(300);
  });

  it.each(ATTEMPTS)(
    '%s from many networks are refused after a while, but not on a known device',
    async (_what, url, bodyFor) => {
      const account = await api.account();
      const deviceId = await knownDevice(account);
      for (let i = 0; i < 5; i += 1)
        expect((await sendFrom(newAddress(), url, bodyFor(account))).status).toBeLessThan(300);
      expect((await sendFrom(newAddress(), url, bodyFor(account))).status).toBe(429);
      expect((await sendFrom(newAddress(), url, { ...bodyFor(account), deviceId })).status).toBeLessThan(300);
    },
  );

  it('tries of codes from one address are limited', async () => {
    const address = newAddress();
    const guess = () =>
      sendFrom(address, '/v2/account/sign-in-code/verify', {
        sessionId: crypto.randomUUID(),
        code: '123456',
        deviceId: 'phone-1',
      });
    for (let i = 0; i < 9; i += 1) expect((await guess()).status).toBe(422);
    expect((await guess()).status).toBe(429);
  });

  it('looking numbers up is limited', async () => {
    const look = () => api.call('GET /v2/account/verify-phone-number', { query: { phone: '+15125550123' } });
    for (let i = 0; i < 9; i += 1) expect((await look()).status).toBe(200);
    expect((await look()).status).toBe(429);
  });

  it.each([
    ['events', (person: SignedIn) => person.call('POST /v1/logEvent', { body: { message: 'opened the app' } })],
    [
      'uploads',
      (person: SignedIn) =>
        person.call('POST /v2/attachment/images', {
          body: { filename: 'a.png', contentType: 'image/png', sizeBytes: 100 },
        }),
    ],
  ])('%s of one account are limited', async (_what, send) => {
    const [groomer, other] = [await api.as('groomer'), await api.as('groomer')];
    for (let i = 0; i < 36; i += 1) expect((await send(groomer)).status).toBeLessThan(300);
    expect((await send(groomer)).status).toBe(429);
    expect((await send(other)).status).toBeLessThan(300);
  });
});

describe('when tries cannot be counted', () => {
  it('nobody gets in, and nothing that is counted is done', async () => {
    const broken = await startPrivateTestApi({ because: 'the table of counts is taken away' });
    try {
      const account = await broken.account();
      const groomer = await broken.as('groomer');
      await broken.database.asOwner((owner) => owner.query('alter table rate_limits rename to rate_limits_gone'));
      const refused = await broken.call('POST /v2/account/sign-in', {
        body: { ...right(account), deviceId: 'phone-1' },
      });
      expect(refused.status).toBe(503);
      expect(refused.error).toEqual({
        code: 'temporarily_unavailable',
        message: 'The service is temporarily unavailable. Please try again in a moment.',
        data: { status: 503 },
      });
      const phone = { prefix: '+1', number: account.phone.slice(2) };
      const others = [
        await broken.call('POST /v2/service-provider/account/sign-in', {
          body: { ...right(account), deviceId: 'phone-1' },
        }),
        await broken.call('POST /v2/account/sign-in-code/request', { body: { phone } }),
        await broken.call('POST /v2/account/request-password-reset', { body: { email: account.email } }),
        await broken.call('GET /v2/account/verify-phone-number', { query: { phone: account.phone } }),
        await groomer.call('POST /v2/account/confirm-sign-in', { body: { password: TEST_PASSWORD } }),
      ];
      expect(others.map((answer) => answer.status)).toEqual([503, 503, 503, 503, 503]);
      const { rows } = await broken.database.asOwner((owner) =>
        owner.query(
          'select (select count(*) from sessions where account_id = $1) as sessions, (select count(*) from phone_codes) as codes',
          [account.id],
        ),
      );
      expect(rows).toEqual([{ sessions: 0, codes: 0 }]);
    } finally {
      await broken.close();
    }
  });
});

describe('a burst of counted calls', () => {
  it('is answered although there are fewer database connections than callers', async () => {
    const small = await startPrivateTestApi({
      because: 'fewer database connections than callers',
      environment: { DATABASE_POOL_SIZE: '2', RATE_LIMIT_SCALE: '1000' },
    });
    try {
      const groomer = await small.as('groomer');
      const account = await small.account();
      const phone = { prefix: '+1', number: account.phone.slice(2) };
      const burst = <T>(send: () => Promise<T>) => Array.from({ length: 6 }, send);
      const answers = await Promise.all([
        ...burst(() => groomer.call('POST /v1/logEvent', { body: { message: 'opened the app' } })),
        ...burst(() => small.call('POST /v2/account/sign-in-code/request', { body: { phone } })),
        ...burst(() => small.call('POST /v2/account/request-password-reset', { body: { email: account.email } })),
        ...burst(() => small.call('GET /v2/account/verify-phone-number', { query: { phone: account.phone } })),
        ...burst(() =>
          groomer.call('POST /v2/attachment/images', {
            body: { filename: 'a.png', contentType: 'image/png', sizeBytes: 100 },
          }),
        ),
      ]);
      expect(answers.map((answer) => answer.status).filter((status) => status >= 300)).toEqual([]);
    } finally {
      await small.close();
    }
  });
});
