import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  queuedFor,
  registerCustomerOf,
  startTestApi,
  unusedPhone,
  type SignedIn,
  type TestApi,
} from '../../../testing/index.ts';
import { isBlockedBy as isBlocked } from './customers.queries.ts';

let api: TestApi;
let groomer: SignedIn;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  groomer = await api.as('groomer');
});
afterAll(() => api.close());

const LIST = 'GET /v2/service-provider/customer/list';
const FIND = 'GET /v2/service-checkout/pet-service/service-provider/customer/find-by-phone-number';
const namesFound = async (provider: SignedIn, query: Record<string, string | number>) =>
  (await provider.call(LIST, { query })).body.items.map(({ displayName }) => displayName);
const accountOf = async (id: string) => {
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<{
      password_hash: string | null;
      email: string | null;
      status: string;
      terms_accepted_at: Date | null;
    }>(
      `select password_hash, email, status, terms_accepted_at from accounts join customer_profiles on account_id = id
       where id = $1`,
      [id],
    ),
  );
  return rows[0];
};

describe('registering a customer', () => {
  it('RL-customers-01 creates an account without a password, which the customer claims later', async () => {
    const { status, body } = await registerCustomerOf(groomer, {
      email: 'ava@example.test',
    });
    expect(status).toBe(200);
    expect(await accountOf(body.id)).toEqual({
      password_hash: null,
      // Not proved, so it cannot be used to log in.
      email: null,
      status: 'pending',
      terms_accepted_at: null,
    });
    expect(body).toMatchObject({
      displayName: 'Ava Nguyen',
      email: 'ava@example.test',
      can: { editContact: true },
    });
  });

  it.each(['00000000', 'a-long-good-password'])(
    'RL-customers-01 rejects the password %s, because the customer chooses it',
    async (password) => {
      const { status, error } = await registerCustomerOf(groomer, { password });
      expect(status).toBe(422);
      expect(error.errors).toEqual({ password: 'is chosen by the customer' });
    },
  );

  it('RL-customers-02 records no agreement as asked for by default, and never as accepted', async () => {
    const { body: plain } = await registerCustomerOf(groomer);
    expect(plain.agreements).toEqual({
      asked: [],
      sentAt: null,
      acceptedAt: null,
    });
    const { body: asked } = await registerCustomerOf(groomer, {
      petRelease: true,
      termsAndConditions: true,
    });
    expect(asked.agreements).toEqual({
      asked: ['petRelease', 'termsAndConditions'],
      sentAt: null,
      acceptedAt: null,
    });
  });

  it('RL-customers-03 takes the service area by its id', async () => {
    const marketId = await api.database.asOwner(async (owner) => {
      const { rows } = await owner.query<{ id: string }>(
        `insert into markets (id, site_id, name, time_zone) values (gen_random_uuid(), $1, 'Austin', 'America/Chicago') returning id`,
        [api.site.id],
      );
      return rows[0]?.id;
    });
    const { body } = await registerCustomerOf(groomer, {
      serviceArea: marketId,
    });
    const { rows } = await api.database.asOwner((owner) =>
      owner.query('select market_id from customer_profiles where account_id = $1', [body.id]),
    );
    expect(rows).toEqual([{ market_id: marketId }]);
  });

  it('invites the customer by text, and writes to no address that nobody has proved', async () => {
    const phoneNumber = unusedPhone();
    const email = 'invited@example.test';
    await registerCustomerOf(groomer, { phoneNumber, email });
    expect(await queuedFor(api, phoneNumber)).toEqual([expect.stringContaining('added you as a customer')]);
    expect(await queuedFor(api, email)).toEqual([]);
  });

  it('rejects the phone of an own customer and that of another account by different codes', async () => {
    const phoneNumber = unusedPhone();
    await registerCustomerOf(groomer, { phoneNumber });
    expect((await registerCustomerOf(groomer, { phoneNumber })).error.code).toBe('customer_exists');
    const { status, error } = await registerCustomerOf(await api.as('groomer'), { phoneNumber });
    expect([status, error.code]).toEqual([409, 'customer_has_account']);
  });
});

describe('finding a customer by phone', () => {
  it('RL-customers-05 answers found, isAssignedToAnother and the customer only to their own provider', async () => {
    const phone_number = unusedPhone();
    const { body } = await registerCustomerOf(groomer, {
      phoneNumber: phone_number,
    });
    const mine = await groomer.call(FIND, { query: { phone_number } });
    expect(mine.body).toMatchObject({
      found: true,
      isAssignedToAnother: false,
      customer: { id: body.id },
    });
    const foreign = await (await api.as('groomer')).call(FIND, { query: { phone_number } });
    expect(foreign.body).toEqual({
      found: true,
      isAssignedToAnother: true,
      customer: null,
    });
    const nobody = await groomer.call(FIND, {
      query: { phone_number: unusedPhone() },
    });
    expect(nobody.body).toEqual({
      found: false,
      isAssignedToAnother: false,
      customer: null,
    });
  });

  it('rejects what is no phone number', async () => {
    expect((await groomer.call(FIND, { query: { phone_number: '12' } })).status).toBe(422);
  });
});

describe('the list of customers', () => {
  let fleet: SignedIn;
  beforeAll(async () => {
    fleet = await api.as('fleet_owner');
    const people = [
      {
        firstName: 'Mia',
        lastName: 'Okafor',
        phoneNumber: '+15125550171',
        vip: true,
      },
      {
        firstName: 'Noah',
        lastName: 'Miaz',
        phoneNumber: '+17375550172',
        waitList: true,
      },
      { firstName: 'Zoe', lastName: 'Adams', phoneNumber: '+12125550173' },
    ];
    for (const person of people) expect((await registerCustomerOf(fleet, person)).status).toBe(200);
  });

  it.each([
    ['RL-customers-06', '  oKAFor ', ['Mia Okafor']],
    ['RL-customers-07', '(512) 555', ['Mia Okafor']],
    ['RL-customers-07', '+1 737', ['Noah Miaz']],
    ['RL-customers-07', '555', []],
    ['RL-customers-08', 'mia okaf', ['Mia Okafor']],
    ['RL-customers-08', 'Okafor, Mia', ['Mia Okafor']],
    ['RL-customers-08', 'mia', ['Mia Okafor', 'Noah Miaz']],
    ['a percent sign is no wildcard:', '%', []],
  ])('%s finds by %j', async (_rule, search, found) => {
    expect(await namesFound(fleet, { search })).toEqual(found);
  });

  it('RL-customers-09 matches nobody with an empty search; the list then shows everybody', async () => {
    const { rows } = await api.database.asOwner((owner) =>
      owner.query(`select app.person_matches(typed, 'Mia', 'Okafor', '+15125550171') as matches
        from unnest(array['', '   ']) typed`),
    );
    expect(rows).toEqual([{ matches: false }, { matches: false }]);
    expect(await namesFound(fleet, { search: '  ' })).toEqual(['Mia Okafor', 'Noah Miaz', 'Zoe Adams']);
  });

  it('filters, counts and orders', async () => {
    const { body } = await fleet.call(LIST, { query: { filter: 'vip' } });
    expect(body).toMatchObject({
      total: 1,
      counts: { all: 3, vip: 1, waitlist: 1, new: 3, blocked: 0 },
    });
    expect(await namesFound(fleet, { sort: '-name' })).toEqual(['Zoe Adams', 'Noah Miaz', 'Mia Okafor']);
    expect(await namesFound(fleet, { limit: 1, offset: 1 })).toEqual(['Noah Miaz']);
    const counted = await fleet.call(LIST, { query: { search: 'mia' } });
    expect(counted.body.counts).toMatchObject({
      all: 2,
      vip: 1,
      waitlist: 1,
      new: 2,
      blocked: 0,
    });
  });

  it('shows nobody of another provider', async () => {
    expect((await (await api.as('groomer')).call(LIST)).body.items).toEqual([]);
  });
});

describe('a customer', () => {
  it('is found by their own provider only', async () => {
    const { body } = await registerCustomerOf(groomer);
    const params = { id: body.id };
    expect((await groomer.call('GET /v2/service-provider/customer/:id', { params })).body.id).toBe(body.id);
    const stranger = await api.as('groomer');
    expect((await stranger.call('GET /v2/service-provider/customer/:id', { params })).status).toBe(404);
    const foreign = await stranger.call('PUT /v2/service-provider/customer/:id', { params, body: { vip: true } });
    expect(foreign.status).toBe(404);
  });

  it('keeps what each provider notes apart from other fields that are omitted', async () => {
    const { body } = await registerCustomerOf(groomer, {
      addressNotes: 'Blue door',
    });
    const params = { id: body.id };
    const saved = await groomer.call('PUT /v2/service-provider/customer/:id', {
      params,
      body: {
        notes: 'Gate 4418',
        alert: 'Bites when nails are done',
        vip: true,
      },
    });
    expect(saved.body).toMatchObject({
      notes: 'Gate 4418',
      alert: 'Bites when nails are done',
      vip: true,
      addressNotes: 'Blue door',
      alertChangedAt: expect.any(String) as string,
    });
  });

  it('RL-customers-12 is put on the wait list, keeps the place, and is taken off it', async () => {
    const provider = await api.as('groomer');
    const waiting = async () =>
      (await provider.call('GET /v2/service-provider/customer/waitlist')).body.items.map(({ id }) => id);
    const [first, second] = [await registerCustomerOf(provider), await registerCustomerOf(provider)];
    for (const { body } of [second, first, second])
      await provider.call('POST /v2/service-provider/customer/:id/waitlist', {
        params: { id: body.id },
      });
    expect(await waiting()).toEqual([second.body.id, first.body.id]);
    await provider.call('DELETE /v2/service-provider/customer/:id/waitlist', {
      params: { id: second.body.id },
    });
    expect(await waiting()).toEqual([first.body.id]);
  });

  it('is blocked for a reason of the site, reported to support, and unblocked', async () => {
    await api.database.asOwner((owner) =>
      owner.query(`update sites set reference_lists = '{"customerBlockReasons": ["No-shows"]}' where id = $1`, [
        api.site.id,
      ]),
    );
    const { body } = await registerCustomerOf(groomer);
    const params = { id: body.id };
    const block = (reason: string) =>
      groomer.call('POST /v2/service-provider/customer/:id/block-customer', {
        params,
        body: { reason, reportCustomer: true },
      });
    expect((await block('I do not like them')).error.errors).toEqual({
      reason: 'is not one of the reasons',
    });
    expect((await block('No-shows')).body.block).toMatchObject({
      reason: 'No-shows',
      isReported: true,
    });
    const { rows } = await api.database.asOwner((owner) =>
      owner.query(`select payload from events where site_id = $1 and name = 'customers.customer_reported'`, [
        api.site.id,
      ]),
    );
    expect(rows).toEqual([
      {
        payload: {
          providerId: groomer.account.id,
          customerId: body.id,
          reason: 'No-shows',
        },
      },
    ]);
    const isBlockedNow = () => api.platform.db.inSite(api.site.id, (tx) => isBlocked(tx, groomer.account.id, body.id));
    expect(await isBlockedNow()).toBe(true);
    const unblocked = await groomer.call('DELETE /v2/service-provider/customer/:id/block-customer', { params });
    expect(unblocked.body.block).toBeNull();
    expect(await isBlockedNow()).toBe(false);
  });

  it('RL-customers-11 gets the reminder to accept the terms, which only they can accept', async () => {
    const phoneNumber = unusedPhone();
    const { body } = await registerCustomerOf(groomer, { phoneNumber });
    const sent = await groomer.call(
      'POST /v2/service-checkout/pet-service/service-provider/customer/:id/send-agree-policy',
      { params: { id: body.id } },
    );
    expect(sent.body.agreements).toEqual({
      asked: ['petRelease', 'termsAndConditions', 'cancellationPolicy'],
      sentAt: expect.any(String) as string,
      acceptedAt: null,
    });
    expect((await queuedFor(api, phoneNumber)).at(-1)).toContain('asks you to read and accept');
  });
});
