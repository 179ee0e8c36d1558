import { ROLES } from '@tailgate/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordStatements } from '../../../testing/costs/record-statements.ts';
import { startTestApi, type TestApi } from '../../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('who am I', () => {
  it.each(ROLES)('is answered to a %s', async (role) => {
    const person = await api.as(role);
    expect((await person.call('GET /v2/account/me')).body).toEqual({
      role,
      roles: [role],
      duties: role === 'staff' ? ['owner'] : [],
      orderId: null,
      impersonatorId: null,
      impersonatorName: null,
      user: { id: person.account.id, displayName: 'Robin Example', email: person.account.email, photoURL: null },
      firstName: 'Robin',
      lastName: 'Example',
      deletionScheduledFor: null,
      deletionRequest: null,
      phone: person.account.phone,
      hasPassword: true,
      pendingEmail: null,
    });
  });
});

describe('the customer profile', () => {
  it('is the customer’s own', async () => {
    const customer = await api.as(await api.account({ roles: ['customer'], firstName: 'Casey', lastName: 'Nguyen' }));
    const { status, body } = await customer.call('GET /v1/customer');
    expect(status).toBe(200);
    expect(body).toEqual({
      id: customer.account.id,
      firstName: 'Casey',
      lastName: 'Nguyen',
      displayName: 'Casey Nguyen',
      email: customer.account.email,
      phone: customer.account.phone,
      address: null,
      addressLine2: '',
      addressNotes: '',
      isApartmentComplex: false,
      source: null,
      vip: false,
      status: 'active',
      termsAcceptedAt: expect.any(String) as string,
      termsVersion: expect.any(String) as string,
      createdAt: expect.any(String) as string,
    });
    expect((await (await api.as('groomer')).call('GET /v1/customer')).status).toBe(403);
  });
});

describe('looking a number up', () => {
  const look = async (phone: string) =>
    (await api.call('GET /v2/account/verify-phone-number', { query: { phone } })).body;

  it('says whether it is well-formed', async () => {
    for (const phone of ['+15125550100', '(512) 555-0100']) expect(await look(phone)).toEqual({ valid: true });
    expect(await look('12')).toEqual({ valid: false });
  });

  it('does not tell a number with an account from one without, by its answer or by what it asks the database', async () => {
    const { phone } = await api.account();
    const asked = async (number: string) => {
      const statements = await recordStatements(api.platform.db.pool, async () => {
        expect(await look(number)).toEqual({ valid: true });
      });
      return statements.map(({ text }) => text);
    };
    const [known, free] = [await asked(phone), await asked('+15125550100')];
    expect(known).toEqual(free);
    for (const statement of known) expect(statement).not.toContain('accounts');
  });

  it('wants a number', async () => {
    expect((await api.call('GET /v2/account/verify-phone-number')).status).toBe(422);
  });
});
