import { startPrivateTestApi, type BuiltSite, type TestApi } from '@tailgate/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_LOGINS } from './demo-logins.ts';
import { DEMO_LOGIN_NAMES, DEMO_PASSWORD, type DemoLoginName, type DemoSite } from './logins.ts';
import { demoId } from './people/ids.ts';
import { seedDemoWorld } from './seed-demo-world.ts';
import { STORIES } from './story/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startPrivateTestApi({
    because: 'the demo data brings its own sites',
    environment: { RATE_LIMIT_SCALE: '10' },
  });
  await seedDemoWorld(api.database.environment);
});
afterAll(() => api.close());

const siteAt = (slug: DemoSite): BuiltSite => ({ id: demoId(slug, 'site'), slug, host: `${slug}.localhost` });

const signIn = (site: DemoSite, identity: { email: string } | { phone: { prefix: string; number: string } }) =>
  api.call('POST /v2/account/sign-in', {
    site: siteAt(site),
    body: { ...identity, password: DEMO_PASSWORD, deviceId: 'demo' },
  });

const tokenOf = async (site: DemoSite, name: DemoLoginName) => {
  const { body } = await signIn(site, { email: DEMO_LOGINS[site][name].email });
  return { site: siteAt(site), token: body.token, headers: { 'x-refresh-token': body.refreshToken ?? '' } };
};

describe.each(['tailgate', 'saguaro'] as const)('the demo logins of %s', (site) => {
  it.each(DEMO_LOGIN_NAMES)('RL-auth-07 sign in the %s, by email and by phone', async (name) => {
    const { email, phone, displayName, roles } = DEMO_LOGINS[site][name];
    const byEmail = await signIn(site, { email });
    expect(byEmail.status).toBe(200);
    expect(byEmail.body).toMatchObject({ role: roles[0], roles, user: { displayName, email } });
    const byPhone = await signIn(site, { phone: { prefix: '+1', number: phone.slice(2) } });
    expect(byPhone.body.user).toEqual(byEmail.body.user);
  });

  it('do not work on the other site', async () => {
    const other = site === 'tailgate' ? 'saguaro' : 'tailgate';
    expect((await signIn(other, { email: DEMO_LOGINS[site].groomer.email })).status).toBe(401);
  });

  it('show an active groomer with a whole profile and a picture that can be loaded', async () => {
    const { body } = await api.call('GET /v2/service-provider/account', await tokenOf(site, 'busyGroomer'));
    expect(body).toMatchObject({ status: 'active', hasEmergencySettings: true, physicalAddress: { country: 'US' } });
    expect(body.reviewSummary.reviewCount).toBeGreaterThan(200);
    for (const link of Object.values(body.profilePicture?.sizes ?? {})) {
      const picture = await fetch(link);
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    }
    expect(Object.keys(body.profilePicture?.sizes ?? {})).toHaveLength(3);
  });

  it('give a customer an address', async () => {
    const { body } = await api.call('GET /v1/customer', await tokenOf(site, 'customer'));
    expect(body).toMatchObject({ vip: true, address: { city: site === 'tailgate' ? 'Austin' : 'Phoenix' } });
  });

  it('show the fleet owner five vans: what is listed is complete, and documents need attention', async () => {
    const { body } = await api.call(
      'GET /v2/service-vehicle/fleet-owner/fleet-management/list',
      await tokenOf(site, 'fleet_owner'),
    );
    expect(body.counts).toEqual({ all: 5, listed: 3, draft: 1, paused: 1, attention: 3, retired: 0 });
    expect(body.items.map(({ name }) => name)).toEqual(['Van 1', 'Van 2', 'Van 3', 'Van 4', 'Van 5']);
    expect(body.items.filter(({ state, missing }) => state === 'listed' && missing > 0)).toEqual([]);
    const [{ defaultImage } = { defaultImage: null }] = body.items;
    const picture = await fetch(defaultImage?.sizes.thumbnail ?? '');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it('show vans as the vendor of VINs knows them, with documents that can be opened', async () => {
    const owner = STORIES.find(({ slug }) => slug === site)?.fleetOwners.find(({ vans }) => vans === 20);
    const { token } = (await signIn(site, { email: owner?.email ?? '' })).body;
    const session = { site: siteAt(site), token };
    const list = await api.call('GET /v2/service-vehicle/fleet-owner/fleet-management/list', {
      ...session,
      query: { limit: 50 },
    });
    expect(list.body.total).toBe(20);
    const oneOfModel = new Map(list.body.items.map((van) => [van.model, van]));
    expect([...oneOfModel.keys()].toSorted()).toEqual(['Express', 'MT45', 'NV', 'ProMaster', 'Sprinter', 'Transit']);
    for (const { id, vin } of oneOfModel.values()) {
      const { body: van } = await api.call('GET /v2/service-vehicle/vehicles/:id', { ...session, params: { id } });
      const { body: decoded } = await api.call('GET /v2/service-vehicle/vin/:vin', {
        ...session,
        params: { vin: vin ?? '' },
      });
      expect(decoded).toEqual({
        isKnown: true,
        vin,
        make: van.make,
        model: van.model,
        year: van.year,
        trim: van.trim,
        body: van.body,
        builder: van.builder,
        fuelType: van.fuelType,
        transmissionType: van.transmissionType,
        engine: van.engine,
        builtIn: van.builtIn,
      });
      const paper = await fetch(van.registrationDocument?.url ?? '');
      expect([paper.status, (await paper.text()).slice(0, 5)]).toEqual([200, '%PDF-']);
    }
  });

  it('let people with several roles switch between them', async () => {
    const session = await tokenOf(site, 'fleetOwnerAndMechanic');
    const { body } = await api.call('POST /v2/account/switch-role', { ...session, body: { role: 'mechanic' } });
    expect(body).toMatchObject({ role: 'mechanic', roles: ['fleet_owner', 'mechanic'] });
  });
});
