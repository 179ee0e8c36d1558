import { sandbox, type SandboxClient } from '@tailgate/sandbox/client';
import { addDays, instantOf, localDateAt, type Place } from '@tailgate/values';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAppointment } from '../../../testing/builders/build-appointment.ts';
import { buildCatalogue } from '../../../testing/builders/build-catalogue.ts';
import { buildCustomerOf } from '../../../testing/builders/build-customer-of.ts';
import { fireTimers, startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import { fireTimerOf } from '../../platform/machines/fire-timer.ts';
import { NOTHING_TO_CLEAR } from '../../../testing/nothing-to-clear.ts';
import { transition } from '../../platform/machines/transition.ts';
import { appointments } from './appointment.effects.ts';

type Wanted = Parameters<typeof transition<typeof appointments.machine>>[2];

const ZONE = 'America/Chicago';
const PLACE: Place = { latitude: 30.26, longitude: -97.75 };
const HOUR_MS = 3_600_000;
const REMINDER = 'Please keep a parking spot free for the van';

let api: TestApi;
let outbox: SandboxClient;
let worker: { stop(): Promise<void> };
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let groomer: SignedIn;
let partner: SignedIn;
let customer: Awaited<ReturnType<typeof buildCustomerOf>>;
beforeAll(async () => {
  api = await startTestApi();
  outbox = sandbox(api.platform.config.SMS_API_URL);
  worker = await api.startWorker();
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
});
afterAll(async () => {
  await worker.stop();
  await api.close();
});
beforeEach(async () => {
  [groomer, partner] = [await api.as('groomer'), await api.as('groomer')];
  customer = await buildCustomerOf(api, groomer, { place: PLACE, breedId: ids.beagle, petTypeId: ids.dog });
  clockTo(at(1, 10));
});

const at = (days: number, hour: number) =>
  instantOf(addDays(localDateAt(api.clock.now(), ZONE), days), hour * 60, ZONE);
const clockTo = (instant: Date) => api.clock.advance((instant.getTime() - api.clock.now().getTime()) / 1000);
const hoursBefore = (instant: Date, hours: number) => new Date(instant.getTime() - hours * HOUR_MS);
const move = (id: string, name: Wanted['name'], more: Partial<Wanted> = {}) =>
  api.platform.db.inSite(api.site.id, (tx) =>
    transition(
      tx,
      appointments,
      { id, name, actor: 'groomer', viewer: null, clearings: NOTHING_TO_CLEAR, ...more },
      api.platform,
    ),
  );
/** Accepted today, so that its timers run. */
const accepted = async (startsAt: Date) => {
  const id = await buildAppointment(api, {
    providerId: groomer.account.id,
    customerId: customer.id,
    petId: customer.pets[0]?.id ?? '',
    serviceId: ids.groom,
    status: 'pending',
    startsAt,
  });
  await move(id, 'accept');
  return id;
};
const fire = () => fireTimers(api, [appointments]);
const ring = (id: string, timer: string) =>
  fireTimerOf([appointments]).run({ siteId: api.site.id, machine: 'appointment', subjectId: id, timer }, api.platform);
/** Messages are sent in order, so those before a last one have arrived with it. */
const reminders = async () => {
  const messages = () => api.waitingJobs().then((jobs) => jobs.filter(({ task }) => task.startsWith('notifications.')));
  await expect.poll(messages).toEqual([]);
  const sent = await outbox.messages({ to: customer.account.phone });
  return sent.map(({ text }) => text).filter((text) => text.includes(REMINDER));
};

describe('reminders of an appointment', () => {
  it('reach the customer two days and one day before: who comes, when, where and what to prepare', async () => {
    const start = at(4, 10);
    const id = await accepted(start);
    await fire();
    expect(await reminders()).toEqual([]);
    clockTo(hoursBefore(start, 48));
    await fire();
    const [first, ...others] = await reminders();
    expect(others).toEqual([]);
    expect(first).toMatch(/grooms Biscuit on .* at 10:00 AM at 12 Elm Street, Austin, estimate \$90\.00\./);
    expect(first).toContain(`/customer/appointments/${id}`);
    clockTo(hoursBefore(start, 24));
    await fire();
    expect(await reminders()).toHaveLength(2);
  });

  it('are sent once when the job runs twice, at once or after a crash', async () => {
    const start = at(4, 10);
    const id = await accepted(start);
    clockTo(hoursBefore(start, 24));
    await Promise.all([ring(id, 'remindDayBefore'), ring(id, 'remindDayBefore')]);
    await ring(id, 'remindDayBefore');
    // The one of two days before is late by now, and says the same.
    await ring(id, 'remindTwoDaysBefore');
    expect(await reminders()).toHaveLength(1);
  });

  it('move with the appointment', async () => {
    const [start, later] = [at(4, 10), at(9, 15)];
    const id = await accepted(start);
    await move(id, 'reschedule', { set: { starts_at: later, ends_at: new Date(later.getTime() + HOUR_MS) } });
    clockTo(hoursBefore(start, 1));
    await fire();
    expect(await reminders()).toEqual([]);
    clockTo(hoursBefore(later, 24));
    await fire();
    const sent = await reminders();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain('at 3:00 PM');
  });

  it('are not sent for one that was canceled or is asked to be', async () => {
    const [start, later] = [at(4, 10), at(4, 14)];
    const [canceled, asked] = [await accepted(start), await accepted(later)];
    await move(canceled, 'cancel');
    clockTo(hoursBefore(later, 23));
    await move(asked, 'askToCancel', { actor: 'customer' });
    clockTo(hoursBefore(start, 2));
    await fire();
    for (const id of [canceled, asked]) await ring(id, 'remindDayBefore');
    expect(await reminders()).toEqual([]);
  });

  it('wait while it is offered to a partner, and come once when it comes back', async () => {
    const start = at(4, 15);
    const id = await accepted(start);
    await move(id, 'offerTrade', { set: { trade_partner_id: partner.account.id } });
    clockTo(hoursBefore(start, 23));
    for (const timer of ['remindTwoDaysBefore', 'remindDayBefore']) await ring(id, timer);
    expect(await reminders()).toEqual([]);
    await move(id, 'rejectTrade', { actor: 'partner', set: { trade_partner_id: null } });
    await fire();
    expect(await reminders()).toHaveLength(1);
  });

  it('are left out where the customer has just heard who comes', async () => {
    const start = at(4, 15);
    const id = await accepted(start);
    await move(id, 'offerTrade', { set: { trade_partner_id: partner.account.id } });
    clockTo(hoursBefore(start, 23));
    await move(id, 'acceptTrade', {
      actor: 'partner',
      details: { fromProvider: groomer.account.id },
      set: { provider_id: partner.account.id, trade_partner_id: null },
    });
    await fire();
    expect(await reminders()).toEqual([]);
    await outbox.waitForSms({ to: customer.account.phone, contains: 'instead of' });
  });

  it('are sent where the groomer kept a new time quiet', async () => {
    const start = at(4, 15);
    const id = await accepted(at(4, 10));
    clockTo(hoursBefore(start, 30));
    await move(id, 'reschedule', {
      details: { isQuiet: true },
      set: { starts_at: start, ends_at: new Date(start.getTime() + HOUR_MS) },
    });
    clockTo(hoursBefore(start, 24));
    await fire();
    expect(await reminders()).toHaveLength(1);
  });

  it('that are late at night wait for the morning, and are not sent after the start', async () => {
    const start = at(4, 15);
    const id = await accepted(start);
    clockTo(hoursBefore(start, 14));
    await fire();
    expect(await reminders()).toEqual([]);
    const waiting = (await api.waitingJobs()).filter(({ payload }) => JSON.stringify(payload).includes(id));
    expect(waiting.map(({ runAt }) => runAt)).toEqual([hoursBefore(start, 7), hoursBefore(start, 7)]);
    clockTo(start);
    await fire();
    expect(await reminders()).toEqual([]);
  });
});
