import { ROLES } from '@tailgate/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

  it('says whether it is well-formed and free, never whose it is', async () => {
    const { phone } = await api.account();
    expect(await look(phone)).toEqual({ valid: true, available: false });
    expect(await look(`(${phone.slice(2, 5)}) ${phone.slice(5, 8)}-${phone.slice(8)}`)).toEqual({
      valid: true,
      available: false,
    });
    expect(await look('+15125550100')).toEqual({ valid: true, available: true });
    expect(await look('12')).toEqual({ valid: false, available: false });
    expect(await look((await api.account({}, api.otherSite)).phone)).toEqual({ valid: true, available: true });
  });

  it('wants a number', async () => {
    expect((await api.call('GET /v2/account/verify-phone-number')).status).toBe(422);
  });
});
