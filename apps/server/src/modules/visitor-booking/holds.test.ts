import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCatalogue } from '../../../testing/builders/build-catalogue.ts';
import { buildGroomerAround } from '../../../testing/builders/build-groomer-around.ts';
import { startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import {
  ORDERING,
  addressAt,
  dogIn,
  hold,
  place,
  startIn,
  takeOver,
  visitorOf,
  withServices,
  type Caller,
  type World,
} from '../../../testing/order-as-visitor.ts';
import { releaseEndedHold } from './visitor-booking.jobs.ts';

const PLACE = { latitude: 30.26, longitude: -97.75 };
const NINE = 9 * 60;
const TEN_MINUTES = 600;

let api: TestApi;
let world: World;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let groomer: SignedIn;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
  world = { api, place: PLACE, ids };
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.reset();
  groomer = await buildGroomerAround(api, { center: PLACE, serviceId: ids.groom });
});

const holdsOf = async (providerId: string) =>
  (
    await api.database.asOwner((owner) =>
      owner.query<{ kind: string; start: Date }>(
        'select kind, lower(busy) as start from occupancy where resource_id = $1 order by 2',
        [providerId],
      ),
    )
  ).rows.map(({ kind, start }) => [kind, start.toISOString()]);
const ready = async (caller: Caller = visitorOf(api)) => ({ caller, params: await withServices(world, caller) });
const ten = () => startIn(world, 3);
const nine = () => startIn(world, 3, NINE);

describe('a time that is held', () => {
  it('is kept from everybody else, and shown to the visitor who holds it', async () => {
    const [one, other] = [await ready(), await ready()];
    expect((await hold(one.caller, one.params, groomer.account.id, ten())).status).toBe(200);
    const refused = await hold(other.caller, other.params, groomer.account.id, ten());
    expect(refused.error.code).toBe('slot_taken');
    expect(refused.error.data.nextSlots).toHaveLength(3);
    const slots = async ({ caller, params }: typeof one) => {
      const { searchId } = (await caller.call(`GET ${ORDERING}/:sessionId`, { params })).body;
      const query = { providerId: groomer.account.id, date: ten().slice(0, 10) };
      const { body } = await caller.call(`GET ${ORDERING}/:sessionId/available-time-slots`, {
        params: { sessionId: searchId ?? '' },
        query,
      });
      return body.slots.map(({ start }) => new Date(start).toISOString());
    };
    expect(await slots(one)).toContain(ten());
    expect(await slots(other)).not.toContain(ten());
  });

  it('goes to exactly one of many who ask at once', async () => {
    const visitors = await Promise.all(Array.from({ length: 6 }, () => ready()));
    const answers = await Promise.all(
      visitors.map(({ caller, params }) => hold(caller, params, groomer.account.id, ten())),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, error } of answers) if (status !== 200) expect(error.code).toBe('slot_taken');
    expect(await holdsOf(groomer.account.id)).toEqual([['hold', ten()]]);
  });

  it('gives the first one back when another is chosen, also with another groomer', async () => {
    const { caller, params } = await ready();
    const partner = await buildGroomerAround(api, { center: PLACE, serviceId: ids.groom });
    await hold(caller, params, groomer.account.id, ten());
    await hold(caller, params, groomer.account.id, nine());
    expect(await holdsOf(groomer.account.id)).toEqual([['hold', nine()]]);
    await hold(caller, params, partner.account.id, ten());
    expect(await holdsOf(groomer.account.id)).toEqual([]);
    expect(await holdsOf(partner.account.id)).toEqual([['hold', ten()]]);
    const { body } = await caller.call(`DELETE ${ORDERING}/:sessionId/hold`, { params });
    expect(body.chosen).toMatchObject({ holdUntil: null, provider: { id: partner.account.id } });
    expect(await holdsOf(partner.account.id)).toEqual([]);
  });

  it('ends after ten minutes, and is given back by the job', async () => {
    const [one, other] = [await ready(), await ready()];
    await hold(one.caller, one.params, groomer.account.id, ten());
    const run = () => releaseEndedHold.run({ siteId: api.site.id, sessionId: one.params.sessionId }, api.platform);
    await run();
    expect(await holdsOf(groomer.account.id)).toHaveLength(1);
    api.clock.advance(TEN_MINUTES);
    const { body } = await one.caller.call(`GET ${ORDERING}/:sessionId`, { params: one.params });
    expect(body.chosen?.holdUntil).toBeNull();
    expect(body.missing).toContain('time');
    await run();
    expect(await holdsOf(groomer.account.id)).toEqual([]);
    expect((await hold(other.caller, other.params, groomer.account.id, ten())).status).toBe(200);
  });

  it('is free for others the moment it ends, before any job', async () => {
    const [one, other] = [await ready(), await ready()];
    await hold(one.caller, one.params, groomer.account.id, ten());
    api.clock.advance(TEN_MINUTES);
    expect((await hold(other.caller, other.params, groomer.account.id, ten())).status).toBe(200);
    const late = await hold(one.caller, one.params, groomer.account.id, ten());
    expect(late.error.code).toBe('slot_taken');
  });

  it('can be kept again three times, and a time that ended is not placed', async () => {
    const { caller, params } = await ready();
    const start = ten();
    await hold(caller, params, groomer.account.id, start);
    for (const left of [2, 1, 0]) {
      api.clock.advance(TEN_MINUTES);
      const again = await hold(caller, params, groomer.account.id, start);
      expect(again.body.chosen?.renewalsLeft, again.raw).toBe(left);
    }
    api.clock.advance(TEN_MINUTES);
    expect((await hold(caller, params, groomer.account.id, start)).error.code).toBe('hold_limit_reached');
    const customer = await api.as('customer');
    const refused = await place(customer, params, await takeOver(world, customer, params));
    expect(refused.error.code).toBe('slot_taken');
    // Nobody took it: it is offered first.
    expect(refused.error.data.nextSlots?.map((slot) => new Date(slot.start).toISOString())).toContain(start);
  });

  it('is given back with another place or other work, and stays with the same', async () => {
    const { caller, params } = await ready();
    const change = (pets: object[]) =>
      caller.call(`POST ${ORDERING}/:sessionId/set-services`, { params, body: { pets } });
    await hold(caller, params, groomer.account.id, ten());
    await change([dogIn(world, 'Rex')]);
    expect(await holdsOf(groomer.account.id)).toHaveLength(1);
    const two = await change([dogIn(world, 'Rex'), dogIn(world, 'Momo')]);
    expect(two.body.chosen).toMatchObject({ holdUntil: null, minutes: 120 });
    expect(await holdsOf(groomer.account.id)).toEqual([]);
    await hold(caller, params, groomer.account.id, ten());
    const moved = { ...addressAt(PLACE), latitude: PLACE.latitude + 0.01 };
    const { body } = await caller.call(`POST ${ORDERING}/:sessionId/set-location`, {
      params,
      body: { location: moved },
    });
    expect(body.chosen?.holdUntil).toBeNull();
    expect(await holdsOf(groomer.account.id)).toEqual([]);
    const bath = await change([dogIn(world, 'Rex', { services: [{ serviceId: ids.bath }] })]);
    expect(bath.body.chosen).toBeNull();
  });

  it('is one that customers are offered: on the quarter hour, with notice, within hours and zone', async () => {
    const { caller, params } = await ready();
    const at = (start: string) => hold(caller, params, groomer.account.id, start);
    expect((await at(startIn(world, 3, NINE + 7))).error.code).toBe('slot_taken');
    expect((await at(startIn(world, 3, 20 * 60))).error.code).toBe('slot_taken');
    expect((await at(new Date(api.clock.now().getTime() + 60_000).toISOString())).error.code).toBe('slot_taken');
    expect((await at(startIn(world, 900))).error.code).toBe('too_far_ahead');
    const far = { ...addressAt(PLACE), latitude: PLACE.latitude + 2 };
    await caller.call(`POST ${ORDERING}/:sessionId/set-location`, { params, body: { location: far } });
    expect((await at(ten())).error.code).toBe('slot_taken');
  });
});

describe('holds that are hoarded', () => {
  it('are at most three for a network', async () => {
    const network = visitorOf(api);
    const times = [0, 1, 2, 3].map((index) => startIn(world, 4, (9 + index * 2) * 60));
    const sessions = [];
    for (const _ of times) sessions.push(await withServices(world, network));
    const answers = await Promise.all(
      sessions.map((params, index) => hold(network, params, groomer.account.id, times[index] ?? '')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe('hold_limit_reached');
    const { caller, params } = await ready();
    expect((await hold(caller, params, groomer.account.id, startIn(world, 5))).status).toBe(200);
    // They end, and others can be held.
    api.clock.advance(TEN_MINUTES);
    const next = await withServices(world, network);
    expect((await hold(network, next, groomer.account.id, startIn(world, 6))).status).toBe(200);
  });

  it('are at most three for a customer, from whatever network', async () => {
    const customer = await api.as('customer');
    const codes = [];
    for (const index of [0, 1, 2, 3]) {
      const { caller, params } = await ready();
      await customer.call(`POST ${ORDERING}/:sessionId/claim`, { params });
      void caller;
      const from = `203.0.113.${index + 1}`;
      const answer = await customer.call(`POST ${ORDERING}/:sessionId/hold`, {
        params,
        body: { providerId: groomer.account.id, start: startIn(world, 7, (9 + index * 2) * 60) },
        from,
      });
      codes.push(answer.status === 200 ? 'held' : answer.error.code);
    }
    expect(codes).toEqual(['held', 'held', 'held', 'hold_limit_reached']);
  });

  it('of one time end for a network after a few, whatever sessions they come from', async () => {
    await api.setRateLimitScale(1);
    const network = visitorOf(api);
    const codes = new Set<string>();
    for (let round = 0; round < 9; round += 1) {
      const params = await withServices(world, network);
      const answer = await hold(network, params, groomer.account.id, startIn(world, 8));
      codes.add(answer.status === 200 ? 'held' : answer.error.code);
      await network.call(`DELETE ${ORDERING}/:sessionId/hold`, { params });
    }
    expect([...codes]).toEqual(['held', 'too_many_requests']);
    await api.setRateLimitScale(1000);
  });
});
