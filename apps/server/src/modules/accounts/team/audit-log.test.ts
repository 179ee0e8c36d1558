import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type SignedIn, type TestApi } from '../../../../testing/index.ts';

let api: TestApi;
let staff: SignedIn;
let groomer: SignedIn;
beforeAll(async () => {
  api = await startTestApi();
  staff = await api.as('staff');
  groomer = await api.as(await api.account({ firstName: 'Wanda', lastName: 'Auditworth' }));
});
afterAll(() => api.close());

const log = async (query: Record<string, string | number> = {}, as = staff) =>
  (await as.call('GET /v2/staff/audit-log', { query })).body;
const replaceWeek = (person: Pick<SignedIn, 'call'>) =>
  person.call('POST /v2/service-appointment/service-provider/availability/weekly-availability', {
    body: { availability: [] },
  });
const changeAs = async (account: SignedIn['account'], reason: string) => {
  const supporter = await api.as(await api.account({ roles: ['support'], firstName: 'Sam', lastName: 'Okafor' }));
  const { body } = await supporter.call('POST /v2/account/impersonation', {
    body: { accountId: account.id, reason, deviceId: 'support' },
  });
  await replaceWeek({ call: (name, input) => api.call(name, { ...input, token: body.token }) });
};

describe('the audit log', () => {
  it('lists what was done by whom, the newest first, and what support did as somebody and why', async () => {
    await replaceWeek(groomer);
    await changeAs(groomer.account, 'Fixing Monday');
    const account = { id: groomer.account.id, displayName: 'Wanda Auditworth', roles: ['groomer'] };
    const bySupport = { reason: 'Fixing Monday', name: 'Sam Okafor' };
    const { items, total } = await log({ search: 'auditworth' });
    expect(total).toBe(3);
    expect(items).toMatchObject([
      { title: 'Changed weekly hours', account, bySupport },
      { title: 'Support access started', account, bySupport },
      { title: 'Changed weekly hours', account, bySupport: null },
    ]);
  });

  it('finds people by name, email or phone, and what an agent did in other accounts', async () => {
    const other = await api.as('groomer');
    await replaceWeek(other);
    for (const search of ['Wanda', groomer.account.email, groomer.account.phone.slice(-7)])
      expect(
        (await log({ search })).items.map(({ account }) => account?.id),
        search,
      ).not.toContain(other.account.id);
    const byAgent = await log({ search: 'okafor' });
    expect(byAgent.total).toBe(2);
    expect(byAgent.items.every(({ bySupport }) => bySupport?.name === 'Sam Okafor')).toBe(true);
    expect((await log({ search: 'nobody of this name' })).items).toEqual([]);
  });

  it('is narrowed to a kind', async () => {
    const titles = async (kind: string) =>
      (await log({ search: 'auditworth', kind })).items.map(({ title, bySupport }) => [title, bySupport !== null]);
    expect(await titles('support')).toEqual([
      ['Changed weekly hours', true],
      ['Support access started', true],
    ]);
    expect(await titles('bookings')).toEqual([
      ['Changed weekly hours', true],
      ['Changed weekly hours', false],
    ]);
    expect(await titles('account')).toEqual([['Support access started', true]]);
    expect(await titles('money')).toEqual([]);
  });

  it('is narrowed to a time: the end does not belong to it', async () => {
    const all = (await log({ search: 'auditworth' })).items;
    const [newest, , oldest] = all;
    const ids = async (query: Record<string, string>) =>
      (await log({ search: 'auditworth', ...query })).items.map(({ id }) => id);
    const after = (at: string) => new Date(Date.parse(at) + 1).toISOString();
    expect(await ids({ from: oldest?.at ?? '' })).toEqual(all.map(({ id }) => id));
    expect(await ids({ from: after(newest?.at ?? '') })).toEqual([]);
    expect(await ids({ until: oldest?.at ?? '' })).toEqual([]);
    expect(await ids({ until: after(newest?.at ?? '') })).toEqual(all.map(({ id }) => id));
    for (const from of ['yesterday', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59-23:59'])
      expect((await staff.call('GET /v2/staff/audit-log', { query: { from } })).status, from).toBe(422);
  });

  it('RL-api-client-06 is paged', async () => {
    const all = (await log({ search: 'auditworth' })).items.map(({ id }) => id);
    const page = await log({ search: 'auditworth', limit: 1, offset: 1 });
    expect(page).toMatchObject({ total: 3, limit: 1, offset: 1 });
    expect(page.items.map(({ id }) => id)).toEqual(all.slice(1, 2));
    expect((await log({ limit: -1 })).limit).toBe(100);
  });

  it('stays within the site', async () => {
    const stranger = await api.as('groomer', api.otherSite);
    await replaceWeek(stranger);
    const shown = (await log({ limit: 100 })).items.map(({ account }) => account?.id);
    expect(shown).toContain(groomer.account.id);
    expect(shown).not.toContain(stranger.account.id);
  });

  it.each(['groomer', 'fleet_owner', 'mechanic', 'renter', 'customer', 'support'] as const)(
    'is not for a %s',
    async (role) => {
      expect((await (await api.as(role)).call('GET /v2/staff/audit-log')).status).toBe(403);
    },
  );

  it('is read by an index of the site', async () => {
    const plan = await api.database.asOwner(async (owner) => {
      await owner.query('begin; set local enable_seqscan = off; set local enable_bitmapscan = off');
      const { rows } = await owner.query(
        `explain select id from audit_records where site_id = '019a0000-0000-7000-8000-000000000000' and listed order by at desc, id desc limit 20`,
      );
      await owner.query('rollback');
      return JSON.stringify(rows);
    });
    expect(plan).toContain('site_id_at_id_idx');
    expect(plan).not.toContain('Sort  (');
  });
});
