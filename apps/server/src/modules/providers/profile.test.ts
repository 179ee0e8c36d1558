import { PROVIDER_KINDS, providerMachine } from '@tailgate/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type BuiltAccount, type SignedIn, type TestApi } from '../../../testing/index.ts';
import { newId } from '../../platform/ids.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const profileOf = async (person: SignedIn) => (await person.call('GET /v2/service-provider/account')).body;
const setProvider = (account: BuiltAccount, columns: Record<string, unknown>) => {
  const names = Object.keys(columns).map((name, index) => `${name} = $${index + 2}`);
  return api.database.asOwner((owner) =>
    owner.query(`update providers set ${names.join(', ')} where account_id = $1`, [
      account.id,
      ...Object.values(columns),
    ]),
  );
};

describe('the provider profile', () => {
  it('is complete for a new provider', async () => {
    const groomer = await api.as(await api.account({ firstName: 'Dana', lastName: 'Reyes', status: 'new' }));
    expect(await profileOf(groomer)).toEqual({
      id: groomer.account.id,
      firstName: 'Dana',
      lastName: 'Reyes',
      displayName: 'Dana Reyes',
      description: '',
      phoneNumber: groomer.account.phone,
      email: groomer.account.email,
      isImported: false,
      business: { name: null, phone: null, email: null, logo: null },
      physicalAddress: null,
      profilePicture: null,
      status: 'new',
      accountStatus: 'pending',
      can: {
        submit: true,
        requestMore: false,
        decline: false,
        approve: false,
        activate: false,
        deactivate: false,
        reactivate: false,
      },
      reviewSummary: { averageRating: 0, reviewCount: 0 },
      permissions: ['schedule.manage', 'customers.manage', 'services.manage', 'payments.take', 'vans.rent'],
      groomerReferralCode: null,
      customerReferralCode: null,
      messagingSystemId: null,
      vanityUrl: null,
      preferences: {
        currency: 'USD',
        maxPetWeight: 130,
        maxDistanceBetweenAppointments: 100,
        breedsToAvoid: [],
        uiPreferences: {},
        driverLicenseFront: null,
        driverLicenseBack: null,
      },
      hasEmergencySettings: false,
      hasMerchantAccount: false,
      merchantAccountVerified: false,
      needToSignAgreements: false,
      allowPercentagePlan: false,
      role: 'groomer',
      serviceCategory: 'grooming',
      serviceCategories: ['grooming'],
      lockServiceCategory: false,
      isPawgoUser: false,
      signupSteps: expect.any(Array) as unknown,
      fleetOwnerSignupSteps: [],
      timeZone: 'America/Chicago',
    });
  });

  it('includes rating, referral codes, plan and origin', async () => {
    const groomer = await api.as('groomer');
    await setProvider(groomer.account, {
      average_rating: 4.87,
      review_count: 31,
      groomer_referral_code: 'DANA-G',
      customer_referral_code: 'DANA-C',
      plan: 'basic',
      is_imported: true,
      time_zone: 'America/Denver',
    });
    expect(await profileOf(groomer)).toMatchObject({
      reviewSummary: { averageRating: 4.87, reviewCount: 31 },
      groomerReferralCode: 'DANA-G',
      customerReferralCode: 'DANA-C',
      isPawgoUser: true,
      isImported: true,
      timeZone: 'America/Denver',
    });
  });

  it('RL-auth-14 falls back to the vanity URL as messaging id', async () => {
    const groomer = await api.as('groomer');
    await setProvider(groomer.account, { vanity_url: 'dana-grooms' });
    expect((await profileOf(groomer)).messagingSystemId).toBe('dana-grooms');
    await setProvider(groomer.account, { messaging_system_id: 'legacy-17' });
    expect((await profileOf(groomer)).messagingSystemId).toBe('legacy-17');
  });

  it('RL-auth-11 defaults to the grooming category', async () => {
    const groomer = await api.as('groomer');
    await api.database.asOwner((owner) =>
      owner.query('update providers set service_category = default where account_id = $1', [groomer.account.id]),
    );
    expect((await profileOf(groomer)).serviceCategory).toBe('grooming');
  });

  it('RL-permissions-03 RL-permissions-04 lists all categories and their permissions', async () => {
    const person = await api.as(
      await api.account({ roles: ['fleet_owner', 'mechanic', 'renter', 'groomer', 'customer'] }),
    );
    const { serviceCategories, permissions } = await profileOf(person);
    expect(serviceCategories.toSorted()).toEqual([...PROVIDER_KINDS].toSorted());
    expect(permissions).toEqual([...new Set(permissions)]);
    expect(permissions).toEqual(
      expect.arrayContaining(['schedule.manage', 'vehicles.manage', 'maintenance.perform', 'vans.rent']),
    );
    const renter = await profileOf(await api.as('renter'));
    expect(renter.permissions).toEqual(['vans.rent']);
  });

  it('has emergency settings when a contact name and number are set', async () => {
    const groomer = await api.as('groomer');
    const save = (body: object) => groomer.call('POST /v2/service-provider/account/settings', { body });
    await save({ emergencyContactName: 'Sam' });
    expect((await profileOf(groomer)).hasEmergencySettings).toBe(false);
    await save({ emergencyContactPhone: '+15125550143' });
    expect((await profileOf(groomer)).hasEmergencySettings).toBe(true);
    await save({ emergencyContactPhone: null });
    expect((await profileOf(groomer)).hasEmergencySettings).toBe(false);
  });

  it('is refused to other roles', async () => {
    for (const role of ['customer', 'staff', 'support'] as const) {
      expect((await (await api.as(role)).call('GET /v2/service-provider/account')).status, role).toBe(403);
    }
  });
});

describe('provider documents', () => {
  const addDocuments = (account: BuiltAccount, count: number, columns: { kind?: string; status?: string } = {}) =>
    api.database.asOwner((owner) =>
      owner.query(
        `insert into files (id, site_id, owner_id, kind, status, filename, label, declared_type, declared_bytes, stored_type, ready_at)
          select gen_random_uuid(), $1, $2, $3, $4, 'paper.pdf', 'Paper ' || n, 'application/pdf', 100, 'application/pdf',
            app.now() + n * interval '1 second'
          from generate_series(1, $5::int) n`,
        [account.siteId, account.id, columns.kind ?? 'document', columns.status ?? 'ready', count],
      ),
    );
  const list = (person: SignedIn, query: Record<string, number> = {}) =>
    person.call('GET /v2/service-provider/account/documents', { query });

  it('lists the provider’s own ready documents, newest first', async () => {
    const groomer = await api.as('groomer');
    await addDocuments(groomer.account, 2);
    await addDocuments(groomer.account, 1, { kind: 'image' });
    await addDocuments(groomer.account, 1, { status: 'awaiting_upload' });
    await addDocuments(groomer.account, 1, { status: 'refused' });
    await addDocuments(await api.account(), 1);
    const { body } = await list(groomer);
    expect(body).toMatchObject({ total: 2, limit: 20, offset: 0 });
    expect(body.items.map((item) => item.title)).toEqual(['Paper 2', 'Paper 1']);
    expect(body.items[0]).toEqual({
      id: expect.any(String) as string,
      title: 'Paper 2',
      type: 'application/pdf',
      url: expect.stringContaining(`documents/${api.site.id}/`) as string,
      uploadedAt: expect.any(String) as string,
    });
  });

  it('RL-api-client-06 pages them; limit -1 returns the largest page, 100', async () => {
    const groomer = await api.as('groomer');
    await addDocuments(groomer.account, 103);
    for (const [query, items, limit] of [
      [{}, 20, 20],
      [{ limit: -1 }, 100, 100],
      [{ limit: 0 }, 100, 100],
      [{ limit: 5000 }, 100, 100],
      [{ limit: -1, offset: 100 }, 3, 100],
      [{ limit: 7, offset: 98 }, 5, 7],
      [{ limit: 7, offset: 500 }, 0, 7],
    ] as const) {
      const { body } = await list(groomer, query);
      expect([body.items.length, body.limit, body.total], JSON.stringify(query)).toEqual([items, limit, 103]);
    }
  });

  it.each([{ limit: -2 }, { limit: 1.5 }, { offset: -1 }])('rejects %j', async (query) => {
    expect((await list(await api.as('groomer'), query as Record<string, number>)).status).toBe(422);
  });
});

describe('the public profile', () => {
  const publicOf = (id: string) => api.call('GET /v2/service-provider/account/public-profile/:id', { params: { id } });

  it('contains public fields only', async () => {
    const groomer = await api.as(await api.account({ firstName: 'Dana', lastName: 'Reyes' }));
    await groomer.call('POST /v2/service-provider/account/settings', {
      body: {
        businessName: 'Wet Noses',
        description: 'Gentle with seniors',
        vanityUrl: `dana-${groomer.account.id.slice(-8)}`,
        businessPhone: '+15125550142',
        businessEmail: 'office@wetnoses.example',
        emergencyContactName: 'Sam Secret',
        emergencyContactPhone: '+15125550143',
        physicalAddress: {
          address: '77 Hidden Lane',
          city: 'Austin',
          stateOrProvince: 'TX',
          postalCode: '78799',
          latitude: 30.2747,
          longitude: -97.7404,
        },
      },
    });
    const { status, body, raw } = await publicOf(groomer.account.id);
    expect(status).toBe(200);
    expect(body).toEqual({
      id: groomer.account.id,
      displayName: 'Dana Reyes',
      description: 'Gentle with seniors',
      profilePicture: null,
      reviewSummary: { averageRating: 0, reviewCount: 0 },
      vanityUrl: `dana-${groomer.account.id.slice(-8)}`,
      businessName: 'Wet Noses',
      city: 'Austin',
      stateOrProvince: 'TX',
    });
    for (const secret of [
      groomer.account.email,
      groomer.account.phone,
      '5550142',
      'office@',
      'Secret',
      'Hidden',
      '78799',
      '30.27',
    ]) {
      expect(raw).not.toContain(secret);
    }
  });

  it.each(providerMachine.states)('exists for an active provider only: %s', async (state) => {
    const account = await api.account({ status: state });
    expect((await publicOf(account.id)).status).toBe(state === 'active' ? 200 : 404);
  });

  it('is not found for a customer, a provider of another site and an invalid id', async () => {
    const [customer, elsewhere] = [await api.account({ roles: ['customer'] }), await api.account({}, api.otherSite)];
    for (const id of [customer.id, elsewhere.id, newId(), 'nonsense']) {
      const answer = await publicOf(id);
      expect(answer.status, id).toBe(404);
      expect(answer.error.code, id).toBe('not_found');
    }
  });
});
