import { sandbox, type SandboxClient } from '@tailgate/sandbox/client';
import { addDays, instantOf, localDateAt, type Place } from '@tailgate/values';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAppointment } from '../../../../testing/builders/build-appointment.ts';
import { buildCatalogue } from '../../../../testing/builders/build-catalogue.ts';
import { buildCustomerOf } from '../../../../testing/builders/build-customer-of.ts';
import { buildGroomerAround } from '../../../../testing/builders/build-groomer-around.ts';
import { fireTimers, startTestApi, type SignedIn, type TestApi } from '../../../../testing/index.ts';

const ZONE = 'America/Chicago';
const TRADING = '/v2/service-appointment/trading';
const JOBS = '/v2/service-schedule/service-provider/grab-it';
const ORDER = 'GET /v2/service-checkout/pet-service/service-provider/order/:id';
/** Where `buildAppointment` puts them. */
const PLACE: Place = { latitude: 30.26, longitude: -97.75 };

let api: TestApi;
let outbox: SandboxClient;
let worker: { stop(): Promise<void> };
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let seller: SignedIn;
let buyer: SignedIn;
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
  seller = await buildGroomerAround(api, { center: PLACE, serviceId: ids.groom });
  buyer = await buildGroomerAround(api, { center: PLACE, serviceId: ids.groom });
  customer = await buildCustomerOf(api, seller, { place: PLACE, breedId: ids.beagle, petTypeId: ids.dog });
});

const at = (days: number, hour: number) =>
  instantOf(addDays(localDateAt(api.clock.now(), ZONE), days), hour * 60, ZONE);
const appointment = (status: 'accepted' | 'unassigned', startsAt = at(3, 10)) =>
  buildAppointment(api, {
    providerId: seller.account.id,
    customerId: customer.id,
    petId: customer.pets[0]?.id ?? '',
    serviceId: ids.groom,
    status,
    startsAt,
  });
const offer = (orderId: string, more: object = {}) =>
  seller.call(`POST ${TRADING}/seller/send`, { body: { orderId, recipientId: buyer.account.id, ...more } });
const occupants = async (resourceId: string) => {
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<{ id: string; start: Date }>(
      'select id, lower(busy) as start from occupancy where resource_id = $1 order by busy',
      [resourceId],
    ),
  );
  return rows;
};

describe('RL-trading-01 a trade', () => {
  it('moves the appointment, its time and its customer to the partner who accepts', async () => {
    await api.database.asOwner((owner) =>
      owner.query(
        `update provider_customers set vip = true, alert = 'Bites', notes = 'Talks a lot' where customer_id = $1`,
        [customer.id],
      ),
    );
    await buildAppointment(api, {
      providerId: seller.account.id,
      customerId: customer.id,
      petId: customer.pets[0]?.id ?? '',
      serviceId: ids.groom,
      status: 'complete',
      startsAt: at(-20, 10),
    });
    const id = await appointment('accepted');
    const offered = await offer(id, { note: 'Closer to you' });
    expect(offered.body, offered.raw).toMatchObject({ status: 'in_trade', tradeNote: 'Closer to you' });
    await outbox.waitForSms({ to: buyer.account.phone, contains: 'offers you an appointment in Austin' });
    expect((await occupants(seller.account.id)).map((occupant) => occupant.id)).toContain(id);
    const received = await buyer.call(`GET ${TRADING}/buyer/received-appointments`);
    expect(received.body.items).toMatchObject([
      { id, tradeNote: 'Closer to you', partner: { id: seller.account.id }, desiredDatetime: null },
    ]);
    const accepted = await buyer.call(`PUT ${TRADING}/buyer/received-appointments/:id/accept`, { params: { id } });
    expect(accepted.body, accepted.raw).toMatchObject({
      status: 'accepted',
      serviceProvider: { id: buyer.account.id },
      customer: { id: customer.id },
    });
    expect((await occupants(seller.account.id)).map((occupant) => occupant.id)).not.toContain(id);
    expect(await occupants(buyer.account.id)).toEqual([{ id, start: at(3, 10) }]);
    // What the seller noted about the customer stays with the seller.
    expect(accepted.body.customer).toMatchObject({ notes: '', vip: false, loyaltyPoints: 0 });
    expect(accepted.body.alerts.filter(({ kind }) => kind === 'customer')).toEqual([]);
    expect((await seller.call(ORDER, { params: { id } })).status).toBe(404);
    const init = 'POST /v2/service-checkout/pet-service/service-provider/init';
    expect((await buyer.call(init, { body: { customerId: customer.id } })).status).toBe(200);
  });

  it('shows the partner city and work, and the customer once it is accepted', async () => {
    const id = await appointment('accepted');
    await offer(id, { note: 'Closer to you' });
    const received = await buyer.call(`GET ${TRADING}/buyer/received-appointments`);
    expect(received.body.items).toMatchObject([
      { id, city: 'Austin', postalCode: '78701', pets: [{ services: ['Full groom'] }], minPrice: 90 },
    ]);
    for (const hidden of [customer.id, customer.account.phone, customer.account.email, 'Elm', 'Biscuit'])
      expect(received.raw).not.toContain(hidden);
    expect((await buyer.call(ORDER, { params: { id } })).status).toBe(404);
    const { text } = await outbox.waitForSms({ to: buyer.account.phone, contains: 'offers you' });
    expect(text).not.toContain('Biscuit');
    await buyer.call(`PUT ${TRADING}/buyer/received-appointments/:id/accept`, { params: { id } });
    const { body } = await buyer.call(ORDER, { params: { id } });
    expect(body).toMatchObject({
      customer: { id: customer.id, phone: customer.account.phone },
      address: { address: '12 Elm Street' },
    });
  });

  it('takes place at the time that the seller wishes', async () => {
    const id = await appointment('accepted');
    await offer(id, { desiredDatetime: at(4, 13).toISOString() });
    const accepted = await buyer.call(`PUT ${TRADING}/buyer/received-appointments/:id/accept`, { params: { id } });
    expect(accepted.body).toMatchObject({
      appointmentStart: at(4, 13).toISOString(),
      appointmentEnd: at(4, 14).toISOString(),
    });
  });

  it('needs a partner who has time, and is otherwise still offered', async () => {
    const id = await appointment('accepted');
    const busy = await buildAppointment(api, {
      providerId: buyer.account.id,
      customerId: customer.id,
      petId: customer.pets[0]?.id ?? '',
      serviceId: ids.groom,
      startsAt: at(3, 10.5),
    });
    await offer(id);
    const refused = await buyer.call(`PUT ${TRADING}/buyer/received-appointments/:id/accept`, { params: { id } });
    expect([refused.status, refused.error.code]).toEqual([409, 'slot_unavailable']);
    expect((await seller.call(ORDER, { params: { id } })).body.status).toBe('in_trade');
    expect((await occupants(buyer.account.id)).map((occupant) => occupant.id)).toEqual([busy]);
  });

  it('RL-trading-02 that is declined comes back, and is shown until it is read', async () => {
    const id = await appointment('accepted');
    await offer(id);
    await buyer.call(`PUT ${TRADING}/buyer/received-appointments/:id/reject`, { params: { id } });
    expect((await buyer.call(ORDER, { params: { id } })).status).toBe(404);
    const rejected = () => seller.call(`GET ${TRADING}/seller/rejected-appointments`);
    expect((await rejected()).body.items).toMatchObject([{ id, status: 'accepted' }]);
    expect((await seller.call(ORDER, { params: { id } })).body.tradeRejected).toBe(true);
    await seller.call(`PUT ${TRADING}/seller/rejected-appointments/:id/mark-as-read`, { params: { id } });
    expect((await rejected()).body.items).toEqual([]);
  });

  it('leaves the products of the seller with the seller, and those of other orders where they are', async () => {
    const { body: product } = await seller.call('POST /v2/user-upsells', {
      body: { name: 'Shampoo', description: 'Oatmeal', price: 12.5, images: [] },
    });
    const [traded, kept] = [await appointment('accepted'), await appointment('accepted', at(4, 10))];
    const body = { upsellId: product.id, quantity: 1 };
    for (const id of [traded, kept])
      await seller.call('POST /v2/service-checkout/pet-service/service-provider/order/:id/upsells', {
        params: { id },
        body,
      });
    await offer(traded);
    await buyer.call(`PUT ${TRADING}/buyer/received-appointments/:id/accept`, { params: { id: traded } });
    expect((await buyer.call(ORDER, { params: { id: traded } })).body).toMatchObject({
      upsells: [],
      finalPrices: { productsTotal: 0 },
    });
    expect((await seller.call(ORDER, { params: { id: kept } })).body.upsells).toMatchObject([{ id: product.id }]);
  });

  it('is not offered from two hours before the start on, because it would end at once', async () => {
    const inHours = (hours: number) => new Date(api.clock.now().getTime() + hours * 3_600_000);
    const id = await appointment('accepted', inHours(1.9));
    const startIn = (hours: number) =>
      api.database.asOwner((owner) =>
        owner.query('update appointments set starts_at = $2, ends_at = $3 where id = $1', [
          id,
          inHours(hours),
          inHours(hours + 1),
        ]),
      );
    for (const hours of [1.9, -0.5]) {
      await startIn(hours);
      expect((await seller.call(ORDER, { params: { id } })).body.can.offerTrade).toBe(false);
      const refused = await offer(id, { desiredDatetime: at(4, 13).toISOString() });
      expect([refused.status, refused.error.code]).toEqual([409, 'illegal_transition']);
      expect(refused.error.message).toContain('until two hours before it starts');
    }
    await startIn(2.1);
    expect((await seller.call(ORDER, { params: { id } })).body.can.offerTrade).toBe(true);
    expect((await offer(id)).status).toBe(200);
  });

  it('is not offered once work has begun, also ahead of time', async () => {
    const id = await appointment('accepted');
    await api.database.asOwner((owner) =>
      owner.query('update appointment_lines set started_at = app.now() where appointment_id = $1', [id]),
    );
    expect((await seller.call(ORDER, { params: { id } })).body.can.offerTrade).toBe(false);
    expect((await offer(id)).error.message).toBe('Work on this appointment has already started.');
  });

  it('can be taken back before it is answered', async () => {
    const id = await appointment('accepted');
    await offer(id);
    const back = await seller.call(`DELETE ${TRADING}/seller/sent-appointments/:id`, { params: { id } });
    expect(back.body.status).toBe('accepted');
    const late = await buyer.call(`PUT ${TRADING}/buyer/received-appointments/:id/accept`, { params: { id } });
    expect(late.status).toBe(404);
  });

  it('that nobody answers comes back by itself, and is no longer shown to the partner', async () => {
    const id = await appointment('accepted', at(9, 10));
    await offer(id);
    api.clock.advance(13 * 3600);
    await fireTimers(api);
    const { rows } = await api.database.asOwner((owner) =>
      owner.query<{ status: string; partner: string }>(
        'select status, trade_partner_id as partner from appointments where id = $1',
        [id],
      ),
    );
    expect(rows).toEqual([{ status: 'accepted', partner: buyer.account.id }]);
    const again = await api.as(buyer.account);
    expect((await again.call(ORDER, { params: { id } })).status).toBe(404);
  });

  it('is offered to active groomers near by, the nearest first', async () => {
    const far = await buildGroomerAround(api, {
      center: { latitude: 33, longitude: -97.75 },
      serviceId: ids.groom,
    });
    const { body } = await seller.call(`GET ${TRADING}/seller/trade-partners`, { query: { limit: 100 } });
    const partners = body.items.map(({ id }) => id);
    expect(partners).toContain(buyer.account.id);
    expect(partners).not.toContain(seller.account.id);
    expect(partners).not.toContain(far.account.id);
  });

  it('says which groomers cannot take it and why, without what is in their calendars', async () => {
    const id = await appointment('accepted');
    const busy = await buildGroomerAround(api, { center: PLACE, serviceId: ids.groom });
    await buildAppointment(api, {
      providerId: busy.account.id,
      customerId: customer.id,
      petId: customer.pets[0]?.id ?? '',
      serviceId: ids.groom,
      status: 'accepted',
      startsAt: at(3, 10.5),
    });
    const away = await buildGroomerAround(api, { center: PLACE, serviceId: ids.groom });
    const date = localDateAt(at(3, 10), ZONE);
    await away.call('POST /v1/groomer/time-off', { body: { startDate: date, endDate: addDays(date, 8) } });
    const elsewhere = await buildGroomerAround(api, { center: { ...PLACE, latitude: 30.5 }, serviceId: ids.groom });
    const refusals = async (query: object) => {
      const { body, raw, status } = await seller.call(`GET ${TRADING}/seller/trade-partners`, {
        query: { limit: 100, ...query },
      });
      expect(status, raw).toBe(200);
      return new Map(body.items.map((partner) => [partner.id, partner.refusal]));
    };
    const now = await refusals({ orderId: id });
    expect(now.get(buyer.account.id)).toBeNull();
    expect(now.get(busy.account.id)).toEqual({ cause: 'appointment', timeOff: null });
    expect(now.get(away.account.id)).toEqual({ cause: 'time_off', timeOff: { from: date, to: addDays(date, 8) } });
    expect(now.get(elsewhere.account.id)).toEqual({ cause: 'outside_zones', timeOff: null });
    const later = await refusals({ orderId: id, start: at(3, 14).toISOString() });
    expect(later.get(busy.account.id)).toBeNull();
    expect((await refusals({})).get(busy.account.id)).toBeNull();
    const foreign = await buyer.call(`GET ${TRADING}/seller/trade-partners`, { query: { orderId: id } });
    expect(foreign.status).toBe(404);
  });

  it('names the cause when the partner cannot take it after all', async () => {
    const id = await appointment('accepted');
    await offer(id);
    const mine = await buildAppointment(api, {
      providerId: buyer.account.id,
      customerId: customer.id,
      petId: customer.pets[0]?.id ?? '',
      serviceId: ids.groom,
      status: 'accepted',
      startsAt: at(3, 10.5),
    });
    const refused = await buyer.call(`PUT ${TRADING}/buyer/received-appointments/:id/accept`, { params: { id } });
    expect(refused.error.data.refusal).toMatchObject({ cause: 'appointment', obstacle: { appointmentId: mine } });
  });
});

describe('RL-appointments-09 a job that nobody answered', () => {
  it('is shown in the zones of a groomer, without name and address', async () => {
    const id = await appointment('unassigned');
    const { body, raw } = await buyer.call(`GET ${JOBS}/jobs`);
    const job = body.items.find((candidate) => candidate.id === id);
    expect(job).toMatchObject({ city: 'Austin', pets: [{ services: ['Full groom'] }], minPrice: 90 });
    expect(raw).not.toContain(customer.id);
    expect(raw).not.toContain('Elm');
    const elsewhere = await buildGroomerAround(api, { center: { latitude: 33, longitude: -97 }, serviceId: ids.groom });
    expect((await elsewhere.call(`GET ${JOBS}/jobs`)).body.items).toEqual([]);
  });

  it('is not shown to a groomer who has an appointment then or does not work', async () => {
    const job = await appointment('unassigned');
    const early = await appointment('unassigned', at(4, 6));
    const shown = async () => (await buyer.call(`GET ${JOBS}/jobs`)).body.items.map(({ id }) => id);
    expect(await shown()).toContain(job);
    expect(await shown()).not.toContain(early);
    const own = await buildAppointment(api, {
      providerId: buyer.account.id,
      customerId: customer.id,
      petId: customer.pets[0]?.id ?? '',
      serviceId: ids.groom,
      status: 'accepted',
      startsAt: at(3, 10.5),
    });
    expect(await shown()).not.toContain(job);
    const refused = await buyer.call(`POST ${JOBS}/jobs`, { body: { orderId: job } });
    expect(refused.error.data.refusal).toMatchObject({ cause: 'appointment', obstacle: { appointmentId: own } });
  });

  it('RL-schedule-08 is shown up to 30 days ahead', async () => {
    const id = await appointment('unassigned', at(40, 10));
    const shown = async (query: Record<string, string> = {}) =>
      (await buyer.call(`GET ${JOBS}/jobs`, { query })).body.items.map((job) => job.id);
    expect(await shown()).not.toContain(id);
    const until = localDateAt(at(50, 10), ZONE);
    expect(await shown({ end_date: until })).toContain(id);
  });

  it('goes to one of the groomers who try at once', async () => {
    const id = await appointment('unassigned');
    const grab = (groomer: SignedIn) => groomer.call(`POST ${JOBS}/jobs`, { body: { orderId: id } });
    const answers = await Promise.all([grab(buyer), grab(seller)]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    const [winner, loser] = answers[0].status === 200 ? [buyer, seller] : [seller, buyer];
    expect(await occupants(winner.account.id)).toMatchObject([{ id }]);
    expect(await occupants(loser.account.id)).toEqual([]);
    await outbox.waitForSms({ to: customer.account.phone, contains: 'confirmed Biscuit' });
  });

  it('needs a groomer whose hours and zones fit', async () => {
    const id = await appointment('unassigned', at(3, 6));
    const refused = await buyer.call(`POST ${JOBS}/jobs`, { body: { orderId: id } });
    expect(refused.error.code).toBe('slot_unavailable');
  });

  it('is not shown again to a groomer who ignores it', async () => {
    const id = await appointment('unassigned');
    await buyer.call(`POST ${JOBS}/reject-job`, { body: { orderId: id } });
    const shownTo = async (groomer: SignedIn) =>
      (await groomer.call(`GET ${JOBS}/jobs`)).body.items.some((job) => job.id === id);
    expect([await shownTo(buyer), await shownTo(seller)]).toEqual([false, true]);
  });
});
