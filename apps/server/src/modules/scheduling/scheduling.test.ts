import { addDays, localDateAt, type LocalDate } from '@tailgate/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { meetBeforeWriting, startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const WEEK = '/v2/service-appointment/service-provider/availability/weekly-availability' as const;
const today = () => localDateAt(api.clock.now(), 'America/Chicago');
const takeOff = (groomer: SignedIn, startDate: LocalDate, endDate: LocalDate) =>
  groomer.call('POST /v1/groomer/time-off', { body: { startDate, endDate } });
const listed = async (groomer: SignedIn) =>
  (await groomer.call('GET /v1/groomer/time-off')).body.items.map((item) => item.startDate);

describe('weekly hours', () => {
  it('RL-time-input-06 are accepted with seconds and returned without, in order', async () => {
    const groomer = await api.as('groomer');
    const availability = [
      { day: 3, start: '13:00:00', end: '17:30:00' },
      { day: 3, start: '09:00:00', end: '12:00:00' },
      { day: 1, start: '10:00', end: '24:00' },
    ];
    const { status, body } = await groomer.call(`POST ${WEEK}`, { body: { availability } });
    expect(status).toBe(200);
    expect(body.availability.map(({ day, start, end }) => `${day} ${start}–${end}`)).toEqual([
      '1 10:00–24:00',
      '3 09:00–12:00',
      '3 13:00–17:30',
    ]);
    expect(body.availability[0]?.spId).toBe(groomer.account.id);
    expect((await groomer.call(`GET ${WEEK}`)).body).toEqual(body);
  });

  it('are replaced as a whole, also by an empty week', async () => {
    const groomer = await api.as('groomer');
    await groomer.call(`POST ${WEEK}`, { body: { availability: [{ day: 2, start: '09:00', end: '17:00' }] } });
    await groomer.call(`POST ${WEEK}`, { body: { availability: [] } });
    expect((await groomer.call(`GET ${WEEK}`)).body.availability).toEqual([]);
  });

  it('can be saved from two devices at once', async () => {
    const groomer = await api.as('groomer');
    const availability = [{ day: 2, start: '09:00', end: '17:00' }];
    const save = () => groomer.call(`POST ${WEEK}`, { body: { availability } });
    const answers = await meetBeforeWriting(api.database, 'weekly_windows', [save, save]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await groomer.call(`GET ${WEEK}`)).body.availability).toHaveLength(1);
  });

  it.each([
    [
      'overlapping windows',
      [
        { day: 2, start: '09:00', end: '12:00' },
        { day: 2, start: '11:00', end: '13:00' },
      ],
      'availability.1.start',
    ],
    ['a window that ends before it starts', [{ day: 2, start: '12:00', end: '09:00' }], 'availability.0.end'],
    ['an eighth weekday', [{ day: 8, start: '09:00', end: '12:00' }], 'availability.0.day'],
    ['an invalid time', [{ day: 2, start: '9 o’clock', end: '12:00' }], 'availability.0.start'],
  ])('reject %s and name the field', async (_what, availability, field) => {
    const groomer = await api.as('groomer');
    const answer = await groomer.call(`POST ${WEEK}`, { body: { availability } });
    expect(answer.status).toBe(422);
    expect(answer.error.errors).toHaveProperty([field]);
  });

  it('cannot overlap in the database either', async () => {
    const groomer = await api.as('groomer');
    const insert = (range: string) =>
      api.database.asOwner((owner) =>
        owner.query(
          `insert into weekly_windows (id, site_id, provider_id, weekday, minutes) values (gen_random_uuid(), $1, $2, 2, $3)`,
          [api.site.id, groomer.account.id, range],
        ),
      );
    await insert('[540,720)');
    await insert('[720,900)');
    await expect(insert('[700,730)')).rejects.toThrow('weekly_windows_do_not_overlap');
  });
});

describe('time off', () => {
  it('RL-time-off-02 is listed until its end has passed, soonest first', async () => {
    const groomer = await api.as('groomer');
    const now = today();
    await takeOff(groomer, addDays(now, 20), addDays(now, 25));
    await takeOff(groomer, addDays(now, -5), now);
    await takeOff(groomer, addDays(now, -9), addDays(now, -1));
    expect(await listed(groomer)).toEqual([addDays(now, -5), addDays(now, 20)]);
  });

  it('can be a single day', async () => {
    const groomer = await api.as('groomer');
    const tomorrow = addDays(today(), 1);
    const { body } = await groomer.call('POST /v2/service-appointment/service-provider/availability/turn-off-day', {
      body: { start: tomorrow, end: tomorrow },
    });
    expect(body).toMatchObject({ startDate: tomorrow, endDate: tomorrow });
    expect(await listed(groomer)).toEqual([tomorrow]);
  });

  it('can be canceled once, by its owner only', async () => {
    const groomer = await api.as('groomer');
    const { body } = await takeOff(groomer, addDays(today(), 3), addDays(today(), 4));
    const cancel = () => groomer.call('DELETE /v1/groomer/time-off/:id', { params: { id: body.id } });
    expect((await cancel()).status).toBe(204);
    expect((await cancel()).status).toBe(404);
    expect(await listed(groomer)).toEqual([]);
  });

  it.each([
    ['2030-02-30', '2030-03-01'],
    ['2030-03-02', '2030-03-01'],
    ['next week', '2030-03-01'],
  ])('rejects %s to %s', async (startDate, endDate) => {
    const groomer = await api.as('groomer');
    expect((await groomer.call('POST /v1/groomer/time-off', { body: { startDate, endDate } })).status).toBe(422);
  });
});
