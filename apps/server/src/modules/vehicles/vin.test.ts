import { LIMITS } from '@tailgate/contract';
import { startSandbox, type Sandbox } from '@tailgate/sandbox';
import { sandbox as clientOf, type SandboxClient } from '@tailgate/sandbox/client';
import { buildVin } from '@tailgate/values/vin';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  VEHICLES,
  buildVan,
  newVin,
  startPrivateTestApi,
  type SignedIn,
  type TestApi,
} from '../../../testing/index.ts';

let vendors: Sandbox;
let sandbox: SandboxClient;
let api: TestApi;
let owner: SignedIn;
beforeAll(async () => {
  // A private sandbox: faults set here must not affect other suites.
  vendors = await startSandbox({ port: 0, smtpPort: 0 });
  sandbox = clientOf(vendors.url);
  api = await startPrivateTestApi({
    because: 'the vendor fails on command',
    environment: { VIN_API_URL: vendors.url, VENDOR_TIMEOUT_SCALE: '0.1' },
  });
});
afterAll(async () => {
  await api.close();
  await vendors.close();
});
beforeEach(async () => {
  await sandbox.clear();
  owner = await api.as('fleet_owner');
});

const add = (body: object, person = owner) => person.call(`POST ${VEHICLES}`, { body });
const update = (id: string, body: object, person = owner) =>
  person.call(`PUT ${VEHICLES}/:id`, { params: { id }, body });
const retire = (id: string, person = owner) => person.call(`DELETE ${VEHICLES}/:id`, { params: { id } });
const decode = (vin: string, person = owner) => person.call('GET /v2/service-vehicle/vin/:vin', { params: { vin } });
const away = (times = 1) => sandbox.setFault({ vendor: 'vin', mode: 'error', times });
const asked = async () => 1_000 - ((await sandbox.faults())[0]?.timesLeft ?? 0);
const countAsked = () => sandbox.setFault({ vendor: 'vin', mode: 'slow', delayMs: 1, times: 1_000 });

describe('a VIN', () => {
  it('names the van, and what was typed wins', async () => {
    const vin = newVin();
    const typed = `${vin.slice(0, 8)} ${vin.slice(8).toLowerCase()}`;
    expect((await add({ vin: typed, model: 'Transit 250' })).body).toMatchObject({
      vin,
      make: 'Ford',
      model: 'Transit 250',
      year: 2022,
      isDecoded: true,
      body: 'Cargo Van',
      engine: '3.5 L V6',
      builder: 'Ford Motor Company, USA',
      fuelType: 'Gasoline',
      transmissionType: '10-speed automatic',
      builtIn: 'Kansas City, Missouri',
    });
  });

  it('is decoded before a van is added', async () => {
    const vin = newVin();
    expect((await decode(vin)).body).toMatchObject({ vin, isKnown: true, make: 'Ford', year: 2022 });
    const unknown = buildVin('ZZZBR1C8', 'NKA00001');
    expect((await decode(unknown)).body).toMatchObject({ vin: unknown, isKnown: false, make: '', year: null });
    await away();
    expect((await decode(newVin())).error.code).toBe('temporarily_unavailable');
  });

  it.each([
    ['1FTBR1C8', 'has 17 characters; this one has 8'],
    ['1FTBR1C8XNKA1234I', 'never has the letters I, O or Q'],
    ['1FTBR1C8XNKA1234O', 'never has the letters I, O or Q'],
    ['1FTBR1C8XNKA1234Q', 'never has the letters I, O or Q'],
    ['1FTBR1C8XNKA1234!', 'has only letters and digits'],
    ['1M8GDM9A1KP042788', 'has a typo: the check digit does not match'],
    ['', 'is required'],
  ])('is not %j', async (vin, problem) => {
    const { status, error } = await add({ vin });
    expect([status, error.errors]).toEqual([422, { vin: problem }]);
    const { id } = await buildVan(owner);
    expect((await update(id, { vin })).error.errors).toEqual({ vin: problem });
    expect((await decode(vin === '' ? ' ' : vin)).status).toBe(404);
  });

  it.each([
    ['an error', { mode: 'error' }],
    ['an answer that takes too long', { mode: 'slow', delayMs: 60_000 }],
    ['a page instead of an answer', { mode: 'garbled' }],
    ['a lost connection', { mode: 'drop' }],
  ] as const)(
    'stays undecoded after %s, and is decoded later without touching what was typed',
    async (_what, fault) => {
      await sandbox.setFault({ vendor: 'vin', ...fault, times: 1 });
      const { status, body } = await add({ vin: newVin(), make: 'FORD Motor' });
      expect([status, body.isDecoded, body.make, body.model, body.year]).toEqual([200, false, 'FORD Motor', '', null]);
      const { body: later } = await update(body.id, { vin: body.vin });
      expect(later).toMatchObject({
        isDecoded: true,
        make: 'FORD Motor',
        model: 'Transit',
        year: 2022,
        body: 'Cargo Van',
      });
    },
  );

  it('that is decoded stays so while the vendor is away, and is not asked for again', async () => {
    const { body } = await add({ vin: newVin() });
    await countAsked();
    const edited = (await update(body.id, { model: 'Transit 350' })).body;
    expect((await update(body.id, { vin: body.vin })).body).toEqual(edited);
    expect(await asked()).toBe(0);
  });

  it('of another van replaces all that was decoded, even while nobody can decode it', async () => {
    const { body } = await add({ vin: newVin(), name: 'Vera' });
    await away();
    const undecoded = (await update(body.id, { vin: newVin() })).body;
    expect(undecoded).toMatchObject({ isDecoded: false, trim: '', body: '', engine: '', builtIn: '', make: 'Ford' });
    const sprinter = buildVin('W1YBR1C8', 'PKA00001');
    expect((await update(body.id, { vin: sprinter })).body).toMatchObject({
      name: 'Vera',
      make: 'Mercedes-Benz',
      model: 'Sprinter',
      year: 2023,
    });
  });

  it('of a year that no van has leaves the year open', async () => {
    const impossible = { ...(await api.platform.decodeVin(newVin())), year: 1905 };
    const { decodeVin } = api.platform;
    Object.assign(api.platform, { decodeVin: () => Promise.resolve(impossible) });
    try {
      const { status, body } = await add({ vin: newVin() });
      expect([status, body.make, body.year]).toEqual([200, 'Ford', null]);
    } finally {
      Object.assign(api.platform, { decodeVin });
    }
  });
});

describe('the VIN of a living van', () => {
  it('is taken on its site, by whomever, and free after retiring', async () => {
    const { body } = await add({ vin: newVin() });
    const { vin } = body;
    const other = await api.as('groomer');
    const refused = await add({ vin }, other);
    expect([refused.status, refused.error.code]).toEqual([409, 'vin_taken']);
    const { id } = await buildVan(other);
    expect((await update(id, { vin }, other)).error.code).toBe('vin_taken');
    expect((await update(body.id, { vin })).status).toBe(200);
    await retire(body.id);
    expect((await update(id, { vin }, other)).body.vin).toBe(vin);
    expect((await add({ vin })).error.code).toBe('vin_taken');
  });

  it('can be that of a van on another site', async () => {
    const { body } = await add({ vin: newVin() });
    expect((await add({ vin: body.vin }, await api.as('fleet_owner', api.otherSite))).status).toBe(200);
  });

  it('goes to one of two who add it at once', async () => {
    const vin = newVin();
    const other = await api.as('groomer');
    const answers = await Promise.all([add({ vin }), add({ vin }, other), add({ vin }), add({ vin }, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('goes to one of two who change to it at once', async () => {
    const vin = newVin();
    const vans = await Promise.all([buildVan(owner), buildVan(owner), buildVan(owner)]);
    const answers = await Promise.all(vans.map(({ id }) => update(id, { vin })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

describe('asking the vendor', () => {
  it('is for those with a session that lives, and about vans of their own', async () => {
    const { id } = await buildVan(owner);
    const stranger = await api.as('fleet_owner');
    await countAsked();
    expect((await update(id, { vin: newVin() }, stranger)).status).toBe(404);
    await api.database.asOwner((sql) =>
      sql.query('update sessions set revoked_at = app.now() where account_id = $1', [owner.account.id]),
    );
    for (const { status } of [
      await decode(newVin()),
      await add({ vin: newVin() }),
      await update(id, { vin: newVin() }),
    ])
      expect(status).toBe(401);
    expect(await asked()).toBe(0);
  });

  it('has a limit of each account, which changes without a VIN do not use up', async () => {
    const { body } = await add({ vin: newVin() });
    const { points } = LIMITS.vinsPerAccount;
    for (let time = 0; time < points + 1; time += 1)
      expect((await update(body.id, { vin: body.vin, name: `Van ${time}` })).status).toBe(200);
    for (let time = 1; time < points; time += 1) expect((await decode(body.vin ?? '')).status).toBe(200);
    for (const refused of [
      await decode(newVin()),
      await add({ vin: newVin() }),
      await update(body.id, { vin: newVin() }),
    ])
      expect([refused.status, refused.error.code]).toEqual([429, 'too_many_requests']);
    expect((await add({ name: 'By hand' })).status).toBe(200);
    expect((await update(body.id, { name: 'Renamed' })).status).toBe(200);
    expect((await add({ vin: newVin() }, await api.as('fleet_owner'))).status).toBe(200);
  });
});
