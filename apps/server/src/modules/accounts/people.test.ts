import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';

let api: TestApi;
let support: SignedIn;
beforeAll(async () => {
  api = await startTestApi();
  support = await api.as(await api.account({ roles: ['support'], firstName: 'Kim', lastName: 'Helper' }));
});
afterAll(() => api.close());

const find = async (search: string, query: Record<string, number> = {}, as = support) =>
  (await as.call('GET /v2/account/people', { query: { search, ...query } })).body;

describe('finding people', () => {
  it('works by a part of the name, the address or the number', async () => {
    const account = await api.account({ firstName: 'Wilhelmina', lastName: 'Featherstone' });
    for (const search of [
      'wilhel',
      'FEATHER',
      'mina feather',
      account.email,
      account.phone.slice(-7),
      ` ${account.phone} `,
    ]) {
      const { items, total } = await find(search);
      expect(total, search).toBe(1);
      expect(items, search).toEqual([
        {
          id: account.id,
          displayName: 'Wilhelmina Featherstone',
          email: account.email,
          phone: account.phone,
          roles: ['groomer'],
          canImpersonate: true,
        },
      ]);
    }
  });

  it('takes what is typed literally', async () => {
    await api.account({ firstName: 'Percy', lastName: '100%_Dog' });
    expect((await find('100%_Dog')).total).toBe(1);
    expect((await find('100__Dog')).total).toBe(0);
    expect((await find('P%y')).total).toBe(0);
    expect((await find(`' or 1=1 --`)).total).toBe(0);
    expect((await find('\\')).total).toBe(0);
  });

  it('RL-impersonation-06 says whom one may act as', async () => {
    const lastName = 'Zimmermann';
    await api.account({ firstName: 'Ann', lastName, roles: ['groomer'] });
    await api.account({ firstName: 'Bob', lastName, roles: ['fleet_owner', 'customer'] });
    await api.account({ firstName: 'Cy', lastName, roles: ['customer'] });
    await api.account({ firstName: 'Di', lastName, roles: ['mechanic'] });
    const gone = await api.account({ firstName: 'Ed', lastName, roles: ['groomer'] });
    await api.database.asOwner((owner) =>
      owner.query(`update accounts set status = 'inactive' where id = $1`, [gone.id]),
    );
    const { items } = await find(lastName);
    expect(items.map((item) => [item.displayName.split(' ')[0], item.canImpersonate])).toEqual([
      ['Ann', true],
      ['Bob', true],
      ['Cy', false],
      ['Di', false],
      ['Ed', false],
    ]);
    const asStaff = await find(lastName, {}, await api.as('staff'));
    expect(asStaff.items.map((item) => item.canImpersonate)).toEqual([false, false, false, false, false]);
  });

  it('stays within the site', async () => {
    await api.account({ lastName: 'Overthewall' }, api.otherSite);
    expect((await find('Overthewall')).total).toBe(0);
    expect((await find('Overthewall', {}, await api.as('support', api.otherSite))).total).toBe(1);
  });

  it('RL-api-client-06 comes in pages, in the order of the names', async () => {
    for (const firstName of ['Cleo', 'Arno', 'Bert']) await api.account({ firstName, lastName: 'Pagewright' });
    const page = await find('Pagewright', { limit: 2, offset: 1 });
    expect(page).toMatchObject({ total: 3, limit: 2, offset: 1 });
    expect(page.items.map((item) => item.displayName)).toEqual(['Bert Pagewright', 'Cleo Pagewright']);
    expect((await find('', { limit: -1 })).limit).toBe(100);
  });

  it.each(['groomer', 'fleet_owner', 'mechanic', 'renter', 'customer'] as const)('is not for a %s', async (role) => {
    const answer = await (await api.as(role)).call('GET /v2/account/people');
    expect(answer.status).toBe(403);
    expect(answer.error.code).toBe('forbidden');
  });
});
