import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sandbox } from '@tailgate/sandbox/client';
import { buildCatalogue } from '../../../testing/builders/build-catalogue.ts';
import { buildGroomerAround } from '../../../testing/builders/build-groomer-around.ts';
import { startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';

const SIGN_UP = '/v2/service-provider/sign-up';
const STAFF = '/v2/staff/applicants';

let api: TestApi;
let worker: { stop(): Promise<void> };
let staff: SignedIn;
let groomer: SignedIn;
beforeAll(async () => {
  api = await startTestApi();
  worker = await api.startWorker();
  staff = await api.as('staff');
});
afterAll(async () => {
  await worker.stop();
  await api.close();
});
beforeEach(async () => {
  groomer = await applicant('groomer');
});

const set = (id: string, columns: string) =>
  api.database.asOwner((owner) => owner.query(`update providers set ${columns} where account_id = $1`, [id]));
const applicant = async (role: 'groomer' | 'fleet_owner' | 'mechanic' | 'renter') => {
  const person = await api.as(role);
  await set(person.account.id, `status = 'new', address_line = '1 Elm', city = 'Austin'`);
  return person;
};
const steps = async (person = groomer) => (await person.call(`GET ${SIGN_UP}/steps`)).body;
const report = (step: string, status = 'done', person = groomer) =>
  person.call(`POST ${SIGN_UP}/set-on-boarding-status`, { body: { step, status } });
const decide = (
  what: 'approve' | 'request-more' | 'decline',
  id = groomer.account.id,
  message = 'Please add your license.',
) => staff.call(`POST ${STAFF}/:id/${what}`, { params: { id }, ...(what !== 'approve' && { body: { message } }) });
const texts = async (person = groomer) =>
  (await sandbox(api.platform.config.SMS_API_URL).messages({ channel: 'sms', to: person.account.phone })).map(
    ({ text }) => text,
  );

describe('RL-signup-09 reporting steps', () => {
  it('hands the application in with the last one, and leads on', async () => {
    expect((await steps()).nextPath).toBe('/groomer/signup/upload-driver-license');
    const skipped = await report('upload-driver-license', 'skipped');
    expect(skipped.body).toMatchObject({ nextStep: 'confirmation', status: 'new' });
    const { body } = await report('confirmation');
    expect(body).toMatchObject({ status: 'pending', nextPath: '/groomer/new/confirmation', nextStep: null });
    expect(Date.parse(body.submittedAt ?? '')).toBeGreaterThan(0);
    expect((await report('confirmation')).body.submittedAt).toBe(body.submittedAt);
    await expect.poll(() => texts()).toEqual([expect.stringContaining('we have your application')]);
  });

  it.each([
    ['a step that nobody knows', 'groom-the-moon', 'done', 422],
    ['a step of somebody else', 'signup', 'done', 422],
    ['a required step that is skipped', 'confirmation', 'skipped', 422],
    ['a step that the server sees as not done', 'upload-driver-license', 'done', 409],
    ['a step of the setup before the approval', 'partner-account', 'done', 409],
  ])('refuses %s', async (_what, step, status, expected) => {
    expect((await report(step, status)).status).toBe(expected);
    expect((await steps()).status).toBe('new');
  });

  it('does not hand in what is not complete', async () => {
    await set(groomer.account.id, 'address_line = null');
    const refused = await report('confirmation');
    expect(refused.error).toMatchObject({ code: 'step_not_done', message: 'Finish the required steps first.' });
  });

  it('tells the applicant and staff the same about what is left', async () => {
    await api.database.asOwner((owner) =>
      owner.query('update accounts set email = null where id = $1', [groomer.account.id]),
    );
    await report('upload-driver-license', 'skipped');
    await report('confirmation');
    const { readiness } = await steps();
    expect(readiness).toEqual({ open: ['license', 'email'], done: 2, total: 4, percent: 50 });
    const { body: one } = await staff.call(`GET ${STAFF}/:id`, { params: { id: groomer.account.id } });
    expect(one.readiness).toEqual(readiness);
    const { body: list } = await staff.call(`GET ${STAFF}`, { query: { filter: 'waiting', limit: 100 } });
    expect(list.items.find(({ id }) => id === groomer.account.id)?.hasLicense).toBe(false);
  });

  it('records what a fleet owner accepted', async () => {
    const owner = await applicant('fleet_owner');
    const fo = (step: string, status = 'done') =>
      owner.call(`POST ${SIGN_UP}/set-on-boarding-status-fo`, { body: { step, status } });
    expect((await fo('welcome')).body.nextPath).toBe('/fleet-owner/signup/vehicles');
    // Vans can be added later.
    expect((await fo('vehicles', 'skipped')).body.nextPath).toBe('/fleet-owner/signup/policies');
    // The payout account is left, and can wait.
    const { body } = await fo('policies');
    expect(body).toMatchObject({ status: 'pending', nextPath: '/fleet-owner' });
    expect(body.readiness.open).toEqual(['emergency-contact', 'payouts', 'photo', 'business-name']);
    const { body: one } = await staff.call(`GET ${STAFF}/:id`, { params: { id: owner.account.id } });
    expect(one.policies?.version).toMatch(/\S/);
  });

  it('counts the vans of a fleet owner, but not those that are retired', async () => {
    const owner = await applicant('fleet_owner');
    const report = (status: 'done' | 'skipped') =>
      owner.call(`POST ${SIGN_UP}/set-on-boarding-status-fo`, { body: { step: 'vehicles', status } });
    expect((await report('done')).error.code).toBe('step_not_done');
    const { body: van } = await owner.call('POST /v2/service-vehicle/vehicles', {
      body: { make: 'Ford', model: 'Transit', year: 2023 },
    });
    const { body } = await report('done');
    expect(body.steps.find(({ key }) => key === 'vehicles')).toMatchObject({ isDone: true, isSkipped: false });
    await owner.call('DELETE /v2/service-vehicle/vehicles/:id', { params: { id: van.id } });
    expect((await steps(owner)).steps.find(({ key }) => key === 'vehicles')?.isDone).toBe(false);
  });

  it('RL-signup-10 counts the license once both sides are there', async () => {
    const { rows } = await api.database.asOwner((owner) =>
      owner.query<{ id: string }>(
        `insert into files (id, site_id, owner_id, kind, status, declared_type, declared_bytes, filename)
          select gen_random_uuid(), $1, $2, 'image', 'ready', 'image/png', 10, 'side.png' from generate_series(1, 2) returning id`,
        [api.site.id, groomer.account.id],
      ),
    );
    const [front, back] = rows.map(({ id }) => id);
    const isDone = async () => (await steps()).steps.find(({ key }) => key === 'upload-driver-license')?.isDone;
    await groomer.call('POST /v2/service-provider/account/preferences', { body: { driverLicenseFrontId: front } });
    expect(await isDone()).toBe(false);
    await groomer.call('POST /v2/service-provider/account/preferences', { body: { driverLicenseBackId: back } });
    expect(await isDone()).toBe(true);
  });
});

describe('what staff decide', () => {
  const listed = async (filter: string) => {
    const { body } = await staff.call(`GET ${STAFF}`, { query: { filter, limit: 100 } });
    return body.items.map(({ id }) => id);
  };
  const apply = () => report('confirmation');

  it('RL-status-02 approves an application; the groomer sets up and becomes active with the last thing', async () => {
    expect(await listed('started')).toContain(groomer.account.id);
    await apply();
    expect(await listed('waiting')).toContain(groomer.account.id);
    const { body } = await decide('approve');
    expect(body).toMatchObject({ status: 'approved', can: { approve: false, requestMore: false, decline: false } });
    expect(await listed('approved')).toContain(groomer.account.id);
    expect(await steps()).toMatchObject({ status: 'approved', nextStep: 'setup-business' });
    await expect.poll(async () => (await texts()).some((text) => text.includes('is approved'))).toBe(true);
    expect((await decide('approve')).error.code).toBe('illegal_transition');
  });

  it('activates a groomer who has everything right after the approval', async () => {
    const { groom } = await api.platform.db.inSite(api.site.id, buildCatalogue);
    const ready = await buildGroomerAround(api, { center: { latitude: 30.25, longitude: -97.75 }, serviceId: groom });
    await set(
      ready.account.id,
      `status = 'pending', emergency_contact_name = 'Sam', emergency_contact_phone = '+15125550199'`,
    );
    expect((await decide('approve', ready.account.id)).status).toBe(200);
    await expect.poll(async () => (await steps(ready)).status).toBe('active');
  });

  it('activates a fleet owner with the approval', async () => {
    const owner = await applicant('fleet_owner');
    await set(owner.account.id, `status = 'pending'`);
    expect((await decide('approve', owner.account.id)).body.status).toBe('active');
  });

  it('asks for more with a message, which the applicant sees until they hand in again', async () => {
    await apply();
    const { body } = await decide('request-more');
    expect(body).toMatchObject({ status: 'new', requested: { message: 'Please add your license.' } });
    expect(await listed('asked')).toContain(groomer.account.id);
    const asked = await steps();
    expect(asked).toMatchObject({ requestedByStaff: { message: 'Please add your license.' }, declinedByStaff: null });
    await expect.poll(async () => (await texts()).some((text) => text.includes('Please add your license.'))).toBe(true);
    await report('upload-driver-license', 'skipped');
    const again = await report('confirmation');
    expect(again.body).toMatchObject({ status: 'pending', requestedByStaff: null });
  });

  it('declines with a reason, which the applicant is told', async () => {
    await apply();
    const { body } = await decide('decline', groomer.account.id, 'Outside our area.');
    expect(body).toMatchObject({ status: 'inactive', declined: { message: 'Outside our area.' } });
    expect(await listed('declined')).toContain(groomer.account.id);
    expect((await steps()).declinedByStaff?.message).toBe('Outside our area.');
    await expect.poll(async () => (await texts()).some((text) => text.includes('Outside our area.'))).toBe(true);
  });

  it('declines who has not handed in yet', async () => {
    const { body: before } = await staff.call(`GET ${STAFF}/:id`, { params: { id: groomer.account.id } });
    expect(before).toMatchObject({ status: 'new', can: { approve: false, requestMore: false, decline: true } });
    const { body, raw } = await decide('decline', groomer.account.id, 'Outside our area.');
    expect(body, raw).toMatchObject({ status: 'inactive', can: { decline: false } });
    expect((await decide('decline')).error.code).toBe('illegal_transition');
    await expect.poll(() => texts()).toEqual([expect.stringContaining('Outside our area.')]);
  });

  it('asks nobody who could not hand in again', async () => {
    const renter = await applicant('renter');
    await set(renter.account.id, `status = 'pending'`);
    expect((await decide('request-more', renter.account.id)).error.code).toBe('illegal_transition');
  });

  it('is hidden from other sites, and counted by filter', async () => {
    const stranger = await api.as('groomer', api.otherSite);
    expect((await staff.call(`GET ${STAFF}/:id`, { params: { id: stranger.account.id } })).status).toBe(404);
    const { body } = await staff.call(`GET ${STAFF}`, { query: { filter: 'waiting', search: 'nobody-has-this-name' } });
    expect(body).toMatchObject({ total: 0, counts: { waiting: 0, asked: 0, started: 0, approved: 0, declined: 0 } });
  });
});
