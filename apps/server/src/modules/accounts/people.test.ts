import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';

let api: TestApi;
let support: SignedIn;
beforeAll(async () => {
  api = await startTestApi();
  support = await api.as(await api.account({ roles: ['support'], firstName: 'Kim', lastName: 'Helper' }));
});
afterAll(() => api.close());

const find = async (search: string, query: Record<string, string | number> = {}, as = support) =>
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
          status: 'active',
          joinedAt: items[0]?.joinedAt,
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

  describe('with filters and orders', () => {
    const lastName = 'Quillfeather';
    const names = ({ items }: { items: readonly { displayName: string }[] }) =>
      items.map(({ displayName }) => displayName.split(' ')[0]);
    beforeAll(async () => {
      const ann = await api.account({ firstName: 'Ann', lastName, roles: ['groomer'] });
      const bob = await api.account({ firstName: 'Bob', lastName, roles: ['groomer', 'customer'] });
      const cy = await api.account({ firstName: 'Cy', lastName, roles: ['customer'] });
      const di = await api.account({ firstName: 'Di', lastName, roles: ['mechanic'] });
      await api.database.asOwner(async (owner) => {
        await owner.query(`update providers set status = 'pending' where account_id = $1`, [bob.id]);
        await owner.query(`update accounts set status = 'inactive' where id = $1`, [di.id]);
        const days = [ann.id, bob.id, cy.id, di.id];
        for (const [day, id] of days.entries())
          await owner.query(
            `update accounts set created_at = '2026-01-05'::timestamptz + make_interval(days => $2) where id = $1`,
            [id, day],
          );
      });
    });

    it('narrows by role and by status', async () => {
      expect(names(await find(lastName, { role: 'groomer' }))).toEqual(['Ann', 'Bob']);
      expect(names(await find(lastName, { role: 'customer' }))).toEqual(['Bob', 'Cy']);
      expect(names(await find(lastName, { status: 'pending' }))).toEqual(['Bob']);
      expect(names(await find(lastName, { status: 'inactive' }))).toEqual(['Di']);
      expect(names(await find(lastName, { role: 'customer', status: 'active' }))).toEqual(['Cy']);
    });

    it('counts each value of a filter under the other filter and the search', async () => {
      const all = await find(lastName);
      expect(all.counts.role).toMatchObject({ groomer: 2, customer: 2, mechanic: 1, renter: 0, support: 0 });
      expect(all.counts.status).toEqual({ new: 0, pending: 1, approved: 0, active: 2, inactive: 1 });
      const customers = await find(lastName, { role: 'customer' });
      expect(customers.counts.status).toEqual({ new: 0, pending: 1, approved: 0, active: 1, inactive: 0 });
      expect(customers.counts.role).toEqual(all.counts.role);
    });

    it.each([
      ['name', ['Ann', 'Bob', 'Cy', 'Di']],
      ['-name', ['Di', 'Cy', 'Bob', 'Ann']],
      ['joined', ['Ann', 'Bob', 'Cy', 'Di']],
      ['-joined', ['Di', 'Cy', 'Bob', 'Ann']],
      ['status', ['Ann', 'Cy', 'Di', 'Bob']],
      ['-status', ['Bob', 'Di', 'Ann', 'Cy']],
    ] as const)('sorts by %s', async (sort, expected) => {
      expect(names(await find(lastName, { sort }))).toEqual(expected);
    });

    it('rejects unknown orders and roles', async () => {
      for (const query of [{ sort: 'password_hash' }, { role: 'admin' }, { status: 'gone' }])
        expect((await support.call('GET /v2/account/people', { query })).status).toBe(422);
    });
  });

  it.each(['groomer', 'fleet_owner', 'mechanic', 'renter', 'customer'] as const)('is not for a %s', async (role) => {
    const answer = await (await api.as(role)).call('GET /v2/account/people');
    expect(answer.status).toBe(403);
    expect(answer.error.code).toBe('forbidden');
  });
});

describe('sign-ups by week', () => {
  const signUps = async () => {
    const { weeks } = (await support.call('GET /v2/account/people/sign-ups')).body;
    return weeks;
  };
  const joinedAt = async (at: string, site = api.site) => {
    const { id } = await api.account({}, site);
    await api.database.asOwner((owner) => owner.query('update accounts set created_at = $2 where id = $1', [id, at]));
  };

  it('counts twelve weeks from Monday to Sunday, of the own site only', async () => {
    const before = await signUps();
    const [first, second] = before.slice(-3).map(({ week }) => week);
    expect(before).toHaveLength(12);
    expect(before.every(({ week }) => new Date(week).getUTCDay() === 1)).toBe(true);
    await joinedAt(`${first}T00:00:00Z`);
    await joinedAt(new Date(Date.parse(`${second}T00:00:00Z`) - 1).toISOString());
    await joinedAt(`${second}T00:00:00Z`);
    await joinedAt(`${second}T12:00:00Z`, api.otherSite);
    const after = await signUps();
    expect(after.map(({ people }, index) => people - (before[index]?.people ?? 0))).toEqual([
      0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 0,
    ]);
  });

  it.each(['groomer', 'customer'] as const)('are not for a %s', async (role) => {
    expect((await (await api.as(role)).call('GET /v2/account/people/sign-ups')).status).toBe(403);
  });
});
