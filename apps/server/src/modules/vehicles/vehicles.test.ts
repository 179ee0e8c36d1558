import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  FLEET,
  VAN_PLACES,
  VEHICLES,
  buildCompleteVan,
  buildFile,
  buildVan,
  newVin,
  startTestApi,
  type SignedIn,
  type TestApi,
} from '../../../testing/index.ts';
import { emit } from '../../platform/events/events.ts';
import { accountDeleted } from '../accounts/accounts.events.ts';

let api: TestApi;
let owner: SignedIn;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1_000 });
});
afterAll(() => api.close());
beforeEach(async () => {
  owner = await api.as('fleet_owner');
});

const add = (body: object = {}, person = owner) => person.call(`POST ${VEHICLES}`, { body });
const update = (id: string, body: object, person = owner) =>
  person.call(`PUT ${VEHICLES}/:id`, { params: { id }, body });
const read = (id: string, person = owner) => person.call(`GET ${VEHICLES}/:id`, { params: { id } });
const retire = (id: string, person = owner) => person.call(`DELETE ${VEHICLES}/:id`, { params: { id } });

describe('a van', () => {
  it('RL-vehicles-01 RL-vehicles-02 begins as a draft with status 1 and an odometer of 1', async () => {
    const { status, body } = await add();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Van 1',
      status: 1,
      state: 'draft',
      isForRent: true,
      startingOdometer: 1,
      odometerValue: 1,
      meters: [],
      vin: null,
      isDecoded: false,
      can: { list: false, pause: false, retire: true },
      canEdit: true,
      insuranceType: 'none',
      availability: null,
      histories: [{ name: 'add', state: 'draft' }],
    });
    expect((await read(body.id)).body).toEqual(body);
    expect((await add({ status: 1 })).body.status).toBe(1);
    expect((await add({ status: 0 })).status).toBe(422);
  });

  it('is named after how many its owner ever had, and a groomer’s is their own', async () => {
    await add();
    const second = (await add()).body;
    expect(second.name).toBe('Van 2');
    await retire(second.id);
    expect((await add()).body.name).toBe('Van 3');
    expect((await add({ name: ' Big Blue ' })).body.name).toBe('Big Blue');
    expect((await add({}, await api.as('groomer'))).body).toMatchObject({ name: 'My van', isForRent: false });
  });

  it('is the same by every address of the specification', async () => {
    for (const path of [`POST ${FLEET}/create`, `POST ${FLEET}`] as const)
      expect((await owner.call(path, { body: { make: 'Ford' } })).body).toMatchObject({
        make: 'Ford',
        isForRent: true,
      });
    const { id } = await buildVan(owner);
    const { body } = await owner.call(`POST ${FLEET}/:id`, { params: { id }, body: { name: 'Vera' } });
    expect(body.name).toBe('Vera');
    for (const path of [`GET ${FLEET}/list`, `GET ${FLEET}`, `GET ${VEHICLES}/my-vehicles`] as const)
      expect((await owner.call(path)).body.total).toBe(3);
  });

  it('keeps what is left out, clears what is null and says which words it keeps', async () => {
    const given = {
      name: 'Vera',
      description: 'Walk-in tub',
      type: 'high_roof_van',
      vin: newVin(),
      licensePlate: 'rkl 4417',
      plateState: 'tx',
      tagsExpiration: '2031-03-31',
      rentalRadius: 40,
      pickupAddress: { ...VAN_PLACES.austin, notes: 'Gate 4417' },
      trialAddress: VAN_PLACES.phoenix,
      generator: 'Onan 4000',
    };
    const { body } = await add(given);
    expect(body).toMatchObject({
      licensePlate: 'RKL 4417',
      plateState: 'TX',
      tagsExpiration: '2031-03-31',
      pickupAddress: { city: 'Austin', notes: 'Gate 4417', country: 'US' },
      trialAddress: { city: 'Phoenix', notes: '' },
      city: 'Austin',
    });
    const changed = (await update(body.id, { name: 'Vera II' })).body;
    expect(changed).toEqual({ ...body, name: 'Vera II' });
    expect((await update(body.id, {})).body).toEqual(changed);
    const cleared = { vin: null, tagsExpiration: null, rentalRadius: null, pickupAddress: null, trialAddress: null };
    const open = expect.any(Object) as object;
    expect((await update(body.id, cleared)).body).toEqual({
      ...changed,
      ...cleared,
      lastLocation: null,
      city: '',
      isDecoded: false,
      trim: '',
      body: '',
      engine: '',
      builtIn: '',
      readiness: open,
    });
  });

  it('has days that begin at midnight where it is picked up', async () => {
    const { body } = await add({ pickupAddress: VAN_PLACES.phoenix });
    expect(body.timeZone).toBe('America/Phoenix');
    expect((await update(body.id, { pickupAddress: VAN_PLACES.austin })).body.timeZone).toBe('America/Chicago');
    expect((await update(body.id, { trialAddress: VAN_PLACES.phoenix })).body.timeZone).toBe('America/Chicago');
    expect((await add()).body.timeZone).toBe('America/Chicago');
  });

  it('has its pickup address as its last known one, without the notes', async () => {
    const address = async (id: string) =>
      (await owner.call('GET /v2/vehicle/:id/current-address', { params: { id } })).body.address;
    const { body } = await add({ pickupAddress: { ...VAN_PLACES.phoenix, notes: 'Gate 4417' } });
    expect(await address(body.id)).toEqual({ ...VAN_PLACES.phoenix, country: 'US' });
    expect(await address((await add()).body.id)).toBeNull();
  });

  it.each([
    ['an empty name', { name: ' ' }, 'name'],
    ['a name that is too long', { name: 'x'.repeat(61) }, 'name'],
    ['a huge description', { description: 'x'.repeat(100_000) }, 'description'],
    ['an unknown type', { type: 'tank' }, 'type'],
    ['a year before vans', { year: 1949 }, 'year'],
    ['half a year', { year: 2020.5 }, 'year'],
    ['a plate that is too long', { licensePlate: 'X'.repeat(13) }, 'licensePlate'],
    ['a date that is none', { tagsExpiration: '2031-02-30' }, 'tagsExpiration'],
    ['a radius of 0', { rentalRadius: 0 }, 'rentalRadius'],
    ['nested JSON for a text', { make: { a: { b: ['Ford'] } } }, 'make'],
    ['a text that cannot be stored', { model: 'Tran\u0000sit' }, 'model'],
    ['an address on no planet', { pickupAddress: { ...VAN_PLACES.austin, latitude: 91 } }, 'pickupAddress.latitude'],
    ['an address without a street', { pickupAddress: { ...VAN_PLACES.austin, address: '' } }, 'pickupAddress.address'],
    ['a negative odometer', { odometerValue: -1 }, 'odometerValue'],
    ['an odometer beyond all vans', { odometerValue: 1e9 }, 'odometerValue'],
    ['hundredths of a mile', { odometerValue: 12.34 }, 'odometerValue'],
  ])('is refused with %s, when it is added and when it is changed', async (_what, given, field) => {
    const added = await add(given);
    expect([added.status, Object.keys(added.error.errors ?? {})]).toEqual([422, [field]]);
    const { body } = await add();
    const changed = await update(body.id, given);
    expect([changed.status, Object.keys(changed.error.errors ?? {})]).toEqual([422, [field]]);
    expect((await read(body.id)).body).toEqual(body);
  });

  it('that is retired is read, and changed no more', async () => {
    const { id } = await buildCompleteVan(api, owner);
    const image = await buildFile(api, owner.account.id, 'image');
    expect((await retire(id)).status).toBe(204);
    expect((await read(id)).body).toMatchObject({
      state: 'retired',
      status: 0,
      canEdit: false,
      can: { list: false, pause: false, retire: false },
      histories: [{ name: 'retire' }, { name: 'add' }],
    });
    const params = { id };
    const calls = [
      retire(id),
      update(id, { name: 'Back' }),
      owner.call(`PUT ${VEHICLES}/status/:id`, { params, body: { status: 1 } }),
      owner.call(`POST ${FLEET}/:id/images`, { params, body: { images: [{ id: image, view: 'front' }] } }),
      owner.call(`POST ${FLEET}/:id/features`, { params, body: { features: [] } }),
      owner.call(`POST ${VEHICLES}/:id/meter-readings`, { params, body: { meter: 'odometer', value: 41_300 } }),
      owner.call(`POST ${FLEET}/:id/charge-details`, {
        params,
        body: { desiredWeeklyRevenue: 900, chargePercentage: 20 },
      }),
    ];
    for (const { status } of await Promise.all(calls)) expect(status).toBe(404);
  });

  it('is its owner’s alone, by every call', async () => {
    const { id } = await buildCompleteVan(api, owner);
    const stranger = await api.as('fleet_owner');
    const document = await buildFile(api, stranger.account.id, 'document');
    const params = { id };
    const before = (await read(id)).body;
    const calls = [
      read(id, stranger),
      update(id, { name: 'Mine' }, stranger),
      update(id, { vin: newVin() }, stranger),
      retire(id, stranger),
      stranger.call('GET /v2/vehicle/:id/current-address', { params }),
      stranger.call(`GET ${VEHICLES}/:id/meter-readings`, { params }),
      stranger.call(`POST ${FLEET}/:id`, { params, body: { name: 'Mine' } }),
      stranger.call(`PUT ${VEHICLES}/status/:id`, { params, body: { status: 0 } }),
      stranger.call(`POST ${FLEET}/:id/features`, { params, body: { features: [] } }),
      stranger.call(`POST ${FLEET}/:id/images`, { params, body: { images: [{ id: null, view: 'front' }] } }),
      stranger.call(`POST ${FLEET}/:id/video-links`, { params, body: { videoLinks: [] } }),
      stranger.call(`POST ${FLEET}/:id/insurance`, { params, body: { insuranceType: 'none' } }),
      stranger.call(`POST ${FLEET}/:id/availability`, { params, body: { availability: [] } }),
      stranger.call(`POST ${FLEET}/:id/trailer`, { params, body: { name: 'Mine' } }),
      stranger.call(`DELETE ${FLEET}/:id/trailer`, { params }),
      stranger.call(`POST ${VEHICLES}/:id/documents`, { params, body: { kind: 'title', document } }),
      stranger.call(`POST ${VEHICLES}/:id/meter-readings`, { params, body: { meter: 'odometer', value: 41_300 } }),
      stranger.call(`POST ${FLEET}/:id/charge-details`, {
        params,
        body: { desiredWeeklyRevenue: 900, chargePercentage: 20 },
      }),
      stranger.call(`POST ${FLEET}/:id/plan-configurations`, { params, body: { flatRate: { ratePerDay: 1 } } }),
      stranger.call(`POST ${FLEET}/:id/mileage-options`, {
        params,
        body: { radius: 25, allowedWeeklyMileage: 400, excessMileageCharge: 0.5 },
      }),
      stranger.call(`DELETE ${FLEET}/:id/mileage-options/:radius`, { params: { id, radius: '25' } }),
    ];
    for (const { status } of await Promise.all(calls)) expect(status).toBe(404);
    expect((await read(id)).body).toEqual(before);
    expect((await stranger.call(`GET ${VEHICLES}/my-vehicles`)).body.items).toEqual([]);
  });

  it('belongs to those who have vans', async () => {
    for (const role of ['customer', 'mechanic', 'renter'] as const)
      expect((await add({}, await api.as(role))).status).toBe(403);
    expect((await (await api.as('groomer')).call(`POST ${FLEET}/create`, { body: {} })).status).toBe(403);
  });

  it('is one of at most 500 that live', async () => {
    await api.database.asOwner((sql) =>
      sql.query(
        `insert into vehicles (id, site_id, owner_id, is_for_rent, name, time_zone, created_at, updated_at, status_since)
         select gen_random_uuid(), $1, $2, true, 'Van ' || n, 'America/Chicago', app.now(), app.now(), app.now()
         from generate_series(1, 499) n`,
        [api.site.id, owner.account.id],
      ),
    );
    const { body } = await add();
    const { status, error } = await add();
    expect([status, error.code]).toEqual([409, 'limit_reached']);
    await retire(body.id);
    expect((await add()).status).toBe(200);
  });
});

describe('the features of a van', () => {
  const save = (id: string, features: readonly string[]) =>
    owner.call(`POST ${FLEET}/:id/features`, { params: { id }, body: { features } });

  it('are replaced, each once and in the order of the list', async () => {
    const { id } = await buildVan(owner);
    expect((await save(id, ['generator', 'walk_in_tub', 'generator'])).body.features).toEqual([
      'walk_in_tub',
      'generator',
    ]);
    expect((await save(id, [])).body.features).toEqual([]);
    expect((await save(id, ['hot_tub'])).status).toBe(422);
    expect((await owner.call(`POST ${FLEET}/:id/features`, { params: { id }, body: {} })).error.errors).toEqual({
      features: 'is required',
    });
  });

  it('come from a list with groups', async () => {
    const { items } = (await owner.call(`GET ${VEHICLES}/features`)).body;
    expect(items[0]).toEqual({ id: 'walk_in_tub', name: 'Walk-in tub', group: 'grooming' });
    expect(items.length).toBeGreaterThan(20);
  });
});

describe('the videos of a van', () => {
  const save = (id: string, videoLinks: readonly unknown[]) =>
    owner.call(`POST ${FLEET}/:id/video-links`, { params: { id }, body: { videoLinks } });

  it('are links, each once', async () => {
    const { id } = await buildVan(owner);
    const link = 'https://video.example.com/walk-around';
    expect((await save(id, [` ${link} `, link])).body.videoLinks).toEqual([link]);
    expect((await save(id, [])).body.videoLinks).toEqual([]);
  });

  it.each([
    'javascript:alert(1)',
    'http://video.example.com/a',
    'https://owner:secret@video.example.com/a',
    'https://owner@video.example.com/a',
    'data:text/html,hi',
    'https://localhost/a',
    'https://127.0.0.1/a',
    '//video.example.com/a',
    'video.example.com',
    `https://video.example.com/${'x'.repeat(300)}`,
    '',
    { href: 'https://video.example.com' },
  ])('are not %j', async (link) => {
    const { id } = await buildVan(owner);
    expect((await save(id, [link])).status).toBe(422);
    expect((await read(id)).body.videoLinks).toEqual([]);
  });

  it('are at most ten', async () => {
    const { id } = await buildVan(owner);
    const links = Array.from({ length: 11 }, (_, at) => `https://video.example.com/${at}`);
    expect((await save(id, links)).status).toBe(422);
    expect((await save(id, links.slice(1))).status).toBe(200);
  });
});

describe('the days of a van', () => {
  const save = (id: string, availability: readonly unknown[]) =>
    owner.call(`POST ${FLEET}/:id/availability`, { params: { id }, body: { availability } });

  it('RL-vehicles-04 are slots or not available; a day that is left out is not', async () => {
    const { id } = await buildVan(owner);
    const { body } = await save(id, [
      { day: 6, availability: 'slots' },
      { day: 2, availability: 'slots' },
      { day: 7, availability: 'not_available' },
    ]);
    expect(body.availability).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, availability: day === 2 || day === 6 ? 'slots' : 'not_available' })),
    );
    expect((await save(id, [])).body.availability?.every(({ availability }) => availability === 'not_available')).toBe(
      true,
    );
    for (const bad of [
      { day: 2, availability: 'maybe' },
      { day: 0, availability: 'slots' },
      { day: 8, availability: 'slots' },
    ])
      expect((await save(id, [bad])).status).toBe(422);
  });
});

describe('the trailer of a van', () => {
  const save = (id: string, body: object) => owner.call(`POST ${FLEET}/:id/trailer`, { params: { id }, body });

  it('is added, replaced and removed; its registration stays when it is left out', async () => {
    const { id } = await buildVan(owner);
    const registration = await buildFile(api, owner.account.id, 'document');
    const image = await buildFile(api, owner.account.id, 'image');
    const { body } = await save(id, { name: 'Airstream', registration, images: [image], licensePlate: 'tr 1' });
    expect(body.trailer).toMatchObject({
      name: 'Airstream',
      licensePlate: 'TR 1',
      registration: { id: registration },
      images: [{ id: image }],
    });
    expect((await save(id, { name: 'Scamp' })).body.trailer).toMatchObject({
      name: 'Scamp',
      licensePlate: '',
      registration: { id: registration },
      images: [],
    });
    expect((await save(id, { name: 'Scamp', registration: null })).body.trailer?.registration).toBeNull();
    expect((await owner.call(`DELETE ${FLEET}/:id/trailer`, { params: { id } })).body.trailer).toBeNull();
  });

  it('has files of its owner only, and a name', async () => {
    const { id } = await buildVan(owner);
    const stranger = await api.as('fleet_owner');
    const foreign = {
      registration: await buildFile(api, stranger.account.id, 'document'),
      image: await buildFile(api, stranger.account.id, 'image'),
    };
    expect((await save(id, { name: 'Scamp', registration: foreign.registration })).status).toBe(404);
    expect((await save(id, { name: 'Scamp', images: [foreign.image] })).status).toBe(404);
    expect((await save(id, {})).error.errors).toEqual({ name: 'is required' });
    expect((await save(id, { name: 'Scamp', vin: '1FTBR1C80NKA1234I' })).error.errors).toEqual({
      vin: 'never has the letters I, O or Q',
    });
    expect((await read(id)).body.trailer).toBeNull();
  });
});

it('deleting an account retires its vans only', async () => {
  const stayer = await api.as('fleet_owner');
  const vin = newVin();
  const { id } = await buildVan(owner, { vin });
  const { id: staying } = await buildVan(stayer);
  const worker = await api.startWorker();
  try {
    await api.platform.db.inSite(api.site.id, (tx) => emit(tx, accountDeleted, { accountId: owner.account.id }));
    await expect.poll(async () => (await read(id)).body.state).toBe('retired');
  } finally {
    await worker.stop();
  }
  expect((await read(staying, stayer)).body.state).toBe('draft');
  expect((await add({ vin }, stayer)).status).toBe(200);
});
