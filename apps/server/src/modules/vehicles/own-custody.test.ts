import { addDays, localDateAt, type LocalDate, type Place } from '@tailgate/values';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  VEHICLES,
  buildCatalogue,
  buildCustomerOf,
  buildGroomerAround,
  buildOwnVan,
  buildVanRow,
  queuedFor,
  startTestApi,
  type SignedIn,
  type TestApi,
} from '../../../testing/index.ts';
import { newId } from '../../platform/ids.ts';

const MANAGEMENT = '/v2/service-vehicle/fleet-owner/fleet-management';
const DRIVER = '/v2/service-vehicle/driver';
const SESSION = '/v2/service-checkout/pet-service/service-provider';
const ZONE = 'America/Chicago';

let api: TestApi;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let center: Place = { latitude: 30.26, longitude: -94.75 };
let ana: SignedIn;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.reset();
  center = { ...center, longitude: center.longitude + 0.5 };
  ana = await buildGroomerAround(api, { center, serviceId: ids.groom });
});

const day = (days: number): LocalDate => addDays(localDateAt(api.clock.now(), ZONE), days);
const set = (id: string, status: 0 | 1, more: object = {}, who = ana) =>
  who.call(`PUT ${VEHICLES}/status/:id`, { params: { id }, body: { status, ...more } });
const retire = (id: string, who = ana) => who.call(`DELETE ${VEHICLES}/:id`, { params: { id } });
const book = async (days: number, time: string, who = ana) => {
  const customer = await buildCustomerOf(api, who, { place: center, breedId: ids.beagle, petTypeId: ids.dog });
  const opened = await who.call(`POST ${SESSION}/init`, { body: { customerId: customer.id } });
  const params = { sessionId: opened.body.id };
  const petServices = [{ petId: customer.pets[0]?.id, services: [{ serviceId: ids.groom, addons: [] }] }];
  await who.call(`POST ${SESSION}/:sessionId/set-services`, { params, body: { petServices } });
  return await who.call(`POST ${SESSION}/:sessionId/place-order`, {
    params,
    body: { appointment: { date: day(days), time }, overrideServiceTime: 60 },
  });
};
const booked = async (days: number, time: string, who = ana): Promise<string> => {
  const { status, raw, body } = await book(days, time, who);
  expect(status, raw).toBe(200);
  return body.id;
};
const visitsIn = async (vehicleId: string): Promise<string[]> => {
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<{ id: string }>('select id from occupancy where resource_id = $1 order by lower(busy)', [vehicleId]),
  );
  return rows.map(({ id }) => id);
};
const driven = async (who = ana) => (await who.call(`GET ${DRIVER}/vans`)).body;
const vanOn = async (days: number) => (await driven()).days[days]?.vehicleIds;
/** A van of a fleet, and whose. */
const fleetVan = async (driver = ana) => {
  const owner = await api.as('fleet_owner');
  await api.database.asOwner((db) =>
    db.query(
      `insert into fleet_drivers (id, site_id, owner_id, groomer_id, status, status_since, invited_at)
       values ($1, $2, $3, $4, 'attached', app.now(), app.now())`,
      [newId(), api.site.id, owner.account.id, driver.account.id],
    ),
  );
  const id = await buildVanRow(api, { ownerId: owner.account.id });
  const assign = (from: LocalDate, until: LocalDate | null = null, groomer: SignedIn | null = driver) =>
    owner.call(`PUT ${MANAGEMENT}/:id/assignation`, {
      params: { id },
      body: { type: 'full_time', serviceProviderId: groomer?.account.id ?? null, from, until },
    });
  return { id, owner, assign };
};

describe('a groomer who lists their own van', () => {
  it('drives it from then on, with all their visits', async () => {
    const [first, second] = [await booked(2, '10:00'), await booked(30, '10:00')];
    const { id } = await buildOwnVan(api, ana);
    expect((await driven()).worksWithVans).toBe(false);
    expect((await set(id, 1)).body.state).toBe('listed');
    expect(await visitsIn(id)).toEqual([first, second]);
    expect(await driven()).toMatchObject({ worksWithVans: true, currentId: id, vans: [{ id, isOwn: true }] });
    const third = await booked(3, '10:00');
    expect(await visitsIn(id)).toEqual([first, third, second]);
  });

  it('in a draft drives it not yet, and is booked as before', async () => {
    const { id } = await buildOwnVan(api, ana);
    const visit = await booked(2, '10:00');
    expect(await visitsIn(id)).toEqual([]);
    expect(await visitsIn(ana.account.id)).toEqual([visit]);
  });

  it('while they drive for a fleet goes on in the van of the fleet, and has their own after it', async () => {
    const fleet = await fleetVan();
    await fleet.assign(day(0), day(9));
    const visit = await booked(4, '10:00');
    const { id } = await buildOwnVan(api, ana);
    expect((await set(id, 1)).status).toBe(200);
    expect(await visitsIn(fleet.id)).toEqual([visit]);
    expect([await vanOn(4), await vanOn(9), await vanOn(10)]).toEqual([[fleet.id], [fleet.id], [id]]);
    const later = await booked(12, '10:00');
    expect(await visitsIn(id)).toEqual([later]);
  });

  it('gets the van of a fleet later, for its days, with the visits that change named', async () => {
    const { id } = await buildOwnVan(api, ana);
    await set(id, 1);
    const visit = await booked(4, '10:00');
    const fleet = await fleetVan();
    const refused = await fleet.assign(day(3), day(5));
    expect(refused.error.data.vanUse).toMatchObject([{ id: visit, choices: ['other_van'] }]);
    expect((await fleet.assign(day(6), day(8))).status).toBe(200);
    expect([await vanOn(5), await vanOn(6), await vanOn(8), await vanOn(9)]).toEqual([
      [id],
      [fleet.id],
      [fleet.id],
      [id],
    ]);
  });

  it('has of two own vans the one that was listed last', async () => {
    const [first, second] = [await buildOwnVan(api, ana), await buildOwnVan(api, ana)];
    await set(first.id, 1);
    api.clock.advance(60);
    const visit = await booked(4, '10:00');
    const refused = await set(second.id, 1);
    expect([refused.status, refused.error.code]).toEqual([409, 'custody_has_visits']);
    expect((await ana.call(`GET ${VEHICLES}/:id`, { params: { id: second.id } })).body.state).toBe('draft');
    const choices = [{ visitId: visit, choice: 'other_van' }];
    expect((await set(second.id, 1, { choices })).status).toBe(200);
    expect([await visitsIn(first.id), await visitsIn(second.id)]).toEqual([[], [visit]]);
    expect((await driven()).currentId).toBe(second.id);
  });
});

describe('a groomer who pauses their own van', () => {
  it('keeps it with the visits named, while it is the only one', async () => {
    const { id } = await buildOwnVan(api, ana);
    await set(id, 1);
    const visit = await booked(4, '10:00');
    const { status, error } = await set(id, 0);
    expect([status, error.code]).toEqual([409, 'custody_has_visits']);
    expect(error.data.vanUse).toMatchObject([{ id: visit, choices: [] }]);
    expect((await retire(id)).error.code).toBe('custody_has_visits');
    expect(await visitsIn(id)).toEqual([visit]);
    expect((await driven()).currentId).toBe(id);
  });

  it('goes on without a van where they say so, and loses no visit', async () => {
    const { id } = await buildOwnVan(api, ana);
    await set(id, 1);
    const visit = await booked(4, '10:00');
    expect((await set(id, 0, { worksWithoutVan: true })).body.state).toBe('paused');
    expect([await visitsIn(id), await visitsIn(ana.account.id)]).toEqual([[], [visit]]);
    expect(await driven()).toMatchObject({ worksWithVans: false, vans: [], currentId: null });
    await booked(5, '10:00');
    expect((await retire(id)).status).toBe(204);
  });

  it('works not without a van while another one is theirs', async () => {
    const fleet = await fleetVan();
    await fleet.assign(day(20));
    const { id } = await buildOwnVan(api, ana);
    await set(id, 1);
    const refused = await set(id, 0, { worksWithoutVan: true });
    expect([refused.status, refused.error.code]).toEqual([409, 'holds_van']);
    expect((await driven()).currentId).toBe(id);
  });

  it('is booked no more until they have a van, or say that they work without one', async () => {
    const { id } = await buildOwnVan(api, ana);
    await set(id, 1);
    const without = () => ana.call(`POST ${DRIVER}/without-van`);
    expect((await without()).error.code).toBe('holds_van');
    expect((await set(id, 0)).status).toBe(200);
    expect((await book(4, '10:00')).error.data.refusal?.cause).toBe('no_van');
    expect((await driven()).days[4]).toMatchObject({ vehicleIds: [], needsVan: true });
    expect((await without()).status).toBe(204);
    await booked(4, '10:00');
    expect((await set(id, 1)).status).toBe(200);
    expect((await driven()).currentId).toBe(id);
  });
});

describe('a van that is retired', () => {
  it('is driven by nobody, and its drivers are told', async () => {
    const fleet = await fleetVan();
    await fleet.assign(day(0));
    expect((await retire(fleet.id, fleet.owner)).status).toBe(204);
    expect((await driven()).vans).toEqual([]);
    expect((await queuedFor(api, ana.account.phone)).join()).toContain('you do not have Van');
  });

  it('stays while a driver has visits in it', async () => {
    const fleet = await fleetVan();
    await fleet.assign(day(0));
    const visit = await booked(4, '10:00');
    const { status, error } = await retire(fleet.id, fleet.owner);
    expect([status, error.code]).toEqual([409, 'custody_has_visits']);
    expect(await visitsIn(fleet.id)).toEqual([visit]);
  });
});

describe('forty at once', () => {
  const overlaps = async () => {
    const { rows } = await api.database.asOwner((db) =>
      db.query<{ count: number }>(
        `select count(*)::int as count from van_custody a join van_custody b
           on a.vehicle_id = b.vehicle_id and a.id < b.id and a.during && b.during where a.holder_id = $1`,
        [ana.account.id],
      ),
    );
    return rows[0]?.count;
  };

  it('listings and pauses leave the van as the last of them said, with every visit', async () => {
    const { id } = await buildOwnVan(api, ana);
    await set(id, 1);
    const visits = [await booked(4, '10:00'), await booked(9, '10:00')];
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => set(id, index % 2 === 0 ? 0 : 1, { worksWithoutVan: index % 4 === 0 })),
    );
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([]);
    const { state } = (await ana.call(`GET ${VEHICLES}/:id`, { params: { id } })).body;
    const { currentId } = await driven();
    expect(currentId).toBe(state === 'listed' ? id : null);
    expect(await visitsIn(ana.account.id)).toEqual(visits);
    expect(await visitsIn(id)).toEqual(state === 'listed' ? visits : []);
    expect(await overlaps()).toBe(0);
  });

  it('vans of one groomer are all theirs, and one counts', async () => {
    const vans = await Promise.all(Array.from({ length: 5 }, () => buildOwnVan(api, ana)));
    const visit = await booked(4, '10:00');
    const answers = await Promise.all(vans.map(({ id }) => set(id, 1)));
    const listed = vans.filter((_, index) => answers[index]?.status === 200);
    // The first one takes the visit along; the others would change its van.
    expect(listed.length).toBeGreaterThan(0);
    const { currentId, vans: held } = await driven();
    expect(held.map(({ id }) => id).toSorted()).toEqual(listed.map(({ id }) => id).toSorted());
    expect(await visitsIn(currentId ?? '')).toEqual([visit]);
    expect(await overlaps()).toBe(0);
  });
});
