import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SIGNATURE } from '../../../testing/builders/build-order.ts';
import { buildVan, startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import { APPOINTMENTS, buildVanDays, prepareSite, type VanDays } from './van-days.testing.ts';

const ORDER = '/v2/service-checkout/pet-service/service-provider/order/:id';
const LINE = `${ORDER}/pet-services/:petServiceId`;

let api: TestApi;
let ids: Awaited<ReturnType<typeof prepareSite>>;
let world: VanDays;
let ana: SignedIn;
let visit: string;
let line: string;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  ids = await prepareSite(api);
});
afterAll(() => api.close());

/** On the second day, a while before the visit; sessions are over by then. */
const goTo = async (days: number, hour: number) => {
  api.clock.advance((world.at(days, hour).getTime() - api.clock.now().getTime()) / 1000);
  ana = await api.as(world.ana.account);
};
beforeEach(async () => {
  api.clock.reset();
  world = await buildVanDays(api, ids);
  ({ ana } = world);
  await world.assign(ana);
  visit = await world.book(ana, 2, '13:00');
  const { body } = await ana.call(`GET ${ORDER}`, { params: { id: visit } });
  line = body.petServices[0]?.id ?? '';
});

const setOut = () => ana.call(`POST ${APPOINTMENTS}/:id/on-my-way`, { params: { id: visit }, body: {} });
const lineCall = (what: 'start' | 'end', petServiceId = line) =>
  ana.call(`POST ${LINE}/${what}`, { params: { id: visit, petServiceId } });
const began = async () => {
  const { rows } = await api.database.asOwner((db) =>
    db.query<{ is: boolean }>('select started_at is not null as is from appointment_lines where appointment_id = $1', [
      visit,
    ]),
  );
  return rows[0]?.is;
};

describe('a visit in a van', () => {
  it('begins on the day on which a paper expires', async () => {
    await world.give('inspection', 2);
    await goTo(2, 12.9);
    for (const answer of [await setOut(), await lineCall('start'), await lineCall('end')])
      expect(answer.status, answer.raw).toBe(200);
  });

  it('does not begin on the day after, and says which paper of which van, and who renews it', async () => {
    await world.give('inspection', 1);
    await world.give('registration', 90);
    const expiresOn = world.day(1);
    await goTo(2, 12.9);
    const refused = [await setOut(), await lineCall('start'), await lineCall('end')];
    for (const { status, error } of refused) {
      expect([status, error.code]).toEqual([409, 'van_document_expired']);
      expect(error.data.paper).toEqual({
        vehicleId: world.van,
        vehicleName: 'Van',
        kind: 'inspection',
        expiresOn,
        renewedBy: { id: world.owner.account.id, name: expect.any(String) as string },
        isYours: false,
      });
      expect(error.message).toMatch(/^The inspection of Van expired on .+\. .+ has to renew it/);
    }
    expect(await began()).toBe(false);
  });

  it('begins once it is renewed', async () => {
    await world.give('inspection', 1);
    await goTo(2, 12.9);
    expect((await lineCall('start')).status).toBe(409);
    await world.give('inspection', 300, world.van, await api.as(world.owner.account));
    expect((await lineCall('start')).status).toBe(200);
  });

  it('that began is finished, checked out and never stopped', async () => {
    await world.give('inspection', 2);
    await goTo(2, 12.9);
    expect((await lineCall('start')).status).toBe(200);
    await world.give('inspection', -30, world.van, await api.as(world.owner.account));
    const second = await api.database.asOwner(async (db) => {
      const { rows } = await db.query<{ id: string }>(
        `insert into appointment_lines select (jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid(),
           'position', 1, 'started_at', null))).* from appointment_lines l where appointment_id = $1 returning id`,
        [visit],
      );
      return rows[0]?.id ?? '';
    });
    for (const answer of [await lineCall('start', second), await lineCall('end', second), await lineCall('end')])
      expect(answer.status, answer.raw).toBe(200);
    await ana.call(`POST ${ORDER}/payment`, { params: { id: visit }, body: { paymentMethodId: 'cash' } });
    const done = await ana.call(`POST ${ORDER}/complete-order`, {
      params: { id: visit },
      body: { signature: SIGNATURE },
    });
    expect([done.status, done.body.status], done.raw).toEqual([200, 'complete']);
  });

  it('of a day before the expiry can be noted later', async () => {
    await world.give('inspection', 2);
    await goTo(4, 10);
    expect((await setOut()).error.code).not.toBe('van_document_expired');
    for (const answer of [await lineCall('start'), await lineCall('end')]) expect(answer.status, answer.raw).toBe(200);
  });

  it('asks for the papers of the van it takes place in, and of no other', async () => {
    const other = (await buildVan(world.owner, { name: 'Van 2' })).id;
    await world.give('inspection', -5, other);
    await goTo(2, 12.9);
    expect((await lineCall('start')).status).toBe(200);
  });
});

it('a groomer without vans begins as before', async () => {
  const ben = await world.book(world.ben, 2, '13:00');
  await world.give('inspection', -5);
  api.clock.advance((world.at(2, 12.9).getTime() - api.clock.now().getTime()) / 1000);
  const him = await api.as(world.ben.account);
  const answer = await him.call(`POST ${APPOINTMENTS}/:id/on-my-way`, { params: { id: ben }, body: {} });
  expect(answer.status, answer.raw).toBe(200);
});

it('a document that has expired is kept, and says so', async () => {
  const answer = await world.give('inspection', -1);
  expect(answer.documents).toMatchObject([{ kind: 'inspection', daysLeft: -1, state: 'expired' }]);
  await goTo(2, 12.9);
  expect((await lineCall('start')).error.code).toBe('van_document_expired');
});
