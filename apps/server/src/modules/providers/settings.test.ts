import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  auditRecordsOf,
  startTestApi,
  TEST_PASSWORD,
  type BuiltAccount,
  type SignedIn,
  type TestApi,
} from '../../../testing/index.ts';
import { newId } from '../../platform/ids.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const read = async (person: SignedIn) => (await person.call('GET /v1/groomer/settings')).body;
const save = (person: SignedIn, body: object) => person.call('POST /v2/service-provider/account/settings', { body });

const fileOf = async (account: BuiltAccount, more: { kind?: string; status?: string } = {}) => {
  const id = newId();
  await api.database.asOwner((owner) =>
    owner.query(
      `insert into files (id, site_id, owner_id, kind, status, filename, declared_type, declared_bytes)
        values ($1, $2, $3, $4, $5, 'me.png', 'image/png', 100)`,
      [id, account.siteId, account.id, more.kind ?? 'image', more.status ?? 'ready'],
    ),
  );
  return id;
};

const letSignInAge = (person: SignedIn) =>
  api.database.asOwner((owner) =>
    owner.query(`update sessions set authenticated_at = app.now() - interval '11 minutes' where account_id = $1`, [
      person.account.id,
    ]),
  );

const address = {
  address: '1100 Congress Ave',
  city: 'Austin',
  stateOrProvince: 'TX',
  postalCode: '78701',
  country: 'US',
  latitude: 30.2747,
  longitude: -97.7404,
};

describe('settings', () => {
  it('contain the editable fields only, never the password', async () => {
    const groomer = await api.as(await api.account({ firstName: 'Dana', lastName: 'Reyes' }));
    expect(await read(groomer)).toEqual({
      email: groomer.account.email,
      firstName: 'Dana',
      lastName: 'Reyes',
      businessName: null,
      description: '',
      businessPhone: null,
      businessEmail: null,
      logo: null,
      profilePicture: null,
      physicalAddress: null,
      vanityUrl: null,
      showcase: [],
      emergencyContact: { name: null, relation: null, phone: null, email: null },
    });
  });

  it('save all fields at once', async () => {
    const groomer = await api.as('groomer');
    const [logoImageId, profilePictureId] = [await fileOf(groomer.account), await fileOf(groomer.account)];
    const { status, body } = await save(groomer, {
      firstName: ' Dana ',
      lastName: 'Reyes',
      businessName: 'Wet Noses',
      description: 'Gentle with seniors',
      businessPhone: '(512) 555-0142',
      businessEmail: 'Hello@WetNoses.example',
      logoImageId,
      profilePictureId,
      physicalAddress: address,
      vanityUrl: 'wet-noses',
      emergencyContactName: 'Sam',
      emergencyContactRelation: 'brother',
      emergencyContactPhone: '512-555-0143',
      emergencyContactEmail: 'sam@example.test',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      firstName: 'Dana',
      businessName: 'Wet Noses',
      businessPhone: '+15125550142',
      businessEmail: 'hello@wetnoses.example',
      physicalAddress: address,
      vanityUrl: 'wet-noses',
      emergencyContact: { name: 'Sam', relation: 'brother', phone: '+15125550143', email: 'sam@example.test' },
    });
    expect(body.logo?.id).toBe(logoImageId);
    expect(Object.keys(body.profilePicture?.sizes ?? {})).toEqual(['thumbnail', 'medium', 'large']);
    expect(await read(groomer)).toEqual(body);
  });

  it('keep omitted fields and clear null ones', async () => {
    const groomer = await api.as('groomer');
    const before = (
      await save(groomer, {
        businessName: 'Wet Noses',
        businessPhone: '+15125550142',
        physicalAddress: address,
        vanityUrl: `page-${groomer.account.id}`,
        profilePictureId: await fileOf(groomer.account),
        emergencyContactName: 'Sam',
      })
    ).body;
    expect((await save(groomer, {})).body).toEqual(before);
    expect((await save(groomer, { description: 'New' })).body).toEqual({ ...before, description: 'New' });
    const emptied = await save(groomer, {
      physicalAddress: null,
      profilePictureId: null,
      vanityUrl: null,
      businessPhone: null,
    });
    expect(emptied.body).toEqual({
      ...before,
      description: 'New',
      physicalAddress: null,
      profilePicture: null,
      vanityUrl: null,
      businessPhone: null,
    });
  });

  it('reject an empty name', async () => {
    const groomer = await api.as('groomer');
    for (const body of [
      { firstName: null },
      { lastName: '  ' },
      { businessPhone: '12' },
      { physicalAddress: { city: 'Austin' } },
    ]) {
      expect((await save(groomer, body)).status, JSON.stringify(body)).toBe(422);
    }
  });

  it('reject a file that is foreign, unknown, incomplete or not an image', async () => {
    const groomer = await api.as('groomer');
    const before = await read(groomer);
    const ids = {
      'another user’s': await fileOf(await api.account()),
      'of another site': await fileOf(await api.account({}, api.otherSite)),
      unknown: newId(),
      unfinished: await fileOf(groomer.account, { status: 'awaiting_upload' }),
      refused: await fileOf(groomer.account, { status: 'refused' }),
      'a document': await fileOf(groomer.account, { kind: 'document' }),
    };
    for (const [what, id] of Object.entries(ids)) {
      for (const field of ['logoImageId', 'profilePictureId']) {
        const answer = await save(groomer, { [field]: id, description: 'changed' });
        expect(answer.status, `${what} as ${field}`).toBe(404);
      }
    }
    expect(await read(groomer)).toEqual(before);
  });

  it('are recorded without what was entered', async () => {
    const groomer = await api.as('groomer');
    await save(groomer, { emergencyContactName: 'Sam Secret' });
    const records = await auditRecordsOf(api, groomer.account.id);
    expect(records).toMatchObject([{ endpoint: 'providers.updateProviderSettings', touched: {} }]);
    expect(JSON.stringify(records)).not.toContain('Secret');
  });

  it.each(['customer', 'staff', 'support'] as const)('are refused to a %s', async (role) => {
    const person = await api.as(role);
    expect((await person.call('GET /v1/groomer/settings')).status).toBe(403);
    expect((await save(person, { description: 'x' })).status).toBe(403);
  });
});

describe('the vanity URL', () => {
  it('is unique per site', async () => {
    const [first, second] = [await api.as('groomer'), await api.as('groomer')];
    const elsewhere = await api.as('groomer', api.otherSite);
    expect((await save(first, { vanityUrl: 'muddy-paws' })).status).toBe(200);
    const taken = await save(second, { vanityUrl: 'muddy-paws', description: 'mine' });
    expect(taken.status).toBe(409);
    expect(taken.error).toMatchObject({ code: 'vanity_url_taken', errors: { vanityUrl: 'is already taken' } });
    expect((await read(second)).description).toBe('');
    expect((await save(first, { vanityUrl: 'muddy-paws' })).status).toBe(200);
    expect((await save(elsewhere, { vanityUrl: 'muddy-paws' })).status).toBe(200);
  });

  it.each(['login', 'log-out', 'groomer', 'customer', 'reset-password', 'docs', 'impersonate'])(
    'rejects the reserved word %s',
    async (vanityUrl) => {
      const answer = await save(await api.as('groomer'), { vanityUrl });
      expect(answer.status).toBe(409);
      expect(answer.error.code).toBe('vanity_url_taken');
    },
  );

  it('can be checked before it is saved', async () => {
    const [first, second] = [await api.as('groomer'), await api.as('fleet_owner')];
    const ask = async (person: SignedIn, vanityUrl: string) =>
      (await person.call('GET /v2/service-provider/account/check-vanity-url', { query: { vanityUrl } })).body;
    await save(first, { vanityUrl: 'soapy-paws' });
    expect(await ask(second, 'soapy-paws')).toEqual({ available: false });
    expect(await ask(first, 'soapy-paws')).toEqual({ available: true });
    expect(await ask(second, 'soapier-paws')).toEqual({ available: true });
    expect(await ask(second, 'groomer')).toEqual({ available: false });
    expect(await ask(await api.as('groomer', api.otherSite), 'soapy-paws')).toEqual({ available: true });
  });

  it.each(['ab', 'Wet-Noses', 'wet noses', '-wet', 'wet/noses', 'wét'])('rejects %j', async (vanityUrl) => {
    const answer = await save(await api.as('groomer'), { vanityUrl });
    expect(answer.status).toBe(422);
    expect(answer.error.errors).toHaveProperty('vanityUrl');
  });
});

describe('email and password in the settings', () => {
  it('changing the password requires a recent sign-in', async () => {
    const change = { password: 'seven-clean-spaniels', description: 'changed' };
    const groomer = await api.as('groomer');
    await letSignInAge(groomer);
    const before = await read(groomer);
    const refused = await save(groomer, change);
    expect(refused.status).toBe(403);
    expect(refused.error.code).toBe('fresh_sign_in_required');
    expect(await read(groomer)).toEqual(before);
    await groomer.call('POST /v2/account/confirm-sign-in', { body: { password: TEST_PASSWORD } });
    expect((await save(groomer, change)).body.description).toBe('changed');
  });

  it('sending the current email does not require a recent sign-in', async () => {
    const groomer = await api.as('groomer');
    await letSignInAge(groomer);
    const answer = await save(groomer, { email: groomer.account.email.toUpperCase(), description: 'changed' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ email: groomer.account.email, description: 'changed' });
  });

  it('a new password signs out other devices', async () => {
    const here = await api.as('groomer');
    const elsewhere = await api.as(here.account);
    const answer = await save(here, { password: 'seven-clean-spaniels' });
    expect(answer.status).toBe(200);
    expect(answer.raw).not.toContain('seven-clean-spaniels');
    expect((await here.call('GET /v2/account/me')).status).toBe(200);
    expect((await elsewhere.call('GET /v2/account/me')).status).toBe(401);
  });

  it('a weak password rejects the whole change', async () => {
    const groomer = await api.as('groomer');
    const before = await read(groomer);
    const weak = await save(groomer, { password: 'letmein-letmein', description: 'changed' });
    expect(weak.error).toMatchObject({ code: 'password_too_weak', data: { status: 422 } });
    expect(await read(groomer)).toEqual(before);
  });
});
