import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  FLEET,
  VEHICLES,
  buildFile,
  buildVan,
  meetBeforeWriting,
  startTestApi,
  type SignedIn,
  type TestApi,
} from '../../../../testing/index.ts';

const DAY = 86_400;

let api: TestApi;
let owner: SignedIn;
let id: string;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1_000 });
});
afterAll(() => api.close());
beforeEach(async () => {
  owner = await api.as('fleet_owner');
  ({ id } = await buildVan(owner, { startingOdometer: 40_000 }));
});

const ago = (seconds: number) => new Date(api.clock.now().getTime() - seconds * 1000).toISOString();
const add = (body: object, van = id) =>
  owner.call(`POST ${VEHICLES}/:id/meter-readings`, { params: { id: van }, body: { meter: 'odometer', ...body } });
const list = async (query: Record<string, string | number> = {}, van = id) =>
  (await owner.call(`GET ${VEHICLES}/:id/meter-readings`, { params: { id: van }, query })).body;
const values = async () => (await list()).items.filter(({ isVoided }) => !isVoided).map(({ value }) => value);
const problemOf = async (body: object) => {
  const { status, error } = await add(body);
  return status === 200 ? undefined : (error.errors?.['value'] ?? `${status} ${error.code}`);
};
const update = (body: object, van = id) => owner.call(`PUT ${VEHICLES}/:id`, { params: { id: van }, body });

describe('a reading', () => {
  it('is kept with its time, source, reader and photo, and is the odometer of the van', async () => {
    const photo = await buildFile(api, owner.account.id, 'image');
    const { status, body } = await add({ value: 41_200.5, photo });
    expect([status, body.odometerValue]).toEqual([200, 41_200.5]);
    const { items, total } = await list();
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({
      meter: 'odometer',
      value: 41_200.5,
      source: 'owner',
      by: 'Robin Example',
      photo: { id: photo },
      isNewMeter: false,
      correctsId: null,
      isVoided: false,
    });
    expect(body.meters).toEqual(items);
    expect((await add({ meter: 'generator', value: 812.4 })).body).toMatchObject({
      generatorHours: 812.4,
      odometerValue: 41_200.5,
    });
    expect((await list({ meter: 'generator' })).items.map(({ value }) => value)).toEqual([812.4]);
  });

  it('is not below the last one, nor below what the van started with', async () => {
    expect(await problemOf({ value: 39_999 })).toBe('is below the 40,000 mi the van started with');
    await add({ value: 41_200 });
    expect(await problemOf({ value: 41_199.9 })).toMatch(/^is below the last reading of 41,200 mi on \w+/);
    expect(await problemOf({ value: 41_200 })).toBeUndefined();
    expect(await values()).toEqual([41_200, 41_200]);
  });

  it('is at most 1,000 miles or 24 hours a day above the last one', async () => {
    // A day that has begun counts whole.
    await add({ value: 41_000, readAt: ago(3 * DAY - 60) });
    expect(await problemOf({ value: 44_000.1 })).toMatch(
      /^is more than 1,000 mi a day above the last reading of 41,000 mi on \w+/,
    );
    expect(await problemOf({ value: 44_000 })).toBeUndefined();
    expect(await problemOf({ meter: 'generator', value: 100, readAt: ago(2 * DAY - 60) })).toBeUndefined();
    expect(await problemOf({ meter: 'generator', value: 148.1 })).toMatch(/^is more than 24 h a day above/);
    expect(await problemOf({ meter: 'generator', value: 148 })).toBeUndefined();
  });

  it('is not of the future, beyond a phone that is a little ahead', async () => {
    expect(await problemOf({ value: 41_000, readAt: ago(-6 * 60) })).toBe('was read in the future');
    expect(await problemOf({ value: 41_000, readAt: ago(-4 * 60) })).toBeUndefined();
  });

  it('of an earlier day stands between its neighbours', async () => {
    await add({ value: 41_000, readAt: ago(10 * DAY) });
    await add({ value: 43_000, readAt: ago(2 * DAY) });
    const readAt = ago(6 * DAY);
    expect(await problemOf({ value: 43_001, readAt })).toMatch(/^is above the next reading of 43,000 mi/);
    expect(await problemOf({ value: 40_999, readAt })).toMatch(/^is below the last reading of 41,000 mi/);
    expect(await problemOf({ value: 41_100, readAt: ago(2 * DAY + 60) })).toMatch(
      /^is more than 1,000 mi a day below the next reading of 43,000 mi/,
    );
    const { body } = await add({ value: 42_000, readAt });
    expect(body.odometerValue).toBe(43_000);
    expect(await values()).toEqual([43_000, 42_000, 41_000]);
  });

  it('that corrects one takes its moment and its place, and the wrong one is kept', async () => {
    await add({ value: 41_000, readAt: ago(5 * DAY) });
    await add({ value: 45_900, readAt: ago(DAY) });
    const [wrong] = (await list()).items;
    expect(await problemOf({ value: 41_300 })).toMatch(/^is below/);
    const { status, body } = await add({ value: 41_290, corrects: wrong?.id });
    expect([status, body.odometerValue]).toEqual([200, 41_290]);
    const { items } = await list();
    expect(items.map(({ value, isVoided, correctsId }) => [value, isVoided, correctsId])).toEqual([
      [41_290, false, wrong?.id],
      [45_900, true, null],
      [41_000, false, null],
    ]);
    expect(items[0]?.readAt).toBe(wrong?.readAt);
    expect((await add({ value: 41_300 })).status).toBe(200);
    // What was corrected counts no more, so it is not corrected again.
    expect((await add({ value: 41_310, corrects: wrong?.id })).status).toBe(404);
  });

  it('corrects one of its own meter and van', async () => {
    await add({ value: 41_000 });
    const [odometer] = (await list()).items;
    expect((await add({ meter: 'generator', value: 5, corrects: odometer?.id })).error.errors).toEqual({
      corrects: 'is a reading of another meter',
    });
    const other = await buildVan(owner);
    expect((await add({ value: 41_000, corrects: odometer?.id }, other.id)).error.errors).toEqual({
      corrects: 'is a reading of another meter',
    });
    const stranger = await api.as('fleet_owner');
    const theirs = await buildVan(stranger, { odometerValue: 10 });
    expect((await add({ value: 41_000, corrects: theirs.meters[0]?.id })).status).toBe(404);
    expect((await list()).items).toMatchObject([{ isVoided: false }]);
    expect(theirs.meters[0]?.isVoided).toBe(false);
  });

  it('of another meter begins below the last one, and those after it follow', async () => {
    await add({ value: 41_000, readAt: ago(9 * DAY) });
    const { body } = await add({ value: 3, isNewMeter: true, readAt: ago(4 * DAY) });
    expect(body).toMatchObject({ odometerValue: 3, meters: [{ isNewMeter: true }] });
    expect(await problemOf({ value: 2 })).toMatch(/^is below the last reading of 3 mi/);
    expect(await problemOf({ value: 800 })).toBeUndefined();
    // Before the change the old meter counted.
    expect(await problemOf({ value: 41_500, readAt: ago(6 * DAY) })).toBeUndefined();
    expect(await problemOf({ value: 40_999, readAt: ago(7 * DAY) })).toMatch(/^is below the last reading of 41,000 mi/);
    expect(await values()).toEqual([800, 3, 41_500, 41_000]);
  });

  it('that corrects the first of another meter stays the first of it', async () => {
    await add({ value: 41_000, readAt: ago(9 * DAY) });
    await add({ value: 300, isNewMeter: true, readAt: ago(4 * DAY) });
    const [wrong] = (await list()).items;
    expect((await add({ value: 3, corrects: wrong?.id })).body.meters).toMatchObject([{ value: 3, isNewMeter: true }]);
  });

  it('read at once by many stays in order', async () => {
    const tries = [41_000, 40_500, 40_900, 40_100];
    const calls = tries.map((value) => () => add({ value }));
    const answers = await meetBeforeWriting(api.database, 'meter_readings', calls);
    const accepted = answers.filter(({ status }) => status === 200).length;
    for (const { status } of answers) expect([200, 422]).toContain(status);
    const kept = (await list()).items.map(({ value }) => value);
    expect(kept).toHaveLength(accepted);
    expect(kept).toEqual([...kept].sort((one, other) => other - one));
  });

  it.each([
    [{ value: -1 }, 'value'],
    [{ value: 2_000_001 }, 'value'],
    [{ value: 1.25 }, 'value'],
    [{ value: '41000' }, 'value'],
    [{ value: { miles: 1 } }, 'value'],
    [{ value: null }, 'value'],
    [{ value: 41_000, meter: 'speed' }, 'meter'],
    [{ value: 41_000, readAt: 'yesterday' }, 'readAt'],
    [{ value: 41_000, corrects: 'x' }, 'corrects'],
  ])('is not %j', async (body, field) => {
    expect(Object.keys((await add(body)).error.errors ?? {})).toEqual([field]);
    expect((await list()).items).toEqual([]);
  });

  it('has a photo of its owner', async () => {
    const photo = await buildFile(api, (await api.as('fleet_owner')).account.id, 'image');
    expect((await add({ value: 41_000, photo })).status).toBe(404);
  });

  it('is one of at most forty a day', async () => {
    for (let value = 40_001; value <= 40_040; value += 1) await add({ value });
    const { status, error } = await add({ value: 40_050 });
    expect([status, error.code]).toEqual([409, 'limit_reached']);
    expect(await list({ limit: -1 })).toMatchObject({ total: 40 });
    expect((await list({ limit: 2, offset: 1 })).items.map(({ value }) => value)).toEqual([40_039, 40_038]);
  });
});

describe('a meter that is typed with the van', () => {
  it('is recorded once', async () => {
    const { body } = await update({ odometerValue: 41_000, generatorHours: 12 });
    expect(body).toMatchObject({ odometerValue: 41_000, generatorHours: 12 });
    await update({ odometerValue: 41_000, generatorHours: 12, name: 'Vera' });
    await owner.call(`POST ${FLEET}/:id`, { params: { id }, body: { odometerValue: 41_000 } });
    expect((await list()).total).toBe(2);
  });

  it('is refused at its own field, and nothing else is changed', async () => {
    await add({ value: 41_000 });
    const { status, error } = await update({ name: 'Vera', odometerValue: 40_500 });
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ['odometerValue']]);
    const hours = await update({ generatorHours: 500 });
    expect(hours.status).toBe(200);
    expect(Object.keys((await update({ generatorHours: 499 })).error.errors ?? {})).toEqual(['generatorHours']);
    expect((await owner.call(`GET ${VEHICLES}/:id`, { params: { id } })).body.name).toBe('Van 1');
    const added = await owner.call(`POST ${VEHICLES}`, { body: { startingOdometer: 500, odometerValue: 499 } });
    expect(added.error.errors).toEqual({ odometerValue: 'is below the 500 mi the van started with' });
    expect((await owner.call(`GET ${FLEET}/list`)).body.total).toBe(1);
  });
});
