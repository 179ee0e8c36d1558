import { sandbox, type SandboxClient } from '@tailgate/sandbox/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCatalogue } from '../../../testing/builders/build-catalogue.ts';
import { buildGroomerAround } from '../../../testing/builders/build-groomer-around.ts';
import { addCardOf } from '../../../testing/builders/build-card.ts';
import { confirmEmail, startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import {
  hold,
  ORDERING,
  place,
  PROFILE,
  startIn,
  withServices,
  type World,
} from '../../../testing/order-as-visitor.ts';
import { newId } from '../../platform/ids.ts';

const PLACE = { latitude: 30.26, longitude: -97.75 };

let api: TestApi;
let outbox: SandboxClient;
let worker: { stop(): Promise<void> };
let world: World;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let groomer: SignedIn;
let customer: SignedIn;
let params: { sessionId: string };
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  outbox = sandbox(api.platform.config.SMS_API_URL);
  worker = await api.startWorker();
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
  world = { api, place: PLACE, ids };
});
afterAll(async () => {
  await worker.stop();
  await api.close();
});
beforeEach(async () => {
  groomer = await buildGroomerAround(api, { center: PLACE, serviceId: ids.groom });
  customer = await api.as('customer');
  await loginsBy('email = null, password_hash = null');
  params = await withServices(world, customer);
  await hold(customer, params, groomer.account.id, startIn(world, 3));
  await customer.call(`POST ${ORDERING}/:sessionId/claim`, { params });
});

/** What the account of the customer is opened by. */
const loginsBy = (set: string) =>
  api.database.asOwner((owner) => owner.query(`update accounts set ${set} where id = $1`, [customer.account.id]));
const tell = async (email: string) => {
  const body = { ...PROFILE, email };
  const { status, raw } = await customer.call(`POST ${ORDERING}/:sessionId/profile`, { params, body });
  expect(status, raw).toBe(200);
};
const order = async () => {
  const placed = await place(customer, params, await addCardOf(api, customer));
  expect(placed.status, placed.raw).toBe(200);
};
const mailsTo = async (to: string) => {
  const sending = async () =>
    (await api.waitingJobs()).filter(({ task }) => /^(?:notifications|accounts)\./.test(task)).length;
  await expect.poll(sending).toBe(0);
  return (await outbox.messages({ to })).map(({ subject }) => subject);
};

describe('an email address of a booking profile', () => {
  it('gets a link to prove it, once, and nothing else', async () => {
    const email = `${newId()}@example.test`;
    await tell(email);
    await tell(email);
    await order();
    expect(await mailsTo(email)).toEqual([expect.stringMatching(/^Confirm your email address/)]);
  });

  it('gets the mails of the order after its link was opened', async () => {
    const email = `${newId()}@example.test`;
    await tell(email);
    expect((await confirmEmail(api, email, outbox)).status).toBe(204);
    await order();
    expect(await mailsTo(email)).toContainEqual(expect.stringMatching(/^Request sent: Biscuit/));
  });

  it('gets no link where it would open an account that has another way in', async () => {
    const email = `${newId()}@example.test`;
    await loginsBy(`email = '${newId()}@example.test'`);
    await tell(email);
    await order();
    expect(await mailsTo(email)).toEqual([]);
  });
});
