import { sandbox, type SandboxClient } from '@tailgate/sandbox/client';
import { addDays, instantOf, localDateAt, type Place } from '@tailgate/values';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAppointment } from '../../../../testing/builders/build-appointment.ts';
import { buildCatalogue } from '../../../../testing/builders/build-catalogue.ts';
import { buildCustomerOf } from '../../../../testing/builders/build-customer-of.ts';
import { buildGroomerAround } from '../../../../testing/builders/build-groomer-around.ts';
import { startTestApi, type SignedIn, type TestApi } from '../../../../testing/index.ts';

const ZONE = 'America/Chicago';
const APPOINTMENTS = '/v2/service-appointment/service-provider/appointments';
const ORDER = 'GET /v2/service-checkout/pet-service/service-provider/order/:id';
const OWN = 'GET /v2/service-appointment/customer/appointments/:id';
/** Where `buildAppointment` puts them. */
const PLACE: Place = { latitude: 30.26, longitude: -97.75 };
const MINUTE_MS = 60_000;

let api: TestApi;
let outbox: SandboxClient;
let worker: { stop(): Promise<void> };
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let groomer: SignedIn;
let built: Awaited<ReturnType<typeof buildCustomerOf>>;
let customer: SignedIn;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  outbox = sandbox(api.platform.config.SMS_API_URL);
  worker = await api.startWorker();
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
});
afterAll(async () => {
  await worker.stop();
  await api.close();
});
beforeEach(async () => {
  // Far enough that the drive from the base is told apart from one around the corner.
  groomer = await buildGroomerAround(api, { center: PLACE, serviceId: ids.groom, degreesAway: 0.2 });
  built = await buildCustomerOf(api, groomer, { place: PLACE, breedId: ids.beagle, petTypeId: ids.dog });
  customer = await api.as(built.account);
});

const onDay = (days: number, minutes: number) =>
  instantOf(addDays(localDateAt(api.clock.now(), ZONE), days), minutes, ZONE);
const LATE_TODAY = 23 * 60;
const appointment = (startsAt = onDay(0, LATE_TODAY), more: { lineEnded?: boolean } = {}) =>
  buildAppointment(api, {
    providerId: groomer.account.id,
    customerId: built.id,
    petId: built.pets[0]?.id ?? '',
    serviceId: ids.groom,
    startsAt,
    minutes: 15,
    ...more,
  });
const setOut = (id: string, from?: Place, who = groomer) =>
  who.call(`POST ${APPOINTMENTS}/:id/on-my-way`, { params: { id }, body: from ? { from } : {} });
const minutesUntil = (instant: string | undefined) =>
  (Date.parse(instant ?? '') - api.clock.now().getTime()) / MINUTE_MS;
const texts = async () =>
  (await outbox.messages({ to: built.account.phone })).filter(({ text }) => text.includes('is on the way'));

describe('a groomer on the way', () => {
  it('tells the customer when they should arrive, by the drive from where they are', async () => {
    const id = await appointment();
    const told = await setOut(id, { latitude: 30.261, longitude: -97.751 });
    expect(told.status, told.raw).toBe(200);
    const { onMyWay } = told.body;
    expect(minutesUntil(onMyWay?.eta)).toBeLessThan(10);
    expect(told.body).toMatchObject({ status: 'accepted', can: { setOut: false, runLate: true } });
    const { text } = await outbox.waitForSms({ to: built.account.phone, contains: 'is on the way' });
    const arrival = new Date(onMyWay?.eta ?? '').toLocaleTimeString('en-US', {
      timeZone: ZONE,
      hour: 'numeric',
      minute: '2-digit',
    });
    expect(text).toContain(`should arrive at about ${arrival}. `);
    expect(text).toContain(`/customer/appointments/${id}`);
    expect((await customer.call(OWN, { params: { id } })).body.onMyWay).toEqual(onMyWay);
    const route = await groomer.call('GET /v2/service-schedule/service-provider/day-route', {
      query: { date: localDateAt(api.clock.now(), ZONE) },
    });
    expect(route.body.stops).toMatchObject([{ id, onMyWay }]);
  });

  it('is taken to be at the stop before or at the base where the device does not say, or says the impossible', async () => {
    const id = await appointment();
    const fromBase = minutesUntil((await setOut(id, { latitude: -33.9, longitude: 151.2 })).body.onMyWay?.eta);
    expect(fromBase).toBeGreaterThan(15);
    expect(fromBase).toBeLessThan(120);
    // Canceled ones are no stops.
    const moved = await appointment(onDay(0, LATE_TODAY + 30));
    await api.database.asOwner((owner) =>
      owner.query(`update appointments set status = 'cancelled' where id = $1`, [id]),
    );
    expect(minutesUntil((await setOut(moved)).body.onMyWay?.eta)).toBeGreaterThan(15);
    const near = await appointment(onDay(0, LATE_TODAY + 45));
    expect(minutesUntil((await setOut(near)).body.onMyWay?.eta)).toBeLessThan(10);
  });

  it('is told once, also by two taps at once', async () => {
    const id = await appointment();
    const answers = await Promise.all([setOut(id), setOut(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await setOut(id)).error.code).toBe('illegal_transition');
    await outbox.waitForSms({ to: built.account.phone, contains: 'is on the way' });
    expect(await texts()).toHaveLength(1);
  });

  it('is told on the day only, before work begins, and of confirmed appointments', async () => {
    expect((await setOut(await appointment(onDay(1, 600)))).error.code).toBe('illegal_transition');
    expect((await setOut(await appointment(onDay(0, 60), { lineEnded: true }))).error.code).toBe('illegal_transition');
    const asked = await appointment();
    await api.database.asOwner((owner) =>
      owner.query(`update appointments set status = 'cancellation_request' where id = $1`, [asked]),
    );
    expect((await setOut(asked)).error.code).toBe('illegal_transition');
  });

  it('is no news of others, nor at places that do not exist', async () => {
    const id = await appointment();
    expect((await setOut(id, undefined, await api.as('groomer'))).status).toBe(404);
    expect((await setOut(id, { latitude: 91, longitude: 0 })).error.code).toBe('validation_failed');
    expect((await customer.call(OWN, { params: { id } })).body.onMyWay).toBeNull();
  });

  it('has arrived once work begins', async () => {
    const id = await appointment();
    await setOut(id);
    const { body } = await groomer.call(ORDER, { params: { id } });
    await groomer.call(
      'POST /v2/service-checkout/pet-service/service-provider/order/:id/pet-services/:petServiceId/start',
      {
        params: { id, petServiceId: body.petServices[0]?.id ?? '' },
      },
    );
    expect((await customer.call(OWN, { params: { id } })).body.onMyWay).toBeNull();
  });

  it('sets out again for a new time, and another groomer for themselves', async () => {
    const id = await appointment();
    await setOut(id);
    const set = (change: string) =>
      api.database.asOwner((owner) => owner.query(`update appointments set ${change} where id = $1`, [id]));
    await set(`starts_at = starts_at - interval '15 minutes'`);
    const moved = await groomer.call(ORDER, { params: { id } });
    expect(moved.body).toMatchObject({ onMyWay: null, can: { setOut: true } });
    await set(`starts_at = starts_at + interval '15 minutes'`);
    expect((await groomer.call(ORDER, { params: { id } })).body.onMyWay).not.toBeNull();
    const partner = await api.as('groomer');
    await set(`provider_id = '${partner.account.id}'`);
    const taken = await partner.call(ORDER, { params: { id } });
    expect(taken.body).toMatchObject({ onMyWay: null, can: { setOut: true } });
  });
});
