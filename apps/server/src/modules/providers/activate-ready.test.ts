import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildCatalogue } from '../../../testing/builders/build-catalogue.ts';
import { buildGroomerAround } from '../../../testing/builders/build-groomer-around.ts';
import { startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';

const AUSTIN = { latitude: 30.25, longitude: -97.75 };
const CONTACT = { emergencyContactName: 'Sam Webb', emergencyContactPhone: '+15125550199' };

let api: TestApi;
let worker: { stop(): Promise<void> };
let serviceId: string;
beforeAll(async () => {
  api = await startTestApi();
  worker = await api.startWorker();
  serviceId = (await api.platform.db.inSite(api.site.id, buildCatalogue)).groom;
});
afterAll(async () => {
  await worker.stop();
  await api.close();
});

const statusOf = async (groomer: SignedIn) => (await groomer.call('GET /v2/service-provider/account')).body.status;
const approve = (groomer: SignedIn) =>
  api.database.asOwner((owner) =>
    owner.query(`update providers set status = 'approved' where account_id = $1`, [groomer.account.id]),
  );
const save = (groomer: SignedIn, body: object) => groomer.call('POST /v2/service-provider/account/settings', { body });

it('activates an approved groomer with the last thing that a booking needs', async () => {
  const groomer = await buildGroomerAround(api, { center: AUSTIN, serviceId });
  await approve(groomer);
  expect((await save(groomer, CONTACT)).status).toBe(200);
  await expect.poll(() => statusOf(groomer)).toBe('active');
});

it('leaves a groomer approved whose zone has no day with hours', async () => {
  const groomer = await buildGroomerAround(api, {
    center: AUSTIN,
    serviceId,
    zones: [{ price: 5, days: [7] }],
    workdays: [2, 3],
  });
  await approve(groomer);
  await save(groomer, CONTACT);
  await expect.poll(async () => (await api.waitingJobs()).length).toBe(0);
  expect(await statusOf(groomer)).toBe('approved');
});

it('does not activate a groomer who is not approved', async () => {
  const groomer = await buildGroomerAround(api, { center: AUSTIN, serviceId });
  await api.database.asOwner((owner) =>
    owner.query(`update providers set status = 'pending' where account_id = $1`, [groomer.account.id]),
  );
  await save(groomer, CONTACT);
  await expect.poll(async () => (await api.waitingJobs()).length).toBe(0);
  expect(await statusOf(groomer)).toBe('pending');
});
