import { DRIVER_ANSWERED_MEANWHILE, DRIVER_INVITATION_DAYS, POLICIES_UNREAD } from '@tailgate/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  drainJobs,
  fireTimers,
  queuedFor,
  startTestApi,
  type SignedIn,
  type TestApi,
} from '../../../../testing/index.ts';
import { emit } from '../../../platform/events/events.ts';
import { accountDeleted } from '../../accounts/accounts.events.ts';

const MANAGEMENT = '/v2/service-vehicle/fleet-owner/fleet-management';
const DRIVERS = `${MANAGEMENT}/attached-service-providers`;
const FLEETS = '/v2/service-vehicle/driver/fleets';
const POLICY = `${MANAGEMENT}/policy`;
const DAY_MS = 86_400_000;

let api: TestApi;
let owner: SignedIn;
let groomer: SignedIn;
let codes = 0;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const withCode = async (person: SignedIn, given = `DRIVE${(codes += 1)}`): Promise<string> => {
  await api.database.asOwner((db) =>
    db.query('update providers set groomer_referral_code = $2 where account_id = $1', [person.account.id, given]),
  );
  return given;
};
beforeEach(async () => {
  owner = await api.as('fleet_owner');
  groomer = await api.as('groomer');
});

const invite = async (by = owner, whom = groomer) =>
  by.call(`POST ${DRIVERS}`, { body: { referralCode: await withCode(whom) } });
const remove = (id: string, status: 'invited' | 'attached', by = owner) =>
  by.call(`DELETE ${DRIVERS}/:id`, { params: { id }, query: { status } });
const accept = (id: string, by = groomer) => by.call(`POST ${FLEETS}/:id/accept`, { params: { id } });
const decline = (id: string, by = groomer) => by.call(`POST ${FLEETS}/:id/decline`, { params: { id } });
const leave = (id: string, by = groomer) => by.call(`POST ${FLEETS}/:id/leave`, { params: { id } });
const drivers = async (by = owner) => (await by.call(`GET ${DRIVERS}`)).body.items;
const fleets = async (by = groomer) => (await by.call(`GET ${FLEETS}`)).body.items;
const publish = (by = owner) =>
  by.call(`POST ${POLICY}`, { body: { title: 'Cleaning', content: 'Clean the tub after each day.' } });

describe('an invitation to drive for a fleet', () => {
  it('shows both what waits, who answers and until when, and tells the groomer', async () => {
    const { status, body } = await invite();
    expect(status).toBe(200);
    const until = new Date(api.platform.clock.now().getTime() + DRIVER_INVITATION_DAYS * DAY_MS);
    expect(body).toMatchObject({
      serviceProviderId: groomer.account.id,
      status: 'invited',
      can: { withdraw: true, detach: false, accept: false },
    });
    expect(Math.abs(new Date(body.answerBy ?? '').getTime() - until.getTime())).toBeLessThan(60_000);
    expect(await drivers()).toEqual([body]);
    expect(await fleets()).toMatchObject([
      { id: body.id, status: 'invited', answerBy: body.answerBy, can: { accept: true, decline: true, leave: false } },
    ]);
    expect((await queuedFor(api, groomer.account.phone)).join()).toContain('asks you to drive for their fleet');
  });

  it('attaches the groomer once they agree, and tells the owner', async () => {
    const { body } = await invite();
    expect((await accept(body.id)).body).toMatchObject({ status: 'attached', answerBy: null, can: { leave: true } });
    expect(await drivers()).toMatchObject([{ id: body.id, status: 'attached', can: { detach: true } }]);
    expect((await queuedFor(api, owner.account.email)).join()).toContain('drives for you now');
  });

  it('is accepted only after the policies of the fleet, in their newest version', async () => {
    const policy = (await publish()).body;
    const { body } = await invite();
    const refused = await accept(body.id);
    expect([refused.status, refused.error.message]).toEqual([409, POLICIES_UNREAD]);
    const read = (version: number) =>
      groomer.call(`POST ${POLICY}/:id/accept`, { params: { id: policy.id }, body: { version } });
    await read(1);
    const text = {
      id: policy.id,
      version: 1,
      title: 'Cleaning',
      content: 'Clean the tub and the table after each day.',
    };
    await owner.call(`POST ${POLICY}`, { body: text });
    expect((await accept(body.id)).status).toBe(409);
    await read(2);
    expect((await accept(body.id)).body).toMatchObject({ status: 'attached', policies: 1, policiesAccepted: 1 });
  });

  it('ends without an answer after its days, and can be sent again', async () => {
    const { body } = await invite();
    api.clock.advance((DRIVER_INVITATION_DAYS + 1) * (DAY_MS / 1000));
    await fireTimers(api);
    [owner, groomer] = [await api.as(owner.account), await api.as(groomer.account)];
    expect(await drivers()).toEqual([]);
    expect((await accept(body.id)).status).toBe(409);
    expect((await invite()).body).toMatchObject({ id: body.id, status: 'invited' });
    expect((await accept(body.id)).status).toBe(200);
  });

  it('is withdrawn by the owner, declined by the groomer, and a second one changes nothing', async () => {
    const { body } = await invite();
    expect((await invite()).status).toBe(409);
    expect((await remove(body.id, 'invited')).status).toBe(204);
    expect(await fleets()).toEqual([]);
    await invite();
    expect((await decline(body.id)).body.status).toBe('declined');
    expect((await decline(body.id)).status).toBe(409);
    expect(await drivers()).toEqual([]);
  });

  it('is not withdrawn once the groomer has accepted it, nor is a driver removed who was invited again', async () => {
    const { body } = await invite();
    await accept(body.id);
    const late = await remove(body.id, 'invited');
    expect([late.status, late.error.message]).toEqual([409, DRIVER_ANSWERED_MEANWHILE]);
    expect(await drivers()).toMatchObject([{ id: body.id, status: 'attached' }]);
    await leave(body.id);
    expect((await remove(body.id, 'attached')).error.code).toBe('illegal_transition');
    await invite();
    expect((await remove(body.id, 'attached')).error.message).toBe(DRIVER_ANSWERED_MEANWHILE);
    expect(await drivers()).toMatchObject([{ id: body.id, status: 'invited' }]);
  });

  it.each([
    ['a code nobody has', () => Promise.resolve('NOBODY')],
    ['the code of a fleet owner', async () => withCode(await api.as('fleet_owner'))],
    ['the own code', () => withCode(owner)],
    ['the code of a groomer of another site', async () => withCode(await api.as('groomer', api.otherSite))],
  ])('is refused with %s', async (_what, code) => {
    const { status, error } = await owner.call(`POST ${DRIVERS}`, { body: { referralCode: await code() } });
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ['referralCode']]);
  });

  it('gets one answer where both act at once', async () => {
    const { body } = await invite();
    const answers = await Promise.all([accept(body.id), decline(body.id), remove(body.id, 'invited'), accept(body.id)]);
    expect(answers.filter(({ status }) => status < 300).length).toBeGreaterThan(0);
    expect(answers.every(({ status }) => [200, 204, 409].includes(status))).toBe(true);
    const { rows } = await api.database.asOwner((db) =>
      db.query<{ names: string[] }>(
        "select array_agg(name order by at) as names from transitions where machine = 'fleet_driver' and subject_id = $1",
        [body.id],
      ),
    );
    expect([
      ['invite', 'accept'],
      ['invite', 'decline'],
      ['invite', 'withdraw'],
    ]).toContainEqual(rows[0]?.names);
  });
});

describe('a driver of a fleet', () => {
  it('leaves it, and the owner is told', async () => {
    const { body } = await invite();
    await accept(body.id);
    expect((await leave(body.id)).body.status).toBe('left');
    expect(await drivers()).toEqual([]);
    expect((await queuedFor(api, owner.account.email)).join()).toContain('no longer drives for you');
  });

  it('is removed by the owner, and told', async () => {
    const { body } = await invite();
    await accept(body.id);
    await remove(body.id, 'attached');
    expect(await fleets()).toEqual([]);
    expect((await queuedFor(api, groomer.account.phone)).join()).toContain('no longer drive for');
  });

  it('is nobody else’s business: another owner and another groomer find nothing', async () => {
    const { body } = await invite();
    const others = [await api.as('fleet_owner'), await api.as('groomer')] as const;
    expect((await remove(body.id, 'invited', others[0])).status).toBe(404);
    expect((await accept(body.id, others[1])).status).toBe(404);
    expect(await drivers(others[0])).toEqual([]);
    expect(await fleets(others[1])).toEqual([]);
    // Nobody answers for the other side.
    expect((await accept(body.id, owner)).status).toBe(403);
    expect((await accept(body.id)).status).toBe(200);
  });

  it('is found by name and business', async () => {
    const { body } = await invite();
    const found = async (search: string) => (await owner.call(`GET ${DRIVERS}`, { query: { search } })).body.total;
    expect(await found(body.name.slice(1).toUpperCase())).toBe(1);
    expect(await found('no such person')).toBe(0);
  });

  it('is nobody’s after the account of either was deleted', async () => {
    const { body } = await invite();
    await accept(body.id);
    await api.platform.db.inSite(api.site.id, (tx) => emit(tx, accountDeleted, { accountId: groomer.account.id }));
    await drainJobs(api);
    expect(await drivers()).toEqual([]);
  });
});
