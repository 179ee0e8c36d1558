import { sandbox, type SandboxClient } from '@tailgate/sandbox/client';
import type { Place } from '@tailgate/values';
import { cents } from '@tailgate/values/money';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAppointment, type GivenAppointment } from '../../../testing/builders/build-appointment.ts';
import { buildCatalogue } from '../../../testing/builders/build-catalogue.ts';
import { buildCustomerOf } from '../../../testing/builders/build-customer-of.ts';
import { fireTimers, startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import { NOTHING_TO_CLEAR } from '../../../testing/nothing-to-clear.ts';
import { newId } from '../../platform/ids.ts';
import { transition } from '../../platform/machines/transition.ts';
import { appointments } from './appointment.effects.ts';
import { bookAppointment } from './book-appointment.ts';

type Wanted = Parameters<typeof transition<typeof appointments.machine>>[2];
type Told = readonly [
  what: string,
  from: GivenAppointment['status'],
  move: Pick<Wanted, 'name' | 'actor'> & Partial<Wanted>,
  words: RegExp,
];

const PLACE: Place = { latitude: 30.26, longitude: -97.75 };
const HOUR_MS = 3_600_000;

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
});

const inHours = (hours: number) => new Date(api.clock.now().getTime() + hours * HOUR_MS);
const appointment = (status: GivenAppointment['status'], startsAt = inHours(72)) =>
  buildAppointment(api, {
    providerId: groomer.account.id,
    customerId: customer.id,
    petId: customer.pets[0]?.id ?? '',
    serviceId: ids.groom,
    status: status ?? 'accepted',
    partnerId: status === 'in_trade' ? partner.account.id : null,
    lineEnded: true,
    startsAt,
  });
const move = (id: string, wanted: Pick<Wanted, 'name' | 'actor'> & Partial<Wanted>) =>
  api.platform.db.inSite(api.site.id, (tx) =>
    transition(tx, appointments, { id, viewer: null, clearings: NOTHING_TO_CLEAR, ...wanted }, api.platform),
  );
const texts = async () => {
  const sending = async () => (await api.waitingJobs()).filter(({ task }) => task.startsWith('notifications.'));
  await expect.poll(sending).toEqual([]);
  return (await outbox.messages({ to: customer.account.phone })).map(({ text }) => text);
};

const TOLD: readonly Told[] = [
  ['an accepted request', 'pending', { name: 'accept', actor: 'groomer' }, /confirmed Biscuit for .*\. http/],
  ['a declined one, with other times', 'pending', { name: 'reject', actor: 'groomer' }, /can't take Biscuit .*: http/],
  [
    'what they canceled',
    'accepted',
    { name: 'withdraw', actor: 'customer' },
    /you canceled Biscuit .* There is no fee/,
  ],
  ['a canceled one', 'accepted', { name: 'cancel', actor: 'groomer' }, /canceled Biscuit on .*\. There is no fee\./],
  [
    'an agreed cancellation',
    'cancellation_request',
    { name: 'acceptCancellation', actor: 'groomer' },
    /agreed to cancel Biscuit on .*\. No fee was charged\./,
  ],
  [
    'the fee of an agreed cancellation',
    'cancellation_request',
    { name: 'acceptCancellation', actor: 'groomer', details: { feeCents: 3000, tender: 'card' } },
    /agreed to cancel Biscuit on .*\. A cancellation fee of \$30\.00 was charged to your card\./,
  ],
  [
    'a new time, with the old one',
    'accepted',
    {
      name: 'reschedule',
      actor: 'groomer',
      details: { oldStart: '2026-06-02T14:00:00.000Z', newStart: '2026-06-03T15:30:00.000Z' },
      set: { starts_at: new Date('2026-06-03T15:30:00.000Z'), ends_at: new Date('2026-06-03T16:30:00.000Z') },
    },
    /Biscuit with .+ moved from Tue, Jun 2 at 9:00 AM to Wed, Jun 3 at 10:30 AM\. http/,
  ],
  [
    'another length of time at the same start',
    'accepted',
    {
      name: 'reschedule',
      actor: 'groomer',
      details: { oldStart: '2026-06-03T15:30:00.000Z', newStart: '2026-06-03T15:30:00.000Z' },
      set: { starts_at: new Date('2026-06-03T15:30:00.000Z'), ends_at: new Date('2026-06-03T17:30:00.000Z') },
    },
    /Biscuit with .+ stays on Wed, Jun 3 at 10:30 AM and ends at 12:30 PM\. http/,
  ],
  [
    'a proposed time, beside the present one',
    'accepted',
    {
      name: 'proposeMove',
      actor: 'groomer',
      set: {
        asked_starts_at: new Date('2037-06-03T15:30:00.000Z'),
        asked_ends_at: new Date('2037-06-03T16:30:00.000Z'),
      },
    },
    /asks to move Biscuit from .+ to Wed, Jun 3 at 10:30 AM\. Answer by \S+, \S+ \d+ at .+: http/,
  ],
];

describe('a customer hears of', () => {
  it.each(TOLD)('%s', async (_what, from, wanted, words) => {
    const id = await appointment(from);
    await move(id, wanted);
    const sent = await texts();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatch(words);
    if (sent[0]?.includes('http') === true) {
      const page = wanted.name === 'reject' ? `/customer/order/${id}/pets` : `/customer/appointments/${id}`;
      expect(sent[0]).toContain(page);
    }
  });

  it('another groomer who takes over, by name', async () => {
    await api.database.asOwner((owner) =>
      owner.query(`update accounts set first_name = 'Paula' where id = $1`, [partner.account.id]),
    );
    const id = await appointment('in_trade');
    await move(id, {
      name: 'acceptTrade',
      actor: 'partner',
      details: { fromProvider: groomer.account.id },
      set: { provider_id: partner.account.id, trade_partner_id: null },
    });
    expect((await texts())[0]).toMatch(/Paula \S+ will groom Biscuit on .*, instead of Robin/);
  });

  it('a request that was sent and when it is answered, and that others are asked after that', async () => {
    const id = newId();
    const start = inHours(72);
    const values = {
      id,
      site_id: api.site.id,
      provider_id: groomer.account.id,
      customer_id: customer.id,
      starts_at: start,
      ends_at: new Date(start.getTime() + HOUR_MS),
      time_zone: 'America/Chicago',
      address_line: '12 Elm Street',
      city: 'Austin',
      state_or_province: 'TX',
      postal_code: '78701',
      country: 'US',
      travel_fee_cents: cents(0),
    };
    const line = {
      id: newId(),
      petId: customer.pets[0]?.id ?? '',
      petName: 'Biscuit',
      breedName: null,
      serviceId: ids.groom,
      serviceName: 'Full groom',
      minCents: cents(9000),
      maxCents: cents(9000),
      minutes: 60,
    };
    const mover = { accountId: groomer.account.id, impersonatorId: null };
    await api.platform.db.inSite(api.site.id, (tx) =>
      bookAppointment(
        tx,
        mover,
        { values, place: PLACE, lines: [line], isRequest: true, isQuiet: false, count: 1 },
        api.platform,
      ),
    );
    expect(await texts()).toEqual([
      expect.stringMatching(/we asked .* to groom Biscuit on .*\. You get an answer by /),
    ]);
    api.clock.advance(25 * 3600);
    await fireTimers(api, [appointments]);
    const words = /didn't answer in time\. We're asking other groomers near you for Biscuit on /;
    expect(await texts()).toContainEqual(expect.stringMatching(words));
  });

  it('nothing that the groomer keeps quiet', async () => {
    await move(await appointment('accepted'), { name: 'cancel', actor: 'groomer', details: { isQuiet: true } });
    expect(await texts()).toEqual([]);
  });

  it('it by mail with a button, at the address that they proved and no other', async () => {
    const [email, entered] = [`${newId()}@example.test`, `${newId()}@example.test`];
    await api.database.asOwner(async (owner) => {
      await owner.query('update accounts set email = $2 where id = $1', [customer.id, email]);
      await owner.query('update customer_profiles set contact_email = $2 where account_id = $1', [
        customer.id,
        entered,
      ]);
    });
    const id = await appointment('pending');
    await move(id, { name: 'accept', actor: 'groomer' });
    const mail = await outbox.waitForMail({ to: email });
    expect(mail.subject).toMatch(/^Confirmed: Biscuit on /);
    expect(mail.text).toContain(`/customer/appointments/${id}`);
    expect(mail.html).toContain('See appointment');
    expect(await outbox.messages({ to: entered })).toEqual([]);
  });
});
