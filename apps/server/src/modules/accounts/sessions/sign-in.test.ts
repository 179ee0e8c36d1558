import { PROVIDER_ROLES, type Role } from '@tailgate/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_PASSWORD, startTestApi, type TestApi } from '../../../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  // What is looked at here is who gets in; how often one may try is another suite's.
  api = await startTestApi({ rateLimitScale: 1000 });
});
afterAll(() => api.close());

const partsOf = (phone: string) => ({ prefix: '+1', number: phone.slice(2) });
const given = (identity: object, more: object = {}) => ({
  ...identity,
  password: TEST_PASSWORD,
  deviceId: 'phone-1',
  ...more,
});
const signIn = (body: object, headers: Record<string, string> = {}) =>
  api.call('POST /v2/account/sign-in', { body, headers });
const signInProvider = (body: object) => api.call('POST /v2/service-provider/account/sign-in', { body });

describe('signing in', () => {
  it('RL-auth-07 takes an e-mail address, the password and the device', async () => {
    const account = await api.account({ firstName: 'Dana', lastName: 'Reyes' });
    const { status, body } = await signInProvider(given({ email: account.email }));
    expect(status).toBe(200);
    expect(body).toEqual({
      token: expect.any(String) as string,
      expiresAt: expect.any(String) as string,
      fbToken: expect.any(String) as string,
      live: { urls: [...api.platform.config.NATS_WS_URLS] },
      refreshToken: expect.any(String) as string,
      remembered: true,
      awaiting: null,
      role: 'groomer',
      roles: ['groomer'],
      duties: [],
      orderId: null,
      impersonatorId: null,
      impersonatorName: null,
      impersonationEndsAt: null,
      user: { id: account.id, displayName: 'Dana Reyes', email: account.email, photoURL: null },
    });
    const { rows } = await api.database.asOwner((owner) =>
      owner.query('select device_id from sessions where account_id = $1', [account.id]),
    );
    expect(rows).toEqual([{ device_id: 'phone-1' }]);
  });

  it('RL-auth-07 takes a phone number in its two parts, however it was typed', async () => {
    const account = await api.account();
    const digits = account.phone.slice(2);
    const typed = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
    for (const phone of [partsOf(account.phone), { prefix: '1', number: typed }]) {
      const { status, body } = await signInProvider(given({ phone }));
      expect(status).toBe(200);
      expect(body.user.id).toBe(account.id);
    }
  });

  it('does not mind capitals and blanks in the address', async () => {
    const account = await api.account();
    expect((await signIn(given({ email: ` ${account.email.toUpperCase()} ` }))).status).toBe(200);
  });

  it.each([
    ['neither address nor number', given({}), 'email'],
    ['both', given({ email: 'a@example.test', phone: partsOf('+15125550123') }), 'email'],
    ['no device', { email: 'a@example.test', password: TEST_PASSWORD }, 'deviceId'],
    ['no password', { email: 'a@example.test', deviceId: 'phone-1' }, 'password'],
    ['a number that is none', given({ phone: { prefix: '+1', number: '12' } }), 'phone'],
  ])('says what is missing with %s', async (_what, body, field) => {
    const answer = await signIn(body);
    expect(answer.status).toBe(422);
    expect(answer.error.code).toBe('validation_failed');
    expect(answer.error.errors).toHaveProperty([field]);
  });

  it('gives a token that opens this site and no other', async () => {
    const account = await api.account();
    const { token } = (await signIn(given({ email: account.email }))).body;
    expect((await api.call('GET /v2/account/me', { token })).body.user.id).toBe(account.id);
    const elsewhere = await api.call('GET /v2/account/me', { token, site: api.otherSite });
    expect(elsewhere.status).toBe(401);
    expect(elsewhere.error.code).toBe('jwt_auth_invalid_token');
  });

  it('opens one session for a call that is repeated with its key', async () => {
    const account = await api.account();
    const headers = { 'idempotency-key': `sign-in-${account.id}` };
    const first = await signIn(given({ email: account.email }), headers);
    const again = await signIn(given({ email: account.email }), headers);
    expect(again.body).toEqual(first.body);
    const { rowCount } = await api.database.asOwner((owner) =>
      owner.query('select 1 from sessions where account_id = $1', [account.id]),
    );
    expect(rowCount).toBe(1);
  });

  it('continues in the role the provider last worked in', async () => {
    const account = await api.account({ roles: ['mechanic', 'groomer'] });
    expect((await signInProvider(given({ email: account.email }))).body.role).toBe('mechanic');
  });
});

describe('the provider sign-in', () => {
  it.each(PROVIDER_ROLES)('lets a %s in', async (role) => {
    const account = await api.account({ roles: [role] });
    expect((await signInProvider(given({ email: account.email }))).body.role).toBe(role);
  });

  it.each<Role>(['customer', 'staff', 'support'])(
    'refuses a %s like a wrong password; the general one lets them in',
    async (role) => {
      const account = await api.account({ roles: [role] });
      const refused = await signInProvider(given({ email: account.email }));
      expect(refused.status).toBe(401);
      expect(refused.error.code).toBe('invalid_credentials');
      expect((await signIn(given({ email: account.email }))).body.role).toBe(role);
    },
  );
});

describe('a refused sign-in', () => {
  it('is the same answer whatever the reason', async () => {
    const known = await api.account();
    const wrong = await signIn(given({ email: known.email }, { password: 'not-the-password' }));
    expect(wrong.status).toBe(401);
    expect(wrong.error).toEqual({
      code: 'invalid_credentials',
      message: 'Wrong email, phone or password.',
      data: { status: 401 },
    });

    const inactive = await api.account();
    await api.database.asOwner((owner) =>
      owner.query(`update accounts set status = 'inactive' where id = $1`, [inactive.id]),
    );
    const withoutPassword = await api.account({ withPassword: false });
    const ofOtherSite = await api.account({}, api.otherSite);
    for (const [who, identity] of [
      ['unknown address', { email: 'nobody-here@example.test' }],
      ['unknown number', { phone: partsOf('+15125550199') }],
      ['inactive', { email: inactive.email }],
      ['without a password', { email: withoutPassword.email }],
      ['of another site', { email: ofOtherSite.email }],
    ] as const) {
      const answer = await signIn(given(identity));
      expect(answer.status, who).toBe(wrong.status);
      expect(answer.raw, who).toBe(wrong.raw);
    }
  });

  it('takes the same work for an unknown account as for a wrong password', async () => {
    const known = await api.account();
    // The API runs in this process. Its processor time does not depend on what else the machine does, as a clock would.
    const workOf = async (email: string) => {
      const start = process.cpuUsage();
      await signIn(given({ email }, { password: 'not-the-password' }));
      const { user, system } = process.cpuUsage(start);
      return user + system;
    };
    const wrong: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 11; round += 1) {
      wrong.push(await workOf(known.email));
      unknown.push(await workOf(`nobody-${round}@example.test`));
    }
    const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[5] ?? NaN;
    const ratio = median(unknown) / median(wrong);
    expect(ratio).toBeGreaterThan(1 / 1.5);
    expect(ratio).toBeLessThan(1.5);
  });
});

describe('an account that was switched off', () => {
  it('loses the session it has, at once', async () => {
    const groomer = await api.as('groomer');
    expect((await groomer.call('GET /v2/account/me')).status).toBe(200);
    await api.database.asOwner((owner) =>
      owner.query(`update accounts set status = 'inactive' where id = $1`, [groomer.account.id]),
    );
    expect((await groomer.call('GET /v2/account/me')).status).toBe(401);
    const refreshed = await api.call('POST /v2/account/refresh-token', {
      headers: { 'x-refresh-token': groomer.refreshToken },
    });
    expect(refreshed.status).toBe(401);
  });
});
