import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  TEST_PASSWORD,
  softwarePasskey,
  startTestApi,
  webOriginOf,
  type SignedIn,
  type TestApi,
} from '../../../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const userHandleOf = (accountId: string) => Buffer.from(accountId.replaceAll('-', ''), 'hex').toString('base64url');

const enrol = async (person: SignedIn, name: string = person.account.id) => {
  const passkey = softwarePasskey(name);
  const { body: options } = await person.call('POST /v2/account/passkeys/options');
  const credential = passkey.create(options, webOriginOf(api));
  const { status } = await person.call('POST /v2/account/passkeys', { body: { credential, name: 'Phone' } });
  expect(status).toBe(200);
  return passkey;
};

const optionsOf = async () => (await api.call('POST /v2/account/passkey-sign-in/options')).body;
const enter = (credential: object) =>
  api.call('POST /v2/account/passkey-sign-in', { body: { credential, deviceId: 'passkey-device' } });

describe('a sign-in with a passkey', () => {
  it.each(['customer', 'staff', 'support'] as const)('opens a whole session for a %s', async (role) => {
    const person = await api.as(role);
    const passkey = await enrol(person);
    const { body } = await enter(passkey.assert(await optionsOf(), webOriginOf(api)));
    expect(body).toMatchObject({ awaiting: null, role, user: { id: person.account.id } });
    expect((await api.call('GET /v2/account/me', { token: body.token })).status).toBe(200);
    const { body: security } = await person.call('GET /v2/account/security');
    expect(security.passkeys).toMatchObject([{ name: 'Phone', lastUsedAt: expect.any(String) as string }]);
  });

  it('offers the same to everybody: nothing of whose passkeys there are', async () => {
    const { challenge, ...rest } = await optionsOf();
    expect(challenge.length).toBeGreaterThan(40);
    expect(rest).toMatchObject({ allowCredentials: [], userVerification: 'required' });
    expect(rest.rpId).toBe(new URL(webOriginOf(api)).hostname);
  });

  it('uses a challenge once, even when the first answer was wrong', async () => {
    const passkey = await enrol(await api.as('groomer'));
    const options = await optionsOf();
    const wrong = softwarePasskey('somebody else').assert(options, webOriginOf(api));
    expect((await enter({ ...wrong, id: passkey.credentialId, rawId: passkey.credentialId })).error.code).toBe(
      'passkey_invalid',
    );
    expect((await enter(passkey.assert(options, webOriginOf(api)))).error.code).toBe('passkey_invalid');
    expect((await enter(passkey.assert(await optionsOf(), webOriginOf(api)))).status).toBe(200);
  });

  it('refuses a challenge of our own making, of another site, of another ceremony and an old one', async () => {
    const person = await api.as('groomer');
    const passkey = await enrol(person);
    const origin = webOriginOf(api);
    const { rpId } = await optionsOf();
    const elsewhere = (await api.call('POST /v2/account/passkey-sign-in/options', { site: api.otherSite })).body;
    const creation = (await person.call('POST /v2/account/passkeys/options')).body;
    for (const challenge of ['bWFkZSB1cA', elsewhere.challenge, creation.challenge])
      expect((await enter(passkey.assert({ challenge, rpId }, origin))).error.code).toBe('passkey_invalid');
    const old = await optionsOf();
    api.clock.advance(11 * 60);
    expect((await enter(passkey.assert(old, origin))).error.code).toBe('passkey_invalid');
  });

  it('refuses another origin, another site, an unverified person and somebody else’s name', async () => {
    const person = await api.as('groomer');
    const passkey = await enrol(person);
    const origin = webOriginOf(api);
    const refused = [
      passkey.assert(await optionsOf(), 'https://phishing.example'),
      passkey.assert({ ...(await optionsOf()), rpId: 'phishing.example' }, origin),
      passkey.assert(await optionsOf(), origin, { verifiesUser: false }),
      passkey.assert(await optionsOf(), origin, { userHandle: userHandleOf((await api.account()).id) }),
    ];
    for (const credential of refused) expect((await enter(credential)).error.code).toBe('passkey_invalid');
    const right = passkey.assert(await optionsOf(), origin, { userHandle: userHandleOf(person.account.id) });
    expect((await enter(right)).status).toBe(200);
  });

  it('refuses a copy whose counter lags behind', async () => {
    const passkey = await enrol(await api.as('groomer'));
    const origin = webOriginOf(api);
    expect((await enter(passkey.assert(await optionsOf(), origin, { counter: 7 }))).status).toBe(200);
    for (const counter of [0, 6, 7])
      expect((await enter(passkey.assert(await optionsOf(), origin, { counter }))).error.code).toBe('passkey_invalid');
    expect((await enter(passkey.assert(await optionsOf(), origin, { counter: 8 }))).status).toBe(200);
  });

  it('refuses a removed passkey and a deactivated account', async () => {
    const person = await api.as('groomer');
    const passkey = await enrol(person);
    const other = await enrol(person, `${person.account.id} 2`);
    const { body } = await person.call('GET /v2/account/security');
    await person.call('DELETE /v2/account/passkeys/:id', { params: { id: body.passkeys[0]?.id ?? '' } });
    expect((await enter(passkey.assert(await optionsOf(), webOriginOf(api)))).error.code).toBe('passkey_invalid');
    await api.database.asOwner((owner) =>
      owner.query(`update accounts set status = 'inactive' where id = $1`, [person.account.id]),
    );
    expect((await enter(other.assert(await optionsOf(), webOriginOf(api)))).error.code).toBe('passkey_invalid');
  });
});

describe('a passkey as the second step', () => {
  const signIn = async ({ account }: SignedIn) => {
    const { body } = await api.call('POST /v2/account/sign-in', {
      body: { email: account.email, password: TEST_PASSWORD, deviceId: 'x' },
    });
    const call: TestApi['call'] = (name, input = {}) => api.call(name, { ...input, token: body.token });
    return { awaiting: body.awaiting, call };
  };

  it('is one of the account, with the challenge of the session', async () => {
    const [staff, colleague] = [await api.as('staff'), await api.as('staff')];
    const [own, foreign] = [await enrol(staff), await enrol(colleague)];
    const [session, other] = [await signIn(staff), await signIn(staff)];
    expect(session.awaiting).toBe('second_step');
    const options = async (from: typeof session) =>
      (await from.call('POST /v2/account/second-step/passkey/options')).body;
    const pass = async (credential: object) =>
      await session.call('POST /v2/account/second-step/passkey', { body: { credential } });
    const { allowCredentials } = await options(session);
    expect(allowCredentials).toMatchObject([{ id: own.credentialId }]);
    expect((await pass(foreign.assert(await options(session), webOriginOf(api)))).error.code).toBe('passkey_invalid');
    expect((await pass(own.assert(await options(other), webOriginOf(api)))).error.code).toBe('passkey_invalid');
    expect((await pass(own.assert(await optionsOf(), webOriginOf(api)))).error.code).toBe('passkey_invalid');
    expect((await pass(own.assert(await options(session), webOriginOf(api)))).status).toBe(204);
    expect((await session.call('GET /v2/account/me')).status).toBe(200);
    expect((await other.call('GET /v2/account/me')).error.code).toBe('second_step_required');
  });
});

describe('enrolment of a passkey', () => {
  it('asks for a fresh sign-in, takes a passkey once and verifies who holds it', async () => {
    const person = await api.as('renter');
    const taken = await enrol(person);
    const tryToAdd = async (passkey: ReturnType<typeof softwarePasskey>, verifiesUser = true) => {
      const { body: options } = await person.call('POST /v2/account/passkeys/options');
      const credential = passkey.create(options, webOriginOf(api), { verifiesUser });
      return await person.call('POST /v2/account/passkeys', { body: { credential, name: 'Again' } });
    };
    expect((await tryToAdd(taken)).error.code).toBe('passkey_invalid');
    expect((await tryToAdd(softwarePasskey('unlocked'), false)).error.code).toBe('passkey_invalid');
    await api.database.asOwner((owner) =>
      owner.query(`update sessions set authenticated_at = app.now() - interval '11 minutes' where account_id = $1`, [
        person.account.id,
      ]),
    );
    for (const name of ['POST /v2/account/passkeys/options', 'POST /v2/account/recovery-codes'] as const)
      expect((await person.call(name)).error.code).toBe('fresh_sign_in_required');
    expect((await person.call('DELETE /v2/account/authenticator-app')).error.code).toBe('fresh_sign_in_required');
  });
});
