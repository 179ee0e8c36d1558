import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../../testing/index.ts';
import { createOwner } from './create-owner.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const PASSWORD = 'a-long-way-to-the-groomer';
const ownerOf = (email: string) => ({ email, firstName: 'Ada', lastName: 'Byron' });
const create = (email: string) =>
  api.platform.db.inSite(api.site.id, async (tx) => {
    const creation = await createOwner(tx, ownerOf(email), api.platform);
    let token = '';
    if (!creation.isDone) await creation.apply((made) => (token = made));
    return { isDone: creation.isDone, token };
  });
const setPassword = (token: string) =>
  api.call('POST /v2/account/reset-password', { body: { token, password: PASSWORD } });

it('voids the link of before, and makes none once the owner has a password', async () => {
  const email = 'first-owner@example.com';
  const lost = await create(email);
  const kept = await create(email);
  expect((await setPassword(lost.token)).error.code).toBe('reset_link_invalid');
  expect((await setPassword(kept.token)).status).toBeLessThan(300);
  expect((await setPassword(kept.token)).error.code).toBe('reset_link_invalid');
  expect(await create(email)).toEqual({ isDone: true, token: '' });
  const { body } = await api.call('POST /v2/account/sign-in', {
    body: { email, password: PASSWORD, deviceId: 'owners-device', rememberMe: true },
  });
  expect(body).toMatchObject({ awaiting: 'enrolment' });
});

it('gives no link to who is there already and is not an owner', async () => {
  const { email: customer } = await api.account({ roles: ['customer'] });
  const { email: colleague } = await api.account({ roles: ['staff'], duties: ['content'] });
  for (const email of [customer, colleague]) await expect(create(email)).rejects.toThrow('not its owner');
});
