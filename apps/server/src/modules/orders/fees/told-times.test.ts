import type { Sandbox } from '@tailgate/sandbox';
import { sandbox } from '@tailgate/sandbox/client';
import { localDateAt } from '@tailgate/values';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAppointment, type GivenAppointment } from '../../../../testing/builders/build-appointment.ts';
import { customerSetup } from '../../../../testing/builders/build-card.ts';
import { buildCustomerOf } from '../../../../testing/builders/build-customer-of.ts';
import { buildGroomerAround } from '../../../../testing/builders/build-groomer-around.ts';
import type { SignedIn, TestApi } from '../../../../testing/index.ts';
import { startPayingApi, type PayingApi } from '../../../../testing/start-paying-api.ts';

const ORDER = '/v2/service-checkout/pet-service/service-provider/order/:id';
const SESSION = '/v2/service-checkout/pet-service/service-provider';
const OWN = '/v2/service-appointment/customer/appointments/:id';
const APPOINTMENT = '/v2/service-appointment/service-provider/appointments/:id';
const PLACE = { latitude: 30.26, longitude: -97.75 };
const HOUR_MS = 3_600_000;
const NO_SHOW = { title: 'Nobody home', description: 'Rang three times.' };

let api: TestApi;
let vendor: Sandbox;
let ids: PayingApi['ids'];
let groomer: SignedIn;
let customer: SignedIn;
let given: Pick<GivenAppointment, 'providerId' | 'customerId' | 'petId' | 'serviceId'>;
let params: { id: string };
beforeAll(async () => {
  ({ api, vendor, ids } = await startPayingApi());
  await asOwner('update sites set reference_lists = $2 where id = $1', [
    api.site.id,
    JSON.stringify({ cancellationReasons: ['Ill'], rejectionReasons: ['Full'], rescheduleReasons: ['Running late'] }),
  ]);
});
afterAll(async () => {
  await api.close();
  await vendor.close();
});

const asOwner = <T extends object>(text: string, values: unknown[] = []) =>
  api.database.asOwner(async (owner) => (await owner.query<T>(text, values)).rows);
const inHours = (hours: number) => new Date(api.clock.now().getTime() + hours * HOUR_MS);
const visit = async (more: Partial<GivenAppointment> = {}) => {
  params = { id: await buildAppointment(api, { ...given, startsAt: inHours(24 * 42), ...more }) };
};
beforeEach(async () => {
  groomer = await buildGroomerAround(api, { center: PLACE, serviceId: ids.groom });
  const built = await buildCustomerOf(api, groomer, { place: PLACE, breedId: ids.beagle, petTypeId: ids.dog });
  customer = await api.as(built.account);
  const petId = built.pets[0]?.id ?? '';
  given = { providerId: groomer.account.id, customerId: built.id, petId, serviceId: ids.groom };
  await visit();
});

const order = async () => (await groomer.call(`GET ${ORDER}`, { params })).body;
const own = async () => (await customer.call(`GET ${OWN}`, { params })).body;
const keepCard = async () => {
  await groomer.call('POST /v2/service-provider/customer/:id/customer-cards', {
    params: { id: customer.account.id },
    body: { token: await customerSetup(api, groomer, { customerId: customer.account.id }) },
  });
};
const move = (start: Date, more: { notifyCustomer?: boolean } = {}) =>
  groomer.call(`POST ${APPOINTMENT}/reschedule-appointment`, {
    params,
    body: { reasonId: 'running-late', appointmentStart: start.toISOString(), forceUpdate: true, ...more },
  });
const noShow = (amount: number) =>
  groomer.call(`POST ${ORDER}/set-order-no-show`, { params, body: { ...NO_SHOW, amount } });
const pass = async (hours: number) => {
  api.clock.advance(hours * 3600);
  groomer = await api.as(groomer.account);
  customer = await api.as(customer.account);
};
const charges = () => asOwner('select id from card_charges where subject_id = $1', [params.id]);
const told = async () =>
  (
    await asOwner<{ start: Date | null; isChosen: boolean }>(
      'select told_starts_at as start, told_is_chosen as "isChosen" from appointments where id = $1',
      [params.id],
    )
  )[0];
const textTo = async (contains: string) => {
  const to = (await order()).customer.phone ?? '';
  return (await sandbox(api.platform.config.SMS_API_URL).waitForSms({ to, contains })).text;
};

it('nothing is booked at a time that has passed, also beyond hours', async () => {
  const { body: session } = await groomer.call(`POST ${SESSION}/init`, { body: { customerId: given.customerId } });
  const wanted = { params: { sessionId: session.id } };
  const petServices = [{ petId: given.petId, services: [{ serviceId: ids.groom, addons: [] }] }];
  await groomer.call(`POST ${SESSION}/:sessionId/set-services`, { ...wanted, body: { petServices } });
  const date = localDateAt(inHours(-24), 'America/Chicago');
  const body = { appointment: { date, time: '09:00' }, checkAvailability: false };
  const refused = await groomer.call(`POST ${SESSION}/:sessionId/place-order`, { ...wanted, body });
  expect(refused.error.code, refused.raw).toBe('time_passed');
});

describe('a move', () => {
  it.each(['reschedule-appointment', 'propose-move'] as const)('never goes into the past (%s)', async (way) => {
    const appointmentStart = inHours(-0.5).toISOString();
    const refused =
      way === 'propose-move'
        ? await groomer.call(`POST ${APPOINTMENT}/reschedule-proposal`, { params, body: { appointmentStart } })
        : await move(inHours(-0.5));
    expect(refused.error.code, refused.raw).toBe(way === 'propose-move' ? 'slot_unavailable' : 'time_passed');
    expect((await order()).rescheduleCount).toBe(0);
  });

  it('that was asked for is not accepted once its time has passed', async () => {
    await asOwner(
      `update appointments set status = 'reschedule_request', asked_starts_at = $2::timestamptz,
         asked_ends_at = $2::timestamptz + interval '1 hour' where id = $1`,
      [params.id, inHours(-1)],
    );
    const refused = await groomer.call(`POST ${APPOINTMENT}/reschedule-request/accept`, { params });
    expect(refused.error.code, refused.raw).toBe('time_passed');
    expect((await order()).status).toBe('reschedule_request');
  });

  it('that meets others costs no fee before the customer knows which one was the last', async () => {
    const moves = await Promise.all([30, 50, 70, 90].map((hours) => move(inHours(hours))));
    expect(moves.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    // Messages about moves wait for each other: the customer knows one of the times, and not necessarily the last.
    const { appointmentStart, canCostFee, maxNoShowFee } = await order();
    const isKnown = (await told())?.start?.toISOString() === appointmentStart;
    expect([canCostFee, maxNoShowFee]).toEqual(isKnown ? [true, 100] : [false, 0]);
    expect(await told()).toMatchObject({ isChosen: false });
  });

  it('is told where a card can be charged, also if the groomer says not to', async () => {
    const worker = await api.startWorker();
    await keepCard();
    expect(await order()).toMatchObject({ isAlwaysTold: true, canCostFee: true });
    const start = inHours(24 * 40);
    const moved = await move(start, { notifyCustomer: false });
    expect(moved.status, moved.raw).toBe(200);
    expect(await told()).toEqual({ start, isChosen: false });
    expect(await textTo('moved from')).toBeDefined();
    await worker.stop();
  });

  it('may stay quiet without a card, and then no fee can follow', async () => {
    expect((await order()).isAlwaysTold).toBe(false);
    await move(inHours(1), { notifyCustomer: false });
    expect((await told())?.start).not.toEqual(inHours(1));
    expect(await order()).toMatchObject({ canCostFee: false, maxNoShowFee: 0 });
    const due = await own();
    expect(due).toMatchObject({ can: { withdraw: true, askToCancel: false }, cancellation: { fee: 0 } });
    expect(due.cancellation.freeUntil).toBe(due.appointmentStart);
  });

  it('into the fee window leaves a day, or the time until the start, to cancel for free', async () => {
    await keepCard();
    const moved = await move(inHours(40));
    expect(moved.status, moved.raw).toBe(200);
    await pass(20);
    const { cancellation, appointmentStart, can } = await own();
    expect(can).toMatchObject({ withdraw: true, askToCancel: false });
    const free = Date.parse(appointmentStart) - Date.parse(cancellation.freeUntil);
    expect(Math.round(free / HOUR_MS)).toBe(16);
    await pass(5);
    expect(await own()).toMatchObject({ can: { withdraw: false, askToCancel: true }, cancellation: { fee: 30 } });
    await move(inHours(5));
    expect(await own()).toMatchObject({ can: { withdraw: true, askToCancel: false }, cancellation: { fee: 0 } });
    const left = await customer.call(`POST ${OWN}/cancel-appointment`, { params, body: { fee: 0 } });
    expect(left.body, left.raw).toMatchObject({ status: 'cancelled' });
    expect(await charges()).toEqual([]);
  });

  it('that the customer agrees to is theirs: fees follow from it as from their own', async () => {
    const start = inHours(5);
    await asOwner(
      `update appointments set status = 'reschedule_request_ask', asked_starts_at = $2::timestamptz,
         asked_ends_at = $2::timestamptz + interval '1 hour' where id = $1`,
      [params.id, start],
    );
    const accepted = await customer.call(`POST ${OWN}/reschedule-proposal/accept`, { params });
    expect(accepted.body, accepted.raw).toMatchObject({ can: { withdraw: false, askToCancel: true } });
    expect(await told()).toEqual({ start, isChosen: true });
    expect(await order()).toMatchObject({ canCostFee: true, maxNoShowFee: 100 });
  });
});

describe('the fee of a no-show', () => {
  it('cannot be taken by moving the visit to half an hour ago, in silence', async () => {
    await keepCard();
    const moved = await move(inHours(-0.5), { notifyCustomer: false });
    const charged = await noShow(100);
    expect([moved.error.code, charged.error.code], charged.raw).toEqual(['time_passed', 'illegal_transition']);
    expect(await charges()).toEqual([]);
  });

  it('cannot be taken for a time that the customer has known for less than a day', async () => {
    await keepCard();
    await move(inHours(0.5), { notifyCustomer: false });
    await pass(1);
    expect(await order()).toMatchObject({ can: { markNoShow: true }, maxNoShowFee: 0 });
    const charged = await noShow(100);
    expect(charged.error.errors, charged.raw).toHaveProperty('amount');
    expect(await charges()).toEqual([]);
    expect((await noShow(0)).body).toMatchObject({ status: 'cancelled', orderMarkedAsNoShow: true });
  });

  it('waits for the start that the customer was last told, with another start in silence or at the same moment', async () => {
    await visit({ startsAt: inHours(30) });
    await move(inHours(2), { notifyCustomer: false });
    await pass(3);
    const early = await noShow(0);
    expect(early.error.message, early.raw).toBe('Nobody is missing before the start that the customer was told.');
    expect((await order()).can.markNoShow).toBe(false);
    await keepCard();
    const [moved, charged] = await Promise.all([move(inHours(0.02)), noShow(100)]);
    expect([moved.status, charged.status === 200], charged.raw).toEqual([200, false]);
    expect(await charges()).toEqual([]);
  });

  it('follows from a time that the customer was told a day ahead', async () => {
    await keepCard();
    await move(inHours(26));
    await pass(27);
    const charged = await noShow(100);
    expect(charged.body, charged.raw).toMatchObject({ status: 'cancelled', settlement: { tender: 'card' } });
    expect(await charges()).toHaveLength(1);
  });

  it('does not follow from a message that reached nobody', async () => {
    await asOwner('update accounts set phone = null, email = null where id = $1', [customer.account.id]);
    await move(inHours(26));
    await pass(27);
    expect(await order()).toMatchObject({ canCostFee: false, maxNoShowFee: 0 });
  });
});
