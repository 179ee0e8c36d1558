import { sandbox } from '@tailgate/sandbox/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCatalogue } from '../../../testing/builders/build-catalogue.ts';
import { buildOrder, SIGNATURE } from '../../../testing/builders/build-order.ts';
import { newPhone, startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';

const ORDER = '/v2/service-checkout/pet-service/service-provider/order/:id';

let api: TestApi;
let worker: { stop(): Promise<void> };
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let groomer: SignedIn;
let phone: string;
beforeAll(async () => {
  api = await startTestApi();
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
  worker = await api.startWorker();
});
afterAll(async () => {
  await worker.stop();
  await api.close();
});
beforeEach(async () => {
  groomer = await api.as('groomer');
});

const asOwner = (statement: string, values: readonly unknown[] = []) =>
  api.database.asOwner((owner) => owner.query(statement, [...values]));
/** An order of a customer with a phone of their own. */
const orderOf = async (given: { lineEnded?: boolean } = {}) => {
  const order = await buildOrder(api, groomer, ids, given);
  phone = newPhone();
  await asOwner('update accounts set phone = $1 where id = $2', [phone, order.customerId]);
  return order;
};
const messages = () => sandbox(api.platform.config.SMS_API_URL);
/** What the worker has to do now. */
const dueJobs = async () =>
  (await api.waitingJobs()).filter(
    ({ runAt, task }) => runAt <= api.clock.now() && /^(notifications|reviews)\./.test(task),
  );
const asked = async () =>
  (await messages().messages({ to: phone })).filter(({ text }) => text.includes('/customer/reviews/')).length;

describe('the request for a review', () => {
  it('reaches the customer of a completed order once, with a link to it', async () => {
    const { id } = await orderOf();
    const params = { id };
    await groomer.call(`POST ${ORDER}/payment`, { params, body: { paymentMethodId: 'cash' } });
    const body = { signature: SIGNATURE, due: 90 };
    const done = await Promise.all([1, 2].map(() => groomer.call(`POST ${ORDER}/complete-order`, { params, body })));
    expect(done.map(({ status }) => status).sort()[0], done[0]?.raw).toBe(200);
    // After the receipt, not with it; and until the morning when the day is over.
    await messages().waitForSms({ to: phone, contains: 'Receipt' });
    await expect.poll(dueJobs).toEqual([]);
    expect(await asked()).toBe(0);
    await api.makeJobsDue();
    await expect.poll(dueJobs).toEqual([]);
    await api.makeJobsDue();
    const { text } = await messages().waitForSms({ to: phone, contains: `/customer/reviews/${id}` });
    expect(text).toContain('Leave a review');
    expect(await asked()).toBe(1);
  });

  it('is not sent to who has written one by then', async () => {
    const { id, customerId } = await orderOf();
    const params = { id };
    await groomer.call(`POST ${ORDER}/payment`, { params, body: { paymentMethodId: 'cash' } });
    await groomer.call(`POST ${ORDER}/complete-order`, { params, body: { signature: SIGNATURE, due: 90 } });
    await asOwner(
      `insert into reviews (id, site_id, appointment_id, provider_id, customer_id, rating, comment, photo_ids, created_at)
       values (gen_random_uuid(), $1, $2, $3, $4, 5, 'Lovely', '{}', app.now())`,
      [api.site.id, id, groomer.account.id, customerId],
    );
    await api.makeJobsDue();
    await expect.poll(dueJobs).toEqual([]);
    await api.makeJobsDue();
    await expect.poll(dueJobs).toEqual([]);
    expect(await asked()).toBe(0);
  });

  it('is not sent after a no-show', async () => {
    const { id } = await orderOf({ lineEnded: false });
    const marked = await groomer.call(`POST ${ORDER}/set-order-no-show`, {
      params: { id },
      body: { amount: 0, title: 'Nobody home' },
    });
    expect(marked.status, marked.raw).toBe(200);
    await messages().waitForSms({ to: phone, contains: 'nobody was there' });
    await api.makeJobsDue();
    expect(await asked()).toBe(0);
  });
});
