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

const set = (id: string, status: unknown, person = owner) =>
  person.call(`PUT ${VEHICLES}/status/:id`, { params: { id }, body: { status } });
const read = async (id: string, person = owner) => (await person.call(`GET ${VEHICLES}/:id`, { params: { id } })).body;
const change = (id: string, body: object) => owner.call(`PUT ${VEHICLES}/:id`, { params: { id }, body });

describe('listing a van', () => {
  it('RL-vehicles-01 needs a complete record, and its status changes by a call', async () => {
    const { id, readiness } = await buildCompleteVan(api, owner);
    expect(readiness.canBeListed).toBe(true);
    const listed = (await set(id, 1)).body;
    expect(listed).toMatchObject({ status: 1, state: 'listed', can: { list: false, pause: true, retire: true } });
    const paused = (await set(id, 0)).body;
    expect(paused).toMatchObject({ status: 0, state: 'paused', can: { list: true, pause: false, retire: true } });
    expect((await set(id, 1)).body.state).toBe('listed');
    expect((await read(id)).histories.map(({ name }) => name)).toEqual(['list', 'pause', 'list', 'add']);
  });

  it('is named once when it is said twice', async () => {
    const { id } = await buildCompleteVan(api, owner);
    await set(id, 1);
    expect((await set(id, 1)).body.state).toBe('listed');
    await set(id, 0);
    expect((await set(id, 0)).body.state).toBe('paused');
    expect((await read(id)).histories).toHaveLength(3);
  });

  it('at once happens once', async () => {
    const { id } = await buildCompleteVan(api, owner);
    const answers = await Promise.all([set(id, 1), set(id, 1), set(id, 1)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await read(id)).histories).toHaveLength(2);
  });

  it('names everything that is missing', async () => {
    const { id } = await buildVan(owner);
    const { status, error } = await set(id, 1);
    expect([status, error.code]).toEqual([409, 'vehicle_incomplete']);
    expect(error.errors).toEqual({
      vin: 'VIN is missing',
      identity: 'Make, model and year is missing',
      plate: 'License plate is missing',
      odometer: 'Odometer is missing',
      'pickup-address': 'Pickup address is missing',
      'photo-front': 'Front is missing',
      'photo-driver_side': 'Driver side is missing',
      'photo-rear': 'Rear is missing',
      'photo-passenger_side': 'Passenger side is missing',
      'photo-roof': 'Roof is missing',
      'photo-windshield': 'Windshield is missing',
      'photo-cab': 'Cab is missing',
      'photo-interior': 'Interior is missing',
      'insurance-type': 'Insurance is missing',
      'document-registration': 'Registration is missing',
      plan: 'Plan is missing',
      availability: 'Availability is missing',
    });
    expect((await read(id)).state).toBe('draft');
  });

  it.each([
    ['vin', { vin: null }],
    ['identity', { model: '' }],
    ['plate', { licensePlate: '' }],
    ['pickup-address', { pickupAddress: null }],
  ])('needs %s', async (task, body) => {
    const { id } = await buildCompleteVan(api, owner);
    await change(id, body);
    expect(Object.keys((await set(id, 1)).error.errors ?? {})).toEqual([task]);
  });

  it.each([
    ['photo-cab', 'images', { images: [{ id: null, view: 'cab' }] }],
    ['availability', 'availability', { availability: [] }],
    ['insurance-type', 'insurance', { insuranceType: 'none' }],
  ] as const)('needs %s', async (task, section, body) => {
    const { id } = await buildCompleteVan(api, owner);
    await owner.call(`POST ${FLEET}/:id/${section}`, { params: { id }, body });
    expect(Object.keys((await set(id, 1)).error.errors ?? {})).toEqual([task]);
  });

  it('with a policy of the owner needs its company, limits, deductibles and card', async () => {
    const { id } = await buildCompleteVan(api, owner);
    const insure = (details: object) =>
      owner.call(`POST ${FLEET}/:id/insurance`, { params: { id }, body: { insuranceType: 'custom', details } });
    await insure({});
    expect(Object.keys((await set(id, 1)).error.errors ?? {})).toEqual([
      'insurance-company',
      'insurance-limits',
      'insurance-deductibles',
      'document-insurance',
    ]);
    await insure({
      company: 'Lone Star Mutual',
      liabilityLimits: '100/300/100',
      comprehensiveDeductible: 0,
      collisionDeductible: 500,
      insuranceCard: await buildFile(api, owner.account.id, 'document'),
      expiresOn: '2040-01-01',
    });
    expect((await set(id, 1)).status).toBe(200);
  });

  it('is refused with an expired registration, and works after its renewal', async () => {
    const { id } = await buildCompleteVan(api, owner);
    const document = await buildFile(api, owner.account.id, 'document');
    const renew = (expiresOn: string) =>
      owner.call(`POST ${VEHICLES}/:id/documents`, {
        params: { id },
        body: { kind: 'registration', document, expiresOn },
      });
    await renew('2020-01-01');
    expect((await set(id, 1)).error.errors).toEqual({ 'document-registration': 'Registration has expired' });
    await renew('2041-01-01');
    expect((await set(id, 1)).status).toBe(200);
  });

  it('of a groomer’s own van needs no plan, photos, address or availability', async () => {
    const groomer = await api.as('groomer');
    const { id } = await buildVan(groomer, {
      vin: newVin(),
      make: 'Ford',
      model: 'Transit',
      year: 2022,
      licensePlate: 'RKL 4417',
      startingOdometer: 41_200,
    });
    const params = { id };
    await groomer.call(`POST ${FLEET}/:id/insurance`, { params, body: { insuranceType: 'others' } });
    expect((await set(id, 1, groomer)).error.errors).toEqual({ 'document-registration': 'Registration is missing' });
    const document = await buildFile(api, groomer.account.id, 'document');
    await groomer.call(`POST ${VEHICLES}/:id/documents`, {
      params,
      body: { kind: 'registration', document, expiresOn: '2040-01-01' },
    });
    expect((await set(id, 1, groomer)).body).toMatchObject({ state: 'listed', readiness: { canBeListed: true } });
  });
});

describe('a status', () => {
  it.each([2, 3, -1, '1', true, null, [1], { status: 1 }])('is not %j', async (status) => {
    const { id } = await buildVan(owner);
    expect((await set(id, status)).error.errors).toEqual({ status: 'must be 0 or 1' });
  });

  it('is not paused before it is listed', async () => {
    const { id } = await buildVan(owner);
    const { status, error } = await set(id, 0);
    expect([status, error.code]).toEqual([409, 'illegal_transition']);
  });
});
