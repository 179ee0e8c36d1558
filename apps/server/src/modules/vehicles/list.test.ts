import { MAX_PAGE_SIZE } from '@tailgate/contract';
import { addDays, localDateAt } from '@tailgate/values';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  FLEET,
  VEHICLES,
  buildCompleteVan,
  buildFile,
  buildVan,
  newVin,
  startTestApi,
  type SignedIn,
  type TestApi,
} from '../../../testing/index.ts';

let api: TestApi;
let owner: SignedIn;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1_000 });
});
afterAll(() => api.close());
beforeEach(async () => {
  owner = await api.as('fleet_owner');
});

const list = async (query: Record<string, string | number> = {}, person = owner) =>
  (await person.call(`GET ${FLEET}/list`, { query })).body;
const names = async (query: Record<string, string | number> = {}) => (await list(query)).items.map(({ name }) => name);
const expiring = async (id: string, days: number, kind = 'registration') => {
  const document = await buildFile(api, owner.account.id, 'document');
  const expiresOn = addDays(localDateAt(api.clock.now(), 'America/Chicago'), days);
  await owner.call(`POST ${VEHICLES}/:id/documents`, { params: { id }, body: { kind, document, expiresOn } });
};
const retire = (id: string) => owner.call(`DELETE ${VEHICLES}/:id`, { params: { id } });

describe('the list of vans', () => {
  it('shows each with its cover, plan, readiness and next expiry', async () => {
    const van = await buildCompleteVan(api, owner, { name: 'Vera' });
    await expiring(van.id, 12, 'inspection');
    expect((await list()).items).toEqual([
      {
        id: van.id,
        name: 'Vera',
        type: 'cargo_van',
        status: 1,
        state: 'draft',
        isForRent: true,
        vin: van.vin,
        make: 'Ford',
        model: 'Transit',
        year: 2022,
        licensePlate: 'RKL 4417',
        plateState: '',
        defaultImage: expect.objectContaining({ id: van.defaultImage?.id }) as object,
        odometerValue: 41_200,
        generatorHours: null,
        city: 'Austin',
        percent: expect.any(Number) as number,
        missing: 0,
        nextExpiry: { kind: 'inspection', expiresOn: expect.any(String) as string, daysLeft: 12, state: 'soon' },
        ratePerDay: 95,
        ratePerWeek: null,
        splitPercentage: null,
      },
    ]);
  });

  it('is in order of names as people count', async () => {
    for (const name of ['Van 10', 'van 9', 'Daddy 2', 'Van 1', 'Daddy 10', 'Add']) await buildVan(owner, { name });
    const order = ['Add', 'Daddy 2', 'Daddy 10', 'Van 1', 'van 9', 'Van 10'];
    expect(await names()).toEqual(order);
    expect(await names({ sort: '-name' })).toEqual(order.toReversed());
  });

  it('is in order of odometers and expiries, those without at the end that does not matter', async () => {
    const [a, b] = [
      await buildVan(owner, { name: 'A', odometerValue: 900 }),
      await buildVan(owner, { name: 'B', odometerValue: 20 }),
    ];
    await buildVan(owner, { name: 'C' });
    expect(await names({ sort: 'odometer' })).toEqual(['C', 'B', 'A']);
    expect(await names({ sort: '-odometer' })).toEqual(['A', 'B', 'C']);
    await expiring(a.id, 50);
    await expiring(b.id, -2);
    await expiring(b.id, 300, 'inspection');
    expect(await names({ sort: 'expiry' })).toEqual(['B', 'A', 'C']);
    expect(await names({ sort: '-expiry' })).toEqual(['A', 'B', 'C']);
  });

  it('is found by name, plate, VIN, year, make and model, letter for letter', async () => {
    const vin = newVin();
    await buildVan(owner, {
      name: 'Vera 100%',
      licensePlate: 'RKL 4417',
      vin,
      make: 'Ford',
      model: 'Transit',
      year: 2022,
    });
    await buildVan(owner, { name: 'Old', make: 'Ram', model: 'ProMaster', year: 2011 });
    for (const search of ['vera', 'rkl', vin.slice(-6), '2022 ford', 'TRANSIT', '100%'])
      expect(await names({ search })).toEqual(['Vera 100%']);
    for (const search of ['_', '%%', 'x'.repeat(100), "'; drop table vehicles; --"])
      expect(await names({ search })).toEqual([]);
    expect((await owner.call(`GET ${FLEET}/list`, { query: { search: 'x'.repeat(101) } })).status).toBe(422);
  });

  it('is filtered, with what every filter would show', async () => {
    const listed = await buildCompleteVan(api, owner, { name: 'Listed' });
    const paused = await buildCompleteVan(api, owner, { name: 'Paused' });
    const set = (id: string, status: number) =>
      owner.call(`PUT ${VEHICLES}/status/:id`, { params: { id }, body: { status } });
    await set(listed.id, 1);
    await set(paused.id, 1);
    await set(paused.id, 0);
    await buildVan(owner, { name: 'Draft' });
    await expiring(paused.id, 30, 'inspection');
    const gone = await buildVan(owner, { name: 'Gone' });
    await expiring(gone.id, 3);
    await retire(gone.id);
    const counts = { all: 3, listed: 1, draft: 1, paused: 1, attention: 1, retired: 1 };
    expect((await list()).counts).toEqual(counts);
    expect(await names({ filter: 'listed' })).toEqual(['Listed']);
    expect(await names({ filter: 'draft' })).toEqual(['Draft']);
    expect(await names({ filter: 'paused' })).toEqual(['Paused']);
    expect(await names({ filter: 'attention' })).toEqual(['Paused']);
    expect(await names({ filter: 'retired' })).toEqual(['Gone']);
    expect(await list({ filter: 'listed', search: 'e' })).toMatchObject({
      total: 1,
      counts: { ...counts, all: 2, draft: 0 },
    });
  });

  it('is paged, and never whole beyond the largest page', async () => {
    await api.database.asOwner((sql) =>
      sql.query(
        `insert into vehicles (id, site_id, owner_id, is_for_rent, name, time_zone, created_at, updated_at, status_since)
         select gen_random_uuid(), $1, $2, true, 'Van ' || n, 'America/Chicago', app.now(), app.now(), app.now()
         from generate_series(1, 230) n`,
        [api.site.id, owner.account.id],
      ),
    );
    expect(await list({ limit: -1 })).toMatchObject({ total: 230, limit: MAX_PAGE_SIZE });
    expect((await list({ limit: -1 })).items).toHaveLength(Math.min(230, MAX_PAGE_SIZE));
    expect((await list({ limit: 1_000 })).items).toHaveLength(Math.min(230, MAX_PAGE_SIZE));
    expect(await names({ limit: 2, offset: 9 })).toEqual(['Van 10', 'Van 11']);
    expect(await list({ offset: 500 })).toMatchObject({ items: [], total: 230 });
    for (const query of [{ limit: -2 }, { offset: -1 }, { limit: 'x' }, { sort: 'price' }, { filter: 'mine' }])
      expect((await owner.call(`GET ${FLEET}/list`, { query })).status).toBe(422);
  });

  it('is of one owner', async () => {
    await buildVan(owner);
    expect(await list({}, await api.as('fleet_owner'))).toMatchObject({ items: [], total: 0, counts: { all: 0 } });
  });
});
