import { addDays, instantOf, localDateAt, type Place } from '@tailgate/values';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAppointment } from '../../../../testing/builders/build-appointment.ts';
import { buildCatalogue } from '../../../../testing/builders/build-catalogue.ts';
import { buildCustomerOf } from '../../../../testing/builders/build-customer-of.ts';
import { buildGroomerAround } from '../../../../testing/builders/build-groomer-around.ts';
import { fireTimers, queuedNotices, startTestApi, type SignedIn, type TestApi } from '../../../../testing/index.ts';
import { fireTimerOf } from '../../../platform/machines/fire-timer.ts';
import { appointments } from '../appointment.effects.ts';

const ZONE = 'America/Chicago';
const HOUR_MS = 3_600_000;
const OWN = '/v2/service-appointment/customer/appointments';
const APPOINTMENTS = '/v2/service-appointment/service-provider/appointments';
const ORDER = 'GET /v2/service-checkout/pet-service/service-provider/order/:id';
/** Where `buildAppointment` puts them. */
const PLACE: Place = { latitude: 30.26, longitude: -97.75 };

let api: TestApi;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let groomer: SignedIn;
let built: Awaited<ReturnType<typeof buildCustomerOf>>;
let customer: SignedIn;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.reset();
  groomer = await buildGroomerAround(api, { center: PLACE, serviceId: ids.groom });
  const body = { deviceId: 'phone', fcmToken: groomer.account.id, deviceName: 'Phone' };
  expect((await groomer.call('POST /v1/user/device-meta-data', { body })).status).toBe(204);
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
const askToMove = (id: string, appointmentStart: string) =>
  customer.call(`POST ${OWN}/:id/reschedule-request`, { params: { id }, body: { appointmentStart } });
const propose = (id: string, appointmentStart: string) =>
  groomer.call(`POST ${APPOINTMENTS}/:id/reschedule-proposal`, { params: { id }, body: { appointmentStart } });
const answerMove = (id: string, how: 'accept' | 'reject') =>
  groomer.call(`POST ${APPOINTMENTS}/:id/reschedule-request/${how}`, { params: { id } });
const answerProposal = (id: string, how: 'accept' | 'reject') =>
  customer.call(`POST ${OWN}/:id/reschedule-proposal/${how}`, { params: { id } });
const own = async (id: string) => (await customer.call(`GET ${OWN}/:id`, { params: { id } })).body;
const order = async (id: string) => (await groomer.call(ORDER, { params: { id } })).body;
/** Both stay logged in. */
const pass = async (hours: number) => {
  api.clock.advance(hours * 3600);
  await fireTimers(api);
  [groomer, customer] = [await api.as(groomer.account), await api.as(customer.account)];
};
const asOwner = (text: string, values: readonly unknown[]) =>
  api.database.asOwner((owner) => owner.query(text, [...values]));
const occupied = async (id: string) => {
  const { rows } = await asOwner('select lower(busy) as start from occupancy where subject_id = $1 order by busy', [
    id,
  ]);
  return rows.map(({ start }: { start: Date }) => start.toISOString());
};
const historyOf = async (id: string) => {
  const { rows } = await asOwner('select name, actor from transitions where subject_id = $1 order by at', [id]);
  return rows.map(({ name, actor }: { name: string; actor: string }) => `${actor} ${name}`);
};
/** What waits to be sent to either of them with these words. */
const toldOf = async (words: RegExp) => {
  const people = { groomer: groomer.account, customer: built.account };
  const notices = (await queuedNotices(api)).filter((notice) => words.test(notice.words));
  return notices.flatMap(({ to }) =>
    Object.entries(people).flatMap(([name, { id, phone, email }]) => ([id, phone, email].includes(to) ? [name] : [])),
  );
};

describe('a request to move that nobody answers', () => {
  it.each([
    [
      'accepted',
      'timer lapseMove',
      /didn't answer in time about .+\. Biscuit stays on \S+, \S+ \d+ at 10:00 AM\. http/,
    ],
    ['pending', 'timer lapseMoveOfRequest', /\. Biscuit is still requested for \S+, \S+ \d+ at 10:00 AM\. http/],
  ] as const)('leaves the appointment %s at its time, and tells both once', async (status, timer, words) => {
    const [here, there] = [at(3, 10).toISOString(), at(4, 13).toISOString()];
    const [id, other] = [await appointment(status), await appointment('accepted', at(6, 10))];
    const asked = await askToMove(id, there);
    const since = api.clock.now().getTime();
    expect(Date.parse(asked.body.answerBy ?? '') - since, asked.raw).toBeCloseTo(24 * HOUR_MS, -5);
    expect((await order(id)).answerBy).toBe(asked.body.answerBy);
    await pass(23);
    expect((await own(id)).status).toBe('reschedule_request');
    expect((await askToMove(other, there)).error.code).toBe('slot_unavailable');

    await pass(1.1);
    expect(await own(id)).toMatchObject({ status, rescheduleRequest: null, appointmentStart: here });
    expect((await historyOf(id)).at(-1)).toBe(timer);
    expect(await occupied(id)).toEqual([here]);
    expect(await toldOf(words)).toEqual(['customer']);
    expect(await toldOf(/^Request to move expired$/)).toEqual(['groomer']);
    // The time is open to others.
    expect((await askToMove(other, there)).status).toBe(200);
    await fireTimers(api);
    expect(await toldOf(words)).toEqual(['customer']);
  });

  it.each(['accept', 'reject'] as const)('cannot be answered any more: %s', async (how) => {
    const [id, here] = [await appointment(), at(3, 10).toISOString()];
    await askToMove(id, at(4, 13).toISOString());
    await pass(24.1);
    const late = await answerMove(id, how);
    expect([late.status, late.error.code]).toEqual([409, 'illegal_transition']);
    const back = await customer.call(`POST ${OWN}/:id/reschedule-request/withdraw`, { params: { id } });
    expect([back.status, back.error.code]).toEqual([409, 'illegal_transition']);
    expect((await own(id)).appointmentStart).toBe(here);
  });

  it('is answered hours before the earlier of both times', async () => {
    const id = await appointment('accepted', at(6, 10));
    const soon = at(1, 9);
    const asked = await askToMove(id, soon.toISOString());
    const by = Math.min(soon.getTime() - 3 * HOUR_MS, api.clock.now().getTime() + 24 * HOUR_MS);
    expect(Date.parse(asked.body.answerBy ?? ''), asked.raw).toBeCloseTo(by, -5);
  });

  it('is answered in time, and nothing lapses', async () => {
    const [id, there] = [await appointment(), at(4, 13).toISOString()];
    await askToMove(id, there);
    await pass(5);
    expect((await answerMove(id, 'accept')).status).toBe(200);
    await pass(20);
    expect(await own(id)).toMatchObject({ status: 'accepted', appointmentStart: there, answerBy: null });
    expect(await historyOf(id)).toEqual(['customer askToMove', 'groomer acceptMove']);
  });

  it.each([
    ['accepted', 'lapseMoveOfRequest'],
    ['pending', 'lapseMove'],
  ] as const)('of one that was %s is not ended by %s', async (status, timer) => {
    const id = await appointment(status);
    await askToMove(id, at(4, 13).toISOString());
    api.clock.advance(24.1 * 3600);
    const due = { siteId: api.site.id, machine: 'appointment', subjectId: id, timer };
    await fireTimerOf([appointments]).run(due, api.platform);
    expect(await historyOf(id)).toEqual(['customer askToMove']);
    await pass(0);
    expect((await own(id)).status).toBe(status);
  });

  it('waits on while the order is paid', async () => {
    const id = await appointment();
    await askToMove(id, at(4, 13).toISOString());
    await asOwner('update appointments set is_being_paid = true where id = $1', [id]);
    await pass(25);
    expect((await own(id)).status).toBe('reschedule_request');
    await asOwner('update appointments set is_being_paid = false where id = $1', [id]);
    await pass(0.2);
    expect((await own(id)).status).toBe('accepted');
  });

  it('lapses in silence once its time has passed', async () => {
    const id = await appointment();
    await askToMove(id, at(4, 13).toISOString());
    api.clock.advance(5 * 24 * 3600);
    await pass(0);
    expect((await own(id)).status).toBe('accepted');
    expect(await toldOf(/stays on|^Request to move expired$/)).toEqual([]);
  });

  it('has its deadline also where the previous release let it wait', async () => {
    const id = await appointment();
    // It changes the row, and starts no timer.
    await asOwner(
      `update appointments set status = 'reschedule_request', status_since = $2, asked_while = 'accepted',
         asked_starts_at = $3::timestamptz, asked_ends_at = $3::timestamptz + interval '1 hour' where id = $1`,
      [id, api.clock.now(), at(4, 13)],
    );
    await pass(2);
    expect((await own(id)).status).toBe('reschedule_request');
    await pass(22.1);
    expect(await own(id)).toMatchObject({ status: 'accepted', rescheduleRequest: null });
  });
});

describe('a time that the groomer proposes', () => {
  it('and the customer does not answer is given up, and both are told once', async () => {
    const [here, there] = [at(3, 10).toISOString(), at(4, 13).toISOString()];
    const [id, other] = [await appointment(), await appointment('accepted', at(6, 10))];
    await propose(id, there);
    const { answerBy } = await own(id);
    expect(Date.parse(answerBy ?? '') - api.clock.now().getTime()).toBeCloseTo(24 * HOUR_MS, -5);
    expect(await toldOf(/ asks to move Biscuit .+ Answer by \S+, \S+ \d+ at .+: http/)).toEqual(['customer']);
    await pass(24.1);
    expect(await own(id)).toMatchObject({ status: 'accepted', rescheduleRequest: null, appointmentStart: here });
    expect((await historyOf(id)).at(-1)).toBe('timer lapseProposal');
    expect(await occupied(id)).toEqual([here]);
    expect(await toldOf(/you didn't answer .+ in time about .+\. Biscuit stays on .+ at 10:00 AM\. http/)).toEqual([
      'customer',
    ]);
    expect(await toldOf(/: (?!you).+ didn't answer in time about .+\. Biscuit stays on .+ at 10:00 AM\. http/)).toEqual(
      ['groomer'],
    );
    const late = await answerProposal(id, 'accept');
    expect([late.status, late.error.code]).toEqual([409, 'illegal_transition']);
    expect((await answerProposal(id, 'reject')).error.code).toBe('illegal_transition');
    expect((await propose(other, there)).status).toBe(200);
  });
});
