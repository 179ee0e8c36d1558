import { addDays, localDateAt, type LocalDate } from '@tailgate/values';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  FLEET,
  VAN_PLACES,
  VEHICLES,
  buildCompleteVan,
  buildFile,
  buildOwnVan,
  startTestApi,
  type SignedIn,
  type TestApi,
  type Van,
} from '../../../../testing/index.ts';
import { newId } from '../../../platform/ids.ts';

const VANS = '/v2/service-vehicle/driver/vans';
const ZONE = 'America/Chicago';
const TELL = 'Gate code 4417';

let api: TestApi;
let owner: SignedIn;
let ana: SignedIn;
let ben: SignedIn;
let van: Van;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  owner = await api.as('fleet_owner');
});
afterAll(() => api.close());
beforeEach(async () => {
  [ana, ben] = [await api.as('groomer'), await api.as('groomer')];
  for (const { account } of [ana, ben])
    await api.database.asOwner((db) =>
      db.query(
        `insert into fleet_drivers (id, site_id, owner_id, groomer_id, status, status_since, invited_at)
         values ($1, $2, $3, $4, 'attached', app.now(), app.now())`,
        [newId(), api.site.id, owner.account.id, account.id],
      ),
    );
  const pickupAddress = { ...VAN_PLACES.austin, notes: TELL };
  van = await buildCompleteVan(api, owner, { name: 'Van 4', pickupAddress, trialAddress: VAN_PLACES.phoenix });
  const insurance = {
    company: 'Lone Star Mutual',
    liabilityLimits: '100/300/100',
    comprehensiveDeductible: 750,
    collisionDeductible: 500,
    insuranceCard: await buildFile(api, owner.account.id, 'document'),
    expiresOn: '2040-01-01',
  };
  const params = { id: van.id };
  await owner.call(`POST ${FLEET}/:id/insurance`, { params, body: { insuranceType: 'custom', details: insurance } });
  const title = { kind: 'title', document: await buildFile(api, owner.account.id, 'document'), expiresOn: null };
  await owner.call(`POST ${VEHICLES}/:id/documents`, { params, body: title });
});

const day = (days: number): LocalDate => addDays(localDateAt(api.clock.now(), ZONE), days);
const assign = async (groomer: SignedIn, from: number, until: number | null = null) => {
  const { status, raw } = await owner.call(`PUT ${FLEET}/:id/assignation`, {
    params: { id: van.id },
    body: {
      type: 'full_time',
      serviceProviderId: groomer.account.id,
      from: day(from),
      until: until === null ? null : day(until),
    },
  });
  expect(status, raw).toBe(200);
};
/** As if it had been so: what has been is never changed by a call. */
const held = (groomer: SignedIn, from: string, to: string) =>
  api.database.asOwner((db) =>
    db.query(
      `insert into van_custody (id, site_id, vehicle_id, holder_id, reason, during, created_by, created_at)
       values ($1, $2, $3, $4, 'assignment', tstzrange(app.now() + $5::interval, app.now() + $6::interval), $7, app.now())`,
      [newId(), api.site.id, van.id, groomer.account.id, from, to, owner.account.id],
    ),
  );
const read = (groomer: SignedIn, id = van.id) => groomer.call(`GET ${VANS}/:id`, { params: { id } });
const list = async (groomer: SignedIn) => (await groomer.call(`GET ${VANS}`)).body;

describe('a driver', () => {
  it('sees which van is theirs on which day, and whose it is', async () => {
    await assign(ana, 0, 2);
    const { vans, days, currentId, worksWithVans } = await list(ana);
    expect({ currentId, worksWithVans, count: days.length }).toEqual({
      currentId: van.id,
      worksWithVans: true,
      count: 61,
    });
    expect(vans).toMatchObject([
      {
        name: 'Van 4',
        isOwn: false,
        owner: { id: owner.account.id, phone: owner.account.phone },
        reason: 'assignment',
        holdsNow: true,
        stretches: [{ from: day(0), to: day(2) }],
        pickup: { city: 'Austin', notes: TELL },
        documents: [
          { kind: 'insurance', state: 'valid' },
          { kind: 'registration', state: 'valid' },
        ],
      },
    ]);
    expect(days.slice(0, 4).map(({ vehicleIds }) => vehicleIds)).toEqual([[van.id], [van.id], [van.id], []]);
  });

  it('reads of its record what a driver needs, and nothing of what it earns, whose papers it has and who drives it too', async () => {
    await assign(ben, 1, 3);
    await assign(ana, 5, 9);
    const { status, body, raw } = await read(ana);
    expect(status, raw).toBe(200);
    expect(body).toMatchObject({
      vin: van.vin,
      licensePlate: 'RKL 4417',
      insuranceCompany: 'Lone Star Mutual',
      meters: [{ meter: 'odometer', value: 41_200 }],
      stretches: [{ from: day(5), to: day(9) }],
    });
    expect(body.documents.map(({ kind }) => kind)).toEqual(['insurance', 'registration']);
    expect(body.images).toHaveLength(8);
    const others = [ben.account.id, VAN_PLACES.phoenix.address, VAN_PLACES.phoenix.city];
    for (const secret of [...others, 'educt', 'iability', '100/300/100', 'rate', 'evenue', 'pricing', 'trial'])
      expect(raw).not.toContain(secret);
  });

  it('is told where it stands from a week before until they give it back', async () => {
    await assign(ana, 9);
    expect((await read(ana)).body.pickup).toBeNull();
    await held(ben, '-5 days', '-1 day');
    const former = await read(ben);
    expect([former.status, former.body.pickup, former.body.holdsNow]).toEqual([200, null, false]);
    expect(former.raw).not.toContain(TELL);
  });

  it('of a van of their own is nobody else', async () => {
    const { id } = await buildOwnVan(api, ana);
    expect((await read(ana, id)).status).toBe(404);
    await ana.call(`PUT ${VEHICLES}/status/:id`, { params: { id }, body: { status: 1 } });
    expect((await read(ana, id)).body).toMatchObject({ isOwn: true, owner: null, reason: 'owner', pickup: null });
  });
});

describe('the record of a van is hidden from', () => {
  it.each([
    ['who never drove it', undefined],
    ['who gave it back eight days ago', ['-20 days', '-8 days']],
    ['who drives it in 61 days', ['61 days', '70 days']],
  ] as const)('a groomer %s', async (_who, during) => {
    if (during) await held(ana, during[0], during[1]);
    expect((await read(ana)).status).toBe(404);
    expect((await ana.call(`GET ${VEHICLES}/:id`, { params: { id: van.id } })).status).toBe(404);
  });

  it('a driver, as its owner reads it', async () => {
    await assign(ana, 0);
    expect((await read(ana)).status).toBe(200);
    expect((await ana.call(`GET ${VEHICLES}/:id`, { params: { id: van.id } })).status).toBe(404);
    expect((await ana.call(`GET ${VEHICLES}/:id/meter-readings`, { params: { id: van.id } })).status).toBe(404);
  });
});

describe('a reading of a driver', () => {
  const add = (groomer: SignedIn, value: number) =>
    groomer.call(`POST ${VANS}/:id/meter-readings`, { params: { id: van.id }, body: { meter: 'odometer', value } });

  it('is kept as theirs while they hold the van', async () => {
    await assign(ana, 0);
    expect((await add(ana, 41_260)).body.meters).toMatchObject([{ meter: 'odometer', value: 41_260 }]);
    const readings = await owner.call(`GET ${VEHICLES}/:id/meter-readings`, { params: { id: van.id } });
    expect(readings.body.items[0]).toMatchObject({ value: 41_260, source: 'driver' });
    expect((await add(ana, 41_100)).error.errors).toHaveProperty('value');
  });

  it('is refused before they have the van, and after', async () => {
    await assign(ana, 1);
    await held(ben, '-3 days', '-1 hour');
    expect([(await add(ana, 41_260)).status, (await add(ben, 41_260)).status]).toEqual([404, 404]);
  });
});
