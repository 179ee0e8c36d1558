import { MAX_DAYS_AHEAD } from '@tailgate/contract';
import { testNow } from '@tailgate/kit/instant';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAppointment } from '../../../testing/builders/build-appointment.ts';
import { buildCatalogue } from '../../../testing/builders/build-catalogue.ts';
import { buildCustomerOf } from '../../../testing/builders/build-customer-of.ts';
import { startPrivateTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import { makeAppointmentMonths } from './appointments.jobs.ts';

const SCHEDULE = 'GET /v2/service-schedule/service-provider/monthly-schedule/:year/:month';
const PLACE = { latitude: 30.26, longitude: -97.75 };

let api: TestApi;
let groomer: SignedIn;
let id: string;
beforeAll(async () => {
  api = await startPrivateTestApi({ because: 'it detaches partitions' });
  const ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
  groomer = await api.as('groomer');
  const customer = await buildCustomerOf(api, groomer, { place: PLACE, breedId: ids.beagle, petTypeId: ids.dog });
  const given = { providerId: groomer.account.id, customerId: customer.id, serviceId: ids.groom };
  id = await buildAppointment(api, { ...given, petId: customer.pets[0]?.id ?? '' });
});
afterAll(() => api.close());

const asOwner = <T extends object>(text: string, values: unknown[] = []) =>
  api.database.asOwner(async (owner) => (await owner.query<T>(text, values)).rows);
const planOf = async (text: string, values: unknown[]) =>
  (await asOwner<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`, values))
    .map((row) => row['QUERY PLAN'])
    .join('\n');
const leavesIn = (plan: string) => new Set(plan.match(/\bappointments_(?:\d{4}_\d{2}|default)\b/g));

describe('the months of appointments', () => {
  it('hold an appointment by the time of its booking, with its lines', async () => {
    const leaf = `_${testNow().toISOString().slice(0, 7).replace('-', '_')}`;
    const [row] = await asOwner<{ appointments: string; lines: string }>(
      `select a.tableoid::regclass::text as appointments, l.tableoid::regclass::text as lines
        from appointments a join appointment_lines l on l.appointment_id = a.id where a.id = $1`,
      [id],
    );
    expect(row).toEqual({ appointments: `appointments${leaf}`, lines: `appointment_lines${leaf}` });
  });

  it('are found by an id alone', async () => {
    expect(leavesIn(await planOf('select * from appointments where id = $1', [id])).size).toBe(1);
  });

  it('are read by index, and only as far as an appointment can have been booked ahead', async () => {
    await asOwner('select app.make_appointment_months($1)', [new Date(testNow().getTime() - 4 * 365 * 86_400_000)]);
    const plan = await planOf(
      `select * from appointments where provider_id = $1 and starts_at >= $2 and starts_at < $3
        and id >= app.first_id_at($2::timestamptz - make_interval(days => ${MAX_DAYS_AHEAD + 1}))`,
      [groomer.account.id, testNow(), new Date(testNow().getTime() + 31 * 86_400_000)],
    );
    expect(leavesIn(plan).size, plan).toBeLessThan(36);
    expect(plan).not.toContain('Seq Scan');
  });

  it('are made ahead by a job, which may run twice', async () => {
    const months = () =>
      asOwner<{ count: number }>(`select count(*)::int from pg_inherits where inhparent = 'appointments'::regclass`);
    const before = await months();
    await makeAppointmentMonths.run({ siteId: api.site.id }, api.platform);
    expect(await months()).toEqual(before);
  });

  // `concurrently` is not possible beside a default partition. The plain form scans nothing: its lock is short, and
  // where it cannot be had at once, an operator tries again.
  it('can be detached, lines too, without scanning them', async () => {
    const [oldest] = await asOwner<{ leaf: string }>(
      `select inhrelid::regclass::text as leaf from pg_inherits
        where inhparent = 'appointments'::regclass order by 1 limit 1`,
    );
    expect(oldest?.leaf).toMatch(/^appointments_\d{4}_\d{2}$/);
    const lines = oldest?.leaf.replace('appointments', 'appointment_lines');
    await api.database.asOwner(async (owner) => {
      await owner.query(`set lock_timeout = '1s'`);
      await owner.query(`alter table appointments detach partition ${oldest?.leaf}`);
      await owner.query(`alter table appointment_lines detach partition ${lines}`);
    });
    const now = testNow();
    const params = { year: String(now.getUTCFullYear()), month: String(now.getUTCMonth() + 1) };
    expect((await groomer.call(SCHEDULE, { params })).status).toBe(200);
  });
});
