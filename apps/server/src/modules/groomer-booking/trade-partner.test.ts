import { sandbox, type SandboxClient } from '@tailgate/sandbox/client';
import { addDays, instantOf, localDateAt, type Place } from '@tailgate/values';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAppointment } from '../../../testing/builders/build-appointment.ts';
import { buildCatalogue } from '../../../testing/builders/build-catalogue.ts';
import { buildCustomerOf } from '../../../testing/builders/build-customer-of.ts';
import { buildGroomerAround } from '../../../testing/builders/build-groomer-around.ts';
import { startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';

const ZONE = 'America/Chicago';
const SESSION = '/v2/service-checkout/pet-service/service-provider';
const APPOINTMENTS = '/v2/service-appointment/service-provider/appointments';
const ORDER = `GET ${SESSION}/order/:id` as const;
const PLACE: Place = { latitude: 30.26, longitude: -97.75 };

let api: TestApi;
let outbox: SandboxClient;
let worker: { stop(): Promise<void> };
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let groomer: SignedIn;
let partner: SignedIn;
let customer: Awaited<ReturnType<typeof buildCustomerOf>>;
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
  groomer = await buildGroomerAround(api, { center: PLACE, serviceId: ids.groom });
  partner = await buildGroomerAround(api, { center: PLACE, serviceId: ids.groom, price: 110, zones: [{ price: 5 }] });
  customer = await buildCustomerOf(api, groomer, { place: PLACE, breedId: ids.beagle, petTypeId: ids.dog });
});

const date = () => addDays(localDateAt(api.clock.now(), ZONE), 3);
const at = (hour: number) => instantOf(date(), hour * 60, ZONE);
const open = async () => {
  const { body } = await groomer.call(`POST ${SESSION}/init`, { body: { customerId: customer.id } });
  return { sessionId: body.id };
};
const choose = (params: { sessionId: string }, id: string | null) =>
  groomer.call(`POST ${SESSION}/:sessionId/trade-service-provider`, { params, body: { service_provider_id: id } });
const place = (params: { sessionId: string }, time: string, more: object = {}) =>
  groomer.call(`POST ${SESSION}/:sessionId/place-order`, {
    params,
    body: { appointment: { date: date(), time }, ...more },
  });

describe('a session for a trade partner', () => {
  it('has the prices of the partner until the choice is taken back', async () => {
    const params = await open();
    const chosen = await choose(params, partner.account.id);
    expect(chosen.body, chosen.raw).toMatchObject({
      tradeServiceProvider: { id: partner.account.id },
      petServices: [{ petName: 'Biscuit', minPrice: 110 }],
    });
    expect((await choose(params, null)).body).toMatchObject({
      tradeServiceProvider: null,
      petServices: [{ minPrice: 90 }],
    });
  });

  it('shows when the partner has time', async () => {
    await buildAppointment(api, {
      providerId: partner.account.id,
      customerId: customer.id,
      petId: customer.pets[0]?.id ?? '',
      serviceId: ids.groom,
      startsAt: at(10),
    });
    const params = await open();
    const times = async (query: object) => {
      const { body } = await groomer.call(`GET ${SESSION}/:sessionId/available-time-slots`, {
        params,
        query: { date: date(), ...query },
      });
      return body.slots.map(({ start }) => start.slice(11, 16));
    };
    expect(await times({})).toContain('10:00');
    expect(await times({ destinationServiceProvider: partner.account.id })).not.toContain('10:00');
    await choose(params, partner.account.id);
    expect(await times({})).not.toContain('10:00');
  });

  it('is placed as a request that the partner answers, and takes the time of the partner only', async () => {
    const params = await open();
    await choose(params, partner.account.id);
    const placed = await place(params, '09:00');
    expect(placed.body, placed.raw).toMatchObject({
      status: 'pending',
      serviceProvider: { id: partner.account.id },
      travelFee: 5,
      minPrice: 115,
      can: { accept: false, cancel: false },
    });
    const { id } = placed.body;
    expect((await groomer.call(ORDER, { params: { id } })).status).toBe(404);
    const { rows } = await api.database.asOwner((owner) =>
      owner.query<{ resource_id: string }>('select resource_id from occupancy where subject_id = $1', [id]),
    );
    expect(rows).toEqual([{ resource_id: partner.account.id }]);
    const init = () => partner.call(`POST ${SESSION}/init`, { body: { customerId: customer.id } });
    expect((await init()).status).toBe(404);
    const accepted = await partner.call(`POST ${APPOINTMENTS}/:id/accept-appointment`, { params: { id } });
    expect(accepted.body, accepted.raw).toMatchObject({ status: 'accepted' });
    expect((await init()).status).toBe(200);
    await outbox.waitForSms({ to: customer.account.phone, contains: 'confirmed Biscuit' });
  });

  it('never goes beyond the hours of the partner', async () => {
    const params = await open();
    await choose(params, partner.account.id);
    const early = await place(params, '06:00', { checkAvailability: false });
    expect([early.status, early.error.code]).toEqual([409, 'slot_unavailable']);
  });

  it('refuses a partner who does not offer the work, is not active, or is the groomer', async () => {
    const params = await open();
    const other = await buildGroomerAround(api, { center: PLACE, serviceId: ids.bath });
    const refused = await choose(params, other.account.id);
    expect(refused.error.errors).toEqual({ service_provider_id: 'does not offer all of these services' });
    expect((await choose(params, groomer.account.id)).status).toBe(404);
    await api.database.asOwner((owner) =>
      owner.query(`update providers set status = 'inactive' where account_id = $1`, [partner.account.id]),
    );
    expect((await choose(params, partner.account.id)).status).toBe(404);
  });

  it('is not placed with a partner who blocked the customer', async () => {
    const params = await open();
    await choose(params, partner.account.id);
    await api.database.asOwner((owner) =>
      owner.query(
        `insert into provider_customers (site_id, provider_id, customer_id, blocked_at) values ($1, $2, $3, app.now())`,
        [api.site.id, partner.account.id, customer.id],
      ),
    );
    expect((await place(params, '09:00')).error.code).toBe('slot_unavailable');
  });
});
