import { sandbox, type SandboxClient } from '@tailgate/sandbox/client';
import { addDays, instantOf, localDateAt, type Place } from '@tailgate/values';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAppointment } from '../../../../testing/builders/build-appointment.ts';
import { buildCatalogue } from '../../../../testing/builders/build-catalogue.ts';
import { buildCustomerOf } from '../../../../testing/builders/build-customer-of.ts';
import { buildGroomerAround } from '../../../../testing/builders/build-groomer-around.ts';
import { startTestApi, type SignedIn, type TestApi } from '../../../../testing/index.ts';

const ZONE = 'America/Chicago';
const OWN = '/v2/service-appointment/customer/appointments';
const APPOINTMENTS = '/v2/service-appointment/service-provider/appointments';
const ORDER = 'GET /v2/service-checkout/pet-service/service-provider/order/:id';
/** Where `buildAppointment` puts them. */
const PLACE: Place = { latitude: 30.26, longitude: -97.75 };

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
  groomer = await buildGroomerAround(api, { center: PLACE, serviceId: ids.groom });
  built = await buildCustomerOf(api, groomer, { place: PLACE, breedId: ids.beagle, petTypeId: ids.dog });
  customer = await api.as(built.account);
});

const at = (days: number, hour: number) =>
  instantOf(addDays(localDateAt(api.clock.now(), ZONE), days), hour * 60, ZONE);
const appointment = (status: 'pending' | 'accepted' = 'accepted', startsAt = at(3, 10)) =>
  buildAppointment(api, {
    providerId: groomer.account.id,
    customerId: built.id,
    petId: built.pets[0]?.id ?? '',
    serviceId: ids.groom,
    status,
    startsAt,
  });
const occupied = async (id: string) => {
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<{ start: Date }>('select lower(busy) as start from occupancy where subject_id = $1 order by busy', [
      id,
    ]),
  );
  return rows.map(({ start }) => start.toISOString());
};
const [HERE, THERE] = [() => at(3, 10).toISOString(), () => at(4, 13).toISOString()];
const askToMove = (id: string, appointmentStart = THERE()) =>
  customer.call(`POST ${OWN}/:id/reschedule-request`, { params: { id }, body: { appointmentStart } });
const propose = (id: string, appointmentStart = THERE()) =>
  groomer.call(`POST ${APPOINTMENTS}/:id/reschedule-proposal`, { params: { id }, body: { appointmentStart } });

describe('the appointments of a customer', () => {
  it('are listed by start, past ones apart, without what the groomer notes', async () => {
    await api.database.asOwner((owner) =>
      owner.query(`update provider_customers set alert = 'Bites', notes = 'Talks a lot' where customer_id = $1`, [
        built.id,
      ]),
    );
    const [later, sooner] = [await appointment('accepted', at(5, 10)), await appointment('pending')];
    const past = await appointment('accepted', at(-5, 10));
    const upcoming = await customer.call(`GET ${OWN}`);
    expect(upcoming.body, upcoming.raw).toMatchObject({ total: 2, items: [{ id: sooner }, { id: later }] });
    expect(upcoming.body.items[0]).toMatchObject({
      status: 'pending',
      serviceProvider: { id: groomer.account.id },
      petServices: [{ petName: 'Biscuit', serviceName: 'Full groom', minutes: 60 }],
      minPrice: 90,
      can: { withdraw: true, askToMove: true, accept: false },
    });
    expect(upcoming.raw).not.toMatch(/Bites|Talks/);
    expect((await customer.call(`GET ${OWN}`, { query: { when: 'past' } })).body.items).toMatchObject([{ id: past }]);
  });

  it('are those of the customer only', async () => {
    const id = await appointment();
    expect((await customer.call(`GET ${OWN}/:id`, { params: { id } })).body.id).toBe(id);
    const other = await api.as('customer');
    expect((await other.call(`GET ${OWN}/:id`, { params: { id } })).status).toBe(404);
    expect((await other.call(`POST ${OWN}/:id/cancel-appointment`, { params: { id }, body: {} })).status).toBe(404);
    expect((await other.call(`GET ${OWN}`)).body.items).toEqual([]);
  });
});

describe('what a customer asked for', () => {
  const withdraw = (id: string, of: 'reschedule-request' | 'cancel-appointment', who = customer) =>
    who.call(`POST ${OWN}/:id/${of}/withdraw`, { params: { id } });

  it.each(['accepted', 'pending'] as const)('is taken back: another time of one that is %s', async (status) => {
    const id = await appointment(status);
    const asked = await askToMove(id);
    expect(asked.body.can, asked.raw).toMatchObject({
      withdrawMove: status === 'accepted',
      withdrawMoveOfRequest: status === 'pending',
    });
    const back = await withdraw(id, 'reschedule-request');
    expect(back.body, back.raw).toMatchObject({ status, rescheduleRequest: null, appointmentStart: HERE() });
    // Of the builder's appointments the time itself is occupied as well.
    expect(await occupied(id)).toEqual([HERE()]);
    expect((await withdraw(id, 'reschedule-request')).error.code).toBe('illegal_transition');
  });

  it('is taken back: canceling, without a fee', async () => {
    const id = await appointment('accepted', new Date(api.clock.now().getTime() + 5 * 3_600_000));
    await customer.call(`POST ${OWN}/:id/cancel-appointment`, { params: { id }, body: {} });
    const back = await withdraw(id, 'cancel-appointment');
    expect(back.body, back.raw).toMatchObject({ status: 'accepted', can: { askToCancel: true } });
    await outbox.waitForSms({ to: groomer.account.phone, contains: 'does not cancel after all' });
    const late = await groomer.call(`POST ${APPOINTMENTS}/:id/cancellation-request/accept`, {
      params: { id },
      body: { amount: 30 },
    });
    expect(late.error.code).toBe('illegal_transition');
  });

  it('is taken back by nobody else', async () => {
    const id = await appointment();
    await askToMove(id);
    const other = await api.as('customer');
    expect((await withdraw(id, 'reschedule-request', other)).status).toBe(404);
    expect((await customer.call(`GET ${OWN}/:id`, { params: { id } })).body.status).toBe('reschedule_request');
  });
});

describe('canceling by the customer', () => {
  it('frees the time and tells the groomer until a day before', async () => {
    const id = await appointment();
    const canceled = await customer.call(`POST ${OWN}/:id/cancel-appointment`, {
      params: { id },
      body: { description: 'Biscuit is ill' },
    });
    expect(canceled.body, canceled.raw).toMatchObject({ status: 'cancelled' });
    expect(await occupied(id)).toEqual([]);
    expect((await groomer.call(ORDER, { params: { id } })).body).toMatchObject({
      status: 'cancelled',
      reasonNote: 'Biscuit is ill',
    });
    await outbox.waitForSms({ to: groomer.account.phone, contains: 'canceled Biscuit' });
  });

  it('is a question to the groomer within a day, and keeps the time until it is answered', async () => {
    const soon = new Date(api.clock.now().getTime() + 5 * 3_600_000);
    const id = await appointment('accepted', soon);
    const asked = await customer.call(`POST ${OWN}/:id/cancel-appointment`, { params: { id }, body: {} });
    expect(asked.body.status).toBe('cancellation_request');
    expect(await occupied(id)).toHaveLength(1);
    await groomer.call(`POST ${APPOINTMENTS}/:id/cancellation-request/reject`, { params: { id } });
    expect((await customer.call(`GET ${OWN}/:id`, { params: { id } })).body.status).toBe('accepted');
  });

  it('RL-appointments-07 takes place within a day once the groomer accepts', async () => {
    await api.database.asOwner((owner) =>
      owner.query(`update sites set reference_lists = '{"cancellationReasons": ["Customer asked"]}' where id = $1`, [
        api.site.id,
      ]),
    );
    const id = await appointment('accepted', new Date(api.clock.now().getTime() + 5 * 3_600_000));
    await customer.call(`POST ${OWN}/:id/cancel-appointment`, { params: { id }, body: {} });
    const accepted = await groomer.call(`POST ${APPOINTMENTS}/:id/cancel-appointment`, {
      params: { id },
      body: { reasonId: 'customer-asked' },
    });
    expect(accepted.status, accepted.raw).toBe(200);
    expect((await customer.call(`GET ${OWN}/:id`, { params: { id } })).body.status).toBe('cancelled');
    expect(await occupied(id)).toEqual([]);
  });
});

describe('asking for another time', () => {
  it('RL-appointments-08 keeps both times until the groomer accepts, and then the new one', async () => {
    const id = await appointment();
    const asked = await askToMove(id);
    expect(asked.body, asked.raw).toMatchObject({
      status: 'reschedule_request',
      appointmentStart: HERE(),
      rescheduleRequest: { start: THERE() },
    });
    expect(await occupied(id)).toEqual([HERE(), THERE()]);
    await outbox.waitForSms({ to: groomer.account.phone, contains: 'asks to move Biscuit' });
    const accepted = await groomer.call(`POST ${APPOINTMENTS}/:id/reschedule-request/accept`, { params: { id } });
    expect(accepted.body, accepted.raw).toMatchObject({
      status: 'accepted',
      appointmentStart: THERE(),
      rescheduleRequest: null,
    });
    expect(await occupied(id)).toEqual([THERE()]);
  });

  it('RL-appointments-08 keeps the old time when the groomer declines', async () => {
    const id = await appointment('pending');
    await askToMove(id);
    await groomer.call(`POST ${APPOINTMENTS}/:id/reschedule-request/reject`, { params: { id } });
    const { body } = await customer.call(`GET ${OWN}/:id`, { params: { id } });
    expect(body).toMatchObject({ status: 'accepted', appointmentStart: HERE(), rescheduleRequest: null });
    expect(await occupied(id)).toEqual([HERE()]);
  });

  it('needs a time that is free, and offers those', async () => {
    const id = await appointment();
    await appointment('accepted', at(4, 13));
    const refused = await askToMove(id);
    expect([refused.status, refused.error.code]).toEqual([409, 'slot_unavailable']);
    expect((await askToMove(id, at(4, 6).toISOString())).error.code).toBe('slot_unavailable');
    const query = { date: addDays(localDateAt(api.clock.now(), ZONE), 4) };
    const { body } = await customer.call(`GET ${OWN}/:id/available-time-slots`, { params: { id }, query });
    const starts = body.slots.map(({ start }) => start.slice(11, 16));
    expect(starts).toContain('09:00');
    expect(starts).not.toContain('13:00');
    const [year = '', month = ''] = query.date.split('-');
    const days = await customer.call(`GET ${OWN}/:id/:month/:year/available-days`, {
      params: { id, year, month: String(Number(month)) },
    });
    expect(days.body.days.find(({ date }) => date === query.date)?.available).toBe(true);
  });

  it('is possible a quarter of an hour later: its own time is not taken', async () => {
    const id = await appointment();
    const later = at(3, 10.25).toISOString();
    const query = { date: addDays(localDateAt(api.clock.now(), ZONE), 3) };
    const { body } = await customer.call(`GET ${OWN}/:id/available-time-slots`, { params: { id }, query });
    expect(body.slots.map(({ start }) => new Date(start).toISOString())).toContain(later);
    const asked = await askToMove(id, later);
    expect(asked.status, asked.raw).toBe(200);
    const accepted = await groomer.call(`POST ${APPOINTMENTS}/:id/reschedule-request/accept`, { params: { id } });
    expect(accepted.status, accepted.raw).toBe(200);
    expect(await occupied(id)).toEqual([later]);
  });

  it('is not possible twice at once', async () => {
    const id = await appointment();
    const answers = await Promise.all([askToMove(id), askToMove(id, at(5, 9).toISOString())]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await occupied(id)).toHaveLength(2);
  });
});

describe('a time that the groomer proposes', () => {
  it('is kept beside the old one, and taken when the customer accepts', async () => {
    const id = await appointment();
    const proposed = await propose(id);
    expect(proposed.body, proposed.raw).toMatchObject({
      status: 'reschedule_request_ask',
      rescheduleRequest: { start: THERE() },
    });
    expect(await occupied(id)).toEqual([HERE(), THERE()]);
    await outbox.waitForSms({ to: built.account.phone, contains: 'asks to move Biscuit' });
    const accepted = await customer.call(`POST ${OWN}/:id/reschedule-proposal/accept`, { params: { id } });
    expect(accepted.body, accepted.raw).toMatchObject({ status: 'accepted', appointmentStart: THERE() });
    expect(await occupied(id)).toEqual([THERE()]);
    expect((await groomer.call(ORDER, { params: { id } })).body.rescheduleHistory).toMatchObject([
      { oldDateTime: HERE(), newDateTime: THERE(), changedBy: 'customer' },
    ]);
  });

  it('is given up when the customer declines', async () => {
    const id = await appointment();
    await propose(id);
    const refused = await customer.call(`POST ${OWN}/:id/reschedule-proposal/reject`, { params: { id } });
    expect(refused.body).toMatchObject({ status: 'accepted', appointmentStart: HERE(), rescheduleRequest: null });
    expect(await occupied(id)).toEqual([HERE()]);
    await outbox.waitForSms({ to: groomer.account.phone, contains: 'keeps Biscuit' });
  });

  it('can be answered by the customer only', async () => {
    const id = await appointment();
    await propose(id);
    const answer = await groomer.call(`POST ${APPOINTMENTS}/:id/reschedule-request/accept`, { params: { id } });
    expect(answer.error.code).toBe('illegal_transition');
    const asked = await appointment('accepted', at(6, 10));
    await askToMove(asked, at(7, 10).toISOString());
    const own = await customer.call(`POST ${OWN}/:id/reschedule-proposal/accept`, { params: { id: asked } });
    expect(own.error.code).toBe('illegal_transition');
  });
});
