import type { Sandbox } from '@tailgate/sandbox';
import { addDays, instantOf, localDateAt } from '@tailgate/values';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { GivenAppointment } from '../../../../testing/builders/build-appointment.ts';
import { customerSetup } from '../../../../testing/builders/build-card.ts';
import { buildOrder, SIGNATURE } from '../../../../testing/builders/build-order.ts';
import type { SignedIn, TestApi } from '../../../../testing/index.ts';
import { startPayingApi, type PayingApi } from '../../../../testing/start-paying-api.ts';

const ORDER = '/v2/service-checkout/pet-service/service-provider/order/:id';
const LINE = `${ORDER}/pet-services/:petServiceId` as const;
const ZONE = 'America/Chicago';
const HOUR_MS = 3_600_000;

let api: TestApi;
let vendor: Sandbox;
let ids: PayingApi['ids'];
let groomer: SignedIn;
let params: { id: string; petServiceId: string };
let customerId: string;
beforeAll(async () => {
  ({ api, vendor, ids } = await startPayingApi());
});
afterAll(async () => {
  await api.close();
  await vendor.close();
});
beforeEach(async () => {
  api.clock.reset();
  groomer = await api.as('groomer');
});

const asOwner = <T extends object>(text: string, values: unknown[] = []) =>
  api.database.asOwner(async (owner) => (await owner.query<T>(text, values)).rows);
const order = async () => (await groomer.call(`GET ${ORDER}`, { params })).body;
/** A visit of an hour by the wall clock of its day; the customer's card is chosen. */
const visitAt = async (startsAt: Date, more: Partial<GivenAppointment> = {}) => {
  const built = await buildOrder(api, groomer, ids, { lineEnded: false, startsAt, ...more });
  params = { id: built.id, petServiceId: '' };
  customerId = built.customerId;
  params.petServiceId = (await order()).petServices[0]?.id ?? '';
  const { body: card } = await groomer.call('POST /v2/service-provider/customer/:id/customer-cards', {
    params: { id: customerId },
    body: { token: await customerSetup(api, groomer, { customerId }) },
  });
  await groomer.call(`POST ${ORDER}/payment`, { params, body: { paymentMethodId: 'card', sourceId: card.id } });
};
const today = () => localDateAt(api.clock.now(), ZONE);
const at = (days: number, hour: number) => instantOf(addDays(today(), days), hour * 60, ZONE);
/** Time passes until then, for longer than a session lasts. */
const passUntil = async (instant: Date) => {
  api.clock.advance((instant.getTime() - api.clock.now().getTime()) / 1000);
  groomer = await api.as(groomer.account);
};
const record = (what: 'start' | 'end') => groomer.call(`POST ${LINE}/${what}`, { params });
const complete = () => groomer.call(`POST ${ORDER}/complete-order`, { params, body: { signature: SIGNATURE } });
const endByHand = (instant: Date) =>
  asOwner('update appointment_lines set started_at = $2, ended_at = $2 where appointment_id = $1', [
    params.id,
    instant,
  ]);
interface Noted {
  readonly startTime?: Date;
  readonly endTime?: Date;
}
const sendNoted = ({ startTime, endTime }: Noted = {}) =>
  groomer.call('POST /v1/orders/:id/complete-order-offline', {
    params: { id: params.id },
    body: {
      petServices: [
        {
          petServiceId: params.petServiceId,
          ...(startTime && { startTime: startTime.toISOString() }),
          ...(endTime && { endTime: endTime.toISOString() }),
        },
      ],
      paymentMethod: 'card',
    },
  });
const charges = () => asOwner('select id from card_charges where subject_id = $1', [params.id]);

describe('a visit weeks ahead', () => {
  it('neither starts nor ends nor is completed, with charges added and a signature typed', async () => {
    await visitAt(at(42, 10));
    for (let charge = 0; charge < 2; charge += 1)
      expect(
        (
          await groomer.call(`POST ${ORDER}/order-custom-items`, {
            params,
            body: { type: 'other', title: 'Matting', amount: 4000 },
          })
        ).status,
      ).toBe(200);
    expect(await order()).toMatchObject({ completion: { whyNot: 'not_its_day' }, can: { complete: false } });
    for (const what of ['start', 'end'] as const)
      expect((await record(what)).error, what).toMatchObject({
        code: 'illegal_transition',
        message: 'Services start and end on the day of the appointment.',
      });
    // Also where its services have ended by other means.
    await endByHand(api.clock.now());
    const refused = await complete();
    expect(refused.error, refused.raw).toMatchObject({
      code: 'order_not_ready',
      message: 'An appointment is completed on its day or later.',
    });
    expect([await charges(), (await order()).status]).toEqual([[], 'accepted']);
  });

  it('is not completed by what a device says it noted', async () => {
    await visitAt(at(42, 10));
    const now = api.clock.now();
    for (const noted of [{}, { startTime: now, endTime: now }, { startTime: at(42, 10), endTime: at(42, 11) }])
      expect((await sendNoted(noted)).error.code).toBe('illegal_transition');
    expect([await charges(), (await order()).status]).toEqual([[], 'accepted']);
  });

  it('is on the day of its own zone, whatever zone the groomer moves to', async () => {
    await visitAt(at(1, 9));
    await asOwner(`update providers set time_zone = 'Pacific/Kiritimati' where account_id = $1`, [groomer.account.id]);
    await passUntil(new Date(at(1, 0).getTime() - 60_000));
    expect((await record('start')).error.code).toBe('illegal_transition');
    expect((await order()).completion.whyNot).toBe('not_its_day');
    await passUntil(at(1, 0));
    expect((await record('start')).status).toBe(200);
    expect((await order()).completion.whyNot).toBe('services_not_ended');
  });

  it.each(['2027-11-07', '2028-03-12'])('begins with its day, also when clocks change (%s)', async (day) => {
    const date = day as ReturnType<typeof today>;
    await visitAt(instantOf(date, 23 * 60, ZONE));
    const midnight = instantOf(date, 0, ZONE);
    await passUntil(new Date(midnight.getTime() - 1000));
    expect((await record('end')).status).toBe(409);
    await passUntil(midnight);
    expect((await record('end')).status).toBe(200);
    expect((await complete()).body).toMatchObject({ status: 'complete', settlement: { tender: 'card' } });
  });
});

describe('a visit that was forgotten', () => {
  it('is completed on a later day, with the times that were planned', async () => {
    await visitAt(at(1, 10));
    await passUntil(at(3, 12));
    const start = at(-2, 10).toISOString();
    const started = await record('start');
    expect(started.body.petServices[0], started.raw).toMatchObject({ startTime: start, endTime: null });
    const ended = await record('end');
    expect(ended.body.petServices[0]).toMatchObject({ startTime: start, endTime: at(-2, 11).toISOString() });
    expect((await complete()).body).toMatchObject({ status: 'complete', settlement: { tender: 'card' } });
  });

  it('that goes past midnight ends on the day after', async () => {
    await visitAt(at(1, 23.5), { minutes: 120 });
    await passUntil(at(1, 23.75));
    await record('start');
    await passUntil(at(1, 0.5));
    const [line] = (await record('end')).body.petServices;
    expect(Date.parse(line?.endTime ?? '')).toBeGreaterThanOrEqual(at(0, 0.5).getTime());
    expect((await complete()).status).toBe(200);
  });
});

describe('what a device noted', () => {
  it('is of the day of the visit: times of other days are refused, and change nothing', async () => {
    await visitAt(at(1, 10));
    await passUntil(at(3, 12));
    for (const noted of [
      { startTime: at(-3, 9), endTime: at(-3, 10) },
      { startTime: at(-2, 10), endTime: at(-1, 11) },
      { endTime: api.clock.now() },
    ]) {
      const refused = await sendNoted(noted);
      expect(refused.error.errors, refused.raw).toHaveProperty('petServices');
    }
    expect([await charges(), (await order()).status]).toEqual([[], 'accepted']);
    const done = await sendNoted({ startTime: at(-2, 10), endTime: at(-2, 10.75) });
    expect(done.body.petServices[0], done.raw).toMatchObject({
      startTime: at(-2, 10).toISOString(),
      endTime: at(-2, 10.75).toISOString(),
    });
    expect(await charges()).toHaveLength(1);
  });

  it('by a clock that is ahead ends now, and without times when it was planned to', async () => {
    await visitAt(api.clock.now());
    const done = await sendNoted({ endTime: new Date(api.clock.now().getTime() + 5 * HOUR_MS) });
    const ended = Date.parse(done.body.petServices[0]?.endTime ?? '');
    expect(ended, done.raw).toBeLessThanOrEqual(api.clock.now().getTime());
    await visitAt(at(1, 10));
    await passUntil(at(2, 10));
    expect((await sendNoted()).body.petServices[0]).toMatchObject({ endTime: at(-1, 11).toISOString() });
  });
});
