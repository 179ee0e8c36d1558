import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerCustomerOf, startTestApi, type TestApi } from '../../../testing/index.ts';
import { forgetOldSessions } from './groomer-booking.jobs.ts';

const SESSION = '/v2/service-checkout/pet-service/service-provider';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
});
afterAll(() => api.close());

it('forgets what a groomer left for a day, and keeps what they go on with', async () => {
  const groomer = await api.as('groomer');
  const { body: customer } = await registerCustomerOf(groomer);
  const open = async () => {
    const { status, body } = await groomer.call(`POST ${SESSION}/init`, { body: { customerId: customer.id } });
    expect(status).toBe(200);
    return { sessionId: body.id };
  };
  const [left, fresh] = [await open(), await open()];
  const expire = `update checkout_sessions set expires_at = app.now() - interval '1 second' where id = $1 returning created_at`;
  await api.database.asOwner((owner) => owner.query(expire, [left.sessionId]));
  await forgetOldSessions.run({ siteId: api.site.id }, api.platform);
  const read = async (params: { sessionId: string }) =>
    (await groomer.call(`GET ${SESSION}/:sessionId`, { params })).status;
  expect([await read(left), await read(fresh)]).toEqual([404, 200]);
});
