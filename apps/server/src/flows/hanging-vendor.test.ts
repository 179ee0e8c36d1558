import { startSandbox, type Sandbox } from '@tailgate/sandbox';
import { sandbox as clientOf } from '@tailgate/sandbox/client';
import { addDays, localDateAt, type Place } from '@tailgate/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAppointment } from '../../testing/builders/build-appointment.ts';
import { buildCatalogue } from '../../testing/builders/build-catalogue.ts';
import { buildCustomerOf } from '../../testing/builders/build-customer-of.ts';
import { buildGroomerAround } from '../../testing/builders/build-groomer-around.ts';
import { startPrivateTestApi, type TestApi } from '../../testing/index.ts';
import { occupyCalendar, wantedStretch } from '../../testing/occupy-calendar.ts';

const ZONE = 'America/Chicago';
const PLACE: Place = { latitude: 30.26, longitude: -97.75 };
const OTHER_PLACE: Place = { latitude: 30.3, longitude: -97.7 };
/** No other test stores drives from here. */
const THIRD_PLACE: Place = { latitude: 30.33, longitude: -97.66 };
const FOURTH_PLACE: Place = { latitude: 30.36, longitude: -97.62 };
/** The long form is as long as a load balancer waits. */
const HANG_SECONDS = process.env['TEST_LONG'] ? 30 : 3;
/** What a busy machine does in a second is not known; a transaction that is older than these reads waits for the vendor. */
const FEWEST_READS = 20;
let vendors: Sandbox;
let api: TestApi;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let serviceId: string;
beforeAll(async () => {
  vendors = await startSandbox({ port: 0, smtpPort: 0 });
  api = await startPrivateTestApi({
    because: 'its routing vendor hangs, and its transactions are counted',
    // It hangs for as long as the tests want, also on a busy machine.
    environment: { ROUTING_API_URL: vendors.url, RATE_LIMIT_SCALE: '1000', VENDOR_TIMEOUT_SCALE: '100' },
  });
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
  serviceId = ids.groom;
});
afterAll(async () => {
  await api.close();
  await vendors.close();
});

const noonIn = (days: number) => new Date(`${addDays(localDateAt(api.clock.now(), ZONE), days)}T18:00:00Z`);
const hour = (start: Date, hours = 1) => new Date(start.getTime() + hours * 3_600_000);
const appointment = (resourceId: string, start: Date, place: Place) =>
  wantedStretch({ resourceId, start, end: hour(start), place });

const hang = () => clientOf(vendors.url).setFault({ vendor: 'routing', mode: 'timeout', times: 10_000 });
/** Aborts hanging calls, which then fail as if they had timed out. */
const recover = () => clientOf(vendors.url).setFault({ vendor: 'routing', mode: 'none' });
const asked = async (): Promise<number> => {
  const [fault] = await clientOf(vendors.url).faults();
  return 10_000 - (fault?.timesLeft ?? 10_000);
};

/** Open transactions and advisory locks of the application. */
const held = async () => {
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<{ transactions: number; locks: number }>(
      `select count(*)::int as transactions,
         (select count(*) from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database()))::int as locks
       from pg_stat_activity
       where datname = current_database() and application_name = 'tailgate' and xact_start is not null`,
    ),
  );
  return rows[0];
};
const NOTHING = { transactions: 0, locks: 0 };

/** Each open transaction of the application, by its connection and beginning. */
const openTransactions = async (): Promise<string[]> => {
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<{ name: string }>(
      `select pid || ' since ' || xact_start as name from pg_stat_activity
       where datname = current_database() and application_name = 'tailgate' and xact_start is not null`,
    ),
  );
  return rows.map(({ name }) => name);
};

const isPending = (work: Promise<unknown>): Promise<boolean> =>
  Promise.race([work.then(() => false), Promise.resolve(true)]);

describe('a hanging routing vendor', () => {
  const search = () =>
    api.call('POST /v2/service-checkout/pet-service/customer/search', {
      body: { location: PLACE, pets: [{ serviceId, size: 'medium' }] },
    });

  it('keeps no transaction open and blocks no other call during a search', async () => {
    const groomer = await buildGroomerAround(api, { center: PLACE, serviceId });
    await occupyCalendar(api, ZONE, appointment(groomer.account.id, noonIn(3), OTHER_PLACE));
    await hang();
    // More than there are connections: each would hold one if it called the vendor inside its transaction.
    const searches = Promise.all(Array.from({ length: 12 }, search));
    try {
      await expect.poll(asked).toBeGreaterThan(0);
      await expect.poll(held).toEqual(NOTHING);
      const others = await Promise.all(
        Array.from({ length: 4 }, async () => {
          const { status } = await groomer.call('GET /v2/service-provider/account');
          return status;
        }),
      );
      expect(others).toEqual([200, 200, 200, 200]);
      await expect.poll(held).toEqual(NOTHING);
      expect(await isPending(searches)).toBe(true);
    } finally {
      await recover();
    }
    // Falls back to estimated drives.
    for (const { status, body } of await searches) {
      expect(status).toBe(200);
      expect(body.items.map(({ provider }) => provider.id)).toEqual([groomer.account.id]);
    }
  });

  it(`for ${HANG_SECONDS} s keeps no transaction open as long as other calls are answered`, async () => {
    const groomer = await buildGroomerAround(api, { center: PLACE, serviceId });
    await occupyCalendar(api, ZONE, appointment(groomer.account.id, noonIn(5), FOURTH_PLACE));
    await hang();
    const searches = Promise.all(Array.from({ length: 12 }, search));
    try {
      await expect.poll(asked).toBeGreaterThan(0);
      await expect.poll(held).toEqual(NOTHING);
      const until = performance.now() + HANG_SECONDS * 1000;
      do {
        const before = new Set(await openTransactions());
        for (let read = 0; read < FEWEST_READS; read += 1)
          expect((await groomer.call('GET /v2/service-provider/account')).status).toBe(200);
        expect((await openTransactions()).filter((name) => before.has(name))).toEqual([]);
      } while (performance.now() < until);
      expect(await isPending(searches)).toBe(true);
    } finally {
      await recover();
    }
    for (const { status } of await searches) expect(status).toBe(200);
  }, 120_000);

  it('keeps no transaction open while a groomer sets out, who then arrives by an estimate', async () => {
    const groomer = await buildGroomerAround(api, { center: PLACE, serviceId });
    const customer = await buildCustomerOf(api, groomer, { place: PLACE, breedId: ids.beagle, petTypeId: ids.dog });
    const id = await buildAppointment(api, {
      providerId: groomer.account.id,
      customerId: customer.id,
      petId: customer.pets[0]?.id ?? '',
      serviceId,
      startsAt: api.clock.now(),
    });
    await hang();
    const told = groomer.call('POST /v2/service-appointment/service-provider/appointments/:id/on-my-way', {
      params: { id },
      // Seven miles away in a straight line.
      body: { from: { latitude: PLACE.latitude + 0.1, longitude: PLACE.longitude } },
    });
    try {
      await expect.poll(asked).toBeGreaterThan(0);
      await expect.poll(held).toEqual(NOTHING);
      expect(await isPending(told)).toBe(true);
    } finally {
      await recover();
    }
    const { body, raw } = await told;
    const minutes = (Date.parse(body.onMyWay?.eta ?? '') - Date.parse(body.onMyWay?.since ?? '')) / 60_000;
    expect(minutes, raw).toBeGreaterThan(15);
    expect(minutes).toBeLessThan(30);
  });

  it('holds no calendar lock while a time range is reserved', async () => {
    const groomer = await buildGroomerAround(api, { center: PLACE, serviceId });
    const start = noonIn(4);
    await occupyCalendar(api, ZONE, appointment(groomer.account.id, start, THIRD_PLACE));
    await hang();
    const taken = occupyCalendar(api, ZONE, appointment(groomer.account.id, hour(start, 3), PLACE));
    try {
      await expect.poll(asked).toBeGreaterThan(0);
      await expect.poll(held).toEqual(NOTHING);
      // Without a place no drive is needed, so this one does not wait for the vendor.
      const block = wantedStretch({
        resourceId: groomer.account.id,
        start: hour(start, -4),
        end: hour(start, -3),
      });
      await occupyCalendar(api, ZONE, block);
      expect(await isPending(taken)).toBe(true);
    } finally {
      await recover();
    }
    await taken;
  });
});
