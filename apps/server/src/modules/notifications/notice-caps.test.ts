import { NOTICE_CAPS, NOTICE_PAUSE_MINUTES } from '@tailgate/contract/notifications';
import { sandbox, type SandboxClient } from '@tailgate/sandbox/client';
import { addDays, instantOf, localDateAt, type Place } from '@tailgate/values';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAppointment } from '../../../testing/builders/build-appointment.ts';
import { buildCatalogue } from '../../../testing/builders/build-catalogue.ts';
import { buildCustomerOf } from '../../../testing/builders/build-customer-of.ts';
import { buildGroomerAround } from '../../../testing/builders/build-groomer-around.ts';
import { meetBeforeWriting, queuedFor, startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import { lastTold } from './index.ts';

const ZONE = 'America/Chicago';
const PLACE: Place = { latitude: 30.26, longitude: -97.75 };
const APPOINTMENTS = '/v2/service-appointment/service-provider/appointments';
const TRADING = '/v2/service-appointment/trading';
const ORDER = 'GET /v2/service-checkout/pet-service/service-provider/order/:id';
const TEXT = 'POST /v1/orders/:id/text-customer';
const PAUSE_SECONDS = NOTICE_PAUSE_MINUTES * 60;
const HOUR_SECONDS = 3600;

let api: TestApi;
let outbox: SandboxClient;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let groomer: SignedIn;
let customer: Awaited<ReturnType<typeof buildCustomerOf>>;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  outbox = sandbox(api.platform.config.SMS_API_URL);
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
  await api.database.asOwner((owner) =>
    owner.query('update sites set reference_lists = $2 where id = $1', [
      api.site.id,
      JSON.stringify({ cancellationReasons: ['Owner or pet ill'], rescheduleReasons: ['Van breakdown'] }),
    ]),
  );
});
afterAll(() => api.close());
beforeEach(async () => {
  groomer = await buildGroomerAround(api, { center: PLACE, serviceId: ids.groom });
  customer = await buildCustomerOf(api, groomer, { place: PLACE, breedId: ids.beagle, petTypeId: ids.dog });
});

const at = (days: number, hour: number) =>
  instantOf(addDays(localDateAt(api.clock.now(), ZONE), days), hour * 60, ZONE);
const appointment = (startsAt: Date, by = groomer) =>
  buildAppointment(api, {
    providerId: by.account.id,
    customerId: customer.id,
    petId: customer.pets[0]?.id ?? '',
    serviceId: ids.groom,
    startsAt,
  });
const move = async (id: string, to: Date, more: object = {}) => {
  const body = { reasonId: 'van-breakdown', appointmentStart: to.toISOString(), forceUpdate: true, ...more };
  const moved = await groomer.call(`POST ${APPOINTMENTS}/:id/reschedule-appointment`, { params: { id }, body });
  expect(moved.status, moved.raw).toBe(200);
};
const write = (id: string, by = groomer) => by.call(TEXT, { params: { id }, body: { message: 'I am at the gate.' } });

/** Texts on their way to the customer, and how many messages to anybody wait for their turn. */
const queued = async () => {
  const jobs = await api.waitingJobs();
  const waiting = jobs.filter(({ task }) => task === 'notifications.send-later');
  return { texts: await queuedFor(api, customer.account.phone), waiting: waiting.length };
};
const told = (appointmentId: string) =>
  api.platform.db.inSite(api.site.id, (tx) => lastTold(tx, { appointmentId, accountId: customer.id }));
/** An access token ends after ten minutes. */
const advance = async (seconds: number) => {
  api.clock.advance(seconds);
  groomer = await api.as(groomer.account);
};
/** Sends all that has its turn within this time. */
const letPass = async (seconds: number) => {
  api.clock.advance(seconds);
  await api.makeJobsDue();
  const worker = await api.startWorker();
  const messages = async () => (await api.waitingJobs()).filter(({ task }) => task.startsWith('notifications.'));
  await expect.poll(messages).toEqual([]);
  await worker.stop();
  return (await outbox.messages({ to: customer.account.phone })).map(({ text }) => text);
};

describe('many moves of an appointment', () => {
  it('become two texts: about the first at once, and about the newest later', async () => {
    const id = await appointment(at(3, 9));
    for (let day = 4; day < 34; day += 1) await move(id, at(day, 9));
    const { texts, waiting } = await queued();
    expect(waiting).toBe(1);
    expect(texts).toHaveLength(2);
    expect((await told(id))?.startsAt).toEqual(at(4, 9));
    const [newest, before] = [at(33, 9), api.clock.now()];
    expect(await letPass(PAUSE_SECONDS)).toHaveLength(2);
    const heard = await told(id);
    expect(heard?.startsAt).toEqual(newest);
    expect(heard?.at.getTime()).toBeGreaterThan(before.getTime());
  });

  it('are told at once when they are far enough apart', async () => {
    const id = await appointment(at(3, 9));
    await move(id, at(4, 9));
    await advance(PAUSE_SECONDS);
    await move(id, at(5, 9));
    expect((await queued()).texts).toHaveLength(2);
    expect((await told(id))?.startsAt).toEqual(at(5, 9));
    await letPass(0);
  });

  it('are not told after it was canceled, nor after a move that the groomer keeps quiet', async () => {
    const [canceled, quiet] = [await appointment(at(3, 9)), await appointment(at(3, 14))];
    for (const id of [canceled, quiet]) for (const day of id === canceled ? [4, 5] : [6, 7]) await move(id, at(day, 9));
    const ended = await groomer.call(`POST ${APPOINTMENTS}/:id/cancel-appointment`, {
      params: { id: canceled },
      body: { reasonId: 'owner-or-pet-ill' },
    });
    expect(ended.status, ended.raw).toBe(200);
    await move(quiet, at(8, 9), { notifyCustomer: false });
    expect((await told(quiet))?.startsAt).toEqual(at(6, 9));
    const sent = await letPass(PAUSE_SECONDS);
    expect(sent.filter((text) => text.includes('moved from'))).toHaveLength(2);
    expect(sent.filter((text) => text.includes('canceled'))).toHaveLength(1);
    expect((await told(quiet))?.startsAt).toEqual(at(6, 9));
  });
});

describe('the cap of one person to another', () => {
  it('holds back what is beyond it, and loses nothing', async () => {
    const [more, start] = [2, api.clock.now()];
    const many = Array.from({ length: NOTICE_CAPS.perHour + more }, (_, index) => index);
    for (const index of many) await move(await appointment(at(3 + index, 9)), at(3 + index, 14));
    const { texts, waiting } = await queued();
    expect([texts.length, waiting]).toEqual([many.length, more]);
    const jobs = await api.waitingJobs();
    const dues = jobs.filter(({ task }) => task === 'notifications.send-later').map(({ runAt }) => runAt);
    const hourAfter = (instant: Date) => instant.getTime() + HOUR_SECONDS * 1000;
    for (const due of dues) {
      expect(due.getTime()).toBeGreaterThanOrEqual(hourAfter(start));
      expect(due.getTime()).toBeLessThanOrEqual(hourAfter(api.clock.now()));
    }
    expect(await letPass(HOUR_SECONDS)).toHaveLength(many.length);
  });

  it('refuses a message beyond it, and says when it may be sent', async () => {
    const id = await appointment(at(0, 9));
    for (let count = 0; count < NOTICE_CAPS.perHour; count += 1) expect((await write(id)).status).toBe(204);
    await advance(20 * 60);
    const refused = await write(id);
    expect(refused.status).toBe(429);
    expect(refused.error.code).toBe('too_many_messages');
    expect(refused.error.message).toMatch(/^You sent [A-Z]\w+ several messages\. Try again in 40 minutes\.$/);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(2400);
    await advance(40 * 60 + 1);
    expect((await write(id)).status).toBe(204);
    await letPass(0);
  });

  it('holds for a day as well', async () => {
    const id = await appointment(at(0, 9));
    const start = api.clock.now();
    for (let sent = 0; sent < NOTICE_CAPS.perDay; sent += 1) {
      if (sent > 0 && sent % NOTICE_CAPS.perHour === 0) await advance(HOUR_SECONDS);
      const { status, raw } = await write(id);
      expect(status, raw).toBe(204);
    }
    await advance(HOUR_SECONDS);
    const refused = await write(id);
    expect(refused.status).toBe(429);
    expect(refused.error.message).toMatch(/ several messages\. Try again in 21 hours\.$/);
    await advance(24 * HOUR_SECONDS - (api.clock.now().getTime() - start.getTime()) / 1000 + 60);
    expect((await write(id)).status).toBe(204);
    await letPass(0);
  });

  it('is not exceeded by calls that arrive together', async () => {
    const id = await appointment(at(0, 9));
    for (let count = 1; count < NOTICE_CAPS.perHour; count += 1) expect((await write(id)).status).toBe(204);
    const together = Array.from({ length: 4 }, () => () => write(id));
    const answers = await meetBeforeWriting(api.database, 'notices', together);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 429, 429, 429]);
    expect((await queued()).texts).toHaveLength(NOTICE_CAPS.perHour);
    await letPass(0);
  });

  it('leaves the messages of others alone', async () => {
    const id = await appointment(at(0, 9));
    for (let count = 0; count <= NOTICE_CAPS.perHour; count += 1) await write(id);
    const other = await buildGroomerAround(api, { center: PLACE, serviceId: ids.groom });
    const theirs = await appointment(at(0, 14), other);
    expect((await write(theirs, other)).status).toBe(204);
    await letPass(0);
  });

  it('ends offers and withdrawals of a trade', async () => {
    const partner = await buildGroomerAround(api, { center: PLACE, serviceId: ids.groom });
    const id = await appointment(at(3, 9));
    const offer = () =>
      groomer.call(`POST ${TRADING}/seller/send`, { body: { orderId: id, recipientId: partner.account.id } });
    for (let count = 0; count < NOTICE_CAPS.perHour; count += 1) {
      const { status, raw } = await offer();
      expect(status, raw).toBe(200);
      await groomer.call(`DELETE ${TRADING}/seller/sent-appointments/:id`, { params: { id } });
    }
    const refused = await offer();
    expect(refused.error.code, refused.raw).toBe('too_many_messages');
    expect(await queuedFor(api, partner.account.phone)).toHaveLength(NOTICE_CAPS.perHour);
    const { body } = await groomer.call(ORDER, { params: { id } });
    expect(body).toMatchObject({ status: 'accepted' });
    await letPass(0);
  });
});
