import { CAPS, type Cap, type CapName, type Role } from '@tailgate/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '../../src/platform/db/database.ts';
import { newId } from '../../src/platform/ids.ts';
import { ownSetup, TEST_CARDS } from '../builders/build-card.ts';
import { softwarePasskey, startTestApi, webOriginOf, type SignedIn, type TestApi } from '../index.ts';
import { ADD_TO_CUSTOMERS, FILL_CUSTOMERS } from './fill-customers.ts';
import { ADD_TO_FLEETS, FILL_FLEETS } from './fill-fleets.ts';
import { ADD_TO_VEHICLES, FILL_VEHICLES } from './fill-vehicles.ts';
import { readSchema } from './read-schema.ts';
import { COLLECTIONS_WITHOUT_CAP } from './reviewed.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const REFUSING = (Object.entries(CAPS) as [CapName, Cap][]).filter(([, { whenFull }]) => whenFull === 'refuse');

/** Inserts rows of one account as the database owner, who bypasses the cap. */
const FILL: Record<string, string> = {
  workZones: `insert into work_zones (id, site_id, provider_id, name, price_cents, weekdays, area, updated_at)
    select gen_random_uuid(), $1, $2, 'Zone ' || n, 0, '{1}', st_buffer(st_point(-97 + n, 30, 4326)::geography, 5000), app.now()
    from generate_series(1, $3::int) n`,
  timeOff: `insert into time_off (id, site_id, provider_id, starts_on, ends_on, created_at)
    select gen_random_uuid(), $1, $2, app.now()::date + 1, app.now()::date + 1, app.now() from generate_series(1, $3::int) n`,
  passkeys: `insert into passkeys (id, site_id, account_id, credential_id, public_key, counter, name, created_at)
    select gen_random_uuid(), $1, $2, 'credential-' || n, 'x', 0, 'Key ' || n, app.now() from generate_series(1, $3::int) n`,
  expenses: `insert into expenses (id, site_id, provider_id, name, amount_cents, payment_type, spent_on)
    select gen_random_uuid(), $1, $2, 'Fuel', 1, 'cash', app.now()::date from generate_series(1, $3::int) n`,
  cards: `with holder as (insert into payment_holders (id, site_id, account_id) values ($2, $1, $2))
    insert into payment_cards (id, site_id, holder_id, stripe_payment_method_id, brand, last_four, exp_month, exp_year)
    select gen_random_uuid(), $1, $2, gen_random_uuid(), 'visa', '4242', 4, 2040 from generate_series(1, $3::int) n`,
  giftCards: `insert into gift_cards (id, site_id, provider_id, code_hash, code_ending, initial_cents, balance_cents)
    select gen_random_uuid(), $1, $2, 'hash-' || n, '7Q2K', 100, 100 from generate_series(1, $3::int) n`,
  loyaltyTerms: `insert into loyalty_terms (id, site_id, provider_id, is_on, visits, reward_cents, changed_at)
    select gen_random_uuid(), $1, $2, false, 5, 100, app.now() from generate_series(1, $3::int) n`,
  upsells: `insert into upsells (id, site_id, provider_id, name, description, price_cents, position, created_at, updated_at)
    select gen_random_uuid(), $1, $2, 'Shampoo ' || n, 'Oatmeal', 100, n, app.now(), app.now() from generate_series(1, $3::int) n`,
  coupons: `insert into coupons (id, site_id, provider_id, code, modifier_type, amount_cents)
    select gen_random_uuid(), $1, $2, 'CODE-' || n, 'fixed', 100 from generate_series(1, $3::int) n`,
  ...FILL_CUSTOMERS,
  ...FILL_VEHICLES,
  ...FILL_FLEETS,
  files: `insert into files (id, site_id, owner_id, kind, filename, declared_type, declared_bytes)
    select gen_random_uuid(), $1, $2, 'image', 'rex.png', 'image/png', 1 from generate_series(1, $3::int) n`,
};

/** Those who are not groomers. */
const ROLE_OF: Partial<Record<CapName, Role>> = {
  vanTerms: 'fleet_owner',
  vanBlocks: 'fleet_owner',
  fleetDrivers: 'fleet_owner',
  fleetPolicies: 'fleet_owner',
  fleetPolicyVersions: 'fleet_owner',
};

/** The same terms again would be no change. */
let reward = 1;

const ADD: Record<string, (person: SignedIn) => Promise<{ status: number; error: { code?: string } }>> = {
  workZones: (person) =>
    person.call('POST /v2/service-provider/work-zone', {
      body: {
        name: 'One more',
        price: 5,
        availableDays: [2],
        points: [
          { latitude: 30.2, longitude: -97.8 },
          { latitude: 30.3, longitude: -97.8 },
          { latitude: 30.3, longitude: -97.7 },
        ],
      },
    }),
  timeOff: (person) =>
    person.call('POST /v1/groomer/time-off', { body: { startDate: '2099-01-01', endDate: '2099-01-02' } }),
  passkeys: async (person) => {
    const { body: options } = await person.call('POST /v2/account/passkeys/options');
    const credential = softwarePasskey(newId()).create(options, webOriginOf(api));
    return await person.call('POST /v2/account/passkeys', { body: { credential, name: 'One more' } });
  },
  expenses: (person) =>
    person.call('POST /v2/service-provider/account/expenses', {
      body: { name: 'Fuel', amount: 50, paymentType: 'card', dateOfExpense: '2026-01-05' },
    }),
  cards: async (person) =>
    person.call('POST /v2/service-payment/user-cards', {
      body: { token: await ownSetup(api, person, TEST_CARDS.fine) },
    }),
  giftCards: (person) => person.call('POST /v2/service-marketing/gift-cards', { body: { amount: 50 } }),
  loyaltyTerms: (person) =>
    person.call('PUT /v2/service-marketing/loyalty', { body: { isOn: true, visits: 5, reward: (reward += 1) } }),
  upsells: (person) =>
    person.call('POST /v2/user-upsells', {
      body: { name: 'Toothbrush', description: 'Soft', price: 5, images: [] },
    }),
  coupons: (person) =>
    person.call('POST /v2/service-marketing/customer-coupon', {
      body: { code: 'ONEMORE', modifierType: 'fixed', discount: 5 },
    }),
  ...ADD_TO_CUSTOMERS(() => api),
  ...ADD_TO_VEHICLES(() => api),
  ...ADD_TO_FLEETS(() => api),
  files: (person) =>
    person.call('POST /v2/attachment/images', {
      body: { filename: 'rex.png', contentType: 'image/png', sizeBytes: 9 },
    }),
};

const waitingForLocks = async () => {
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<{ count: number }>(
      `select count(*)::int from pg_locks where locktype = 'advisory' and not granted
       and database = (select oid from pg_database where datname = current_database())`,
    ),
  );
  return rows[0]?.count;
};

describe.each(REFUSING)('the cap on %s', (name, { table, per, atMost, counted }) => {
  it('equals that of the database', async () => {
    const { rows } = await api.database.asOwner((owner) =>
      owner.query<{ definition: string }>(
        `select pg_get_triggerdef(oid) as definition from pg_trigger where tgrelid = $1::regclass and tgname = 'capped'`,
        [table],
      ),
    );
    expect(rows[0]?.definition).toContain(
      `app.enforce_cap('${per}', '${atMost}', '${(counted ?? 'true').replaceAll("'", "''")}')`,
    );
  });

  it('accepts one of two concurrent calls for the last place and rejects later ones', async () => {
    const role = ROLE_OF[name] ?? 'groomer';
    const person = await api.as(role);
    await api.database.asOwner((owner) => owner.query(FILL[name] ?? '', [api.site.id, person.account.id, atMost - 1]));
    const add = () => ADD[name]?.(person);
    const answers = await Promise.all([add(), add()]);
    expect(answers.map((answer) => answer?.status).sort()).toEqual([200, 409]);
    expect((await add())?.error.code).toBe('limit_reached');
    expect((await ADD[name]?.(await api.as(role)))?.status).toBe(200);
  });
});

it('a cap blocks the next insert until the transaction with the last place has ended', async () => {
  const { id: provider_id } = await api.account({ roles: ['groomer'] });
  const { atMost } = CAPS.timeOff;
  await api.database.asOwner((owner) => owner.query(FILL['timeOff'] ?? '', [api.site.id, provider_id, atMost - 1]));
  const day = new Date('2099-01-01');
  const take = (tx: Tx) =>
    tx
      .insertInto('time_off')
      .values({ id: newId(), site_id: api.site.id, provider_id, starts_on: day, ends_on: day, created_at: day })
      .execute();
  const [taken, commit] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  const first = api.platform.db.inSite(api.site.id, async (tx) => {
    await take(tx);
    taken.resolve(undefined);
    await commit.promise;
  });
  await taken.promise;
  const second = api.platform.db.inSite(api.site.id, take).then(
    () => 'taken',
    (error: unknown) => (error as { code?: string }).code,
  );
  await Promise.race([
    second,
    expect
      .poll(waitingForLocks)
      .toBe(1)
      .catch(() => undefined),
  ]);
  commit.resolve(undefined);
  await first;
  expect(await second).toBe('TG409');
});

const PERSON = ['account_id', 'provider_id', 'owner_id'];

it('every table that grows per account has a cap or a documented exemption', async () => {
  const capped: readonly string[] = Object.values(CAPS).map(({ table }) => table);
  const grown = (await api.database.asOwner(readSchema))
    .filter(
      ({ columns, privileges }) => privileges.includes('insert') && columns.some(({ name }) => PERSON.includes(name)),
    )
    .map(({ name }) => name);
  expect(grown.filter((name) => !capped.includes(name)).sort()).toEqual(Object.keys(COLLECTIONS_WITHOUT_CAP).sort());
});
