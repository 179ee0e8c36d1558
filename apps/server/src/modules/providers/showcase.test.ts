import { MAX_SHOWCASE_PHOTOS } from '@tailgate/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import { newId } from '../../platform/ids.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const show = (person: SignedIn, showcaseImageIds: readonly string[]) =>
  person.call('POST /v2/service-provider/account/settings', { body: { showcaseImageIds: [...showcaseImageIds] } });
const shown = async (person: SignedIn) =>
  (await person.call('GET /v1/groomer/settings')).body.showcase.map(({ id }) => id);
const photosOf = async (person: SignedIn, count: number, status = 'ready') => {
  const ids = Array.from({ length: count }, () => newId());
  await api.database.asOwner((owner) =>
    owner.query(
      `insert into files (id, site_id, owner_id, kind, status, filename, declared_type, declared_bytes)
        select id, $2, $3, 'image', $4, 'work.png', 'image/png', 100 from unnest($1::uuid[]) as id`,
      [ids, api.site.id, person.account.id, status],
    ),
  );
  return ids;
};

it('keeps photos in the order they were given, other settings stay', async () => {
  const groomer = await api.as('groomer');
  const [one, two, three] = (await photosOf(groomer, 3)) as [string, string, string];
  expect((await show(groomer, [two, one, three])).body.showcase.map(({ id }) => id)).toEqual([two, one, three]);
  await groomer.call('POST /v2/service-provider/account/settings', { body: { businessName: 'South Paws' } });
  expect(await shown(groomer)).toEqual([two, one, three]);
  await show(groomer, [three]);
  expect(await shown(groomer)).toEqual([three]);
});

it('takes own photos that are uploaded, and only so many', async () => {
  const groomer = await api.as('groomer');
  const own = await photosOf(groomer, MAX_SHOWCASE_PHOTOS + 1);
  const foreign = await photosOf(await api.as('groomer'), 1);
  const unfinished = await photosOf(groomer, 1, 'awaiting_upload');
  for (const refused of [foreign, unfinished, [newId()]])
    expect((await show(groomer, [...own.slice(0, 1), ...refused])).status).toBe(404);
  expect((await show(groomer, own)).status).toBe(422);
  expect(await shown(groomer)).toEqual([]);
  expect((await show(groomer, own.slice(1))).status).toBe(200);
});

it('counts the step of the sign-up once there is a photo', async () => {
  const groomer = await api.as('groomer');
  const isDone = async () =>
    (await groomer.call('GET /v2/service-provider/sign-up/steps')).body.steps.find(
      ({ key }) => key === 'showcase-your-work',
    )?.isDone;
  expect(await isDone()).toBe(false);
  await show(groomer, await photosOf(groomer, 1));
  expect(await isDone()).toBe(true);
  await show(groomer, []);
  expect(await isDone()).toBe(false);
});
