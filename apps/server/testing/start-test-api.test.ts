import { LIMITS } from '@tailgate/contract';
import { testNow } from '@tailgate/kit/instant';
import { expect, it } from 'vitest';
import { startPrivateTestApi, startTestApi, type TestApi } from './index.ts';

const signInWrongly = async (api: TestApi) =>
  (await api.call('POST /v2/account/sign-in', { body: { email: 'a@example.test', password: 'wrong', deviceId: 'd' } }))
    .status;

const useUp = async (api: TestApi) => {
  for (let i = 0; i < LIMITS.signInPerIdentityAndAddress.points; i += 1) await signInWrongly(api);
  return await signInWrongly(api);
};

it('suites of a worker share the database but no state', async () => {
  const first = await startTestApi();
  const { database, site } = first;
  const { email } = await first.account();
  await first.call('POST /v2/account/request-password-reset', { body: { email } });
  expect(await first.waitingJobs()).toHaveLength(1);
  expect(await useUp(first)).toBe(429);
  first.clock.advance(3_600);
  await first.close();

  const second = await startTestApi();
  expect(second.database.name).toBe(database.name);
  expect([second.site.id, second.otherSite.id]).not.toContain(site.id);
  expect(Math.abs(second.clock.now().getTime() - testNow().getTime())).toBeLessThan(1_800_000);
  expect(await signInWrongly(second)).toBe(401);
  const { rows } = await database.asOwner((owner) => owner.query('select 1 from graphile_worker._private_jobs'));
  expect(rows).toEqual([]);
  await second.close();
});

it('two suites cannot use the shared API concurrently; a private one has its own database', async () => {
  const shared = await startTestApi();
  await expect(startTestApi()).rejects.toThrow('still in use');
  const own = await startPrivateTestApi({ because: 'it is compared with the shared one' });
  expect(own.database.name).not.toBe(shared.database.name);
  await own.close();
  await shared.close();
});
