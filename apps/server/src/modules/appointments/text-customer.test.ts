import { sandbox } from '@tailgate/sandbox/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCatalogue } from '../../../testing/builders/build-catalogue.ts';
import { buildOrder } from '../../../testing/builders/build-order.ts';
import { startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';

const TEXT = 'POST /v1/orders/:id/text-customer';
const ORDER = 'GET /v2/service-checkout/pet-service/service-provider/order/:id';

let api: TestApi;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let groomer: SignedIn;
let params: { id: string };
let customerId: string;
beforeAll(async () => {
  api = await startTestApi();
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
});
afterAll(() => api.close());
beforeEach(async () => {
  groomer = await api.as('groomer');
  const order = await buildOrder(api, groomer, ids);
  params = { id: order.id };
  customerId = order.customerId;
});

describe('a text to the customer of an order', () => {
  it('arrives in the groomer’s words, with who writes about what', async () => {
    const worker = await api.startWorker();
    const phone = (await groomer.call(ORDER, { params })).body.customer.phone ?? '';
    const sent = await groomer.call(TEXT, { params, body: { message: 'I am at the gate.' } });
    expect(sent.status, sent.raw).toBe(204);
    const { text } = await sandbox(api.platform.config.SMS_API_URL).waitForSms({ to: phone, contains: 'at the gate' });
    expect(text).toContain('"I am at the gate."');
    expect(text).toContain('Biscuit');
    await worker.stop();
  });

  it('has words, not too many, and somewhere to go', async () => {
    for (const message of ['', '   ', 'x'.repeat(241)])
      expect((await groomer.call(TEXT, { params, body: { message } })).error.errors).toHaveProperty('message');
    await api.database.asOwner((owner) =>
      owner.query('update accounts set phone = null, email = null where id = $1', [customerId]),
    );
    const lost = await groomer.call(TEXT, { params, body: { message: 'Hello' } });
    expect(lost.error.errors, lost.raw).toHaveProperty('message');
  });

  it('goes to no customer of another groomer', async () => {
    const stranger = await api.as('groomer');
    expect((await stranger.call(TEXT, { params, body: { message: 'Hello' } })).status).toBe(404);
  });
});
