import { addDays, instantOf, localDateAt } from '@tailgate/values';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  queuedFor,
  registerCustomerOf,
  startTestApi,
  unusedPhone,
  type SignedIn,
  type TestApi,
} from '../../../testing/index.ts';

const ZONE = 'America/Chicago';
const DAY_MS = 86_400_000;
const INVITATIONS_PER_DAY = 40;

let api: TestApi;
let groomer: SignedIn;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1 });
  const tomorrow = addDays(localDateAt(api.clock.now(), ZONE), 1);
  // Nobody is invited at night.
  api.clock.advance((instantOf(tomorrow, 10 * 60, ZONE).getTime() - api.clock.now().getTime()) / 1000);
});
afterAll(() => api.close());
beforeEach(async () => {
  groomer = await api.as('groomer');
});

const waiting = async () => (await api.waitingJobs()).filter(({ task }) => task === 'notifications.send-later');
const businessCalled = (name: string) =>
  groomer.call('POST /v2/service-provider/account/settings', { body: { businessName: name } });

describe('invitations of a groomer', () => {
  it('are sent to so many strangers a day; those of a longer list follow', async () => {
    const start = api.clock.now().getTime();
    const before = (await waiting()).length;
    for (let count = 0; count < INVITATIONS_PER_DAY; count += 1) {
      const { status, raw } = await registerCustomerOf(groomer, { phoneNumber: unusedPhone() });
      expect(status, raw).toBe(200);
    }
    expect((await waiting()).length).toBe(before);
    const phoneNumber = unusedPhone();
    expect((await registerCustomerOf(groomer, { phoneNumber })).status).toBe(200);
    const late = (await waiting()).slice(before);
    expect(late).toHaveLength(1);
    const [later] = late;
    expect(later?.runAt.getTime()).toBeGreaterThanOrEqual(start + DAY_MS);
    expect(await queuedFor(api, phoneNumber)).toEqual([expect.stringContaining('added you as a customer')]);
  });

  it('do not reach one phone number again and again, whoever sends them', async () => {
    const phoneNumber = unusedPhone();
    const codes: unknown[] = [];
    for (let count = 0; count < 6; count += 1) {
      const { status, error } = await registerCustomerOf(await api.as('groomer'), { phoneNumber });
      codes.push(status === 200 ? 'invited' : error.code);
    }
    const known = 'customer_has_account';
    expect(codes).toEqual(['invited', known, known, known, known, 'too_many_requests']);
  });

  it('carry no link and no number in place of a business name', async () => {
    for (const name of ['Free money at evil.example', 'Call 512-555-0100', 'www.evil.example']) {
      const refused = await businessCalled(name);
      expect(refused.error.errors, refused.raw).toEqual({ businessName: 'cannot contain links or phone numbers' });
    }
    expect((await businessCalled('Rosie & Sons, Inc.')).status).toBe(200);
    // Named before names were checked.
    await api.database.asOwner((owner) =>
      owner.query(`update providers set business_name = 'Free money at evil.example' where account_id = $1`, [
        groomer.account.id,
      ]),
    );
    const phoneNumber = unusedPhone();
    await registerCustomerOf(groomer, { phoneNumber });
    expect(await queuedFor(api, phoneNumber)).toEqual([expect.stringMatching(/^A groomer added you as a customer/)]);
  });
});
